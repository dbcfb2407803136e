import type { ProseMark } from '#contract/memo.ts'
import { readSource } from '#web/lib/source-links.ts'

/** Marks of statements by the number of their citation in the text as sent. */
export type MarksByNumber = Readonly<Record<string, ProseMark>>

/** One place of a run of citations: the address of a source and its quotes. */
export type CitedPlace = { url: string; quotes: string[] }

/** The members of a markdown node that are used here. */
export type MarkdownNode = {
  type: string
  url?: string
  title?: string | null
  value?: string
  children?: MarkdownNode[]
  data?: { hProperties: { 'data-cited': string; 'data-mark'?: ProseMark } }
}

/**
 * Merges citations that stand together into the first of them: its `data-cited` has their places as JSON, each once with
 * all its quotes, and its `data-mark` the gravest of their marks.
 */
export function mergeCitations({ marks = {} }: { marks?: MarksByNumber | undefined } = {}) {
  return (tree: MarkdownNode): void => mergeIn(tree, marks)
}

const gravestFirst = ['contradicted', 'inferred', 'found', 'entered'] as const satisfies readonly ProseMark[]

function mergeIn(node: MarkdownNode, marks: MarksByNumber): void {
  if (!node.children) return
  const kept: MarkdownNode[] = []
  let run: MarkdownNode[] = []
  const endRun = () => {
    const [first] = run
    if (first) first.data = { hProperties: describeRun(run, marks) }
    run = []
  }
  for (const child of node.children) {
    if (isCitation(child)) {
      if (run.length === 0) kept.push(child)
      run.push(child)
      continue
    }
    const isGap = child.type === 'text' && (child.value ?? '').trim() === ''
    if (!isGap) endRun()
    mergeIn(child, marks)
    kept.push(child)
  }
  endRun()
  node.children = kept
}

function describeRun(run: readonly MarkdownNode[], marks: MarksByNumber) {
  const places = new Map<string, Set<string>>()
  for (const { url = '', title } of run) {
    const quotes = places.get(url) ?? new Set()
    places.set(url, title ? quotes.add(title) : quotes)
  }
  const marksOfRun = run.map(({ children = [] }) => marks[children[0]?.value ?? ''])
  const mark = gravestFirst.find((one) => marksOfRun.includes(one))
  const cited = [...places].map(([url, quotes]): CitedPlace => ({ url, quotes: [...quotes] }))
  return { 'data-cited': JSON.stringify(cited), ...(mark && { 'data-mark': mark }) }
}

/** Whether a node is a link with a number as its text that leads to one of the memo's own sources or to a page of a site. */
function isCitation({ type, url = '', children = [] }: MarkdownNode): boolean {
  const [label] = children
  if (type !== 'link' || children.length !== 1 || !/^\d{1,4}$/.test(label?.value ?? '')) return false
  const kind = readSource(url)?.kind
  // On a site a number of four digits is more likely a year that the text names.
  return kind === 'page' || kind === 'update' || (kind === 'external' && (label?.value ?? '').length <= 3)
}
