import type { WordScore } from '#engine/learned-words/deck-words.ts'
import type { ClueModel } from '../compute-chance.ts'
import type { ScoredValue } from './score-phrases.ts'

/** What speaks for a value of a vocabulary: its phrases and its words, each also beside those of the best value. */
export const valueClueNames = ['phrases', 'phrases beside the best', 'words', 'words beside the best'] as const

/** Points and logits from which more says nothing new. */
const mostPoints = 60
const leastLogit = -6
const mostLogit = 3

/** What each clue adds to the logit of a value's being right. */
export type ValueModel = ClueModel<(typeof valueClueNames)[number]>

/** The clues of one value, each between 0 and 1, in the order of `valueClueNames`; and whether a phrase speaks for it. */
export type ValueClues = { value: string; hasPhrase: boolean; clues: number[] }

/** Returns the clues of each value of a vocabulary from the points of its phrases and the logits of its words. */
export function listValueClues(phrases: readonly ScoredValue[], words: readonly WordScore[]): ValueClues[] {
  const mostScore = Math.max(0, ...phrases.map(({ score }) => score))
  const best = Math.max(...words.map(({ logit }) => logit))
  return words.map(({ value, logit }) => {
    const score = Math.max(0, phrases.find((one) => one.value === value)?.score ?? 0)
    const within = Math.min(Math.max(logit, leastLogit), mostLogit)
    const clues: Record<(typeof valueClueNames)[number], number> = {
      phrases: Math.min(Math.log1p(score) / Math.log1p(mostPoints), 1),
      'phrases beside the best': mostScore > 0 ? score / mostScore : 0,
      words: (within - leastLogit) / (mostLogit - leastLogit),
      'words beside the best': Math.exp(logit - best),
    }
    return { value, hasPhrase: score > 0, clues: valueClueNames.map((name) => clues[name]) }
  })
}
