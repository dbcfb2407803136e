import type { Fact } from '#engine/facts.ts'
import { businessModels } from '#engine/lexicons/business-models.ts'
import { clientTypes } from '#engine/lexicons/client-types.ts'
import { distributions } from '#engine/lexicons/distributions.ts'
import { industries } from '#engine/lexicons/industries.ts'
import { splitPhrases } from '#engine/lexicons/language-lexicon.ts'
import { findLexicon } from '#engine/lexicons/lexicon-of.ts'
import { spendingAndGrowth } from '#engine/lexicons/nature-words.ts'
import type { PhraseLexicon } from '#engine/lexicons/phrase-lexicon.ts'
import { productStructures } from '#engine/lexicons/product-structures.ts'
import { productTypes } from '#engine/lexicons/product-types.ts'
import { revenueModels } from '#engine/lexicons/revenue-models.ts'
import type { Slide, SlideKind } from '#engine/slides.ts'
import { isNegatedBy } from '#engine/text/negations.ts'
import { type Passage, sentenceAt } from '#engine/text/passages.ts'
import { addPhrase, findPhrases, makeTrie, type PhraseMatch, type PhraseTrie, splitTokens } from './phrase-trie.ts'

/** The vocabularies that are answered by weighed phrases. */
export const scoredVocabularies = [
  'industry',
  'client_type',
  'product_type',
  'business_model',
  'product_structure',
  'revenue_model',
  'distribution',
] as const
export type ScoredVocabulary = (typeof scoredVocabularies)[number]

const lexicons: Record<ScoredVocabulary, PhraseLexicon> = {
  industry: industries,
  client_type: clientTypes,
  product_type: productTypes,
  business_model: businessModels,
  product_structure: productStructures,
  revenue_model: revenueModels,
  distribution: distributions,
}
const strongPoints = 3
const mediumPoints = 1
const againstPoints = -2

const triesByLanguage = new Map<string, PhraseTrie<ScoredVocabulary>>()

/** The phrases of a language with the English ones, made at a language's first deck. */
function getTrie(language: string): PhraseTrie<ScoredVocabulary> {
  const kept = triesByLanguage.get(language)
  if (kept) return kept
  const trie = makeTrie<ScoredVocabulary>()
  const lexicon = findLexicon(language)
  const own = lexicon?.phrases
  const falseFriends = new Set(splitPhrases(lexicon?.words?.falseFriend ?? ''))
  const english = (phrases: readonly string[]) => phrases.filter((phrase) => !falseFriends.has(phrase))
  for (const vocabulary of scoredVocabularies) {
    const add = (value: string, weight: number, phrases: readonly string[]) => {
      for (const phrase of phrases) addPhrase(trie, phrase, { vocabulary, value, weight })
    }
    for (const [value, spoken] of Object.entries(own?.[vocabulary] ?? {})) {
      add(value, strongPoints, splitPhrases(spoken.strong ?? ''))
      add(value, mediumPoints, splitPhrases(spoken.medium ?? ''))
      add(value, againstPoints, splitPhrases(spoken.against ?? ''))
    }
    for (const [value, phrases] of Object.entries(lexicons[vocabulary])) {
      add(value, strongPoints, english(phrases.strong))
      add(value, mediumPoints, english(phrases.medium))
      add(value, againstPoints, english(phrases.against ?? []))
    }
  }
  triesByLanguage.set(language, trie)
  return trie
}

/** How much a kind of slide says about each vocabulary; kinds that are not listed count 1. */
const kindFactors: Record<ScoredVocabulary, Partial<Record<SlideKind, number>>> = {
  industry: {
    cover: 2.5,
    solution: 2,
    market: 1.6,
    product: 1.4,
    problem: 1.2,
    competition: 0.5,
    team: 0,
    advisors: 0,
    'go-to-market': 0.5,
    financials: 0.3,
    roadmap: 0.4,
    ask: 0.4,
    contact: 0.4,
    'business-model': 1,
    technology: 0.8,
  },
  client_type: {
    cover: 2,
    solution: 1.6,
    market: 1.8,
    problem: 1.4,
    'business-model': 1.8,
    'go-to-market': 1.4,
    team: 0,
    advisors: 0,
    competition: 0.5,
    financials: 0.6,
    ask: 0.3,
    roadmap: 0.5,
    technology: 0.5,
  },
  product_type: {
    cover: 2,
    solution: 2,
    product: 2,
    technology: 1.2,
    team: 0,
    advisors: 0,
    problem: 0.5,
    market: 0.4,
    competition: 0.5,
    ask: 0.4,
    financials: 0.5,
    roadmap: 0.8,
  },
  business_model: {
    'business-model': 3,
    financials: 1.3,
    cover: 1.2,
    solution: 0.8,
    product: 0.7,
    market: 0.4,
    problem: 0.2,
    competition: 0.3,
    team: 0,
    advisors: 0,
    ask: 0.4,
    'go-to-market': 0.7,
    roadmap: 0.4,
    traction: 0.9,
    technology: 0.4,
  },
  product_structure: {
    cover: 2,
    solution: 2,
    product: 2,
    team: 0,
    advisors: 0,
    problem: 0.2,
    market: 0.3,
    competition: 0.3,
    ask: 0.3,
    technology: 1.2,
    'go-to-market': 0.4,
  },
  revenue_model: {
    'business-model': 3,
    financials: 1.2,
    problem: 0.2,
    competition: 0.3,
    team: 0,
    advisors: 0,
    solution: 0.7,
    market: 0.3,
    product: 0.7,
    cover: 1,
  },
  distribution: {
    'go-to-market': 3,
    traction: 1,
    'business-model': 1,
    team: 0,
    advisors: 0,
    problem: 0.1,
    solution: 0.4,
    product: 0.4,
    market: 0.4,
    competition: 0.3,
    ask: 0.5,
    roadmap: 0.7,
    cover: 0.3,
  },
}
const oneLinerFactor = 3
const titleFactor = 1.3
/** What one page, and one phrase, can add at most, so that a repeated word does not decide alone. */
const mostPagePoints = 8
const leastPagePoints = -2
const mostRepeats = 3

