import { describe, expect, it } from 'vitest'
import type { PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { investorExtractor } from './investors.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Irrigation software for orchards'] }
const investors = (page: PageSpec) => factsOf(investorExtractor, [cover, page]).facts.map((one) => one.value)

describe('investorExtractor, names and programmes', () => {
  it('reads single-word names under a title that calls them investors', () => {
    const blocks = ['Elmfund', 'Nordkap Ventures'].map((lines, index) => ({ lines, x: 0.06 + index * 0.4, y: 0.4 }))
    expect(investors({ title: 'Backed by', blocks })).toEqual(['Elmfund', 'Nordkap Ventures'])
    expect(investors({ title: 'Our backers', blocks })).toEqual(['Elmfund', 'Nordkap Ventures'])
  })

  it('reads who is called an investor from before', () => {
    const ask = { title: 'The ask', blocks: ['€400K of the round committed by existing investor Nordkap Ventures'] }
    expect(investors(ask)).toEqual(['Nordkap Ventures'])
  })

  it('counts a programme that takes shares, and none that does not', () => {
    expect(investors({ title: 'Traction', blocks: ['Accepted into Techstars 2025'] })).toEqual(['Techstars'])
    expect(investors({ title: 'Traction', blocks: ['We plan to apply to Techstars'] })).toEqual([])
    expect(investors({ title: 'Traction', blocks: ['Graduated from MassChallenge'] })).toEqual([])
  })
})
