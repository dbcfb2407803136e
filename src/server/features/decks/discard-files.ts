import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { getDeckFolder } from './deck-files.ts'
import { forgetUpload, hasDeck, noteUpload } from './decks-store.ts'

/** It is tried for more than a day, at first every few seconds: a store that was away must not keep what was deleted. */
export const discardFilesQueue = queue('discard-files', z.object({ deckId: z.uuid() }), { retries: 14, retryDelay: 6 })

const dayMs = 86_400_000

/** Removes every file of a deck that is gone or was never made; the files of an existing deck are left alone. */
export async function discardFiles(ctx: Ctx, { deckId }: { deckId: string }): Promise<void> {
  if (!(await hasDeck(ctx.db, deckId))) await ctx.files.deleteFolder(getDeckFolder(deckId))
  await forgetUpload(ctx.db, deckId)
}

/** Notes the deck as an upload of the day before, so that the next uploads have its files discarded once more. */
export async function giveUpDiscarding(ctx: Ctx, { deckId }: { deckId: string }, reason: string): Promise<void> {
  ctx.log.error(
    { deckId, reason },
    'Could not remove the files of a deleted deck yet; tries again with a later upload.',
  )
  await noteUpload(ctx.db, deckId, new Date(ctx.now().getTime() - dayMs))
}
