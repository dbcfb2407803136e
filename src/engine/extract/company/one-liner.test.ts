import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { oneLinerExtractor } from './one-liner.ts'

const findLines = (...pages: Parameters<typeof page>[0][]) =>
  oneLinerExtractor.extract(prepareInput(understandDeck(deck(pages.map((spec) => page(spec))))))

describe('oneLinerExtractor', () => {
  it('is the tagline of the cover', () => {
    expect(
      findLines(
        { title: 'Norvane', blocks: ['Payroll software for seasonal farms', 'Seed round · May 2025'] },
        { title: 'Problem' },
      )[0],
    ).toMatchObject({
      value: 'Payroll software for seasonal farms',
      evidence: [{ page: 1, quote: 'Payroll software for seasonal farms' }],
    })
  })

  it('is the sentence that says what the company is when the cover has only its name', () => {
    const [first] = findLines(
      { title: 'Norvane' },
      { title: 'Problem', blocks: ['Farms pay by hand'] },
      { title: 'Solution', blocks: ['Norvane is a payroll platform that pays seasonal workers daily. It is fast.'] },
    )
    expect(first).toMatchObject({
      value: 'Norvane is a payroll platform that pays seasonal workers daily.',
      rule: 'one-liner.definition',
      manner: 'definition',
    })
  })

  it('is a tagline without a word of what it is before a later definition, and no greeting', () => {
    const [first] = findLines(
      { title: 'Welcome to Norvane', blocks: ['PAYING SEASONAL WORKERS EVERY DAY'] },
      { title: 'Problem', blocks: ['Farms pay by hand'] },
      { title: 'Who suffers', blocks: ['Seasonal workers'] },
      { title: 'Solution', blocks: ['Norvane provides payroll for the high costs of paying by hand.'] },
    )
    expect(first?.value).toBe('PAYING SEASONAL WORKERS EVERY DAY')
  })

  it('is not the number and name of a section', () => {
    const solution = {
      title: '3 · Solution and insight',
      blocks: ['Farms send hours and workers are paid the same day'],
    }
    const lines = findLines({ title: 'Norvane' }, { title: '2 · Problem and insight' }, solution)
    expect(lines.map(({ value }) => value)).toEqual(['Farms send hours and workers are paid the same day'])
  })

  it('is what a heading says of the name, and no line of a first slide that is about a problem', () => {
    const pages = [
      {
        title: 'Workers wait for their pay',
        blocks: [{ lines: '01 Problem', y: 0.04, size: 10 }, 'Every farm pays by hand today'],
      },
      { title: 'Norvane: the payroll for seasonal farms', blocks: ['Hours in, pay out'] },
      { title: 'Contact', blocks: ['hello@norvane.io'] },
    ]
    expect(findLines(...pages)[0]).toMatchObject({
      value: 'Norvane: the payroll for seasonal farms',
      rule: 'one-liner.definition',
    })
  })

  it('is not a heading over a chapter of the company’s story, nor what a page of the team says', () => {
    const isDefined = (title: string, ...blocks: string[]) =>
      findLines({ title: 'Norvane' }, { title, blocks }).some(({ rule }) => rule === 'one-liner.definition')
    for (const title of ['Norvane: the road to profitability in 2027', 'Norvane – the story so far in numbers'])
      expect(isDefined(title), title).toBe(false)
    expect(isDefined('Our team', 'Norvane is a team of three engineers from Lund.')).toBe(false)
  })

  it('is a line of a first slide on a problem only where nothing else says it', () => {
    const first = {
      title: 'Norvane',
      blocks: [{ lines: 'The challenge', y: 0.04, size: 10 }, 'Payroll software for seasonal farms'],
    }
    expect(findLines(first, { title: 'Contact', blocks: ['hello@norvane.io'] })[0]?.value).toBe(
      'Payroll software for seasonal farms',
    )
  })

  it('is not a clause that depends on another', () => {
    const why = { title: 'Why now', blocks: ['That Norvane is the team to solve this.'] }
    const lines = findLines({ title: 'Norvane' }, why, { title: 'Contact', blocks: ['hello@norvane.io'] })
    expect(lines.filter(({ rule }) => rule === 'one-liner.definition')).toEqual([])
  })

  it('may stand under a title about us where no one is shown', () => {
    const about = { title: 'About us', blocks: ['Norvane is a payroll platform that pays seasonal workers daily.'] }
    expect(findLines({ title: 'Norvane' }, about)[0]?.rule).toBe('one-liner.definition')
  })

  it('may begin with a number', () => {
    expect(findLines({ title: 'Norvane', blocks: ['2 | Two taps to pay every worker'] })[0]?.value).toBe(
      '2 | Two taps to pay every worker',
    )
  })

  it('takes a mission statement without its label', () => {
    const [first] = findLines(
      { title: 'Norvane' },
      { title: 'About', blocks: ['Mission: We help farms pay their people on time'] },
    )
    expect(first?.value).toBe('We help farms pay their people on time')
  })

  it('may be two everyday words twice, name days or say what is scanned', () => {
    for (const tagline of ['Clean Water, Safe Roads', '30-day payroll for farms', 'We scan the berries of each tree'])
      expect(findLines({ title: 'Norvane', blocks: [tagline] }, { title: 'Problem' })[0]?.value, tagline).toBe(tagline)
  })

  it('never takes dates, contacts, presenters or rounds', () => {
    const values = findLines({
      title: 'Norvane',
      blocks: [
        'Ana Ruiz | Founder | norvane.io',
        '22nd October, 2024',
        'ana@norvane.io for investors',
        'Series A deck for partners',
        'Ana Ruiz\nTomás Berg\nIda Holm\nOmar Haddad',
        'Lena Vogt, Piotr Zaleski and Noor Haddad',
        '6 Month Acceleration Plan with Expansion',
        'Pitch · twelve slides for investors',
        'Text this number for alerts',
        'Created and maintained by three friends',
        'ana ruiz · github.com/anaruiz/norvane',
        '$11.5M capital raise for two farms',
        'R11.5M round for two farms',
        'Board meeting · for discussion only',
        'farm frontier - solana + may 2026',
        'Company presentation for the next round',
        'Northern Harvest Challenge, 2019 edition',
        'Rural Enterprise Award — category green growth',
        'Problem statement title: wages on small farms',
        'Team ID 4471 in software',
        'For qualified investors only',
        'Information memorandum for lenders',
        'Growth funding presentation',
        'Not for further distribution',
        'Senior design project',
        'Health Innovation Challenge, Porto',
        'ENTR 304 New Venture Creation',
        'University of Porto, Faculty of Engineering',
        'House 41, Long Road, Porto',
        'Norvane plc (a private company)',
      ],
    }).map((fact) => fact.value)
    expect(values).toEqual([])
  })

  it.each([
    'Built by farmers for farmers',
    'Awards and challenges for young farmers in one app',
    'Fundraise smarter with software for charities',
    'Over 500 farms run payroll with one app',
    'Credit scoring for small lenders',
    'We run your loyalty program, end to end',
    'A planner for every group project',
    'College Admissions Made Simple',
    'AI Tutor for College Students',
    'Payments for Nigeria, Ghana and Kenya',
  ])('may be: %s', (tagline) => {
    expect(findLines({ title: 'Norvane', blocks: [tagline] }, { title: 'Problem' })[0]?.value).toBe(tagline)
  })

  it('may have two words, the second in small letters, and comes after a sentence that says what it is', () => {
    const solution = { title: 'Solution', blocks: ['Norvane is a payroll platform for seasonal farms.'] }
    const of = (tagline: string, ...more: Parameters<typeof page>[0][]) =>
      findLines({ title: 'Norvane', blocks: [tagline] }, { title: 'Problem' }, ...more)[0]?.value
    expect(of('Reusable identity')).toBe('Reusable identity')
    expect(of('Wages, explained.')).toBe('Wages, explained.')
    expect(of('Porto Startups')).toBeUndefined()
    expect(of('Investor teaser')).toBeUndefined()
    expect(of('Discussion materials')).toBeUndefined()
    expect(of('Reusable identity', solution)).toBe('Norvane is a payroll platform for seasonal farms.')
  })

  it('is not what the letters of the name stand for', () => {
    const cover = { title: 'FPAN', blocks: ['Farm Payroll Automation Network', 'Payroll for seasonal farms'] }
    expect(findLines(cover, { title: 'Why FPAN?' }).map((fact) => fact.value)).toEqual(['Payroll for seasonal farms'])
    const group = { title: 'FPAN Group', blocks: cover.blocks }
    expect(findLines(group, { title: 'Why FPAN Group?' }).map((fact) => fact.value)).toEqual([
      'Payroll for seasonal farms',
    ])
  })

  it('falls back on the first words of the solution', () => {
    const [first] = findLines(
      { title: 'Norvane' },
      { title: 'Our solution', blocks: ['Daily pay for every seasonal worker'] },
    )
    expect(first).toMatchObject({ rule: 'one-liner.solution', value: 'Daily pay for every seasonal worker' })
  })
})
