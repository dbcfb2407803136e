import { describe, expect, it } from 'vitest'
import type { PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { competitorExtractor } from './competitors.ts'
import { customerExtractor } from './customers.ts'
import { investorExtractor } from './investors.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Software for orchards', 'www.tillbrook.io'] }
const solution: PageSpec = { title: 'Solution', blocks: ['It waters each tree.'] }
const values = (extractor: typeof competitorExtractor, page: PageSpec, updates = '') =>
  factsOf(extractor, [cover, solution, page], { updates }).facts.map((one) => one.value)
const cells = (y: number, texts: readonly string[], from = 0.08) =>
  texts.map((lines, index) => ({ lines, x: from + index * 0.22, y, size: 15 }))

describe('competitorExtractor', () => {
  const rivals = (page: PageSpec, updates?: string) => values(competitorExtractor, page, updates)

  it('reads the head of a comparison table by the own name in it', () => {
    const table = [
      ...cells(0.3, ['Tillbrook', 'Vendrally', 'ContractNest', 'Spreadsheets'], 0.28),
      ...cells(0.4, ['Live in a day', 'yes', 'no', 'no']),
      ...cells(0.5, ['Friendly UX', 'yes', 'yes', 'no']),
    ]
    expect(rivals({ title: 'Competition', blocks: table })).toEqual(['Vendrally', 'ContractNest'])
  })

  it('reads a head row over labelled rows where the own name is a picture', () => {
    const labels = ['Works offline', 'Counts fruit by row', 'Plans the picking crew', 'Reads old maps'].map(
      (lines, index) => ({ lines, x: 0.06, y: 0.4 + index * 0.1, size: 13 }),
    )
    const page = {
      title: 'Competition',
      blocks: [...cells(0.3, ['Drovia Fields', 'Centrigo', 'Paper'], 0.4), ...labels],
    }
    expect(rivals(page)).toEqual(['Drovia Fields', 'Centrigo'])
  })

  it('reads names on a map around the own name', () => {
    const at = (lines: string, x: number, y: number) => ({ lines, x, y, size: 18 })
    const map = [
      at('Tillbrook', 0.7, 0.3),
      at('Hirefield', 0.2, 0.4),
      at('TractorTie', 0.3, 0.6),
      at('Informal', 0.5, 0.85),
      at('Next door', 0.8, 0.5),
    ]
    expect(rivals({ title: 'Competition', blocks: map })).toEqual(['Hirefield', 'TractorTie'])
  })

  it('reads names set over their descriptions', () => {
    const part = (y: number, name: string) => [
      { lines: name, x: 0.1, y, size: 26 },
      { lines: 'A tool that plans the pruning of each row by itself', x: 0.1, y: y + 0.08, size: 16 },
    ]
    expect(rivals({ title: 'Competition', blocks: [...part(0.3, 'Prunewise'), ...part(0.6, 'Rowkeeper')] })).toEqual([
      'Prunewise',
      'Rowkeeper',
    ])
  })

  it('reads names before a colon', () => {
    expect(
      rivals({ title: 'Competitors', blocks: ['Vendrally: only for law firms\nContractNest: no alerts at all'] }),
    ).toEqual(['Vendrally', 'ContractNest'])
  })

  it.each<[string, string[]]>([
    [
      'Rental portals like Pagalo, OPaz, and Jumbo farm Shop serve the whole county',
      ['Pagalo', 'OPaz', 'Jumbo farm Shop'],
    ],
    ['Our competitors include Vendrally, ContractNest and Lexweave.', ['Vendrally', 'ContractNest', 'Lexweave']],
    ['Indirect: Excel, Hirefield, Orbita', ['Hirefield', 'Orbita']],
    ['Tillbrook vs Vendrally', ['Vendrally']],
    ['Incumbents such as Norvane and Halden are slow', ['Norvane', 'Halden']],
  ])('reads the list in: %s', (line, names) => {
    expect(rivals({ title: 'Competition', blocks: [line] })).toEqual(names)
  })

  it('reads plain words on any slide and in updates', () => {
    expect(rivals({ title: 'Product', blocks: ['Unlike Vendrally, we read invoices.'] })).toEqual(['Vendrally'])
    expect(rivals(solution, 'We now compete with ContractNest in Spain.')).toEqual(['ContractNest'])
  })

  it.each<[string, PageSpec]>([
    [
      'features',
      { title: 'Competition', blocks: cells(0.3, ['Tillbrook', 'Data Integrity', 'Friendly UX', 'Low Price']) },
    ],
    ['kinds of rivals', { title: 'Competition', blocks: ['Competitors: Banks, Spreadsheets and Consultants'] }],
    ['names on another slide', { title: 'Team', blocks: ['Ana Ruiz', 'Vendrally', 'Tillbrook'] }],
    ['headings before colons', { title: 'Competition', blocks: ['Strengths: team and patents\nWeaknesses: brand'] }],
    ['a denial', { title: 'Competition', blocks: ['No direct competitors in Europe'] }],
    ['examples that are not rivals', { title: 'Product', blocks: ['Works with tools like Slack and Xero'] }],
  ])('takes %s for nothing', (_, page) => {
    expect(rivals(page)).toEqual([])
  })
})

