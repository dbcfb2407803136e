import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Fact } from '#engine/facts.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { makeFact, onPage } from '../company/make-fact.ts'
import type { Passage } from './passages.ts'
import { topicPassages } from './topic-passages.ts'
import { topicRules } from './topic-rules.ts'

/** The deck's best passages on each of the key facts; a topic the deck has nothing on gives none. */
export function topicFacts(deck: UnderstoodDeck): Fact[] {
  return topicRules.flatMap(({ topic }) =>
    topicPassages(deck, topic).map((found, index) => topicFact(topic, found.passage, found.text, found.titled, index)),
  )
}

function topicFact(topic: KeyFactName, passage: Passage, text: string, titled: boolean, order: number): Fact {
  const title = passage.slide.title.slice(0, 60)
  return makeFact({
    key: `topic:${topic}`,
    value: text,
    evidence: [onPage(passage.page, text)],
    rule: titled ? `topic.slide` : `topic.words`,
    reason:
      titled && title
        ? `Page ${passage.page} ('${title}') is about this.`
        : `Page ${passage.page} speaks of this in these words.`,
    score: (titled ? 0.9 : 0.65) - order * 0.05,
  })
}
