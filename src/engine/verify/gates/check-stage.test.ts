import { describe, expect, it } from 'vitest'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'
import { findRounds } from '#engine/text/named-rounds.ts'

const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })
const judge = (value: string, quote: string, ...pages: PageSpec[]) =>
  judgeFigure(deck([cover, ...pages.map(page)]), { key: 'stage', value, quotes: [quote], on: 2 })

describe('the stage', () => {
  it('is proved by the round that the company asks for', () => {
    const line = 'We are raising a seed round of $2M.'
    expect(judge('seed', line, { title: 'The ask', blocks: [line] })).toBeNull()
  })

  it('is not the second half of a word', () => {
    const cut = { gate: 'reading', how: 'cut' }
    expect(findRounds('We are raising a pre- seed round').map(({ stage }) => stage)).toEqual(['pre_seed'])
    const parts = { title: 'The ask', blocks: ['We are raising a pre', 'seed round of $2M.'] }
    expect(judge('seed', 'seed round of $2M.', parts)).toMatchObject(cut)
  })

  it('is a plan on a roadmap', () => {
    const roadmap = { title: 'Roadmap', blocks: ['Raise a seed round', 'Launch in Norway'] }
    expect(judge('seed', 'Raise a seed round', roadmap)).toEqual({ gate: 'when', is: 'plan' })
  })

  it.each([
    ['series_a', 'Series A ready: 40 paying harbours', 'next-round'],
    ['seed', 'Raising a seed round, with an 18-month runway to Series A', null],
    ['seed', 'We are raising $400k to be ready for a seed round', 'next-round'],
  ])('is not the round that this one leads to: %s of %s', (stage, line, is) => {
    const problem = judge(stage, line, { title: 'The ask', blocks: [line] })
    if (is === null) expect(problem).toBeNull()
    else expect(problem).toEqual({ gate: 'when', is })
  })

  it('needs words that ask for it where the deck names several rounds', () => {
    const history = {
      title: 'Funding',
      blocks: ['Series A: $10M in 2020', 'Series B: $30M in 2023', 'Proposed Series C: $50M'],
    }
    expect(judge('series_a', 'Series A: $10M in 2020', history)).toMatchObject({ gate: 'rival', other: 'Series B' })
    expect(judge('series_c', 'Proposed Series C: $50M', history)).toBeNull()
  })
})
