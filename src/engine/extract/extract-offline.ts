import type { Extractor, Fact } from '#engine/facts.ts'
import type { UnderstoodDeck, Updates } from '#engine/slides.ts'
import { companyExtractors } from './company-extractors.ts'
import { figureExtractors } from './figure-extractors.ts'

/** What every offline extractor is given. */
export type OfflineInput = { deck: UnderstoodDeck; updates: Updates }

/** The offline extractors in the order in which they run; the order decides ties between equal facts. */
export const offlineExtractors: ReadonlyArray<Extractor<OfflineInput>> = [...companyExtractors, ...figureExtractors]

/** All facts that the offline rules find in a deck and its updates. Pure: the same input gives the same facts in the same order. */
export function extractOffline(deck: UnderstoodDeck, updates: Updates): Fact[] {
  return offlineExtractors.flatMap((extractor) => extractor.extract({ deck, updates }))
}
