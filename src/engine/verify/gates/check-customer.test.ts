import { describe, expect, it } from 'vitest'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })
const judge = (value: string, spec: PageSpec, quote = value) =>
  judgeFigure(deck([cover, page(spec)]), { key: 'notable_customers', value, quotes: [quote], on: 2 })

describe('a customer by name', () => {
  it('is proved by a sentence that says so', () => {
    const line = 'Our customers include Norvik Foods and Castrel.'
    expect(judge('Norvik Foods', { title: 'Traction', blocks: [line] }, line)).toBeNull()
  })

  it('is proved by a pilot with it, and not by one that is planned', () => {
    const line = 'Pilot phase with Norvik Foods'
    expect(judge('Norvik Foods', { title: 'Business model canvas', blocks: [line] }, line)).toBeNull()
    expect(judge('Norvik Foods', { title: 'Roadmap', blocks: [line] }, line)).toMatchObject({ gate: 'when' })
  })

  it('is proved under the heading of its list, and not under another', () => {
    const blocks = ['Norvik Foods\nCastrel\nPellmoor']
    expect(judge('Castrel', { title: 'Our customers', blocks })).toBeNull()
    expect(judge('Castrel', { title: 'Technology', blocks })).not.toBeNull()
  })

  it('is not a plan under a heading of its own beside a roadmap', () => {
    const blocks = [
      { lines: 'Q1 2027\nOpening of the second depot', x: 0.1, y: 0.3 },
      { lines: 'Our customers:\nNorvik Foods\nCastrel', x: 0.6, y: 0.3 },
    ]
    expect(judge('Castrel', { title: 'Roadmap', blocks })).toBeNull()
  })

  it('is not one whom the company wants', () => {
    const line = 'Potential customers include Norvik Foods and Castrel.'
    expect(judge('Norvik Foods', { title: 'Customers', blocks: [line] }, line)).toMatchObject({ gate: 'when' })
  })

  it('is not a kind of customer', () => {
    expect(judge('Restaurants', { title: 'Our customers', blocks: ['Restaurants\nHotels\nSchools'] })).toMatchObject({
      of: 'not-a-name',
    })
  })
})
