import type { JsonResponse, MemoFlags, ValidatedResponse } from '#contract/memo.ts'
import { runChecks } from './check/run-checks.ts'
import { composeMemo } from './compose/compose-memo.ts'
import { extractOffline } from './extract/offline/extract-offline.ts'
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
}

/** Changes with every change that can alter a memo of the same input. */
export const engineName = 'offline-2'

/** A memo from a deck and its updates: the stages in order. Pure: the same input gives the same memo byte for byte. */
export function runEngine(input: EngineInput): EngineResult {
  const updates = { text: input.updates, lines: input.updates.split(/\r?\n/) }
  const deck = understandDeck(input.doc)
  const facts = extractOffline(deck, updates)
  const sources = indexSources(input.doc, input.updates)
  const verified = verifyFacts(facts, sources)
  const found = runChecks({ deck, facts: verified, sources, updates: input.updates, today: input.today })
  const { validated_response, json_response, signals } = composeMemo(verified, found, input.deckId)
  return {
    validated_response,
    json_response,
    flags: { green: [], red: [], signals },
    language: deck.language,
    engine: engineName,
  }
}
