import { z } from 'zod'
import { candidate, type MemoField, memoField } from '#contract/memo.ts'
import { type MemoAction, memoActions } from '#contract/memo-history.ts'
import type { FieldPlace, MemoValue } from './memo-value.ts'
import { type RemovedEntry, removedEntries } from './removed-entry.ts'
import type { OtherValue } from './take-candidate.ts'

/** What an act needs to be replayed in a memo that is made again, and to be undone. */
const changeDetail = z.object({
  /** The field before the act; of a merge all fields of the founder who stays. */
  before: z.record(z.string(), memoField).exactOptional(),
  /** The entries removed from the list before the act. */
  removed: removedEntries.exactOptional(),
  /** The one entry that the act is on. */
  entry: z.string().exactOptional(),
  /** The candidate that was taken. */
  taken: candidate.pick({ value: true, reason: true, source: true }).exactOptional(),
  /** Where the founder stood. */
  at: z.number().int().exactOptional(),
  /** Whom the founder was merged into. */
  into: z.uuid().exactOptional(),
  /** The act that this one undid. */
  undid: z.enum(memoActions).exactOptional(),
})
export type ChangeDetail = {
  before?: Record<string, MemoField>
  removed?: RemovedEntry[]
  entry?: string
  taken?: OtherValue
  at?: number
  into?: string
  undid?: MemoAction
}
// Only `exactOptional` and the union of fields make the types differ in form.
export const parseChangeDetail = (detail: unknown): ChangeDetail =>
  detail === null ? {} : (changeDetail.parse(detail) as ChangeDetail)

/** What a person did to a field or to a founder. `founderId` is null outside the founders' section and in old records. */
export type MemoChangeRecord = FieldPlace & {
  action: MemoAction
  founderId: string | null
  from: MemoValue
  to: MemoValue
  detail: ChangeDetail
}
