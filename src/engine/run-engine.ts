import type { JsonResponse, MemoFlags, ValidatedResponse } from '#contract/memo.ts'
import { runChecks } from './check/run-checks.ts'
import { withholdInstructions } from './check/withhold-instructions.ts'
import { composeMemo } from './compose/compose-memo.ts'
import { consultModel } from './consult-model.ts'
import { extractOffline } from './extract/extract-offline.ts'
import type { ModelReport, PlannedRequest } from './language-model.ts'
import type { EngineInput } from './ports.ts'
import { understandDeck } from './understand/understand-deck.ts'
import { indexSources, verifyFacts } from './verify/verify-facts.ts'

export type EngineResult = {
  validated_response: ValidatedResponse
  json_response: JsonResponse
  /** Green and red are empty: they come from a workspace's template, matched against the memo. */
  flags: MemoFlags
  /** ISO 639-1 code of the deck's main language, or 'und'. */
  language: string
  engine: string
  /** What the model did, and what to ask it before the memo is whole; missing without a model. */
  model?: ModelReport
  requests?: PlannedRequest[]
}

/** Changes with every change that can alter a memo of the same input. */
export const engineName = 'offline-5'

/** A memo from a deck and its updates: the stages in order. Pure: the same input gives the same memo byte for byte. */
export function runEngine(input: EngineInput): EngineResult {
  const { doc, updates: text, withheld } = withholdInstructions(input.doc, input.updates)
  const updates = { text, lines: text.split(/\r?\n/), ours: input.ours ?? [] }
  const deck = understandDeck(doc)
  const sources = indexSources(doc, text, deck.slides)
  const offline = verifyFacts(extractOffline(deck, updates), sources)
  const consulted = input.model
    ? consultModel(input.model, offline, { deck, updates, sources, withheld, deckId: input.deckId })
    : null
  const facts = consulted?.facts ?? offline
  const grounded = facts.filter((fact) => fact.validated || !fact.superseded)
  const found = runChecks({ ...input, deck, facts: grounded, sources, withheld })
  const all = [...(consulted?.signals ?? []), ...found]
  const { validated_response, json_response, signals } = composeMemo(facts, all, input.deckId, consulted?.prose)
  return {
    validated_response,
    json_response,
    flags: { green: [], red: [], signals },
    language: deck.language,
    engine: consulted ? `${engineName}+llm` : engineName,
    ...(consulted ? { model: consulted.report, requests: consulted.requests } : {}),
  }
}
