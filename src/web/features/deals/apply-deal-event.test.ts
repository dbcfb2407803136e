import { describe, expect, it } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { makeSampleDeal } from '#web/testing/sample-deal.ts'
import { applyDealEvent, isNewDeal, writeAnnouncement } from './apply-deal-event.ts'

const one = makeSampleDeal({
  deal_id: 'one',
  name: 'One',
  status: 'in_progress',
  status_detail: 'Reading page 7 of 20',
})
const two = makeSampleDeal({ deal_id: 'two', name: 'Two' })
const pagesOf = (...pages: Deal[][]) => ({
  pages: pages.map((results) => ({ results, next: null })),
  pageParams: pages.map(() => null),
})

describe('applyDealEvent', () => {
  it('replaces a known deal in its place, in whatever part it stands', () => {
    const next = { ...one, status_detail: 'Reading page 8 of 20' }
    expect(applyDealEvent(pagesOf([two], [one]), { type: 'deal', deal: next })).toEqual(pagesOf([two], [next]))
  })
  it('removes a deleted deal and minds no unknown one', () => {
    expect(applyDealEvent(pagesOf([one, two]), { type: 'deleted', deal_id: 'one' })).toEqual(pagesOf([two]))
    const loaded = pagesOf([two])
    expect(applyDealEvent(loaded, { type: 'deleted', deal_id: 'one' })).toBe(loaded)
    expect(applyDealEvent(loaded, { type: 'deal', deal: one })).toBe(loaded)
    expect(applyDealEvent(undefined, { type: 'deal', deal: one })).toBe(undefined)
  })
})

describe('isNewDeal', () => {
  const later = { ...two, created_on: '2026-03-04T09:00:00.000Z' }
  it('tells a deal that came now from one that stands further below', () => {
    const isNew = (deals: Deal[], hasMore: boolean, deal: Deal) =>
      isNewDeal({ deals, hasMore, isByUpdate: false }, deal)
    expect(isNew([one], false, two)).toBe(true)
    expect(isNew([one], true, two)).toBe(false)
    expect(isNew([one], true, later)).toBe(true)
    expect(isNew([one, later], true, later)).toBe(false)
  })
  it('tells a deal that was changed and stands above those that are loaded now', () => {
    const shown = { deals: [one], hasMore: true, isByUpdate: true }
    expect(isNewDeal(shown, { ...two, updated_on: '2026-03-03T09:00:00.000Z' })).toBe(true)
    expect(isNewDeal(shown, { ...two, updated_on: '2026-03-01T09:00:00.000Z' })).toBe(false)
  })
})

describe('writeAnnouncement', () => {
  const spoken = (changes: Parameters<typeof makeSampleDeal>[0]) =>
    writeAnnouncement([one], { type: 'deal', deal: { ...one, ...changes } })

  it('speaks of changes of status only', () => {
    expect(spoken({ status_detail: 'Reading page 8 of 20' })).toBeNull()
    expect(spoken({ status: 'completed' })).toBe('The memo of One is ready.')
    expect(spoken({ status: 'failed', status_detail: 'The PDF is encrypted.' })).toBe(
      'One failed. The PDF is encrypted.',
    )
    expect(writeAnnouncement([], { type: 'deal', deal: one })).toBe('One is being read.')
    expect(writeAnnouncement([one], { type: 'deleted', deal_id: 'one' })).toBeNull()
  })
})
