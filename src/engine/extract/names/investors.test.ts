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

describe('investorExtractor, who has paid in', () => {
  it.each([
    'Investors: Elmfund, Nordkap Ventures',
    'Investors: Elmfund, Nordkap Ventures. Advisers: Ivo Kranz, Mira Sand',
    'Backed so far with $600K by Elmfund and Nordkap Ventures.',
    'Until now $640K from Elmfund, Nordkap Ventures and two teachers.',
    '$4.6M seed (2024) led by Elmfund, with Nordkap Ventures',
    'Raised so far $23M: seed 2020 (Elmfund, Nordkap Ventures).',
    'Already with us: Elmfund, Nordkap Ventures ($1.3M)',
    'Seed: €410,000 from Elmfund and Nordkap Ventures, plus a loan from Hartbank of €150,000.',
  ])('reads: %s', (line) => {
    expect(investors({ title: 'The ask', blocks: [line] })).toEqual(['Elmfund', 'Nordkap Ventures'])
  })

  it('reads firms whose words are everyday ones', () => {
    expect(investors({ title: 'The ask', blocks: ['€120K so far from Be Angels'] })).toEqual(['Be Angels'])
  })

  it.each([
    'Grants of $1.7M so far from Nordkap Innovation Fund',
    'We want to raise €2M from Nordkap Ventures',
    'Ivo Kranz, CFO, raised $20M as a partner at Nordkap Ventures',
    'Our last company raised $3M and was sold to Nordkap Ventures',
    'Raising a $3M seed round with Nordkap Ventures and Elm Capital',
    'Term sheet of $2M for our Series A from Nordkap Ventures, not signed yet',
    'Backed by research from Stanford and Nordkap Labs',
    'Already used by Blackstone Equity Partners and Castrel Capital',
    'Already hired: Head of Growth, Marketing Partners',
    'Already on the list: Existing Conference Partners',
  ])('takes none from: %s', (line) => {
    expect(investors({ title: 'The ask', blocks: [line] })).toEqual([])
  })
})
