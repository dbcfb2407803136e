import type { Memo, MemoField } from '#contract/memo.ts'
import { fieldIn } from './blank-memo.ts'
import { pageLink, sampleMemo } from './sample-memo.ts'

/** What each standing is written as behind its value in a document. */
export const standingWords = [
  '(entered)',
  '(confirmed)',
  '(found, not proved)',
  '(inferred)',
  '(contradicted: page 10: $2.1M)',
]

/** A memo that has a value of every standing, one of them contradicted. */
export function memoOfEveryStanding(): Memo {
  const memo = sampleMemo({
    values: { Problem: 'Tides', Revenue: '$2.4M', Users: '900', Retention: '95%', Stage: 'Seed', Pricing: '$5' },
  })
  const set = (section: string, name: string, members: Partial<MemoField>) =>
    Object.assign(fieldIn(memo.validated_response, section, name), members)
  const by = { by: 'Ana Ruiz', on: '2026-05-03T10:00:00.000Z' }
  const source = { value: pageLink(10), quote: '$2.1M so far' }
  set('General information', 'Problem', { standing: 'proved' })
  set('Traction', 'Revenue', {
    standing: 'found',
    contradicted_by: [{ value: '$2.1M', reason: 'Page 2 says $2.4M, page 10 says $2.1M.', settled: false, source }],
  })
  set('Traction', 'Users', { standing: 'entered', edited: true, entered: { action: 'edited', ...by } })
  set('Traction', 'Retention', { standing: 'found' })
  set('Fundraising', 'Stage', { standing: 'inferred' })
  set('Financial', 'Pricing', { standing: 'entered', entered: { action: 'confirmed', ...by } })
  set('Financial', 'Runway', { standing: 'open' })
  return memo
}
