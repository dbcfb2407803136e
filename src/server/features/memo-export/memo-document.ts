/** A piece of a line. A note of a number that stood before is the same source once more. */
export type Span =
  | { kind: 'text'; text: string; bold?: true }
  | { kind: 'note'; number: number; isFirst: boolean }
  /** The text of a mark is in brackets. */
  | { kind: 'mark'; text: string; tone: MarkTone }

/** How a mark behind a value looks: what a person entered is quiet, what is not proved is doubted, what is contradicted alarms. */
export type MarkTone = 'quiet' | 'doubt' | 'alarm'

export type Row = { name: string; spans: Span[] }

export type Block =
  | { kind: 'heading'; level: 1 | 2; spans: Span[] }
  | { kind: 'paragraph'; spans: Span[] }
  | { kind: 'list'; items: Span[][] }
  | { kind: 'table'; rows: Row[] }

/**
 * A footnote: all that is cited of one place, and where that is. `address` is absolute, null for what has no address. `translations`:
 * the English of quotes by a model, by the quote.
 */
export type Note = {
  number: number
  quotes: string[]
  place: string
  address: string | null
  translations?: Readonly<Record<string, string>>
}

/** A memo as a document, whatever file it becomes: plain text throughout, nothing in it is markup. */
export type MemoDocument = {
  title: string
  /** The company's one-liner; '' when it is unknown. */
  lead: string
  /** What stands under the title: when the memo was made, by what, and what a language model cost. */
  made: string
  /** How sure the memo is, in one line: '8 of 49 to check · 39 proved'. */
  counts: string
  /** Instructions to a machine that the deck holds, each quoted with its place; the first lines under the title. */
  warnings: string[]
  blocks: Block[]
  /** In the order of their numbers, from 1. */
  notes: Note[]
}
