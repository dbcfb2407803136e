import { describe, expect, it } from 'vitest'
import type { Memo } from '#contract/memo.ts'
import type { EngineResult } from '#engine/run-engine.ts'
import { listMisses } from '../print-scores.ts'
import { type ScoredDeck, scoreMemos } from '../score-memos.ts'
import { makeAnswersFromGold } from './answers-from-gold.ts'
import { sampleDecks } from './labelled-decks.ts'
import { makeAnswerScript, makeMemoWithModel, makeOfflineMemo, startScriptedModel } from './scripted-model.ts'

/** What scoring reads of a memo. */
const toMemo = ({ model: _report, requests: _requests, ...result }: EngineResult): Memo => ({
  ...result,
  id: '01940000-0000-7000-8000-000000000002',
  version: 1,
  created_on: '2026-06-01T00:00:00.000Z',
  deal: { deal_id: '01940000-0000-7000-8000-000000000003', name: 'Sample' },
  source: { url: '', pitch_deck_id: '01940000-0000-7000-8000-000000000001' },
  additional_data: '',
})

describe('answers of perfect facts', () => {
  it('reach the memo: at least 0.97 micro F1 on the samples, and no field loses to the rules alone', async () => {
    const offline: ScoredDeck[] = []
    const llm: ScoredDeck[] = []
    for (const { slug, doc, gold } of await sampleDecks()) {
      const result = await makeMemoWithModel(
        await startScriptedModel(makeAnswerScript(makeAnswersFromGold(gold, doc))),
        doc,
      )
      expect(result.model).toMatchObject({ failed: null })
      llm.push({ slug, memo: toMemo(result), gold, pageText: async () => null })
      offline.push({ slug, memo: toMemo(makeOfflineMemo(doc)), gold, pageText: async () => null })
    }
    const scored = await scoreMemos(llm)
    const before = await scoreMemos(offline)
    expect(scored.summary.micro_f1, listMisses(scored.tallies)).toBeGreaterThanOrEqual(0.97)
    expect(scored.summary.micro_f1 ?? 0).toBeGreaterThanOrEqual(before.summary.micro_f1 ?? 1)
  }, 120_000)
})