describe('customerExtractor', () => {
  const customers = (page: PageSpec) => values(customerExtractor, page)

  it('reads a list after a lead', () => {
    expect(
      customers({ title: 'Traction', blocks: ['Customers: Brauhaus Elster, Walzwerk Thorn, Kartona Verpackung'] }),
    ).toEqual(['Brauhaus Elster', 'Walzwerk Thorn', 'Kartona Verpackung'])
  })

  it.each<[string, string[]]>([
    ['Our customers include Brauhaus Elster, Walzwerk Thorn and 30 more', ['Brauhaus Elster', 'Walzwerk Thorn']],
    ['Trusted by teams at Nordhaus, Elbwerk and Kartona', ['Nordhaus', 'Elbwerk', 'Kartona']],
    ['Signed contracts with Nordhaus and Elbwerk', ['Nordhaus', 'Elbwerk']],
    ['Pilots with Nordhaus and Elbwerk', ['Nordhaus', 'Elbwerk']],
    ['We want pilots with Nordhaus and Elbwerk', []],
  ])('reads %s', (line, names) => {
    expect(customers({ title: 'Traction', blocks: [line] })).toEqual(names)
  })

  it('reads a wall of printed names under its heading, and no axis label', () => {
    const wall = [
      { lines: 'Trusted by', x: 0.5, y: 0.35, size: 14 },
      ...['Norvik Dental', 'Pellmoor Foods', 'CASTREL'].map((lines, index) => ({
        lines,
        x: 0.55,
        y: 0.42 + index * 0.08,
        size: 15,
      })),
      { lines: "Q3'26", x: 0.55, y: 0.7, size: 10 },
    ]
    expect(customers({ title: 'Traction', blocks: wall })).toEqual(['Norvik Dental', 'Pellmoor Foods', 'CASTREL'])
  })

  it('reads who signs a testimonial', () => {
    const page = {
      title: 'Customers are happy',
      blocks: ['“We love it.”\nBellhaus, 140 seats', '“Saves hours.”\nMara Lind, CEO, Norvik Dental'],
    }
    expect(customers(page)).toEqual(['Bellhaus', 'Norvik Dental'])
  })

  it.each<[string, PageSpec]>([
    ['target customers', { title: 'Go-to-market', blocks: ['Target customers: Nordhaus, Elbwerk and Kartona'] }],
    ['kinds of customers', { title: 'Business model', blocks: ['Customers', 'Merchants', 'Suppliers'] }],
    ['rivals', { title: 'Competition', blocks: ['Used by Vendrally, ContractNest'] }],
  ])('takes %s for nothing', (_, page) => {
    expect(customers(page)).toEqual([])
  })
})

describe('investorExtractor', () => {
  const investors = (page: PageSpec, updates?: string) => values(investorExtractor, page, updates)

  it.each<[string, string[]]>([
    [
      'Previous funding: £2.1M seed in 2024, led by Fenwright Capital with Saltmarsh Ventures and Barleycorn Angels',
      ['Fenwright Capital', 'Saltmarsh Ventures', 'Barleycorn Angels'],
    ],
    [
      'Raised to date: $650k pre-seed (2024) from Y Combinator, Larkhill Ventures and Pinemoor Angels.',
      ['Y Combinator', 'Larkhill Ventures', 'Pinemoor Angels'],
    ],
    ['Backed by Elmfund and Nordkap Ventures', ['Elmfund', 'Nordkap Ventures']],
    ['$500k raised from Nordkap Ventures and angels', ['Nordkap Ventures']],
    ['Investment from Elmfund (2023), Nordkap (2024)', ['Elmfund', 'Nordkap']],
    ['Investors: 12 angels', []],
  ])('reads %s', (line, names) => {
    expect(investors({ title: 'The ask', blocks: [line] })).toEqual(names)
  })

  it('reads a column of a funding history, and not the column beside it', () => {
    const blocks = [
      { lines: ['Led by Softline VC', 'With angels:'], x: 0.1, y: 0.5, size: 20 },
      { lines: ['Paul Bergheim', 'Elara Gill'], x: 0.1, y: 0.64, size: 20 },
      { lines: ['Committed:', 'Stella Butterworth'], x: 0.6, y: 0.5, size: 20 },
    ]
    expect(investors({ title: 'Raising $10M', blocks })).toEqual(['Softline VC', 'Paul Bergheim', 'Elara Gill'])
  })

  it.each<[string, PageSpec]>([
    ['who leads the team', { title: 'Team', blocks: ['Led by Ana Ruiz, formerly of Nordkap Capital'] }],
    ['kinds of partners', { title: 'Partners', blocks: ['Investors', 'Influencers', 'Universities'] }],
    ['wished investors', { title: 'The ask', blocks: ['Target investors: Nordkap Ventures, Elmfund'] }],
  ])('takes %s for nothing', (_, page) => {
    expect(investors(page)).toEqual([])
  })
})
