import type { ProseMark } from '#contract/memo.ts'
import { readSource } from '#web/lib/source-links.ts'

/** Marks of statements by the number of their citation in the text as sent. */
export type MarksByNumber = Readonly<Record<string, ProseMark>>

/** The members of a markdown node that are used here. */
export type MarkdownNode = {
  type: string
  url?: string
  title?: string | null
  value?: string
  children?: MarkdownNode[]
  data?: { hProperties: { 'data-cited': true; 'data-mark'?: ProseMark } }
}

/** Separates the quotes in the title of a citation. */
const quoteSeparator = '\n'

/** Returns the quotes in a citation's title. */
export const splitQuotes = (title: string | undefined): string[] => (title ? title.split(quoteSeparator) : [])

/**
 * Merges neighbouring citations of the same place into one, with the quotes of all as its title, and renumbers the
 * citations of the text: one number for each place with its quotes. The first of neighbouring citations gets the mark
 * of all, the gravest of several, as `data-mark`, and each is told from other links by `data-cited`.
 */
export function mergeCitations({ marks = {} }: { marks?: MarksByNumber | undefined } = {}) {
  return (tree: MarkdownNode): void => {
    const numbers = new Map<string, string>()
    mergeIn(tree, marks, (citation) => {
      const key = `${citation.url}${quoteSeparator}${citation.title ?? ''}`
      const number = numbers.get(key) ?? String(numbers.size + 1)
      numbers.set(key, number)
      citation.children = [{ type: 'text', value: number }]
    })
  }
}

const gravestFirst = ['contradicted', 'inferred', 'found', 'entered'] as const satisfies readonly ProseMark[]

function mergeIn(node: MarkdownNode, marks: MarksByNumber, renumber: (citation: MarkdownNode) => void): void {
  if (!node.children) return
  const kept: MarkdownNode[] = []
  let run: MarkdownNode[] = []
  let marksOfRun = new Set<ProseMark | undefined>()
  const endRun = () => {
    const mark = gravestFirst.find((one) => marksOfRun.has(one))
    for (const [index, citation] of run.entries()) {
      citation.data = { hProperties: { 'data-cited': true, ...(index === 0 && mark && { 'data-mark': mark }) } }
      renumber(citation)
    }
    run = []
    marksOfRun = new Set()
  }
  for (const child of node.children) {
    const isGap = child.type === 'text' && (child.value ?? '').trim() === ''
    if (!isCitation(child)) {
      if (!isGap) endRun()
      mergeIn(child, marks, renumber)
      kept.push(child)
      continue
    }
    marksOfRun.add(marks[child.children?.[0]?.value ?? ''])
    const same = run.find(({ url }) => url === child.url)
    if (same)
      same.title = [...new Set([...splitQuotes(same.title ?? ''), ...splitQuotes(child.title ?? '')])].join(
        quoteSeparator,
      )
    else {
      run.push(child)
      kept.push(child)
    }
  }
  endRun()
  node.children = kept
}

/** Whether a node is a link with a number as its text that leads to one of the memo's own sources or to a page of a site. */
function isCitation({ type, url = '', children = [] }: MarkdownNode): boolean {
  const [label] = children
  if (type !== 'link' || children.length !== 1 || !/^\d{1,4}$/.test(label?.value ?? '')) return false
  const kind = readSource(url)?.kind
  // On a site a number of four digits is more likely a year that the text names.
  return kind === 'page' || kind === 'update' || (kind === 'external' && (label?.value ?? '').length <= 3)
}
