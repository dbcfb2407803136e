import type { AskedPassage, AskedSentence } from '#contract/ask-deck.ts'
import { withholdInstructions } from '#engine/check/withhold-instructions.ts'
import { makeSourceLink } from '#engine/compose/evidence-links.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { ModelRequest, PlannedRequest } from '#engine/language-model.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { makeAnswerRequest } from './answer-request.ts'
import { listAskTopics } from './ask-topics.ts'
import { checkAnswer } from './check-answer.ts'
import { type Citable, listCitables, type ProvedField } from './citables.ts'
import { listPassages, type Passage } from './deck-passages.ts'
import { rankPassages } from './rank-passages.ts'
import { readQuestion } from './read-question.ts'

export type AskInput = {
  doc: DeckDoc
  /** Free text that came with the deck; '' when none. */
  updates: string
  /** Id that citation links carry. */
  deckId: string
  question: string
  /** What the memo states and the deck proves; sent to a model beside the passages. */
  proved: readonly ProvedField[]
}

/** What a deck says to a question. */
type AskResult = {
  /** At most five, the best first; empty when no passage matches. */
  passages: AskedPassage[]
  /** What to ask a model, if there is one. */
  request: ModelRequest
  /** The sentences of the model's answer that stand, and how many did not. */
  settle: (answer: string) => { sentences: AskedSentence[]; dropped: number }
}

/** What a deck says to a question, and what to ask a model about it. */
export type FoundInDeck = { passages: AskedPassage[]; request: PlannedRequest }
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

/**
 * Finds the passages of a deck and its updates that answer a question. Pure: the same question gives the same passages.
 * Hidden text and prompt injections are in none of them and reach no model.
 */
export function askDeck({ doc, updates, deckId, question, proved }: AskInput): AskResult {
  const visible = withholdInstructions(doc, updates)
  const deck = understandDeck(visible.doc)
  const text = visible.updates
  const passages = listPassages(deck, { text, lines: text.split(/\r?\n/) })
  const slots = readQuestion(question, listAskTopics(deck.language))
  const ranked = rankPassages(passages, slots, proved).map((one) => one.passage)
  const sources = indexSources(visible.doc, text, deck)
  const offered = fillWithOthers(ranked.slice(0, mostAsked), passages)
  const citables: Citable[] = listCitables(offered, proved, sources)
  const company = proved.find(({ key }) => key === 'company_name')?.value ?? null
  return {
    passages: ranked.slice(0, mostShown).map((passage) => showPassage(passage, deckId)),
    request: makeAnswerRequest(question, citables),
    settle: (answer) => checkAnswer(answer, { citables, sources, deckId, company }),
  }
}

/** Adds the first passage of other pages, since a question in other words or another language finds little. */
function fillWithOthers(ranked: readonly Passage[], all: readonly Passage[]): Passage[] {
  const seen = new Set(ranked.map(({ page }) => page))
  const first = all.filter(({ page }) => !seen.has(page) && Boolean(seen.add(page)))
  return [...ranked, ...first].slice(0, mostAsked)
}

function showPassage({ page, text, quote }: Passage, deckId: string): AskedPassage {
  const { value } = makeSourceLink({ document: page === null ? 'updates' : 'deck', page, quote }, deckId)
  return { text, source: { value, quote } }
}
