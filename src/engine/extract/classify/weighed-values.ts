import type { Fact } from '#engine/facts.ts'
import type { LearnedVocabulary } from '#engine/learned-words/deck-words.ts'
import { makeFact, onPage } from '../company/make-fact.ts'
import { computeChance } from '../compute-chance.ts'
import type { ExtractInput } from '../extract-input.ts'
import { chooseProofs } from './choose-proofs.ts'
import { listValueClues, type ValueClues, type ValueModel, valueClueNames } from './value-clues.ts'
import { valueWeights } from './value-weights.ts'

/**
 * From which chance the likeliest value is given, the second and so on. Labels name any industry that could be meant, so that a
 * doubtful one is seldom wrong, but for a third; they name few ways to earn, and a second one has to be nearly sure.
 */
const limits: Record<LearnedVocabulary, readonly number[]> = {
  industry: [0.3, 0.3, 0.4],
  client_type: [0.5, 0.5],
  product_type: [0.5, 0.5],
  business_model: [0.65, 0.85],
}

/** The score of a value without any chance: what is concluded from words is not less sure than what phrases conclude. */
const lowestScore = 0.55

/**
 * Returns the values of a vocabulary that the deck's phrases speak for and its words bear out; null in a deck of few words or of a
 * language whose words were not learned. Phrases are what a value cites: words alone say it of sentences that show nothing.
 */
export function concludeValues(
  vocabulary: LearnedVocabulary,
  { scores, wordScores }: Pick<ExtractInput, 'scores' | 'wordScores'>,
): Fact[] | null {
  const words = wordScores.get(vocabulary)
  if (!words) return null
  const phrases = scores.get(vocabulary) ?? []
  const clues = listValueClues(phrases, words)
  return chooseValues(vocabulary, clues, valueWeights.vocabularies[vocabulary]).map(({ value, chance }) => {
    const proofs = chooseProofs(phrases.find((one) => one.value === value)?.proofs ?? [])
    return makeFact({
      key: vocabulary,
      value,
      evidence: proofs.map((proof) => onPage(proof.page, proof.sentence)),
      rule: `${vocabulary.replace('_', '-')}.phrases`,
      ground: { from: 'words', words: proofs.map((proof) => proof.phrase) },
      kind: 'inferred',
      score: lowestScore + (1 - lowestScore) * chance,
    })
  })
}

/** Returns the values with a phrase that are likely enough to be given, the likeliest first. */
export function chooseValues(
  vocabulary: LearnedVocabulary,
  clues: readonly ValueClues[],
  model: ValueModel,
): Array<{ value: string; chance: number }> {
  const least = limits[vocabulary]
  return clues
    .filter(({ hasPhrase }) => hasPhrase)
    .map((one) => ({ value: one.value, chance: computeChance(valueClueNames, model, one.clues) }))
    .sort((a, b) => b.chance - a.chance)
    .slice(0, least.length)
    .filter(({ chance }, at) => chance >= (least[at] ?? 0))
}
