import { expect, test } from 'vitest'
import { makeSampleDeal } from '#web/testing/sample-deal.ts'
import { canFit } from './can-fit.ts'
import type { ListAddress } from './list-address.ts'

const now = Date.parse('2026-03-05T09:00:00.000Z')
const listed = (value: string) => ({ value, standing: 'proved' as const })
const deal = makeSampleDeal({
  name: 'Brambletide',
  stage: listed('Series A+'),
  hq: listed('Great Britain'),
  sector: listed('E-commerce, AI'),
  flags: { green: 2, red: 0, signals: 1 },
  counts: { hidden: 0, in_sight: 0, contradicted: 1, to_check: 3, proved: 4, by_team: 0, unstated: 9, fields: 7 },
})

test.each<[ListAddress, boolean]>([
  [{}, true],
  [{ status: 'completed,failed' }, true],
  [{ status: 'failed' }, false],
  [{ stage: 'seed,series_a_plus' }, true],
  [{ stage: 'series_a' }, false],
  [{ hq: 'hq_great_britain' }, true],
  [{ hq: 'none' }, false],
  [{ sector: 'e_commerce' }, true],
  [{ sector: 'fintech' }, false],
  [{ flags: 'red,none' }, false],
  [{ flags: 'green' }, true],
  [{ signal: 'contradicted' }, true],
  [{ signal: 'hidden' }, false],
  [{ check: 'open' }, true],
  [{ check: 'done' }, false],
  [{ decision: 'none' }, true],
  [{ decision: 'again' }, false],
  [{ seen: 'yes' }, false],
  [{ added: 'week' }, true],
  [{ added: '2026-03-04' }, false],
  [{ q: 'bramble' }, true],
  [{ q: 'okafor', check: 'done' }, false],
])('%j: %s', (address, expected) => {
  expect(canFit(deal, address, now)).toBe(expected)
})

test('a watched deal fits "look again" from its day on, a deal without a memo where nothing is stated', () => {
  const decided = { reason: '', note: '', decided_on: deal.created_on, decided_by: deal.created_by }
  const watched = { ...deal, decision: { ...decided, decision: 'watch' as const, look_again_on: '2026-03-05' } }
  expect(canFit(watched, { decision: 'again' }, now)).toBe(true)
  expect(canFit(watched, { decision: 'again' }, now - 24 * 60 * 60_000)).toBe(false)
  expect(canFit(makeSampleDeal(), { stage: 'none' }, now)).toBe(true)
  expect(canFit(makeSampleDeal(), { check: 'done' }, now)).toBe(false)
})
