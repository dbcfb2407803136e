import { keyFactNames } from '#contract/memo-fields.ts'
import type { PlannedRequest } from '#engine/language-model.ts'
import { betweenMarks, systemText } from '#engine/model/ask/prompt-texts.ts'
import type { CitedFact } from './cited-facts.ts'

export const synthesisName = 'synthesise'
const longestQuote = 220
const longestValue = 220
const mostCharacters = 30_000
const tokens = 4_000

/** Returns the request for prose over proved facts; nothing else of the deck goes with it. */
export function makeSynthesisRequest(facts: readonly CitedFact[]): PlannedRequest {
  const lines: string[] = []
  let used = 0
  for (const fact of facts) {
    const line = formatLine(fact)
    used += line.length + 1
    if (used > mostCharacters) break
    lines.push(line)
  }
  return {
    purpose: 'synthesise',
    name: synthesisName,
    system: systemText,
    prefix: betweenMarks('facts', lines),
    prompt,
    imagePages: [],
    maxOutputTokens: tokens,
  }
}

function formatLine({ id, field, value, fact }: CitedFact): string {
  const first = fact.evidence[0]
  const place = first?.page ? `page ${first.page}` : 'updates'
  const about = fact.person !== undefined && fact.person !== fact.value ? ` of ${fact.person}` : ''
  const shown = value.length > longestValue ? `${value.slice(0, longestValue)} …` : value
  const quote = first?.quote ?? ''
  const cited =
    quote === value ? '' : `: "${quote.length > longestQuote ? `${quote.slice(0, longestQuote)} …` : quote}"`
  return `[${id}] ${field}${about} = ${shown} (${place}${cited})`.replace(/\s+/gu, ' ')
}

const prompt = `The lines between the marks are proved facts of one company's deck, each with its id. Write for an investor who reads the memo first:
- executive_summary: four to eight sentences that tell what the company does, for whom, how far it is, who runs it, and what its market is.
- fundraising: two to four sentences about the round, what the money is for, and what was raised before.
- key_facts: for each of these topics that the facts speak of, one to three sentences: ${keyFactNames.join(', ')}.
Rules: every sentence rests on the facts whose ids it lists, and says nothing that they do not say. \
Every number, amount, date and name of a sentence stands in those facts, written as there; never add up, compare or round. \
A forecast is called a forecast. No praise, no rating, no advice. Plain sentences without markdown. Leave out a part that no fact speaks of.
Give {executive_summary: [{text, facts}], fundraising: [{text, facts}], key_facts: [{topic, text, facts}]}, facts being ids such as "f3".`
