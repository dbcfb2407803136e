import type { KeyFactName } from '#contract/memo-fields.ts'
import { learnedLanguage } from '#engine/learned-words/word-model.ts'
import type { Slide, UnderstoodDeck } from '#engine/slides.ts'
import { computeChance } from '../compute-chance.ts'
import { pageClueNames, type TopicClues } from './page-clues.ts'
import type { LanguageModels, TopicModel } from './topic-weights.ts'

/** A page that is about a topic; `leads` where its title and cues say so before all else. */
export type TopicPage = { slide: Slide; probability: number; leads: boolean }

const mostPages = 3
/** A topic whose best page is less likely is one that the deck says nothing of. */
const leastProbability = 0.3
/** A further page may be this much less likely than the least that a topic needs. */
const furtherShare = 0.8

/** Returns the pages about each topic, the most likely first, at most three; none where the deck has nothing on it. */
export function rankTopicPages(
  deck: UnderstoodDeck,
  clues: TopicClues,
  weights: LanguageModels,
): Map<KeyFactName, TopicPage[]> {
  const models = weights[deck.language === learnedLanguage ? 'learned' : 'plain']
  return new Map(
    [...clues].map(([topic, pages]) => [topic, rankPages(deck, pages, models.topics[topic] ?? models.any)]),
  )
}

const leadsPlace = pageClueNames.indexOf('leads')

function rankPages({ slides }: UnderstoodDeck, clues: readonly number[][], model: TopicModel): TopicPage[] {
  const probabilities = clues.map((one) => computeChance(pageClueNames, model, one))
  return choosePages(probabilities).flatMap((index) => {
    const slide = slides[index]
    return slide ? [{ slide, probability: probabilities[index] ?? 0, leads: clues[index]?.[leadsPlace] === 1 }] : []
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
