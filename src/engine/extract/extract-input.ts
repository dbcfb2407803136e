import type { UnderstoodDeck, Updates } from '#engine/slides.ts'

/** What every offline extractor is given. */
export type ExtractInput = {
  deck: UnderstoodDeck
  updates: Updates
}
