import { fromMarkdown } from 'mdast-util-from-markdown'
import { type ComponentType, createElement, Fragment, type ReactNode, useMemo } from 'react'
import type { MarkdownNode } from './merge-citations.ts'

type Root = ReturnType<typeof fromMarkdown>
type Node = Root | Root['children'][number]
type LinkProps = { href?: string; title?: string; children?: ReactNode }

/** What shows the links of a text: any further members that a change of the tree gave them come as attributes. */
export type Components = { a: ComponentType<LinkProps> }

/** Changes the tree of a text before it is shown; a link gets further members by its `data.hProperties`. */
type TreeChange = (tree: MarkdownNode) => void

type MarkdownProps = { components: Components; change: TreeChange; children: string }

/** Shows markdown. Raw HTML and images are left out; a link of another scheme than those of pages, mail and chats loses its address. */
export default function Markdown({ components, change, children }: MarkdownProps) {
  const tree = useMemo(() => {
    const made = fromMarkdown(children)
    // A tree of markdown has these members, and what a change puts in is of the kinds that it found.
    change(made as MarkdownNode)
    return made
  }, [children, change])
  return renderAll(tree.children, components)
}

function renderAll(nodes: readonly Node[], components: Components): ReactNode {
  return nodes.map((node, index) => createElement(Fragment, { key: index }, render(node, components)))
}

function render(node: Node, components: Components): ReactNode {
  if (node.type === 'text') return node.value
  const children = 'children' in node ? renderAll(node.children, components) : null
  switch (node.type) {
    case 'paragraph':
      return <p>{children}</p>
    case 'strong':
      return <strong>{children}</strong>
    case 'emphasis':
      return <em>{children}</em>
    case 'link':
      return createElement(
        components.a,
        { href: blankUnsafe(node.url), ...(node.title && { title: node.title }), ...readMembers(node) },
        children,
      )
    case 'list':
      return createElement(
        node.ordered ? 'ol' : 'ul',
        node.ordered && (node.start ?? 1) !== 1 ? { start: node.start } : null,
        node.children.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the items of a text never change places
          <li key={index}>{item.children.map((part) => renderInItem(part, node.spread === true, components))}</li>
        )),
      )
    case 'heading':
      return createElement(`h${node.depth}`, null, children)
    case 'blockquote':
      return <blockquote>{children}</blockquote>
    case 'inlineCode':
      return <code>{node.value}</code>
    case 'code':
      return (
        <pre>
          <code>{node.value}</code>
        </pre>
      )
    case 'break':
      return <br />
    case 'thematicBreak':
      return <hr />
    default:
      return children
  }
}

/** In a list without empty lines between its items, paragraphs are plain text. */
function renderInItem(part: Node, isSpread: boolean, components: Components): ReactNode {
  const key = part.position?.start.offset
  if (part.type !== 'paragraph' || isSpread) return createElement(Fragment, { key }, render(part, components))
  return createElement(Fragment, { key }, renderAll(part.children, components))
}

/** The members that a change of the tree gave a link. */
function readMembers({ data }: { data?: unknown }): Readonly<Record<string, unknown>> {
  const members = typeof data === 'object' && data !== null ? Reflect.get(data, 'hProperties') : null
  return typeof members === 'object' && members !== null ? { ...members } : {}
}

/** Returns an address that a reader can follow: relative, or of a page, a person or a room. */
function blankUnsafe(address: string): string {
  const scheme = /^([^/?#:]*):/.exec(address)?.[1]
  return scheme === undefined || /^(?:https?|ircs?|mailto|xmpp)$/i.test(scheme) ? address : ''
}
