import type { JsonResponse, MemoField, MemoFlags, ValidatedResponse } from '#contract/memo.ts'
import type { EarlierMemo } from './check/check-input.ts'
import { markContradictions } from './check/mark-contradictions.ts'
import { runChecks } from './check/run-checks.ts'
import { composeMemo } from './compose/compose-memo.ts'
import type { DeckDoc } from './deck-doc.ts'
import { isGrounded, type VerifiedEvidence } from './facts.ts'
import { fillFromSite } from './fill-from-site.ts'
import type { ModelInput, ModelReport, PlannedRequest } from './language-model.ts'
import { findOfflineFacts } from './offline-facts.ts'
import { type ProsePlan, planProse } from './plan-prose.ts'
import { type Plan, planRequests } from './plan-requests.ts'
import { readPictures } from './read-pictures.ts'
import { createNearLineFinder } from './search/find-near-line.ts'
import type { SiteDoc } from './site-doc.ts'
import { findSiteFacts } from './site-facts.ts'
import type { UpdateText } from './slides.ts'
import type { TrustRecords } from './verify/trusted-rules.ts'

/** What the engine is told from outside: names of the links it writes, and today's date for age checks. */
export type EngineInput = {
  doc: DeckDoc
  /** Free texts that came with the deck or later, the newest first. */
  updates: readonly UpdateText[]
  /** Email addresses of those who read the deck: they can stand in the updates and are not contacts of the company. */
  ours?: readonly string[]
  /** Id that citation links carry: `pitch_deck/{deckId}?page=N`. */
  deckId: string
  /** ISO date of today. */
  today: string
  /** The configured language model and its answers so far; null or missing without one. */
  model?: ModelInput | null
  /** The memo of the deck before this one, to tell what changed. */
  earlier?: EarlierMemo
  /** The company's site, where it was read: it fills what the deck does not state, and is compared with it. */
  site?: SiteDoc
  /** Which of the offline rules may prove; by default those that their record on labelled decks lets. */
  records?: TrustRecords
  /** Offline rules whose facts are left out; by default none. */
  without?: ReadonlySet<string>
}

export type EngineResult = {
  validated_response: ValidatedResponse
  json_response: JsonResponse
  /** People who may be founders, each as a founder's record. */
  founder_candidates: Array<Record<string, MemoField>>
  /** Green and red are empty: they come from a workspace's template, matched against the memo. */
  flags: MemoFlags
  /** ISO 639-1 code of the deck's main language, or 'und'. */
  language: string
  engine: string
  /** What the model did, and what to ask it before the memo is whole; missing without a model. */
  model?: ModelReport
  requests?: PlannedRequest[]
}

/** Makes memos away from the calling thread. Rejects with ReadFailure 'too-slow' when a deck keeps it busy too long, twice. */
export type MemoEngine = {
  /** Has what makes memos loaded, for a deck that is about to be read. It never fails: `run` says what is wrong. */
  warm: (owner: string) => void
  /** Memos that wait take turns by `owner`, the workspace that they are for. */
  run: (input: EngineInput, owner: string) => Promise<EngineResult>
  close: () => Promise<void>
}

/** Changes with every change that can alter a memo of the same input. */
export const engineName = 'offline-28'

/** A memo from a deck and its updates: the stages in order. Pure: the same input gives the same memo byte for byte. */
export function runEngine(input: EngineInput): EngineResult {
  const pictures = input.model ? readPictures(input.model, input.doc) : null
  const read = findOfflineFacts({ ...input, doc: pictures?.doc ?? input.doc })
  const { deck, updates, sources, facts: offline } = read
  const withheld = joinWithheld(read.withheld, pictures?.withheld ?? [])
  const consulted =
    input.model && pictures ? planRequests(input.model, offline, { deck, updates, sources, withheld, pictures }) : null
  const facts = consulted?.facts ?? offline
  const grounded = facts.filter((fact) => !fact.outdated && (isGrounded(fact) || !fact.superseded))
  const site = input.site ? findSiteFacts(input.site) : []
  const found = runChecks({ ...input, site, deck, facts: grounded, sources, withheld })
  const all = [...(consulted?.signals ?? []), ...found]
  const shown = fillFromSite(markContradictions(facts, found), site)
  const isRead = consulted?.requests.length === 0
  const written = input.model && isRead ? planProse(input.model, shown, { deck, updates, deckId: input.deckId }) : null
  const { validated_response, json_response, founder_candidates, signals } = composeMemo(
    shown,
    [...all, ...(written?.signals ?? [])],
    { deckId: input.deckId, findNear: createNearLineFinder(deck, updates, sources) },
    written?.prose,
  )
  return {
    validated_response,
    json_response,
    founder_candidates,
    flags: { green: [], red: [], signals },
    language: deck.language,
    engine: consulted ? `${engineName}+llm` : engineName,
    ...(consulted ? reportModel(consulted, written) : {}),
  }
}

/** What the model did, and what it is asked next: what is left to read, else the prose. */
function reportModel({ report, requests }: Plan, written: ProsePlan | null): Pick<EngineResult, 'model' | 'requests'> {
  return {
    model: { ...report, droppedSentences: written?.prose?.dropped ?? 0 },
    requests: [...requests, ...(written?.requests ?? [])],
  }
}

/** An order on an image that recognition read too is told once. */
const joinWithheld = (read: readonly VerifiedEvidence[], ofImages: readonly VerifiedEvidence[]): VerifiedEvidence[] => [
  ...read,
  ...ofImages.filter((one) => !read.some(({ page }) => page === one.page)),
]
