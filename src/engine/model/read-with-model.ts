import type { VerifiedFact } from '#engine/facts.ts'
import { endsAsking, type ModelInput, type PlannedRequest } from '#engine/language-model.ts'
import type { UnderstoodDeck, Updates } from '#engine/slides.ts'
import type { VerifySources } from '#engine/verify/verify-sources.ts'
import { deckLines } from './ask/deck-lines.ts'
import { makeExtractName, makeExtractRequests } from './ask/extract-requests.ts'
import { type FieldGroup, fieldGroups } from './ask/field-guide.ts'
import { getValueType } from './ask/key-values.ts'
import { makeMendRequest, mendName } from './ask/mend-request.ts'
import { nameClaim, selectMendable } from './ask/select-mendable.ts'
import { createLineSearch } from './merge/find-sent-line.ts'
import { type JudgedAnswer, judgeAnswers } from './merge/judge-answers.ts'
import { countGates, keepLabel } from './merge/take-better-quote.ts'
import type { ModelVoice } from './merge/voices.ts'
import { type ClaimedFact, factsFromItems } from './read/check-items.ts'
import { readFactItems } from './read/fact-items.ts'
import { proveFact } from './read/prove-fact.ts'
import { type SettledFacts, settleFacts } from './read/settle-facts.ts'

/** What a model's answers so far say about a deck, held against it. */
type ModelReading = ModelVoice & {
  /** How far each answer could be relied on. */
  judged: readonly JudgedAnswer[]
  /** How many facts could not be proved, those among them that rest on hidden text, on a plan or on a conclusion. */
  unverified: number
  /** Requests to be asked next; none when the reading is over. */
  requests: PlannedRequest[]
  cutPages: number[]
  areUpdatesCut: boolean
}

type ModelReadingInput = {
  deck: UnderstoodDeck
  updates: Updates
  sources: VerifySources
  /** What the rules found, which tells how much of the deck an answer has passed over. */
  offline: readonly VerifiedFact[]
  /** Visible text that addresses a machine, which no request holds. */
  withheld: readonly string[]
}

/**
 * The facts of a model and what to ask it next: two groups of keys, then once again the facts whose proof failed. Pure:
 * the same answers give the same facts and requests.
 */
export function readWithModel(model: ModelInput, input: ModelReadingInput): ModelReading {
  const { lines, cutPages, areUpdatesCut } = deckLines(input.deck, input.updates)
  const context = {
    ...input,
    unread: [...input.withheld, ...input.deck.doc.pages.flatMap((page) => page.hidden.map((one) => one.text))],
  }
  const extracted = fieldGroups.flatMap((group) => {
    const answer = readAnswer(model, makeExtractName(group), `llm/${group}`, context)
    if (!answer) return []
    const claims = new Set([...answer.settled.facts, ...answer.settled.failed].map(nameClaim))
    const isOwn = (fact: ClaimedFact) => claims.has(nameClaim(fact))
    const better = readAnswer(model, mendName, 'llm/mend', context, isOwn)?.settled
    const mended = better?.facts.map((fact): MendedFact => ({ fact, claim: better.claims.get(fact) ?? '' })) ?? []
    return [{ group, ...answer, mended }]
  })
  const characters = lines.reduce((sum, { text }) => sum + text.length, 0)
  const judged = judgeAnswers(
    extracted.map(({ settled, mended, ...answer }) => ({
      ...answer,
      ...settled,
      found: addMended(settled.facts, mended),
    })),
    input.offline,
    characters,
  )
  const isUsed = (group: FieldGroup) => judged.some((one) => one.group === group && one.state !== 'foreign')
  const own = extracted.filter(({ group }) => isUsed(group))
  const used = joinReadings(own.map(({ settled }) => settled))
  const mended = own.flatMap((one) => one.mended)
  const failed = used.failed.filter((fact) => !isMended(fact, mended))
  const open = makeExtractRequests(lines).filter(({ name }) => !isSettled(model, name))
  const toMend = selectMendable(used.failed, used.facts)
  const next =
    open.length > 0 || toMend.length === 0 || isSettled(model, mendName)
      ? open
      : [makeMendRequest(toMend, lines, input.deck)]
  const ended = lines.length === 0 || model.failures.some(({ code }) => endsAsking(code))
  return {
    facts: addMended(used.facts, mended),
    failed,
    judged,
    silent: new Set(judged.flatMap(({ silent }) => silent)),
    wasSent: createLineSearch(lines, areUpdatesCut ? [...cutPages, null] : cutPages),
    prove: (fact) => proveFact(fact, input.sources),
    unverified: failed.length + used.refused,
    requests: ended ? [] : next,
    cutPages,
    areUpdatesCut,
  }
}

/** An answer as it was read and held against the deck, as far as its facts are `wanted`; null for one that was not given. */
function readAnswer(
  model: ModelInput,
  name: string,
  rule: string,
  context: Parameters<typeof settleFacts>[1],
  wanted: (fact: ClaimedFact) => boolean = () => true,
) {
  const answer = model.answers.find((one) => one.name === name)
  if (!answer) return null
  const { items, complete } = readFactItems(answer.text)
  const claimed = factsFromItems(items, rule).filter(wanted)
  return { keys: claimed.map(({ key }) => key), isWhole: complete, settled: settleFacts(claimed, context) }
}

/** Whether a request was answered or came to nothing. */
function isSettled(model: ModelInput, name: string): boolean {
  return [...model.answers, ...model.failures].some((one) => one.name === name)
}

/** A fact with a better quote, and the claim that it was given for: its value may be put in the words of that quote. */
type MendedFact = { fact: VerifiedFact; claim: string }

/** The facts with what mending brought: better proofs take their place, and those that had none join. */
function addMended(facts: readonly VerifiedFact[], mended: readonly MendedFact[]): VerifiedFact[] {
  const claims = new Set(facts.map(nameClaim))
  const better = (fact: VerifiedFact): VerifiedFact | undefined => {
    const own = mended.find(({ claim, fact: one }) => claim === nameClaim(fact) && countGates(one) > countGates(fact))
    if (!own) return undefined
    const { under } = keepLabel(fact, own.fact.evidence)
    return {
      ...own.fact,
      ...(fact.time ? { time: own.fact.time ?? fact.time } : {}),
      ...(under === undefined ? {} : { under: own.fact.under ?? under }),
    }
  }
  const joining = mended.filter(({ fact, claim }) => !claims.has(claim) && !holds(facts, fact)).map(({ fact }) => fact)
  return [...facts.map((fact) => better(fact) ?? fact), ...joining]
}

function joinReadings(all: readonly SettledFacts[]): Pick<SettledFacts, 'facts' | 'failed' | 'refused'> {
  return {
    facts: all.flatMap((one) => one.facts),
    failed: all.flatMap((one) => one.failed),
    refused: all.reduce((sum, one) => sum + one.refused, 0),
  }
}

const isOfSame = (one: VerifiedFact, other: VerifiedFact) => one.key === other.key && one.person === other.person
const holds = (facts: readonly VerifiedFact[], fact: VerifiedFact) =>
  facts.some((one) => isOfSame(one, fact) && String(one.value) === String(fact.value))

/** A list's entry is mended by what was given for it, any other fact by one for the same key. */
function isMended(fact: VerifiedFact, mended: readonly MendedFact[]): boolean {
  const isEntry = getValueType(fact.key) === 'array'
  return mended.some(({ fact: one, claim }) => (isEntry ? claim === nameClaim(fact) : isOfSame(one, fact)))
}
