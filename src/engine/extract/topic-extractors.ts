import type { Extractor } from '#engine/facts.ts'
import { leadExtractor } from './company/statements.ts'
import { topicExtractor } from './topics/topic-facts.ts'
import type { TopicInput } from './topics/topic-input.ts'

/** What the deck says on its topics: the values that a passage is, and the key facts. */
export const topicExtractors: ReadonlyArray<Extractor<TopicInput>> = [leadExtractor, topicExtractor]
