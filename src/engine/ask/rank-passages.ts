import { splitAskTokens } from './ask-tokens.ts'
import { type AskPhrase, findPhrase } from './ask-topics.ts'
import type { ProvedField } from './citables.ts'
import type { Passage } from './deck-passages.ts'
import type { AskSlot } from './read-question.ts'

/** Saturation of repeated words and weight of a passage's length: the values of the paper that `rankPassages` cites. */
const k1 = 1.2
const b = 0.75
/** What another word for the same thing, the slide's title and the slide's kind count beside a word of the question. */
const otherShare = 0.6
const mostOthers = 3
const titleShare = 0.5
const kindShare = 0.4
/** What it counts to hold the proof of a memo field that the question asks for. */
const proofShare = 3
/** A shorter line heads something: the title and the kind of its slide alone do not make it an answer. */
const shortestTelling = 3
/** The least part of a question, by the weight of its words, that a passage has to speak of. */
const leastCovered = 0.4
/** Drops passages that score far below the best one. */
const leastOfBest = 0.3

type RankedPassage = { passage: Passage; score: number }

/**
 * Returns the passages that answer a question, best first; those of the same score in the deck's order. BM25 (S. Robertson and
 * H. Zaragoza, The Probabilistic Relevance Framework: BM25 and Beyond, 2009, k1 1.2, b 0.75), each thing asked for being
 * one term together with its synonyms.
 */
export function rankPassages(
  passages: readonly Passage[],
  slots: readonly AskSlot[],
  proved: readonly ProvedField[] = [],
): RankedPassage[] {
  const texts = passages.map((passage) => ({
    body: splitAskTokens(passage.text).map((token) => token.text),
    title: splitAskTokens(passage.title).map((token) => token.text),
  }))
  const average = texts.reduce((sum, { body }) => sum + body.length, 0) / Math.max(1, texts.length)
  const proofs = proved.filter(({ key }) => slots.some((slot) => slot.fields.has(key)))
  const counted = slots.map((slot) => {
    const counts = texts.map(({ body, title }, index) => {
      const passage = passages[index]
      const inBody = countUses(slot, body)
      const isProof =
        passage !== undefined && proofs.some((field) => slot.fields.has(field.key) && proves(field, passage))
      const uses = inBody + (isProof ? proofShare : 0)
      if (uses === 0 && body.length < shortestTelling) return 0
      const isOfKind = passage?.kinds.some((kind) => slot.kinds.has(kind))
      return uses + titleShare * Math.min(1, countUses(slot, title)) + (isOfKind ? kindShare : 0)
    })
    const holding = counts.filter((count) => count > 0).length
    const rarity = Math.log(1 + (passages.length - holding + 0.5) / (holding + 0.5)) * slot.weight
    const isTopic = slot.fields.size > 0 || slot.kinds.size > 0
    return { counts, rarity, isTopic: isTopic && holding > 0 }
  })
  // A long question has words that no deck holds; what it asks for by name is enough then.
  const asksSeveral = counted.filter(({ isTopic }) => isTopic).length > 1
  const whole = counted.reduce((sum, { rarity }) => sum + rarity, 0)
  const ranked = passages.map((passage, index) => {
    const length = texts[index]?.body.length ?? 0
    let score = 0
    let covered = 0
    let speaksOfTopic = false
    for (const { counts, rarity, isTopic } of counted) {
      const count = counts[index] ?? 0
      speaksOfTopic ||= isTopic && count >= 1
      covered += count > 0 ? rarity : 0
      score += (rarity * count * (k1 + 1)) / (count + k1 * (1 - b + (b * length) / (average || 1)))
    }
    const isCovered = (asksSeveral && speaksOfTopic) || (whole > 0 && covered / whole >= leastCovered)
    return { passage, score, isCovered }
  })
  const standing = ranked.filter(({ score, isCovered }) => score > 0 && isCovered)
  const best = Math.max(0, ...standing.map(({ score }) => score))
  return standing
    .filter(({ score }) => score >= best * leastOfBest)
    .sort((one, other) => other.score - one.score)
    .map(({ passage, score }) => ({ passage, score }))
}

function countUses({ own, others, foreign }: AskSlot, text: readonly string[]): number {
  const taken = new Set(
    foreign.flatMap((phrase) => findPhrase(phrase, text).flatMap((from) => phrase.tokens.map((_, at) => from + at))),
  )
  const countPhrase = (phrase: AskPhrase) =>
    findPhrase(phrase, text).filter((from) => !phrase.tokens.every((_, at) => taken.has(from + at))).length
  const also = others.filter((phrase) => !own.some((one) => isSame(one, phrase)))
  return addUp(own.map(countPhrase)) + otherShare * Math.min(mostOthers, addUp(also.map(countPhrase)))
}

const addUp = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0)
const isSame = (one: AskPhrase, other: AskPhrase) => one.tokens.join(' ') === other.tokens.join(' ')

const proves = ({ evidence }: ProvedField, { page, quote }: Passage) =>
  evidence.some(
    (one) => one.page === page && one.quote !== '' && (quote.includes(one.quote) || one.quote.includes(quote)),
  )
