import type { Fact } from '#engine/facts.ts'
import { spendingAndGrowth } from '#engine/lexicons/nature-words.ts'
import type { Slide } from '#engine/slides.ts'
import { isNegatedBy } from '#engine/text/negations.ts'
import { type Passage, sentenceAt } from '#engine/text/passages.ts'
import { splitTokens, type Token } from '#engine/text/tokens.ts'
import { findPhrases, type PhraseMatch } from './phrase-trie.ts'
import { kindFactors, type ScoredVocabulary } from './scored-vocabularies.ts'
import { getTrie, strongPoints } from './vocabulary-trie.ts'

/** A phrase in the one-liner counts at least this many times. */
const oneLinerFactor = 3
/** A phrase in a title counts this many times. */
const titleFactor = 1.3
/** What one page can add at most, so that a repeated word does not decide alone. */
const mostPagePoints = 8
/** What one page can take at most. */
const leastPagePoints = -2
/** From this repetition on a phrase adds nothing. */
const mostRepeats = 3

/** Beside spending or growth 'per month' says nothing about how the company earns. */
const earningVocabularies: ReadonlySet<ScoredVocabulary> = new Set(['business_model', 'revenue_model'])
/** A phrase that spoke for a value: where, and how much it added. */
type PhraseProof = { phrase: string; page: number; sentence: string; points: number; strong: boolean }
/** How strongly a deck speaks for a value of a vocabulary, best proof first. */
export type ScoredValue = { value: string; score: number; pages: number; proofs: PhraseProof[] }

/** 'No new hardware': words between a negation and its phrase. */
const betweenNegationAndPhrase = /\b(?:new|extra|additional|special|more|other|need for|need of)\s+$/i
/** How far ahead of a phrase a negation is looked for: farther it belongs to another clause. */
const lookBackCharacters = 60

/** 'Without paper' still names the industry and the customer: a negation does not count in these vocabularies. */
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
    for (const match of findPhrases(trie, passage.text, readRates(passage.text, splitTokens(passage.text)))) {
      countMatch(tallies, match, passage, from >= 0 && match.start >= from && match.end <= to)
    }
  }
  const result = new Map<ScoredVocabulary, ScoredValue[]>()
  for (const [vocabulary, values] of tallies) {
    const scored = [...values].map(([value, tally]): ScoredValue => {
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
      scored.sort((a, b) => b.score - a.score || a.value.localeCompare(b.value)),
    )
  }
  return result
}

const stroke = /^\s?\/\s?$/u
const price = /(?:\p{Sc}|\b(?:USD|EUR|GBP|CHF))\s?\d[\d.,]*$|\d[\d.,]*\s?\p{Sc}$/iu

/** '$49/month' and '€9/user/month' are read as they are spoken: 'per user per month'. */
function readRates(text: string, tokens: readonly Token[]): Token[] {
  let isRate = false
  return tokens.flatMap((token, at) => {
    const before = tokens[at - 1]
    const between = before ? text.slice(before.end, token.start) : ''
    isRate = stroke.test(between) && (isRate || price.test(text.slice(0, before?.end))) && /^\p{L}/u.test(token.key)
    return isRate ? [{ key: 'per', start: before?.end ?? 0, end: token.start }, token] : [token]
  })
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

/** Returns the factor of a slide: of its best kind, lowered by the second where that one is nearly as sure. */
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
