import type { Mark } from '#contract/find-mark.ts'
import { markWords } from '#contract/mark-words.ts'
import type { MemoField } from '#contract/memo.ts'

type EnteredField = Pick<MemoField, 'entered'> | undefined

/** Returns a mark in a word; what a person left as it was found is 'Confirmed'. */
export function describeMark(mark: Mark, field?: EnteredField): string {
  return mark === 'entered' && field?.entered?.action === 'confirmed' ? 'Confirmed' : markWords[mark]
}
