import { z } from 'zod'

/** Acts on a field: `confirmed` leaves the value as it was; `reopened` gives back the one that was found. */
const fieldActions = ['edited', 'confirmed', 'reopened', 'taken'] as const
/** Acts on one entry of a list, with the entry as `from` and `to`. */
const entryActions = ['entry_added', 'entry_set', 'entry_removed', 'entry_restored'] as const
const founderActions = [
  'founder_added',
  'founder_removed',
  'founder_restored',
  'founder_merged',
  'founder_moved',
] as const

/** What a person did to a memo; `withdrawn` undoes an earlier act. */
export const memoActions = [...fieldActions, ...entryActions, ...founderActions, 'withdrawn'] as const
export type MemoAction = (typeof memoActions)[number]

/** Returns whether an act is on a founder as a whole; its field is the founder's name. */
export function isFounderAction(action: MemoAction): boolean {
  return founderActions.some((one) => one === action)
}

const value = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()])

/** One act of a person. Of a founder who was merged `to` is the one merged into, of one who was moved the one before whom. */
export const recordedChange = z.object({
  version: z.number().int(),
  changed_on: z.string(),
  changed_by: z.object({ first_name: z.string(), last_name: z.string() }),
  section: z.string(),
  /** The founder's name before the change; null outside the founders' section. */
  founder: z.string().nullable(),
  founder_id: z.uuid().exactOptional(),
  field: z.string(),
  action: z.enum(memoActions),
  from: value,
  to: value,
  /** It was undone by a later version. */
  undone: z.literal(true).exactOptional(),
})
