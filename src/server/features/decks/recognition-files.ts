import { Readable } from 'node:stream'
import type { RecognitionStore } from '#engine/ports.ts'
import type { Ctx } from '#server/platform/context.ts'
import { AppError } from '#server/platform/errors.ts'
import { getRecognitionKey } from './deck-files.ts'
import { hasDeck } from './decks-store.ts'

/**
 * Keeps what was recognised on the pictures of a deck beside its file, page by page: the file of a deck never changes. A
 * retry or an update then goes on with it. Nothing is kept for a deck that is gone; `onGone` is told instead.
 */
export function createRecognitionStore(ctx: Ctx, deckId: string, onGone: () => void): RecognitionStore {
  return {
    load: async (page) => {
      try {
        return Buffer.from(await ctx.files.getBytes(getRecognitionKey(deckId, page))).toString('utf8')
      } catch (error) {
        if (error instanceof AppError && error.code === 404) return null
        throw error
      }
    },
    save: async (page, text) => {
      if (await hasDeck(ctx.db, deckId)) {
        await ctx.files.putStream(getRecognitionKey(deckId, page), Readable.from([Buffer.from(text)]))
      } else onGone()
    },
  }
}
