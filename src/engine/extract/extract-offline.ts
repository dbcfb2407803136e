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
 * Returns all facts that the offline rules find in a deck and its updates, but for a template's own words and those of the rules
 * `without`. Pure: the same input gives the same facts in the same order.
 */
export function extractOffline(deck: UnderstoodDeck, updates: Updates, without: ReadonlySet<string> = none): Fact[] {
  const isKept = ({ rule }: Fact) => !without.has(rule)
  const input = prepareInput(deck, updates)
  const values = extractValues(input).filter(isKept)
  const topics = addTopics(input, values)
  const told = topicExtractors.flatMap((one) => one.extract(topics)).filter((fact) => !restsOnTemplate(fact))
  // A passage about a topic wins a tie with a sentence that only has its words.
  return [...told.filter(isKept), ...values]
}

const none: ReadonlySet<string> = new Set()

/** Returns the facts of all extractors but those of topics, which they come before. */
export function extractValues(input: ExtractInput): Fact[] {
  return valueExtractors.flatMap((one) => one.extract(input)).filter((fact) => !restsOnTemplate(fact))
}
