import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Prose } from './compose/keep-prose.ts'
import type { Signal, VerifiedFact } from './facts.ts'
import { endsAsking, type ModelInput, type PlannedRequest } from './language-model.ts'
import type { UnderstoodDeck, Updates } from './slides.ts'
import type { CitedFact } from './synthesise/cited-fact.ts'
import { listCitedFacts } from './synthesise/cited-facts.ts'
import { ClaimReader } from './synthesise/confirm/claim.ts'
import { makeConfirmName, makeConfirmRequest } from './synthesise/confirm/confirm-request.ts'
import { type Disbelief, judgeClaims } from './synthesise/confirm/judge-claims.ts'
import { makeSheet, type SheetLine } from './synthesise/confirm/make-sheet.ts'
import { placeFacts } from './synthesise/place-facts.ts'
import { listSpokenTopics } from './synthesise/spoken-topics.ts'
import { readSynthesis } from './synthesise/synthesis-answer.ts'
import { describeDeck, makeSynthesisRequest, synthesisName } from './synthesise/synthesis-request.ts'
import { isTopic, writeProse } from './synthesise/write-prose.ts'

type ProseInput = { deck: UnderstoodDeck; updates: Updates; deckId: string }

/**
 * A model's prose over the facts that the memo shows, and what to ask next: for the prose, then for a second reading of it. No prose
 * and no request where there is too little to tell. `signals` tell of a second reading that is not believed.
 */
export type ProsePlan = { prose: Prose | null; requests: PlannedRequest[]; signals: Signal[] }

/** Prose is asked for once the memo shows this many facts. */
const fewestFacts = 4

/** Returns the prose that a model's answers give over the facts that the memo shows, and what to ask it for. */
export function planProse(
  model: ModelInput,
  facts: readonly VerifiedFact[],
  { deck, updates, deckId }: ProseInput,
): ProsePlan {
  const cited = placeFacts(listCitedFacts(facts), deck)
  const about = describeDeck(deck, updates)
  const written = findAnswer(model, synthesisName)
  if (written === null) {
    const isWanted = cited.length >= fewestFacts && !isOver(model, synthesisName)
    return { prose: null, requests: isWanted ? [makeSynthesisRequest(cited, about)] : [], signals: [] }
  }
  const topics = listSpokenTopics(facts)
  const sheet = listSheet(written, cited, topics)
  const name = makeConfirmName(sheet)
  const confirmed = findAnswer(model, name)
  const { verdicts, disbelief } = confirmed === null ? nothingRead : judgeClaims(confirmed, sheet)
  const isWanted = confirmed === null && sheet.length > 0 && !isOver(model, name)
  return {
    prose: writeProse(written, cited, { deckId, language: about.language, topics, ...(verdicts ? { verdicts } : {}) }),
    requests: isWanted ? [makeConfirmRequest(sheet, cited, about)] : [],
    signals: disbelief === null ? [] : [tellDisbelief(model, disbelief)],
  }
}

const nothingRead = { verdicts: null, disbelief: null }

const findAnswer = ({ answers }: ModelInput, name: string): string | null =>
  answers.find((one) => one.name === name)?.text ?? null

const isOver = ({ failures }: ModelInput, wanted: string): boolean =>
  failures.some(({ name, code }) => name === wanted || endsAsking(code))

/** The sentences that the memo has room for by their topics. */
function listSheet(written: string, cited: readonly CitedFact[], topics: readonly KeyFactName[]): SheetLine[] {
  const { executive, fundraising, keyFacts } = readSynthesis(written)
  const spoken = keyFacts.filter(({ topic }) => topics.some((name) => isTopic(topic, name)))
  const claims = new ClaimReader(cited)
  return makeSheet(
    [...executive, ...fundraising, ...spoken].flatMap((sentence) => claims.read(sentence) ?? []),
    claims.company,
  )
}

const disbeliefTexts: Readonly<Record<Disbelief, string>> = {
  'confirmed-false': 'confirmed one that is false on purpose',
  'passed-over': 'passed over one that is false on purpose',
  'refused-all': 'refused every one',
}

const tellDisbelief = ({ label }: ModelInput, disbelief: Disbelief): Signal => ({
  key: 'Language model',
  value: 'Second reading not used',
  reason: `Asked to check the sentences of the memo, ${label} ${disbeliefTexts[disbelief]}. Only sentences that code found borne out are shown.`,
  severity: 'note',
  evidence: [],
})
