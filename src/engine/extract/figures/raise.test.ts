import { describe, expect, it } from 'vitest'
import type { PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { findRounds } from '#engine/text/named-rounds.ts'
import { raiseExtractor } from './raise.ts'
import { stageExtractor } from './stage.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Software for orchards'] }
const solution: PageSpec = { title: 'Solution', blocks: ['It waters.'] }
const ask = (...blocks: NonNullable<PageSpec['blocks']>): PageSpec => ({ title: 'The ask', blocks })
const raise = (...pages: PageSpec[]) => factsOf(raiseExtractor, [cover, solution, ...pages])
const stage = (...pages: PageSpec[]) => factsOf(stageExtractor, pages, { createdOn: '2026-05-01' })

describe('raiseExtractor', () => {
  it.each<[string, string]>([
    ['Raising $2.5M seed', 'amount_raising = $2.5M'],
    ['We are seeking €1.8M', 'amount_raising = €1.8M'],
    ['Buscamos US$1.5 millones', 'amount_raising = US$1.5 millones'],
    ['Round target: 2M', 'amount_raising = 2M'],
    ['SAFE, $14M post-money cap', 'valuation = $14M'],
    ['€7M pre-money valuation', 'valuation = €7M'],
    ['€600k soft-committed', 'committed = €600k'],
    ['Raised to date: $650k from two angels', 'previous_funding = $650k'],
    ['Previous funding: £2.1M seed in 2024', 'previous_funding = £2.1M'],
    ['So far: €350k from Elm Angels (2023) and a 200.000 € grant', 'previous_funding = €350k'],
    ['SAFE with a discount', 'instrument = SAFE'],
    ['Convertible note, 20% discount', 'instrument = Convertible note'],
  ])('reads %s', (line, fact) => {
    expect(raise(ask(line)).said).toContain(fact)
  })

  it('reads past money on other slides, and the total of what is required', () => {
    const on = (title: string, ...blocks: string[]) => raise({ title, blocks }).said
    expect(on('About us', 'Total raised $3.1M')).toEqual(['previous_funding = $3.1M'])
    expect(on('Traction', 'Secured €200k from business angels')).toEqual(['previous_funding = €200k'])
    expect(on('Investors', 'Angel round of $300K closed in 2024')).toEqual(['previous_funding = $300K'])
    expect(on('Funding requirements', 'Total: $2,000,000', 'Product: $800,000')).toEqual([
      'amount_raising = $2,000,000',
    ])
    expect(on('Traction', 'Secured €200k of orders from customers')).toEqual([])
  })

  it('keeps past money out of the ask and the ask out of past money', () => {
    const { said } = raise(ask('We raised $700k in 2023', 'Raising $3M now'))
    expect(said).toEqual(['previous_funding = $700k', 'amount_raising = $3M'])
  })

  it('asks for nothing in a line that opens with a year before the deck', () => {
    const on = (line: string) =>
      factsOf(raiseExtractor, [cover, solution, ask(line)], { createdOn: '2026-05-01' }).said.filter((fact) =>
        fact.startsWith('amount_raising'),
      )
    expect(on('2022: round size $5M')).toEqual([])
    expect(on('2026: round size $5M')).toEqual(['amount_raising = $5M'])
  })

  it('reads a funding history in columns', () => {
    const column = (x: number, lines: string[]) => ({ lines, x, y: 0.4, size: 20 })
    const { said } = raise({
      title: 'Funding',
      blocks: [column(0.1, ['Seed', 'May 2019', '$2.4M']), column(0.6, ['Series A', 'now', '$9M'])],
    })
    expect(said).toEqual(expect.arrayContaining(['previous_funding = $2.4M', 'amount_raising = $9M']))
    expect(said).toHaveLength(2)
  })

  it('takes an amount set as a title with its label beside it', () => {
    const blocks = [
      { lines: '2 000 000 PLN', x: 0.3, y: 0.1, size: 50 },
      { lines: 'Szukamy', x: 0.2, y: 0.12, size: 22 },
    ]
    expect(raise({ blocks: [...blocks, { lines: 'Marketing i rozwój', x: 0.1, y: 0.7 }] }).said).toContain(
      'amount_raising = 2 000 000 PLN',
    )
  })

  it.each<[string, PageSpec]>([
    ['what others raised', ask('Startups raised $40M on our platform')],
    ['a token sale', ask('The ICO raises $25 million')],
    ['what a founder raised before', { title: 'Team', blocks: ['Ana Ruiz\nCEO\nRaised $12M for her last company'] }],
    ['a market', { title: 'Market', blocks: ['Investors raised $9B for this sector'] }],
    ['an ask without a number', ask('Raising what we need')],
    ['a small fee', ask('We ask $99 for a pilot')],
  ])('takes %s for nothing', (_, page) => {
    expect(raise(page).said.filter((one) => !one.startsWith('instrument'))).toEqual([])
  })

  it('takes pre-orders for no money raised', () => {
    expect(raise(ask('We have raised $15m in pre-orders')).said).toEqual([])
    expect(raise(ask('We have raised $15m in seed funding')).said).toEqual(['previous_funding = $15m'])
  })

  it('takes an assurance that was received for no money received', () => {
    const { best } = raise(ask('EIS advance assurance received, £150k from angels'))
    expect(best('previous_funding')).toBeUndefined()
    expect(raise(ask('We have received £150k from angels')).said).toContain('previous_funding = £150k')
  })

  it('asks for no revenue that is aimed at', () => {
    expect(raise(ask('Goal: $9M ARR by the end of 2025')).said).toEqual([])
    expect(raise(ask('Goal: $9M round by the end of 2025')).said).toEqual(['amount_raising = $9M'])
  })

  it('reads terms from an update', () => {
    const { best } = factsOf(raiseExtractor, [cover, ask('Raising $2M')], {
      updates: 'We are raising $2.5M on a SAFE.',
    })
    expect(best('amount_raising')).toMatchObject({ value: '$2.5M', evidence: [{ document: 'updates' }] })
  })
})

