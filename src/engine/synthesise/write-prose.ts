import type { RestingField } from '#contract/memo.ts'
import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Translation } from '#contract/translations.ts'
import { Citations } from '#engine/compose/citations.ts'
import { escapeMarkdown } from '#engine/compose/escape-markdown.ts'
import { makeSourceLink } from '#engine/compose/evidence-links.ts'
import type { Prose, WrittenSummary } from '#engine/compose/keep-prose.ts'
import { markFact } from '#engine/compose/prose-marks.ts'
import type { Summary } from '#engine/compose/write-summaries.ts'
import { isGrounded } from '#engine/facts.ts'
import { countWords, plainWords } from '#engine/text/words.ts'
import { findDoubt } from './check-sentence.ts'
import { isFaithful } from './check-translation.ts'
import type { CitedFact } from './cited-fact.ts'
import { type Claim, ClaimReader, makeClaimKey, type Verdicts } from './confirm/claim.ts'
import { type GivenTranslation, readSynthesis, type Sentence } from './synthesis-answer.ts'

/** How much of a part is shown; with fewer sentences the part is not shown at all. */
type Room = { fewest: number; most: number; words: number }

/** One sentence and 30 words are left for what is to check. */
const executiveRoom: Room = { fewest: 3, most: 7, words: 130 }
const fundraisingRoom: Room = { fewest: 2, most: 4, words: Number.POSITIVE_INFINITY }
const topicRoom: Room = { fewest: 1, most: 3, words: Number.POSITIVE_INFINITY }

/**
 * A memo's prose as it is written: the id of the deck for links, the deck's language (ISO 639-1), the topics that facts speak of,
 * and what a second reading said of the sentences. What it did not judge is judged by code.
 */
type ProseContext = { deckId: string; language: string; topics: readonly KeyFactName[]; verdicts?: Verdicts }

/**
 * Returns a model's sentences that hold against the facts that they cite, as markdown, and its translations of quotes. A part of
 * which too little holds is left to fixed words.
 */
export function writeProse(
  answer: string,
  facts: readonly CitedFact[],
  { deckId, language, topics, verdicts = new Map() }: ProseContext,
): Prose {
  const { executive, fundraising, keyFacts, translations } = readSynthesis(answer)
  const checker = new SentenceChecker(facts, verdicts)
  const writeSummary = (sentences: readonly Sentence[], room: Room): WrittenSummary | null => {
    const kept = checker.keep(sentences, room)
    const name = facts.filter(({ fact }) => fact.key === 'company_name')
    const restsOn = [...name, ...kept.flatMap(({ cited }) => cited)].map(describeRest)
    return kept.length === 0 ? null : { ...cite(kept, deckId), restsOn }
  }
  return {
    executive: writeSummary(executive, executiveRoom),
    fundraising: writeSummary(fundraising, fundraisingRoom),
    keyFacts: Object.fromEntries(
      topics.flatMap((name): Array<[KeyFactName, Summary]> => {
        const own = keyFacts.filter(({ topic }) => isTopic(topic, name))
        const kept = checker.keep(own, topicRoom)
        return kept.length === 0 ? [] : [[name, cite(kept, deckId)]]
      }),
    ),
    translations: language === 'en' ? [] : listTranslations(translations, facts),
    dropped: checker.dropped,
  }
}

/** Holds sentences against the facts that they cite, and counts those that do not hold. */
class SentenceChecker {
  dropped = 0
  readonly #claims: ClaimReader
  readonly #verdicts: Verdicts

  constructor(facts: readonly CitedFact[], verdicts: Verdicts) {
    this.#claims = new ClaimReader(facts)
    this.#verdicts = verdicts
  }

  /** Returns the sentences that hold and find room, none twice; none at all where they are too few. */
  keep(sentences: readonly Sentence[], { fewest, most, words }: Room): Claim[] {
    const seen = new Set<string>()
    let used = 0
    const kept = sentences
      .flatMap((sentence) => this.#check(sentence) ?? [])
      .filter(({ text }) => {
        const key = plainWords(text)
        const length = countWords(text)
        if (seen.has(key) || seen.size >= most || used + length > words) return false
        seen.add(key)
        used += length
        return true
      })
    return kept.length < fewest ? [] : kept
  }

  #check(sentence: Sentence): Claim | null {
    const claim = this.#claims.read(sentence)
    if (claim !== null && this.#holds(claim)) return claim
    this.dropped++
    return null
  }

  #holds(claim: Claim): boolean {
    return this.#verdicts.get(makeClaimKey(claim)) ?? findDoubt(claim.text, claim.cited, this.#claims.company) === null
  }
}

const describeRest = ({ field, value, fact }: CitedFact): RestingField =>
  isGrounded(fact) ? { field, value } : { field, value, unproved: true }

/** Whether a model means a topic, however it spells its name. */
export const isTopic = (said: string, name: KeyFactName): boolean => toLetters(said) === toLetters(name)

const toLetters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')

function cite(sentences: readonly Claim[], deckId: string): Summary {
  const citations = new Citations()
  const parts = sentences.map(({ text, cited }) => {
    const marks = cited.flatMap(({ fact }) =>
      fact.evidence.slice(0, 1).map((one) => citations.mark(makeSourceLink(one, deckId), markFact(fact))),
    )
    return `${escapeMarkdown(text)} ${[...new Set(marks)].join(' ')}`
  })
  return { value: parts.join(' '), source: citations.listSources(), marks: citations.listMarks() }
}

/** The translations that may stand beside their quotes, one a quote; what is the same in English needs none. */
function listTranslations(given: readonly GivenTranslation[], facts: readonly CitedFact[]): Translation[] {
  const quotes = new Map(facts.map(({ id, fact }) => [id, fact.evidence[0]?.quote ?? '']))
  const kept = given.flatMap(({ fact, english }): Array<[string, Translation]> => {
    const quote = quotes.get(fact) ?? ''
    const isNew = quote !== '' && plainWords(quote) !== plainWords(english)
    return isNew && isFaithful(quote, english) ? [[quote, { quote, english }]] : []
  })
  return [...new Map(kept).values()]
}
