import type { Extractor, Fact, FactKey } from '#engine/facts.ts'
import { learnedVocabularies } from '#engine/learned-words/deck-words.ts'
import { makeFact, onPage } from '../company/make-fact.ts'
import type { ExtractInput } from '../extract-input.ts'
import { chooseProofs } from './choose-proofs.ts'
import type { ScoredValue } from './score-phrases.ts'
import { type ScoredVocabulary, scoredVocabularies } from './scored-vocabularies.ts'
import { concludeValues } from './weighed-values.ts'

type Limit = {
  /** Points from which a value is given. */
  least: number
  /** Points that a single phrase on a single page needs. */
  alone: number
  /** Share of the best value's points from which a further value is given. */
  share: number
  most: number
}

/** Nearly every deck shows whom it sells to and how it earns, so that few words are enough there; three kinds of customers are seldom meant. */
const limits: Record<ScoredVocabulary, Limit> = {
  industry: { least: 4, alone: 5, share: 0.25, most: 3 },
  client_type: { least: 2.25, alone: 2.25, share: 0.3, most: 2 },
  product_type: { least: 5, alone: 5, share: 0.5, most: 2 },
  business_model: { least: 3, alone: 3, share: 0.5, most: 2 },
  product_structure: { least: 6, alone: 6, share: 0.4, most: 3 },
  revenue_model: { least: 4.5, alone: 4.5, share: 0.4, most: 3 },
  distribution: { least: 5, alone: 5, share: 0.4, most: 3 },
}
/** Without a strong phrase a value needs this many times the least points. */
const manyPointsFactor = 1.5
/** Different phrases that a value without a strong one needs. */
const fewestPhrases = 3

/** One extractor for each vocabulary whose values are scored by the deck's words. */
export const classificationExtractors: ReadonlyArray<Extractor<ExtractInput>> = scoredVocabularies.map(
  (vocabulary) => ({
    id: vocabulary.replace('_', '-'),
    extract: (input) => {
      const learned = learnedVocabularies.find((one) => one === vocabulary)
      const weighed = learned ? concludeValues(learned, input) : null
      return weighed ?? classify(vocabulary, input.scores.get(vocabulary) ?? [])
    },
  }),
)

/** Returns the values of one vocabulary that the deck's own words speak for clearly enough. */
function classify(vocabulary: ScoredVocabulary, scored: readonly ScoredValue[]): Fact[] {
  const limit = limits[vocabulary]
  const believed = scored.filter((one) => isBelievable(one, limit))
  const best = believed[0]
  if (!best) return []
  const close = believed.filter((one) => one.score >= best.score * limit.share)
  return keepAi(close, limit.most).map((one) => makeClassification(one, vocabulary, best.score))
}

/**
 * Investors file a company that builds on AI under it beside its field, so AI is the last to be left out when there are
 * too many.
 */
function keepAi(close: readonly ScoredValue[], most: number): ScoredValue[] {
  const chosen = close.slice(0, most)
  const next = close[most]
  return next?.value === 'ai' ? [...chosen.slice(0, -1), next] : chosen
}

function isBelievable(one: ScoredValue, limit: Limit): boolean {
  if (one.score < limit.least) return false
  const phrases = new Set(one.proofs.map((proof) => proof.phrase.toLowerCase())).size
  if (phrases < 2 && one.pages < 2 && one.score < limit.alone) return false
  return (
    one.proofs.some((proof) => proof.strong) ||
    (one.score >= limit.least * manyPointsFactor && phrases >= fewestPhrases)
  )
}

function makeClassification(one: ScoredValue, vocabulary: ScoredVocabulary, best: number): Fact {
  const proofs = chooseProofs(one.proofs)
  const key: FactKey = vocabulary
  return makeFact({
    key,
    value: one.value,
    evidence: proofs.map((proof) => onPage(proof.page, proof.sentence)),
    rule: `${vocabulary.replace('_', '-')}.phrases`,
    ground: { from: 'words', words: proofs.map((proof) => proof.phrase) },
    kind: 'inferred',
    score: 0.55 + 0.3 * (one.score / best) + Math.min(one.score, 40) / 270,
  })
}
