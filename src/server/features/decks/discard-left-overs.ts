import type { Ctx } from '#server/platform/context.ts'
import { uploadsBefore } from './decks-store.ts'
import { discardFilesQueue } from './discard-files.ts'

/** No upload takes this long; one that was noted earlier ended with the process that received it. */
const uploadMs = 6 * 3_600_000

/** Has the files of uploads discarded that were never finished. */
export async function discardLeftOvers(ctx: Ctx): Promise<void> {
  const deckIds = await uploadsBefore(ctx.db, new Date(ctx.now().getTime() - uploadMs))
  if (deckIds.length === 0) return
  await ctx.db.transaction().execute(async (trx) => {
    for (const deckId of deckIds) await ctx.jobs.send(trx, discardFilesQueue, { deckId }, { key: deckId })
  })
}
