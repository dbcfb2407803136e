import type { KeyFacts } from '#contract/key-facts-in-order.ts'
import type { ProseMark } from '#contract/memo.ts'
import type { MarksByNumber } from './citations.ts'

/** The key facts of a memo with the marks of their citations, by topic and number. */
export type MarkedKeyFacts = { facts: KeyFacts; marks: Record<string, MarksByNumber> }

/** Returns the mark of a source of a key fact, by its place in the list of sources. */
export const getSourceMark = ({ marks }: MarkedKeyFacts, topic: string, index: number): ProseMark | null =>
  marks[topic]?.[String(index + 1)] ?? null
