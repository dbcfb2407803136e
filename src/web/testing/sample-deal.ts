import type { Deal } from '#contract/deals.ts'

/** A completed deal; each test changes what it is about. */
export function makeSampleDeal(changes: Partial<Deal> = {}): Deal {
  return {
    name: 'Brambletide',
    created_on: '2026-03-01T09:00:00.000Z',
    updated_on: '2026-03-02T09:00:00.000Z',
    created_by: { first_name: 'Ada', last_name: 'Okafor' },
    generated_answer_id: '01890000-0000-7000-8000-000000000001',
    status: 'completed',
    status_detail: '',
    progress: null,
    asks_model: false,
    no_model: false,
    deal_id: '01890000-0000-7000-8000-000000000002',
    pitch_deck_id: '01890000-0000-7000-8000-000000000003',
    documents_count: 1,
    source: 'upload',
    needs: null,
    seen_before: [],
    flags: { green: 0, red: 0, signals: 0 },
    stage: null,
    ask: null,
    sector: null,
    hq: null,
    counts: null,
    decision: null,
    ...changes,
  }
}
