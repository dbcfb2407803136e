import type { PlannedRequest } from '#engine/language-model.ts'
import { writeDeckDate } from '#engine/model/ask/deck-date-text.ts'
import { betweenMarks } from '#engine/model/ask/prompt-texts.ts'
import type { UnderstoodDeck, Updates } from '#engine/slides.ts'
import type { CitedFact } from './cited-fact.ts'
import { writeFactLine } from './fact-line.ts'
import { prosePrompt, proseSystemText } from './prose-texts.ts'

export const synthesisName = 'synthesise'
const tokens = 6_000

/** What prose needs to know of a deck beside its facts: `date` as all requests are told it, of the update an ISO day or null. */
export type ProseDeck = { pages: number; language: string; date: string; updateDate: string | null }

/** Returns what the request for prose says about a deck and its newest update. */
export function describeDeck(deck: UnderstoodDeck, { parts }: Updates): ProseDeck {
  return {
    pages: deck.doc.pageCount,
    language: deck.language,
    date: writeDeckDate(deck),
    updateDate: readDay(parts[0]?.date ?? null),
  }
}

/** Returns the request for prose over the facts that the memo shows; nothing else of the deck goes with it. */
export function makeSynthesisRequest(facts: readonly CitedFact[], deck: ProseDeck): PlannedRequest {
  return {
    purpose: 'synthesise',
    name: synthesisName,
    system: proseSystemText,
    prefix: betweenMarks('facts', [writeAbout(deck), ...facts.map(writeFactLine)]),
    prompt: prosePrompt,
    imagePages: [],
    maxOutputTokens: tokens,
  }
}

/** The line that tells a deck's pages, language and date. */
export function writeAbout({ pages, language, date, updateDate }: ProseDeck): string {
  const updated = updateDate === null ? '' : `; newest update of ${updateDate}`
  return `[about] ${pages} ${pages === 1 ? 'page' : 'pages'}; language: ${language}; ${date}${updated}`
}

const readDay = (date: string | null) => /^\d{4}-\d\d-\d\d/.exec(date ?? '')?.[0] ?? null
