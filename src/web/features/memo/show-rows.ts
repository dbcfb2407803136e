import { findMark, type Mark } from '#contract/find-mark.ts'
import type { MemoField } from '#contract/memo.ts'
import { isUnknown } from '#contract/unknown-fields.ts'

/** Which rows the edit view is limited to, as the address has it. */
export type Show = 'check' | 'contradicted' | 'proved' | 'team'

const shownMarks: Record<Show, readonly Mark[]> = {
  check: ['contradicted', 'found', 'inferred'],
  contradicted: ['contradicted'],
  proved: ['proved'],
  team: ['entered'],
}

/** Reads the `show` of an address; null for all rows. */
export function readShow(text: string | null): Show | null {
  return text === 'check' || text === 'contradicted' || text === 'proved' || text === 'team' ? text : null
}

/** Returns whether a field is among those; they are as many as the counts of the memo say. */
export function isShown(field: MemoField, show: Show): boolean {
  const mark = findMark(field)
  return mark !== null && shownMarks[show].includes(mark) && !isUnknown(field.value)
}
