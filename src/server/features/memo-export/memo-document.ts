/** A piece of a line. A note of a number that stood before is the same source once more. */
export type Span =
  | { kind: 'text'; text: string; bold?: true }
  | { kind: 'note'; number: number; isFirst: boolean }
  | { kind: 'mark'; text: 'Check' | 'Edited' }

export type Row = { name: string; spans: Span[] }

export type Block =
  | { kind: 'heading'; level: 1 | 2; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[]; isAside?: true }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; rows: Row[] }

/** A footnote: all that is cited of one place, and where that is. `address` is absolute, null for what has no address. */
export type Note = { number: number; quotes: string[]; place: string; address: string | null }

/** A memo as a document, whatever file it becomes: plain text throughout, nothing in it is markup. */
export type MemoDocument = {
  title: string
  /** The company's one-liner; '' when it is unknown. */
  lead: string
  /** What stands under the title: when the memo was made, by what, and what a language model cost. */
  made: string
  blocks: Block[]
  /** In the order of their numbers, from 1. */
  notes: Note[]
}
