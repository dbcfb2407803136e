import type { VerifiedFact } from '#engine/facts.ts'
import type { PlannedRequest } from '#engine/language-model.ts'
import { faultText } from '#engine/reasons/fault-text.ts'
import { problemText } from '#engine/reasons/problem-text.ts'
import type { DataLine } from './deck-lines.ts'
import { deckText, systemText } from './prompt-texts.ts'

const mostTokens = 6_000
/** Characters of the lines that go with facts to mend: their pages, and what stands beside them. */
const mostCharacters = 12_000
const longestQuote = 400
export const mendName = 'mend'

/** Returns the request for better quotes, over the lines of the pages that the facts name and of their neighbours. */
export function makeMendRequest(facts: readonly VerifiedFact[], lines: readonly DataLine[]): PlannedRequest {
  return {
    purpose: 'mend',
    name: mendName,
    system: systemText,
    prefix: deckText(selectLines(facts, lines)),
    prompt: writePrompt(facts),
    imagePages: [],
    maxOutputTokens: mostTokens,
  }
}

/** Pages by number, the updates as null: those that a fact names, and those on which its quote stands too. */
function listNamedPages({ evidence, problem }: VerifiedFact): Array<number | null> {
  const elsewhere = problem?.gate === 'quote' && problem.detail.fault === 'elsewhere' ? problem.detail.pages : []
  return [...evidence.map(({ page }) => page), ...elsewhere]
}

function selectLines(facts: readonly VerifiedFact[], lines: readonly DataLine[]): DataLine[] {
  const named = facts.flatMap(listNamedPages)
  const beside = named.flatMap((page) => (page === null ? [] : [page - 1, page + 1]))
  const about = lines.filter(({ place }) => place === 'about')
  const kept = new Set(about)
  let used = measure(about)
  for (const page of new Set([...named, ...beside])) {
    const own = lines.filter((line) => line.page === page && line.place !== 'about')
    // A page that finds no room leaves it to shorter ones.
    if (used + measure(own) > mostCharacters) continue
    used += measure(own)
    for (const line of own) kept.add(line)
  }
  return lines.filter((line) => kept.has(line))
}

const measure = (lines: readonly DataLine[]) =>
  lines.reduce((sum, { place, text }) => sum + `[${place}] ${text}\n`.length, 0)

/** Facts whose proof failed, each with what is missing. */
function writePrompt(facts: readonly VerifiedFact[]): string {
  const told = facts.map((fact) => ({
    key: fact.key,
    value: String(fact.value),
    person: fact.person ?? '',
    place: fact.evidence[0]?.page ? `p${fact.evidence[0].page}` : 'u',
    quote: fact.evidence[0]?.quote.slice(0, longestQuote) ?? '',
    missing: findCause(fact),
  }))
  return `Code looked these facts up and could not prove them; 'missing' tells why. The lines are those of the pages that they name, and of \
the pages beside them. Give each fact again with a quote from the lines that says the value and what it is a value of; key, person and value \
stay as they are, and another value is thrown away. Leave out a fact that the lines do not state.\n${told
    .map((fact) => JSON.stringify(fact))
    .join('\n')}`
}

function findCause({ problem }: VerifiedFact): string {
  if (problem === null) return 'the value does not follow from the quote'
  const fault = 'detail' in problem ? problem.detail : 'other' in problem ? problem.other : undefined
  return typeof fault === 'object' ? faultText(fault) : problemText(problem)
}
