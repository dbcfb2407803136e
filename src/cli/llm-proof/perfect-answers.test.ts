import { describe, expect, it } from 'vitest'
import type { Memo } from '#contract/memo.ts'
import type { EngineResult } from '#engine/run-engine.ts'
import { missLines } from '../print-scores.ts'
import { type ScoredDeck, scoreMemos } from '../score-memos.ts'
import { answersFromGold } from './answers-from-gold.ts'
import { sampleDecks } from './labelled-decks.ts'
import { answering, memoWith, offlineMemo, scriptedModel } from './scripted-model.ts'

/** What scoring reads of a memo. */
const asMemo = ({ model: _report, requests: _requests, ...result }: EngineResult): Memo => ({
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
      const result = await memoWith(await scriptedModel(answering(answersFromGold(gold, doc))), doc)
      expect(result.model).toMatchObject({ failed: null })
      llm.push({ slug, memo: asMemo(result), gold, pageText: async () => null })
      offline.push({ slug, memo: asMemo(offlineMemo(doc)), gold, pageText: async () => null })
    }
    const scored = await scoreMemos(llm)
    const before = await scoreMemos(offline)
    expect(scored.summary.micro_f1, missLines(scored.tallies)).toBeGreaterThanOrEqual(0.97)
    expect(scored.summary.micro_f1 ?? 0).toBeGreaterThanOrEqual(before.summary.micro_f1 ?? 1)
  }, 120_000)
})
