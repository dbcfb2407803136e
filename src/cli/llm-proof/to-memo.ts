import type { Memo } from '#contract/memo.ts'
import type { EngineResult } from '#engine/run-engine.ts'

/** Returns what scoring reads of a memo; its ids and times say nothing. */
export const toMemo = ({ model: _report, requests: _requests, ...result }: EngineResult): Memo => ({
  ...result,
  id: '01940000-0000-7000-8000-000000000002',
  version: 1,
  created_on: '2026-06-01T00:00:00.000Z',
  deal: { deal_id: '01940000-0000-7000-8000-000000000003', name: 'Deck' },
  source: { url: '', pitch_deck_id: '01940000-0000-7000-8000-000000000001' },
  additional_data: '',
})
