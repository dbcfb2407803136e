import { findMark } from '#contract/find-mark.ts'
import type { ProseMark } from '#contract/memo.ts'
import type { VerifiedFact } from '#engine/facts.ts'

/** From what a reader must know to what needs no care. */
const order: readonly ProseMark[] = ['contradicted', 'inferred', 'found', 'entered']

/** Returns of two marks the one that a reader must know; null, for a proved value, gives way to the other. */
export function chooseMark(one: ProseMark | null, other: ProseMark | null): ProseMark | null {
  return order.find((mark) => mark === one || mark === other) ?? null
}

/** Returns the mark of a field or an entry in prose: null for what is proved. */
export function markValue(value: Parameters<typeof findMark>[0]): ProseMark | null {
  const found = findMark(value)
  return order.find((mark) => mark === found) ?? null
}

/** Returns the mark of a fact in prose: null for what is proved. */
export function markFact({ standing, contradictedBy }: VerifiedFact): ProseMark | null {
  if (contradictedBy && contradictedBy.length > 0) return 'contradicted'
  return standing === 'proved' ? null : standing
}
