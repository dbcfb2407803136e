import { describe, expect, it } from 'vitest'
import { page } from '#engine/testing/deck-builder.ts'
import { findKpis } from './find-kpis.ts'

const kpisOf = (blocks: Parameters<typeof page>[0]) => findKpis(page(blocks).blocks, 18, [])

describe('findKpis', () => {
  it('pairs a large number with the label under it, over two lines', () => {
    const [kpi] = kpisOf({
      blocks: [
        { lines: '$1.2M', y: 0.4, size: 44 },
        { lines: 'annual recurring\nrevenue', y: 0.5 },
      ],
    })
    expect(kpi).toMatchObject({
      value: '$1.2M',
      label: 'annual recurring revenue',
      quote: '$1.2M annual recurring revenue',
    })
  })

  it('quotes a label above first', () => {
    const [kpi] = kpisOf({
      blocks: [
        { lines: 'Customers', y: 0.4 },
        { lines: '1,200+', y: 0.45, size: 44 },
      ],
    })
    expect(kpi?.quote).toBe('Customers 1,200+')
  })

  it('takes a label right of the number', () => {
    const [kpi] = kpisOf({
      blocks: [
        { lines: '54%', x: 0.1, y: 0.4, size: 40 },
        { lines: 'of buyers return', x: 0.21, y: 0.42 },
      ],
    })
    expect(kpi?.label).toBe('of buyers return')
  })

  it('keeps tiles of a row apart', () => {
    const tiles = kpisOf({
      blocks: [
        { lines: '40', x: 0.1, y: 0.4, size: 40 },
        { lines: '90%', x: 0.6, y: 0.4, size: 40 },
        { lines: 'shops', x: 0.1, y: 0.5 },
        { lines: 'retention', x: 0.6, y: 0.5 },
      ],
    })
    expect(tiles.map((one) => one.quote)).toEqual(['40 shops', '90% retention'])
  })

  it('takes no number of body size and none without a label', () => {
    expect(kpisOf({ blocks: ['1,200', 'customers'] })).toEqual([])
    expect(
      kpisOf({
        blocks: [
          { lines: '1,200', y: 0.3, size: 44 },
          { lines: 'far away', y: 0.9 },
        ],
      }),
    ).toEqual([])
  })

  it('takes the label beside the number before a paragraph further below', () => {
    const blocks = [
      { lines: '25%', x: 0.06, y: 0.4, size: 36 },
      { lines: 'RETURNED PARCELS', x: 0.16, y: 0.42 },
      { lines: 'More than one parcel in four comes back', x: 0.06, y: 0.52 },
    ]
    expect(kpisOf({ blocks }).map((kpi) => kpi.quote)).toEqual(['25% RETURNED PARCELS'])
  })

  it('takes a label left of the number where none stands nearer, in currencies by their code', () => {
    const blocks = [
      { lines: 'We raise', x: 0.06, y: 0.41 },
      { lines: '1 000 000 PLN', x: 0.16, y: 0.4, size: 36 },
      { lines: 'Product, sales and operations', x: 0.16, y: 0.56 },
    ]
    expect(kpisOf({ blocks }).map((kpi) => kpi.quote)).toEqual(['We raise 1 000 000 PLN'])
  })

  it('does not take the numbers of steps for figures', () => {
    const steps = (numbers: string[]) =>
      kpisOf({
        blocks: numbers.flatMap((number, n) => [
          { lines: number, x: 0.1 + n * 0.25, y: 0.4, size: 40 },
          { lines: 'Load the truck', x: 0.1 + n * 0.25, y: 0.5 },
        ]),
      })
    expect(steps(['1', '2', '3'])).toEqual([])
    expect(steps(['01', '02'])).toEqual([])
    expect(steps(['3', '12']).map((kpi) => kpi.value)).toEqual(['3', '12'])
  })
})
