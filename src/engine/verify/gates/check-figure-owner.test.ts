import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure, type TestClaim } from '#engine/testing/judge-figure.ts'

const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })
/** Judges a line of a page of its own. */
const judgeLine = (title: string, line: string, claim: Pick<TestClaim, 'key' | 'value'>) =>
  judgeFigure(deck([cover, page({ title, blocks: [line] })]), { ...claim, quotes: [line], on: 2 })

describe('the owner of a named term', () => {
  it('is the company on its own pages, and not who speaks in a customer story', () => {
    const stage = { key: 'stage', value: 'series_a' } as const
    expect(judgeLine('The ask', 'We are raising our Series A', stage)).toBeNull()
    const story = page({
      title: 'Case study: Ossery Mills',
      blocks: ['Ossery Mills closed its Series A round with the help of our alerts and opened two harbours'],
    })
    const quotes = ['Ossery Mills closed its Series A round with the help of our alerts and opened two harbours']
    expect(judgeFigure(deck([cover, story]), { ...stage, quotes, on: 2 })).toMatchObject({ gate: 'whose' })
  })
})

describe('the owner of a figure', () => {
  const revenue = { key: 'revenue', value: '$4M' } as const

  it('is the company on a page of its own figures', () => {
    expect(judgeLine('Traction', 'Revenue of $4M', revenue)).toBeNull()
  })

  it('is the customer in a case study', () => {
    expect(judgeLine('Case study: Ossery Mills', 'Revenue of $4M', revenue)).toMatchObject({
      gate: 'whose',
      of: 'customer',
    })
    expect(judgeLine('Traction', 'Our customers saw revenue of $4M', revenue)).not.toBeNull()
  })

  it('is other firms on a slide of comparables', () => {
    for (const title of ['Assumptions from comparables', 'Comparable companies', 'Peer group', 'Public comps'])
      expect(judgeLine(title, 'Revenue of $4M', revenue), title).toMatchObject({ gate: 'whose', of: 'competitor' })
    for (const title of ['Traction without a comparable product', 'Traction in peer companies and schools'])
      expect(judgeLine(title, 'Revenue of $4M', revenue), title).toBeNull()
  })

  it('is the one who is quoted', () => {
    const doc = deck([
      page({
        title: 'Traction',
        blocks: ['“With Brackwater we reached revenue of $4M in a year.”\nMara Lind, Head of Operations, Norvik Foods'],
      }),
    ])
    const said = ['“With Brackwater we reached revenue of $4M in a year.”']
    expect(judgeFigure(doc, { ...revenue, quotes: said })).toMatchObject({ gate: 'whose', of: 'customer' })
  })

  it('is another firm in a comparison or beside its name as a competitor', () => {
    expect(judgeLine('Competition', 'Revenue of $4M', revenue)).toMatchObject({ gate: 'whose', of: 'competitor' })
    const users = { key: 'users', value: '2M' } as const
    expect(judgeLine('Competition', 'Quayline: 2M registered users', users)).toMatchObject({ gate: 'whose' })
    expect(judgeLine('Competition', 'We have 2M registered users, more than Quayline', users)).toBeNull()
    expect(judgeLine('Traction', 'The largest competitor has revenue of $4M', revenue)).toMatchObject({ gate: 'whose' })
  })

  it('is the market where an industry or the world is counted', () => {
    const users = { key: 'users', value: '2M' } as const
    expect(judgeLine('Market', '2M users of smart locks worldwide', users)).not.toBeNull()
    expect(judgeLine('Market', 'We already have 2M registered users', users)).toBeNull()
    expect(judgeLine('The problem', '2M users of paper maps', users)).not.toBeNull()
  })

  it('is not a company in an example', () => {
    expect(judgeLine('Traction', 'For example, a shop with revenue of $4M', revenue)).toMatchObject({
      gate: 'whose',
      of: 'example',
    })
    expect(judgeLine('An example', 'Revenue of $4M', revenue)).toMatchObject({ gate: 'whose', of: 'example' })
  })

  it('is the person’s past in a biography', () => {
    const doc = deck([
      page({
        title: 'Team',
        blocks: [
          { lines: 'Ana Ruiz\nCEO\nRaised €5M in funding for Quayline', x: 0.06, y: 0.3 },
          { lines: 'Ben Okafor\nCTO\nBuilt three warehouses', x: 0.55, y: 0.3 },
        ],
      }),
    ])
    const quotes = ['Raised €5M in funding for Quayline']
    expect(judgeFigure(doc, { key: 'previous_funding', value: '€5M', quotes })).not.toBeNull()
  })

  it('needs a word or a page where figures of others stand too', () => {
    const customers = { key: 'customers', value: '300' } as const
    expect(judgeLine('How it works', '300 customers pass the gate', customers)).toMatchObject({ of: 'no-owner' })
    expect(judgeLine('How it works', 'We serve 300 customers', customers)).toBeNull()
  })

  it('is the company where it says what it spends its round on', () => {
    const use = { key: 'use_of_funds', value: 'Industry research 40%' } as const
    expect(judgeLine('Use of funds', '40% Industry research', use)).toBeNull()
  })

  it('may be another for the size of a market', () => {
    const tam = { key: 'tam', value: '$5B' } as const
    expect(judgeLine('Market', 'TAM of $5B worldwide', tam)).toBeNull()
    expect(judgeLine('Market example', 'For example, a TAM of $5B', tam)).toMatchObject({
      gate: 'whose',
      of: 'example',
    })
  })
})
