import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Fact } from '#engine/facts.ts'
import type { ExtractInput } from '../extract-input.ts'
import { addValueClues } from './page-values.ts'
import { rankTopicPages, type TopicPage } from './rank-pages.ts'
import { listTopicPassages, type TopicPassage } from './topic-passages.ts'
import { topicWeights } from './topic-weights.ts'

/** What extractors of topics are given. */
export type TopicInput = ExtractInput & {
  /** The pages about each topic, the most likely first. */
  topicPages: ReadonlyMap<KeyFactName, readonly TopicPage[]>
  /** The best passages on each topic, best first. */
  topicPassages: ReadonlyMap<KeyFactName, readonly TopicPassage[]>
}

/** Adds the pages about each topic and their passages; `values` are the facts that other extractors found in the deck. */
export function addTopics(input: ExtractInput, values: readonly Fact[]): TopicInput {
  const { deck, passages, topicClues } = input
  const topicPages = rankTopicPages(deck, addValueClues(topicClues, values), topicWeights.afterValues)
  return { ...input, topicPages, topicPassages: listTopicPassages(deck.language, passages, topicPages) }
}
