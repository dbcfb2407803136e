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

type Ranked = { deck: UnderstoodDeck; topicPages: Map<KeyFactName, TopicPage[]> }

/** Returns the deck with the kinds that the ranks of its pages add to those of titles and cues; ranks themselves stay as they are. */
export function withTopicKinds({ deck, topicPages }: Ranked): Ranked {
  const told = new Map(deck.slides.map((slide) => [slide, addKinds(slide, topicPages)]))
  const find = (slide: Slide) => told.get(slide) ?? slide
  return {
    deck: { ...deck, slides: deck.slides.map(find) },
    topicPages: new Map(
      [...topicPages].map(([topic, pages]) => [topic, pages.map((one) => ({ ...one, slide: find(one.slide) }))]),
    ),
  }
}

function addKinds(slide: Slide, topicPages: Ranked['topicPages']): Slide {
  const added = toldByRank.flatMap(([topic, kind, least]) => {
    const probability = topicPages.get(topic)?.find((one) => one.slide === slide)?.probability ?? 0
    const isKnown = slide.kinds.some((one) => one.kind === kind)
    return probability < least || isKnown ? [] : [{ kind, score: scoreOf(probability) }]
  })
  return added.length === 0 ? slide : { ...slide, kinds: [...slide.kinds, ...added].sort((a, b) => b.score - a.score) }
}
