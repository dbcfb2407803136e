import type { UnderstoodDeck, Updates } from '#engine/slides.ts'
import type { ExtractInput } from './extract-input.ts'

const noUpdates: Updates = { text: '', lines: [] }

/** Returns what the extractors of one run share. */
export function prepareInput(deck: UnderstoodDeck, updates: Updates = noUpdates): ExtractInput {
  return { deck, updates }
}