describe('stageExtractor', () => {
  it.each<[string, PageSpec[], string]>([
    ['the round asked for', [cover, solution, ask('Raising a $2M seed round')], 'seed'],
    [
      'the ask before the closed round',
      [cover, solution, ask('Raised to date: $650k pre-seed (2024)', 'Raising $2.5M seed')],
      'seed',
    ],
    ['the cover', [{ title: 'Tillbrook', blocks: ['Series A · September 2026'] }, solution], 'series_a'],
    ['a Spanish round', [cover, solution, ask('Buscamos US$1 millón de inversión semilla')], 'seed'],
    ['a round with a plus', [cover, solution, ask('Raising a seed+ round')], 'seed_plus'],
  ])('reads %s', (_, pages, value) => {
    expect(stage(...pages).best('stage')).toMatchObject({ value, kind: 'stated' })
  })

  it('falls back on the last closed round, surely less', () => {
    const found = stage(cover, solution, {
      title: 'Traction',
      blocks: ['We raised a $1M pre-seed round in 2025'],
    }).best('stage')
    expect(found).toMatchObject({ value: 'pre_seed', rule: 'stage/closed' })
    expect(found?.score).toBeLessThan(0.7)
  })

  it('is of the round now, not of one with a year in brackets before that of the deck', () => {
    const before = 'Pre-seed of $1.1M (2023): Halden Ventures'
    const titled = { title: 'Tillbrook', blocks: ['Seed'] }
    expect(stage(titled, solution, ask(before)).best('stage')).toMatchObject({ value: 'seed', rule: 'stage/cover' })
    expect(stage(cover, solution, ask(before, 'Seed of $3M')).best('stage')?.value).toBe('seed')
    expect(stage(cover, solution, ask(before.replace('2023', '2026'))).best('stage')).toMatchObject({
      value: 'pre_seed',
      rule: 'stage/ask-slide',
    })
  })

  it('is read from a presentation that the cover names after a round', () => {
    const onCover = (line: string) => stage({ title: 'Tillbrook', blocks: [line] }, solution).best('stage')?.value
    expect(onCover('Seed+ presentation · Bristol')).toBe('seed_plus')
    expect(onCover('Seed drills · Bristol')).toBeUndefined()
  })

  it('infers from the size of the ask only where no round is named, and says so', () => {
    expect(stage(cover, solution, ask('Raising $500k')).best('stage')).toMatchObject({
      value: 'pre_seed',
      kind: 'inferred',
    })
    expect(stage(cover, solution, ask('Raising $2M')).best('stage')).toMatchObject({ value: 'seed', kind: 'inferred' })
    expect(stage(cover, solution, ask('Raising $40M')).best('stage')).toBeUndefined()
  })

  it.each<[string, PageSpec]>([
    ['a round that lies ahead', { title: 'Roadmap', blocks: ['Q3 2027: Series A'] }],
    ['seeds', ask('We sell apple seeds to growers')],
    ['a founder’s past', { title: 'Team', blocks: ['Ana Ruiz\nCEO\nLed the Series B of Orchardly'] }],
    ['a seed phrase', ask('Back up the seed phrase')],
  ])('takes %s for no stage', (_, page) => {
    expect(stage(cover, solution, page).said).toEqual([])
  })

  it('names the most exact round', () => {
    expect(findRounds('pre-seed, then seed, then Series A').map((one) => one.stage)).toEqual([
      'pre_seed',
      'seed',
      'series_a',
    ])
  })
})
