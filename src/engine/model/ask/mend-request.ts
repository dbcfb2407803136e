import type { VerifiedFact } from '#engine/facts.ts'
import type { PlannedRequest } from '#engine/language-model.ts'
import { faultText } from '#engine/reasons/fault-text.ts'
import { nameField } from '#engine/reasons/field-noun.ts'
import { problemText } from '#engine/reasons/problem-text.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { listPlaceLabels } from '../read/place-labels.ts'
import type { DataLine } from './deck-lines.ts'
import { deckText, systemText } from './prompt-texts.ts'

const mostTokens = 6_000
/** Characters of the lines that go with facts to mend: their pages, and what stands beside them. */
const mostCharacters = 12_000
const longestQuote = 400
const longestLabel = 100
const mostHeads = 6
export const mendName = 'mend'

/** Returns the request for better quotes, over the lines of the pages that the facts name and of their neighbours. */
export function makeMendRequest(
  facts: readonly VerifiedFact[],
  lines: readonly DataLine[],
  deck: UnderstoodDeck,
): PlannedRequest {
  return {
    purpose: 'mend',
    name: mendName,
    system: systemText,
    prefix: deckText(selectLines(facts, lines)),
    prompt: writePrompt(facts, deck),
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
function writePrompt(facts: readonly VerifiedFact[], deck: UnderstoodDeck): string {
  const told = facts.map((fact) => ({
    key: fact.key,
    value: String(fact.value),
    person: fact.person ?? '',
    place: fact.evidence[0]?.page ? `p${fact.evidence[0].page}` : 'u',
    quote: fact.evidence[0]?.quote.slice(0, longestQuote) ?? '',
    ...tellLabels(fact, deck),
    missing: findCause(fact),
  }))
  return `Code looked these facts up and could not prove them; 'missing' tells why. The lines are those of the pages that they name, and of \
the pages beside them. Give each fact again with a quote from the lines that says the value and what it is a value of; key, person and value \
stay as they are, and another value is thrown away. 'heading' stands over a quote and 'heads' at its row, column, tile or bar: where one of \
them says what the value is, copy it as the label; of a table quote the row and give the head of the value's column. Leave out a fact that \
the lines do not state.\n${told.map((fact) => JSON.stringify(fact)).join('\n')}`
}

/** What stands over the place of a fact and beside it, so that it is not said to be missing. */
function tellLabels({ evidence }: VerifiedFact, deck: UnderstoodDeck): { heading?: string; heads?: string[] } {
  const [first] = evidence
  const { heading, heads } = first ? listPlaceLabels(first, deck) : { heading: null, heads: [] }
  return {
    ...(heading === null ? {} : { heading: heading.slice(0, longestLabel) }),
    ...(heads.length === 0 ? {} : { heads: heads.slice(0, mostHeads).map((head) => head.slice(0, longestLabel)) }),
  }
}

function findCause({ problem }: VerifiedFact): string {
  if (problem === null) return 'the value does not follow from the quote'
  if (problem.gate === 'label' && !problem.other)
    return `neither the quote nor its label says that this is ${nameField(problem.field)}`
  const fault = 'detail' in problem ? problem.detail : 'other' in problem ? problem.other : undefined
  return typeof fault === 'object' ? faultText(fault) : problemText(problem)
}
