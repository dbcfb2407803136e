import type { Extractor, Fact } from '#engine/facts.ts'
import type { UnderstoodDeck, Updates } from '#engine/slides.ts'
import { restsOnTemplate } from '#engine/text/rests-on-template.ts'
import { companyExtractors } from './company-extractors.ts'
import type { ExtractInput } from './extract-input.ts'
import { figureExtractors } from './figure-extractors.ts'
import { prepareInput } from './prepare-input.ts'

/** The offline extractors in the order in which they run; the order decides ties between equal facts. */
const offlineExtractors: ReadonlyArray<Extractor<ExtractInput>> = [...companyExtractors, ...figureExtractors]

/**
 * Returns all facts that the offline rules find in a deck and its updates, but for a template's own words. Pure: the same input
 * gives the same facts in the same order.
 */
export function extractOffline(deck: UnderstoodDeck, updates: Updates): Fact[] {
  const input = prepareInput(deck, updates)
  return offlineExtractors.flatMap((extractor) => extractor.extract(input)).filter((fact) => !restsOnTemplate(fact))
}
