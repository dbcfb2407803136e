import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Slide, SlideKind, UnderstoodDeck } from '#engine/slides.ts'
import type { TopicPage } from './rank-pages.ts'

/**
 * Topics of which a page's rank says more than its title does, each with the kind of slide that extractors know, and from which
 * chance. The pages of a team say it by the people on them.
 */
const toldByRank: ReadonlyArray<readonly [topic: KeyFactName, kind: SlideKind, least: number]> = [
  ['Market', 'market', 0.45],
  ['Use of Funds', 'ask', 0.6],
]
/** A page that is surely about a topic leads before one whose title names another kind in part. */
const scoreOf = (probability: number) => 1 + 2 * probability

/** Returns the deck with the kinds that the ranks of its pages add to those of titles and cues. */
export function withTopicKinds(
  deck: UnderstoodDeck,
  topicPages: ReadonlyMap<KeyFactName, readonly TopicPage[]>,
): UnderstoodDeck {
  return { ...deck, slides: deck.slides.map((slide) => addKinds(slide, topicPages)) }
}

function addKinds(slide: Slide, topicPages: ReadonlyMap<KeyFactName, readonly TopicPage[]>): Slide {
  const added = toldByRank.flatMap(([topic, kind, least]) => {
    const probability = topicPages.get(topic)?.find((one) => one.slide === slide)?.probability ?? 0
    const isKnown = slide.kinds.some((one) => one.kind === kind)
    return probability < least || isKnown ? [] : [{ kind, score: scoreOf(probability) }]
  })
  return added.length === 0 ? slide : { ...slide, kinds: [...slide.kinds, ...added].sort((a, b) => b.score - a.score) }
}
