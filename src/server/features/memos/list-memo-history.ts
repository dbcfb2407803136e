import type { Answer } from '#contract/endpoint.ts'
import type { memoEndpoints } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { nameKey } from '../api-keys/name-key.ts'
import { readEdits } from './memo-edits-store.ts'
import { parseChange } from './memo-row.ts'
import { requireMemo } from './require-memo.ts'

type Names = Record<'first_name' | 'last_name' | 'by_key', string | null>

/** The name of who made a change; of a program, that of its key. */
const describeAuthor = ({ first_name, last_name, by_key }: Names) =>
  by_key === null
    ? { first_name: first_name ?? '', last_name: last_name ?? '' }
    : { first_name: nameKey(by_key), last_name: '' }

/** Every change that people made to a memo, newest first. */
export async function listMemoHistory(ctx: Ctx, memoId: string): Promise<Answer<typeof memoEndpoints.history>> {
  await requireMemo(ctx, memoId)
  const edits = await readEdits(ctx.db, memoId)
  return edits.reverse().map((row) => {
    const { section, field, founder, founderId, action, from, to } = parseChange(row)
    const changed_by = describeAuthor(row)
    return {
      version: row.version,
      changed_on: row.changed_at.toISOString(),
      changed_by,
      section,
      field,
      founder,
      ...(founderId !== null && { founder_id: founderId }),
      action,
      from,
      to,
      ...(row.undone_in !== null && { undone: true as const }),
    }
  })
}