/** 'per month' beside spending or growth says nothing about how the company earns. */
const earningVocabularies: ReadonlySet<ScoredVocabulary> = new Set(['business_model', 'revenue_model'])
/** A phrase that spoke for a value: where, and how much it added. */
export type PhraseProof = { phrase: string; page: number; sentence: string; points: number; strong: boolean }
/** How strongly a deck speaks for a value of a vocabulary, best proof first. */
export type ScoredValue = { value: string; score: number; pages: number; proofs: PhraseProof[] }

/** 'No new hardware': what a negation and a phrase may have between them beside what passes anyway. */
const betweenNegationAndPhrase = /\b(?:new|extra|additional|special|more|other|need for|need of)\s+$/i
const lookBackCharacters = 60

/** What somebody does without is still the industry and the customer that the deck speaks of. */
const subjectVocabularies: ReadonlySet<ScoredVocabulary> = new Set(['industry', 'client_type'])

const isNegated = (text: string, start: number) =>
  isNegatedBy(
    text
      .slice(Math.max(0, start - lookBackCharacters), start)
      .replace(betweenNegationAndPhrase, '')
      .toLowerCase(),
  )

type Tally = { perPage: Map<number, number>; perPhrase: Map<string, number>; proofs: PhraseProof[] }

/** Returns the values of each vocabulary with their scores, best first; the passages are read once for all vocabularies. */
export function scorePhrases(
  language: string,
  passages: readonly Passage[],
  oneLiner: Fact | undefined,
): Map<ScoredVocabulary, ScoredValue[]> {
  const tallies = new Map<ScoredVocabulary, Map<string, Tally>>()
  const trie = getTrie(language)
  for (const passage of passages) {
    if (passage.place === 'source-note' || passage.inPersonCard) continue
    const from = oneLiner?.evidence[0]?.page === passage.page ? passage.text.indexOf(String(oneLiner.value)) : -1
    const to = from + String(oneLiner?.value ?? '').length
    for (const match of findPhrases(trie, passage.text, splitTokens(passage.text))) {
      countMatch(tallies, match, passage, from >= 0 && match.start >= from && match.end <= to)
    }
  }
  const result = new Map<ScoredVocabulary, ScoredValue[]>()
  for (const [vocabulary, values] of tallies) {
    const weighed = [...values].map(([value, tally]): ScoredValue => {
      const score = [...tally.perPage.values()].reduce(
        (sum, points) => sum + Math.max(Math.min(points, mostPagePoints), leastPagePoints),
        0,
      )
      const proofs = tally.proofs.sort((a, b) => b.points - a.points || a.page - b.page)
      return {
        value,
        score: Math.round(score * 100) / 100,
        pages: new Set(tally.proofs.map((proof) => proof.page)).size,
        proofs,
      }
    })
    result.set(
      vocabulary,
      weighed.sort((a, b) => b.score - a.score || a.value.localeCompare(b.value)),
    )
  }
  return result
}

function countMatch(
  tallies: Map<ScoredVocabulary, Map<string, Tally>>,
  match: PhraseMatch<ScoredVocabulary>,
  passage: Passage,
  isOneLiner: boolean,
): void {
  const values = tallies.get(match.vocabulary) ?? new Map<string, Tally>()
  tallies.set(match.vocabulary, values)
  if (match.weight > 0 && !subjectVocabularies.has(match.vocabulary) && isNegated(passage.text, match.start)) return
  const tally: Tally = values.get(match.value) ?? { perPage: new Map(), perPhrase: new Map(), proofs: [] }
  values.set(match.value, tally)
  const phrase = passage.text.slice(match.start, match.end)
  const key = phrase.toLowerCase()
  const times = tally.perPhrase.get(key) ?? 0
  tally.perPhrase.set(key, times + 1)
  const fade = times >= mostRepeats ? 0 : 1 / (1 + times * 0.7)
  const place = isOneLiner
    ? Math.max(oneLinerFactor, getSlideFactor(passage.slide, match.vocabulary))
    : getSlideFactor(passage.slide, match.vocabulary)
  // On the slide of the business model an advertising campaign is what customers pay for.
  if (
    match.weight < 0 &&
    earningVocabularies.has(match.vocabulary) &&
    passage.slide.kinds[0]?.kind === 'business-model'
  )
    return
  const points = match.weight * place * fade * (passage.place === 'title' ? titleFactor : 1)
  const sentence = sentenceAt(passage, match.start)
  if (
    points === 0 ||
    (match.weight > 0 && earningVocabularies.has(match.vocabulary) && spendingAndGrowth.test(sentence))
  )
    return
  tally.perPage.set(passage.page, (tally.perPage.get(passage.page) ?? 0) + points)
  if (points > 0)
    tally.proofs.push({ phrase, page: passage.page, sentence, points, strong: match.weight === strongPoints })
}

/** The weight of a slide: of its best kind, softened by the second where that one is nearly as sure. */
function getSlideFactor(slide: Slide, vocabulary: ScoredVocabulary): number {
  const weights = kindFactors[vocabulary]
  const [first, second] = slide.kinds
  if (!first) return 1
  const one = weights[first.kind] ?? 1
  if (!second || second.score < first.score * 0.75) return one
  return Math.max(
    one * 0.7 + (weights[second.kind] ?? 1) * 0.3,
    one === 0 ? 0 : Math.min(one, weights[second.kind] ?? 1),
  )
}
