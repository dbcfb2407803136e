import type { FactKey, VerifiedFact } from '#engine/facts.ts'
import { endsAsking, type ModelInput, type PlannedRequest } from '#engine/language-model.ts'
import type { UnderstoodDeck, Updates } from '#engine/slides.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'
import { deckLines } from './ask/deck-lines.ts'
import { makeExtractName, makeExtractRequests } from './ask/extract-requests.ts'
import { type FieldGroup, fieldGroups, fieldGuide } from './ask/field-guide.ts'
import { getValueType } from './ask/key-values.ts'
import { makeMendRequest, mendName, selectMendable } from './ask/mend-request.ts'
import { factsFromItems } from './read/check-items.ts'
import { readFactItems } from './read/fact-items.ts'
import { type SettledFacts, settleFacts } from './read/settle-facts.ts'

/** What a model's answers so far say about a deck, held against it. */
type ModelReading = {
  /** Proved facts, and unproved ones that may be shown marked. */
  facts: VerifiedFact[]
  /** Facts that no quote proves. */
  failed: VerifiedFact[]
  /** How many facts could not be proved, those among them that rest on hidden text or on a plan. */
  unverified: number
  /** Requests to be asked next; none when the reading is over. */
  requests: PlannedRequest[]
  /** Keys that were asked for and answered to the end, so that a missing one is an answer too. */
  answered: ReadonlySet<FactKey>
  cutPages: number[]
}

type ModelReadingInput = {
  deck: UnderstoodDeck
  updates: Updates
  sources: VerifySources
  /** Visible text that addresses a machine, which no request holds. */
  withheld: readonly string[]
}

/**
 * The facts of a model and what to ask it next: three groups of keys, then once again the facts whose proof failed. Pure:
 * the same answers give the same facts and requests.
 */
export function readWithModel(model: ModelInput, input: ModelReadingInput): ModelReading {
  const { lines, cutPages } = deckLines(input.deck, input.updates)
  const context = {
    ...input,
    unread: [...input.withheld, ...input.deck.doc.pages.flatMap((page) => page.hidden.map((one) => one.text))],
  }
  const factsOf = (name: string, rule: string): SettledFacts => {
    const answer = model.answers.find((one) => one.name === name)
    return settleFacts(answer ? factsFromItems(readFactItems(answer.text).items, rule) : [], context)
  }
  const extracted = joinReadings(fieldGroups.map((group) => factsOf(makeExtractName(group), `llm/${group}`)))
  const mended = factsOf(mendName, 'llm/mend')
  const facts = [...extracted.facts, ...mended.facts.filter((fact) => !holds(extracted.facts, fact))]
  const failed = [...extracted.failed.filter((fact) => !isMended(fact, mended.facts)), ...mended.failed]
  const open = makeExtractRequests(lines).filter(({ name }) => !isSettled(model, name))
  const toMend = selectMendable(extracted.failed, extracted.facts)
  const next =
    open.length > 0 || toMend.length === 0 || isSettled(model, mendName) ? open : [makeMendRequest(toMend, lines)]
  const ended = lines.length === 0 || model.failures.some(({ code }) => endsAsking(code))
  return {
    facts,
    failed,
    unverified: failed.length + extracted.refused + mended.refused,
    requests: ended ? [] : next,
    answered: new Set(fieldGroups.filter((group) => isWhole(model, group)).flatMap(listKeys)),
    cutPages,
  }
}

const listKeys = (group: FieldGroup) => Object.keys(fieldGuide[group]) as FactKey[]
const isWhole = (model: ModelInput, group: FieldGroup): boolean => {
  const answer = model.answers.find((one) => one.name === makeExtractName(group))
  return answer !== undefined && readFactItems(answer.text).complete
}

/** Whether a request was answered or came to nothing. */
function isSettled(model: ModelInput, name: string): boolean {
  return [...model.answers, ...model.failures].some((one) => one.name === name)
}

function joinReadings(all: readonly SettledFacts[]): SettledFacts {
  return {
    facts: all.flatMap((one) => one.facts),
    failed: all.flatMap((one) => one.failed),
    refused: all.reduce((sum, one) => sum + one.refused, 0),
  }
}

const isOfSame = (one: VerifiedFact, other: VerifiedFact) => one.key === other.key && one.person === other.person
const holds = (facts: readonly VerifiedFact[], fact: VerifiedFact) =>
  facts.some((one) => isOfSame(one, fact) && String(one.value) === String(fact.value))

/** A list's entry is mended by an entry of the same words, any other fact by one for the same key. */
function isMended(fact: VerifiedFact, mended: readonly VerifiedFact[]): boolean {
  return mended.some((one) => isOfSame(one, fact) && (getValueType(fact.key) !== 'array' || one.value === fact.value))
}
