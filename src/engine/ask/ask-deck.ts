import type { AskedPassage, AskedSentence } from '#contract/ask-deck.ts'
import { withholdInstructions } from '#engine/check/withhold-instructions.ts'
import { makeLink } from '#engine/compose/evidence-links.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { Evidence, FactKey, FindNearLine } from '#engine/facts.ts'
import type { ModelRequest, PlannedRequest } from '#engine/language-model.ts'
import { createNearLineFinder } from '#engine/search/find-near-line.ts'
import type { UpdateText } from '#engine/slides.ts'
import { joinUpdates } from '#engine/text/join-updates.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import { indexSources, type VerifySources } from '#engine/verify/verify-sources.ts'
import { makeAnswerRequest } from './answer-request.ts'
import { listAskTopics } from './ask-topics.ts'
import { checkAnswer } from './check-answer.ts'
import { type Citable, type FieldPlaces, listCitables, type ProvedField } from './citables.ts'
import { listPassages, type Passage } from './deck-passages.ts'
import { findAskedFields } from './find-asked-fields.ts'
import { rankPassages } from './rank-passages.ts'
import { readQuestion } from './read-question.ts'

export type AskInput = {
  doc: DeckDoc
  /** Free texts that came with the deck or later, the newest first. */
  updates: readonly UpdateText[]
  /** Id that citation links carry. */
  deckId: string
  question: string
  /** What the memo states and the deck proves; sent to a model beside the passages. */
  proved: readonly ProvedField[]
  /** What the memo says of each of its fields; without it no question is called unanswered. */
  fields?: readonly FieldPlaces[]
}

/** What a deck says to a question. */
type AskResult = {
  /** At most five, the best first; empty when no passage matches. */
  passages: AskedPassage[]
  /** The question asks for a field of the memo that neither the memo nor any line of the deck states. */
  isUnstated: boolean
  /** What to ask a model, if there is one. */
  request: ModelRequest
  /** The sentences of the model's answer that stand, and how many did not. */
  settle: (answer: string) => { sentences: AskedSentence[]; dropped: number }
}

/** What a deck says to a question, and what to ask a model about it. */
export type FoundInDeck = Pick<AskResult, 'passages' | 'isUnstated'> & { request: PlannedRequest }
/** Sentences of a model that stand, and how many did not. */
export type SettledAnswer = { sentences: AskedSentence[]; dropped: number }

/**
 * Looks in decks away from the calling thread: reading the slides of a long one takes longer than a server may pause. What waits
 * takes turns by `owner`, the workspace that it is for.
 */
export type DeckAsker = {
  find: (input: AskInput, owner: string) => Promise<FoundInDeck>
  /** Holds what a model answered against the deck it was asked about. */
  settle: (input: AskInput, answer: string, owner: string) => Promise<SettledAnswer>
  close: () => Promise<void>
}

const mostShown = 5
const mostAsked = 12
/** Places of one question's fields that are shown before the passages found by words. */
const mostLeading = 2

/**
 * Finds the passages of a deck and its updates that answer a question. Pure: the same question gives the same passages.
 * Hidden text and prompt injections are in none of them and reach no model.
 */
export function askDeck({ doc, updates, deckId, question, proved, fields }: AskInput): AskResult {
  const visible = withholdInstructions(doc, updates)
  const deck = understandDeck(visible.doc)
  const lines = joinUpdates(visible.updates)
  const passages = listPassages(deck, lines)
  const slots = readQuestion(question, listAskTopics(deck.language))
  const sources = indexSources(visible.doc, visible.updates, deck)
  const asked = fields ? findAskedFields(question, slots) : []
  const stated = findStated(asked, fields ?? [], createNearLineFinder(deck, lines, sources))
  const isUnstated = asked.length > 0 && stated.length === 0
  const found = rankPassages(passages, slots, proved).map((one) => one.passage)
  const ranked = isUnstated ? [] : leadWith(stated, found, passages)
  const offered = fillWithOthers(ranked.slice(0, mostAsked), passages)
  const citables: Citable[] = listCitables(offered, proved, sources)
  const company = proved.find(({ key }) => key === 'company_name')?.value ?? null
  return {
    passages: ranked.slice(0, mostShown).map((passage) => showPassage(passage, deckId, sources)),
    isUnstated,
    request: makeAnswerRequest(question, citables),
    settle: (answer) => checkAnswer(answer, { citables, sources, deckId, company }),
  }
}

/** A field that the deck states or comes near: its places lead where it has no value, or where no passage was found by words. */
type StatedField = { hasValue: boolean; places: readonly Evidence[] }

/** Of the fields asked for, those with a value, with a place that comes near, or with a line that the memo's own search finds. */
function findStated(asked: readonly FactKey[], fields: readonly FieldPlaces[], findNear: FindNearLine): StatedField[] {
  return asked.flatMap((key): StatedField[] => {
    const field = fields.find((one) => one.key === key)
    if (field?.hasValue || field?.isOpen) return [field]
    const near = findNear(key)
    return near ? [{ hasValue: false, places: [near.place] }] : []
  })
}

/** Puts the passages that hold the places of fields first where the words of the question found nothing of their pages. */
function leadWith(stated: readonly StatedField[], found: readonly Passage[], all: readonly Passage[]): Passage[] {
  const places = stated.filter(({ hasValue }) => !hasValue || found.length === 0).flatMap((one) => one.places)
  const pages = new Set(found.map(({ page }) => page))
  const leading = places.flatMap(({ page, quote }) => {
    if (pages.has(page)) return []
    const holding = all.find((one) => one.page === page && (one.quote.includes(quote) || quote.includes(one.quote)))
    return holding ?? (quote === '' ? [] : [{ page, title: '', text: quote, quote, kinds: [] }])
  })
  return [...new Set([...leading.slice(0, mostLeading), ...found])]
}

/** Adds the first passage of other pages, since a question in other words or another language finds little. */
function fillWithOthers(ranked: readonly Passage[], all: readonly Passage[]): Passage[] {
  const seen = new Set(ranked.map(({ page }) => page))
  const first = all.filter(({ page }) => !seen.has(page) && Boolean(seen.add(page)))
  return [...ranked, ...first].slice(0, mostAsked)
}

function showPassage({ page, text, quote }: Passage, deckId: string, sources: VerifySources): AskedPassage {
  const verified = verifyEvidence({ document: page === null ? 'updates' : 'deck', page, quote }, sources)
  const value = makeLink({ ...verified, document: page === null ? 'updates' : 'deck', page }, deckId)
  return { text, source: { value, quote } }
}
