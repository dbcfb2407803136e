import type { SlideKind } from '#engine/slides.ts'
import type { Passage } from '#engine/text/passages.ts'
import { splitTokens } from '#engine/text/tokens.ts'
import deckWords from '#engine/weights/deck-words.json' with { type: 'json' }
import {
  countWords,
  learnedLanguage,
  makeWordModel,
  scoreClasses,
  type WordCounts,
  type WordModel,
  wordTable,
} from './word-model.ts'

/** The vocabularies whose values are learned from the words of decks. */
export const learnedVocabularies = ['industry', 'client_type', 'product_type', 'business_model'] as const
export type LearnedVocabulary = (typeof learnedVocabularies)[number]

/** How likely a deck's words are those of a value, as a logit. */
export type WordScore = { value: string; logit: number }

/** How much a word on a slide of a kind says of what the company is; kinds that are not listed count 1. */
const kindWeights: Partial<Record<SlideKind, number>> = {
  cover: 2,
  team: 0,
  advisors: 0,
  competition: 0.5,
  financials: 0.5,
  ask: 0.5,
  roadmap: 0.5,
  contact: 0.5,
}

/** The name of a value among the classes of a table. */
export const nameClass = (vocabulary: LearnedVocabulary, value: string) => `${vocabulary}/${value}`

const isLearned = (name: string): name is LearnedVocabulary => learnedVocabularies.some((one) => one === name)

/** Returns vocabulary and value of a class. Throws where it is none of decks. */
export function splitClass(name: string): { vocabulary: LearnedVocabulary; value: string } {
  const [vocabulary = '', value = ''] = name.split('/')
  if (!isLearned(vocabulary)) throw new Error(`${name} is not a value of a learned vocabulary.`)
  return { vocabulary, value }
}

/** How much the words of a passage count: not at all in sources and beside people. */
function weighPassage({ place, inPersonCard, slide }: Passage): number {
  if (place === 'source-note' || inPersonCard) return 0
  const [first] = slide.kinds
  return first ? (kindWeights[first.kind] ?? 1) : 1
}

/** Returns the words of a deck, each as often as it speaks of what the company is. */
export function countDeckWords(passages: readonly Passage[]): WordCounts {
  const counts: WordCounts = new Map()
  for (const passage of passages) countWords(counts, splitTokens(passage.text), weighPassage(passage))
  return counts
}

/** The model that the invented decks of `training/` gave. */
const deckModel = makeWordModel(wordTable.parse(deckWords))

/** Of fewer words and pairs of words some speak by chance. */
const fewestWords = 80

/**
 * Returns for each vocabulary how likely the words of a deck are those of each value, the likeliest first; nothing for a deck of few
 * words or of another language than that of the model.
 */
export function scoreDeckWords(
  language: string,
  counts: WordCounts,
  model: WordModel = deckModel,
): Map<LearnedVocabulary, WordScore[]> {
  if (language !== learnedLanguage || counts.size < fewestWords) return new Map()
  const scored = [...scoreClasses(model, counts)].map(([name, logit]) => ({ ...splitClass(name), logit }))
  const byVocabulary = Map.groupBy(scored, ({ vocabulary }) => vocabulary)
  return new Map(
    [...byVocabulary].map(([vocabulary, values]) => [
      vocabulary,
      values
        .map(({ value, logit }) => ({ value, logit }))
        .sort((a, b) => b.logit - a.logit || (a.value < b.value ? -1 : 1)),
    ]),
  )
}
