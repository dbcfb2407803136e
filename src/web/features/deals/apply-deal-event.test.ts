import { describe, expect, it } from 'vitest'
import { makeSampleDeal } from '#web/testing/sample-deal.ts'
import { applyDealEvent, writeAnnouncement } from './apply-deal-event.ts'

const one = makeSampleDeal({
  deal_id: 'one',
  name: 'One',
  status: 'in_progress',
  status_detail: 'Reading page 7 of 20',
})
const two = makeSampleDeal({ deal_id: 'two', name: 'Two' })

describe('applyDealEvent', () => {
  it('replaces a known deal in its place', () => {
    const next = { ...one, status_detail: 'Reading page 8 of 20' }
    expect(applyDealEvent([two, one], { type: 'deal', deal: next })).toEqual([two, next])
  })
  it('puts a new deal first', () => {
    expect(applyDealEvent([two], { type: 'deal', deal: one })).toEqual([one, two])
  })
  it('removes a deleted deal and minds no unknown one', () => {
    expect(applyDealEvent([one, two], { type: 'deleted', deal_id: 'one' })).toEqual([two])
    expect(applyDealEvent([two], { type: 'deleted', deal_id: 'one' })).toEqual([two])
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
