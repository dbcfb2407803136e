import { Readable } from 'node:stream'
import { ReadFailure } from '#engine/ports.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalid, notFound } from '#server/platform/errors.ts'
import { FairTurns } from '#threads/fair-turns.ts'
import { getUnlockedKey } from './deck-files.ts'
import { listDocuments, setUnlockedKey } from './decks-store.ts'

const wrongPassword = 'This password does not open the PDF. Check it and try again.'

/** A whole file and its copy are in memory while it is unlocked: one at a time, however many members ask. */
const unlockings = new FairTurns(['the only place'])

/**
 * Stores a copy of a deck's file that opens without its password, beside the file as it was received; everything that reads
 * the deck uses the copy. The password is kept nowhere. AppError 422 when it does not open the file.
 */
export async function unlockDeck(ctx: Ctx, deckId: string, password: string): Promise<void> {
  const [document] = await listDocuments(ctx.db, deckId)
  if (!document) throw notFound('This deck has no file.')
  const key = getUnlockedKey(deckId)
  await unlockings.use(deckId, undefined, async () => {
    const copy = await unlock(ctx, await ctx.files.getBytes(document.storage_key), password)
    await ctx.files.putStream(key, Readable.from([Buffer.from(copy)]))
  })
  if (await setUnlockedKey(ctx.db, document.document_id, key)) return
  await ctx.files.delete(key)
  throw notFound('This deck has no file.')
}

async function unlock(ctx: Ctx, file: Uint8Array, password: string): Promise<Uint8Array> {
  try {
    const copy = await ctx.reader.unlock(file, password)
    // Only a copy that can be read takes the place of the file.
    await ctx.reader.inspect(copy)
    return copy
  } catch (error) {
    if (!(error instanceof ReadFailure)) throw error
    throw invalid({ password: error.code === 'password' ? wrongPassword : error.message })
  }
}
