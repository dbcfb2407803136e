import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { getDeckFolder } from './deck-files.ts'
import { forgetUpload, hasDeck } from './decks-store.ts'

export const discardFilesQueue = queue('discard-files', z.object({ deckId: z.uuid() }))

/** Removes every file of a deck that is gone or was never made; the files of an existing deck are left alone. */
export async function discardFiles(ctx: Ctx, { deckId }: { deckId: string }): Promise<void> {
  if (!(await hasDeck(ctx.db, deckId))) await ctx.files.deleteFolder(getDeckFolder(deckId))
  await forgetUpload(ctx.db, deckId)
}
