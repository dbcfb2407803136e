import type { PlannedRequest } from '#engine/language-model.ts'
import { betweenMarks } from '#engine/model/ask/prompt-texts.ts'
import { hashText } from '#engine/text/hash-text.ts'
import { plainWords } from '#engine/text/words.ts'
import type { CitedFact } from '../cited-fact.ts'
import { writeFactLine } from '../fact-line.ts'
import { type ProseDeck, writeAbout } from '../synthesis-request.ts'
import { confirmSystemText, makeConfirmPrompt } from './confirm-texts.ts'
import type { SheetLine } from './make-sheet.ts'

const tokens = 6_000
/** Characters of the facts, as for prose. Beyond them no fact tells what stands around it. */
const mostCharacters = 30_000

/**
 * The name of a second reading follows from what is read: an answer that was kept is not given to other sentences or facts, as
 * they are where a request before it fared otherwise in an earlier run.
 */
export const makeConfirmName = (sheet: readonly SheetLine[]): string =>
  `confirm ${hashText(sheet.map(({ claim }) => [claim.text, ...claim.cited.map(writeFactLine)].join('\n')).join('\n'))}`

/** Returns the request for a second reading of prose, over the facts that its sentences cite and nothing else of the deck. */
export function makeConfirmRequest(
  sheet: readonly SheetLine[],
  facts: readonly CitedFact[],
  deck: ProseDeck,
): PlannedRequest {
  const used = new Set(sheet.flatMap(({ claim }) => claim.cited))
  const cited = facts.filter((one) => used.has(one) || one.fact.key === 'company_name')
  return {
    purpose: 'confirm',
    name: makeConfirmName(sheet),
    system: confirmSystemText,
    prefix: betweenMarks('facts', [writeAbout(deck), ...writeLines(cited)]),
    prompt: makeConfirmPrompt(betweenMarks('sentences', sheet.map(writeSentence))),
    imagePages: [],
    maxOutputTokens: tokens,
  }
}

function writeLines(cited: readonly CitedFact[]): string[] {
  const bare = cited.map(writeFactLine)
  let used = bare.reduce((sum, line) => sum + line.length, 0)
  return cited.map((one, at) => {
    const around = writeAround(one)
    const hasRoom = used + around.length <= mostCharacters
    if (hasRoom) used += around.length
    return `${bare[at] ?? ''}${hasRoom ? around : ''}`
  })
}

/** What stands around a quote tells what its words mean where they stand. */
function writeAround({ value, fact, beside = [], around = [] }: CitedFact): string {
  const said = plainWords([value, fact.under ?? '', ...fact.evidence.map(({ quote }) => quote)].join(' '))
  const others = [...beside, ...around].filter((text) => !said.includes(plainWords(text)))
  const shown = [...new Set(others)].map((text) => `"${text.replaceAll('"', '”').replace(/\s+/gu, ' ')}"`)
  return shown.length === 0 ? '' : ` around: ${shown.join(', ')}`
}

const writeSentence = ({ id, claim }: SheetLine) =>
  `[${id}] ${claim.text} (${claim.cited.map((one) => one.id).join(', ')})`
