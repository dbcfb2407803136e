import { z } from 'zod'
import { entry } from '#contract/memo.ts'

/** An entry that a person removed, as it stood and where. */
const removedEntry = z.object({
  section: z.string(),
  field: z.string(),
  founder_id: z.uuid().exactOptional(),
  entry,
  at: z.number().int(),
  by: z.string().nullable(),
  on: z.string(),
})
export type RemovedEntry = z.output<typeof removedEntry>
export const removedEntries = z.array(removedEntry)
