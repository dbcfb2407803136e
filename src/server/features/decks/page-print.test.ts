import { describe, expect, it } from 'vitest'
import { page } from '#engine/testing/deck-builder.ts'
import { makePagePrint } from './page-print.ts'

const print = (...blocks: string[]) => makePagePrint(page({ blocks }))
const countBits = (one: bigint, other: bigint) =>
  BigInt.asUintN(64, one ^ other)
    .toString(2)
    .replaceAll('0', '').length
const text =
  'Cobblemoor plans deliveries for regional bakeries so that bread arrives before breakfast and drivers know every stop of the tour'

describe('the print of a page', () => {
  it('is the same for the same words, whatever their lines, case and figures', () => {
    const [one = '', two = ''] = [text.slice(0, 40), text.slice(40)]
    expect(print(text)).not.toBe(0n)
    expect(print(one.toUpperCase(), two)).not.toBe(0n)
    expect(print(`${text} 2026`, 'Page 3')).toBe(print(`${text} 2027`, 'page 4'))
  })

  it('is near for nearly the same words, and far for others', () => {
    const long = `${text}. ${text.replaceAll('bread', 'cake')}. Our software orders the flour too, and tells bakers what to bake tomorrow`
    expect(countBits(print(long), print(long.replace('tomorrow', 'today')))).toBeLessThanOrEqual(6)
    const other =
      'Heat pumps for old houses: we measure rooms in one visit and install within four weeks at a fixed price'
    expect(countBits(print(long), print(other))).toBeGreaterThan(12)
  })

  it('is none for a page with few words', () => {
    expect(print('Thank you', 'Any questions?')).toBe(0n)
    expect(print('1 2 3 4 5 6 7 8 9 10 11 12')).toBe(0n)
  })

  it('reads scripts without spaces', () => {
    expect(print('我们为地区面包店规划送货路线让面包在早餐前送达')).not.toBe(0n)
  })
})
