import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { arrayField, boolField, memoValue, removedParts, strField } from './memo.ts'
import { standingCounts } from './standing.ts'

/** A place in a memo: a field, an entry of a list by its value, one of the candidates by its index from 0. */
const place = z.object({
  section: z.string(),
  /** Left out where a whole founder is meant. */
  field: z.string().exactOptional(),
  founder_id: z.uuid().exactOptional(),
  entry: z.object({ value: z.string() }).exactOptional(),
  candidate: z.number().int().min(0).exactOptional(),
})
export type ChangePlace = z.output<typeof place>

const text = z.string().trim().min(1, 'Required').max(2_000, 'At most 2,000 characters')

/**
 * One act of a person. On a field, or one entry of a list: `confirm`, `withdraw` what a person did. On a field: `set` a value, `take` a
 * candidate. A value set that another place of the deck states is taken from there. On a list, entry by entry: add, set, remove,
 * restore one that was removed. On founders: add (by a name; a founder candidate of that name is taken), remove, restore, merge into
 * another, move before another (null: to the end).
 */
const memoChange = z.discriminatedUnion('op', [
  z.object({ op: z.literal('confirm'), place }),
  z.object({ op: z.literal('withdraw'), place }),
  z.object({ op: z.literal('set'), place, value: memoValue }),
  z.object({ op: z.literal('take'), place }),
  z.object({ op: z.literal('entry_add'), place, value: text }),
  z.object({ op: z.literal('entry_set'), place, value: text }),
  z.object({ op: z.literal('entry_remove'), place }),
  z.object({ op: z.literal('entry_restore'), place }),
  z.object({ op: z.literal('founder_add'), place, value: text }),
  z.object({ op: z.literal('founder_remove'), place }),
  z.object({ op: z.literal('founder_restore'), place }),
  z.object({ op: z.literal('founder_merge'), place, into: z.uuid() }),
  z.object({ op: z.literal('founder_move'), place, before: z.uuid().nullable() }),
])
export type MemoChange = z.output<typeof memoChange>

/** The whole of a field that changed. */
const changedField = z.object({
  section: z.string(),
  field: z.string(),
  founder_id: z.uuid().exactOptional(),
  value: z.discriminatedUnion('type', [strField, boolField, arrayField]),
})

const changesMade = z.object({
  version: z.number().int(),
  /** All that changed since the version that was sent, by others too. */
  fields: z.array(changedField),
  /** In the order of the founders' section. */
  founder_ids: z.array(z.uuid()),
  /** What is removed now; left out where nothing of it changed since the version that was sent. */
  removed: removedParts.exactOptional(),
  counts: standingCounts,
})
export type ChangesMade = z.output<typeof changesMade>

const memoParams = z.object({ id: z.uuid() })

export const memoChangeEndpoints = {
  change: endpoint({
    method: 'POST',
    path: '/api/generated_answers/:id/changes/',
    access: 'member',
    scope: 'memos:write',
    summary:
      'Change single fields, entries and founders. 409 with the newest memo only where one of these fields was changed since `version`.',
    params: memoParams,
    body: z.object({ version: z.number().int(), changes: z.array(memoChange).min(1).max(50) }),
    response: changesMade,
  }),
  undo: endpoint({
    method: 'POST',
    path: '/api/generated_answers/:id/undo/',
    access: 'member',
    summary:
      'Undo the caller’s last change that no one else has changed since; it stays in the history. 404 when none is left, 409 when all were changed since.',
    params: memoParams,
    body: z.object({ version: z.number().int() }),
    response: changesMade,
  }),
}
