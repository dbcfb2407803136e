import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { uploadsBefore } from './decks-store.ts'
import { discardFilesQueue } from './discard-files.ts'

/** No upload takes this long; one that was noted earlier ended with the process that received it. */
const uploadMs = 6 * 3_600_000

/** Has the files of uploads discarded that were never finished. */
export async function discardLeftOvers(ctx: Ctx): Promise<void> {
  const deckIds = await uploadsBefore(ctx.db, new Date(ctx.now().getTime() - uploadMs))
  if (deckIds.length === 0) return
  await inTransaction(ctx, async (tx) => {
    for (const deckId of deckIds) await tx.jobs.send(discardFilesQueue, { deckId }, { key: deckId })
  })
}
