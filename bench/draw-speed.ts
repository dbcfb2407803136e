import { createDeckReader } from '#engine/read/deck-reader.ts'
import type { BenchDeck } from './bench-decks.ts'
import { measureMs } from './rounds.ts'

/** Milliseconds, pictures and bytes of drawing all pages as WebP. */
export type DrawSpeed = { ms: number; pictures: number; bytes: number }

/** Draws all pages of all decks once in the reading threads, `width` pixels wide. */
export async function measureDrawing(decks: readonly BenchDeck[], width: number): Promise<DrawSpeed> {
  const reader = createDeckReader({ pages: 10_000, seconds: 600, memoryMb: 512 })
  const speed = { ms: 0, pictures: 0, bytes: 0 }
  for (const { pdf } of decks) {
    speed.ms += await measureMs(() =>
      reader.images(pdf, {
        width,
        onImage: async ({ webp }) => {
          speed.pictures++
          speed.bytes += webp.length
        },
      }),
    )
  }
  await reader.close()
  return speed
}
