import { ReadFailure } from '#engine/ports.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalid, unsupported } from '#server/platform/errors.ts'
import { FairTurns } from '#threads/fair-turns.ts'

/** A whole file is in memory while it is inspected: one at a time, however many have arrived. */
const inspections = new FairTurns(['the only place'])

/**
 * Returns the number of pages of a stored file; 0 for a PDF under a password, which is asked for when it is read. AppError 415 or
 * 422 with a sentence when it can't be read as a deck.
 */
export async function countPages(ctx: Ctx, workspaceId: string, storageKey: string): Promise<number> {
  const inspect = async () => ctx.reader.inspect(await ctx.files.getBytes(storageKey))
  try {
    const { pageCount } = await inspections.use(workspaceId, undefined, inspect)
    return pageCount
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    if (error.code === 'password') return 0
    throw error.code === 'not-a-deck' ? unsupported(error.message) : invalid({ pdf_file: error.message })
  }
}
