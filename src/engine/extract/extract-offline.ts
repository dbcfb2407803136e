import type { Extractor, Fact } from '#engine/facts.ts'
import type { UnderstoodDeck, Updates } from '#engine/slides.ts'
import { restsOnTemplate } from '#engine/text/rests-on-template.ts'
import { companyExtractors } from './company-extractors.ts'
import type { ExtractInput } from './extract-input.ts'
import { figureExtractors } from './figure-extractors.ts'
import { prepareInput } from './prepare-input.ts'
import { topicExtractors } from './topic-extractors.ts'
import { addTopics } from './topics/topic-input.ts'

/** The extractors of values, in the order in which they run; the order decides ties between equal facts. */
const valueExtractors: ReadonlyArray<Extractor<ExtractInput>> = [...companyExtractors, ...figureExtractors]

/**
 * Returns all facts that the offline rules find in a deck and its updates, but for a template's own words. Pure: the same input
 * gives the same facts in the same order.
 */
export function extractOffline(deck: UnderstoodDeck, updates: Updates): Fact[] {
  const input = prepareInput(deck, updates)
  const values = extractValues(input)
  const topics = addTopics(input, values)
  return [...topicExtractors.flatMap((one) => one.extract(topics)).filter((fact) => !restsOnTemplate(fact)), ...values]
}

/** Returns the facts that are values: all but those that the passages of a topic give. */
export function extractValues(input: ExtractInput): Fact[] {
  return valueExtractors.flatMap((one) => one.extract(input)).filter((fact) => !restsOnTemplate(fact))
}
