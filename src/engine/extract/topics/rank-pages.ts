import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Slide, UnderstoodDeck } from '#engine/slides.ts'
import { computeChance } from '../compute-chance.ts'
import { learnedLanguage } from '../learned-words/word-model.ts'
import { listPageClues, pageClueNames, readPages } from './page-clues.ts'
import { type TranslatedRule, translateTopicRules } from './topic-rules.ts'
import { type TopicModel, topicWeights } from './topic-weights.ts'

/** A page that is about a topic; `leads` where the topic's kind is the first of its slide. */
export type TopicPage = { slide: Slide; probability: number; leads: boolean }

const mostPages = 3
/** A topic whose best page is less likely is one that the deck says nothing of. */
const leastProbability = 0.3
/** A further page may be this much less likely than the least that a topic needs. */
const furtherShare = 0.8

/** Returns the pages about each topic, the most likely first, at most three; none where the deck has nothing on it. */
export function rankTopicPages(deck: UnderstoodDeck): Map<KeyFactName, TopicPage[]> {
  const pages = readPages(deck)
  const models = topicWeights[deck.language === learnedLanguage ? 'learned' : 'plain']
  return new Map(
    translateTopicRules(deck.language).map((rule) => [
      rule.topic,
      rankPages(deck, rule, listPageClues(deck, rule, pages), models.topics[rule.topic] ?? models.any),
    ]),
  )
}

function rankPages(
  { slides }: UnderstoodDeck,
  rule: TranslatedRule,
  clues: readonly number[][],
  model: TopicModel,
): TopicPage[] {
  const probabilities = clues.map((one) => computeChance(pageClueNames, model, one))
  return choosePages(probabilities).flatMap((index) => {
    const slide = slides[index]
    if (!slide) return []
    const [first] = slide.kinds
    const leads = first !== undefined && rule.kinds.includes(first.kind)
    return [{ slide, probability: probabilities[index] ?? 0, leads }]
  })
}

/** Returns the places, from 0, of the pages that stand for a topic, the most likely first; earlier pages win ties. */
export function choosePages(probabilities: readonly number[]): number[] {
  if (Math.max(0, ...probabilities) < leastProbability) return []
  return probabilities
    .map((probability, index) => ({ probability, index }))
    .filter(({ probability }) => probability >= leastProbability * furtherShare)
    .sort((a, b) => b.probability - a.probability || a.index - b.index)
    .slice(0, mostPages)
    .map(({ index }) => index)
}
