import { describe, expect, it } from 'vitest'
import type { BlockSpec, PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { competitorExtractor } from './competitors.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Irrigation software for orchards'] }
const solution: PageSpec = { title: 'Our solution', blocks: ['Tillbrook waters each tree by itself.'] }
const rivals = (...pages: PageSpec[]) =>
  factsOf(competitorExtractor, [cover, solution, ...pages]).facts.map((one) => one.value)
const at = (lines: string, x: number, y: number, size = 16): BlockSpec => ({ lines, x, y, size })
const bold = (lines: string, x: number, y: number, size = 16): BlockSpec => ({ lines, x, y, size, bold: true })

describe('rivals that a slide calls so', () => {
  it.each([
    ['Vendrally (competitor)', 'Vendrally'],
    ['Vendrally (our main competitor)', 'Vendrally'],
    ['Vendrally.com (rakip)', 'Vendrally.com'],
  ])('are marked in brackets: %s', (line, name) => {
    const blocks = [
      bold(line, 0.1, 0.5, 12),
      at('No watering plan', 0.1, 0.56, 11),
      bold('Inside knowledge', 0.1, 0.3, 12),
    ]
    expect(rivals({ title: 'Why us', blocks })).toEqual([name])
  })

  it('head what the company does better than each', () => {
    const blocks = ['Vendrally', 'Orbita'].flatMap((name, n) => [
      bold(`vs ${name}:`, 0.06 + n * 0.4, 0.3),
      at('Deeper roots (not just leaves)', 0.08 + n * 0.4, 0.36, 12),
      at('Faster (MIN/MAX/ZERO)', 0.08 + n * 0.4, 0.41, 12),
    ])
    expect(rivals({ title: 'Key features (competitive moat)', blocks })).toEqual(['Vendrally', 'Orbita'])
  })

  it('stand between dashes behind the tools that they are', () => {
    const line = 'The tools growers pay for — Vendrally, Orbita, Halden — haven’t improved in a decade.'
    expect(rivals({ title: 'The problem', blocks: [line] })).toEqual(['Vendrally', 'Orbita', 'Halden'])
  })

  it('stand under a heading of one, with words in brackets behind', () => {
    const blocks = [bold('Local competitor', 0.06, 0.5, 19), at('Vendrally Luton (opened in 2025)', 0.06, 0.55)]
    expect(rivals({ title: 'Market validation', blocks })).toEqual(['Vendrally Luton'])
  })
})

describe('what a slide calls rivals beside a table of them', () => {
  const table = [
    ['', 'Tillbrook', 'Vendrally', 'Orbita'],
    ['Works offline', '✓', '✗', '✗'],
    ['Plans picking', '✓', '✓', '✗'],
  ].flatMap((row, i) => row.flatMap((cell, j) => (cell === '' ? [] : [at(cell, 0.06 + j * 0.2, 0.3 + i * 0.1)])))
  it.each([
    ['Norvane (incumbent)', ['Vendrally', 'Orbita', 'Norvane']],
    ['vs FY23', ['Vendrally', 'Orbita']],
    ['vs Tillbrook', ['Vendrally', 'Orbita']],
  ])('adds to it: %s', (line, names) => {
    expect(rivals({ title: 'Competition', blocks: [...table, at(line, 0.06, 0.8)] })).toEqual(names)
  })

  it('is not what a figure is compared with', () => {
    expect(rivals({ title: 'Traction', blocks: [at('38%', 0.1, 0.3, 40), at('vs NASDAQ', 0.1, 0.5)] })).toEqual([])
  })
})

describe('rivals in cards and lists', () => {
  it('have their price under their name', () => {
    const blocks = ['Vendrally', 'Orbita'].flatMap((name, n) => [
      bold(name, 0.1 + n * 0.3, 0.5, 11),
      at('$97/mo', 0.1 + n * 0.3, 0.54, 21),
      at('Charges for each tree on top of it all', 0.1 + n * 0.3, 0.6, 10),
    ])
    expect(rivals({ title: 'Existing tools are built for large farms', blocks })).toEqual(['Vendrally', 'Orbita'])
  })

  it('are listed by kind on a map of which the company takes a corner of its own', () => {
    const kind = (heading: string, names: string, x: number, y: number) => [
      at(heading, x, y, 10),
      bold(names, x, y + 0.03, 11),
      at('Plans without water', x, y + 0.06, 9),
    ]
    const blocks = [
      ...kind('Farm records', 'Vendrally, Orbita', 0.3, 0.3),
      bold('TILLBROOK', 0.62, 0.3, 11),
      ...kind('Garden apps', 'Halden, Norvane', 0.3, 0.6),
    ]
    expect(rivals({ title: 'A category of one', blocks })).toEqual(['Vendrally', 'Orbita', 'Halden', 'Norvane'])
  })
})

describe('what does not compete', () => {
  it('heads the labels of a table whose other cells begin with marks', () => {
    const rows = [
      ['FACTOR', 'TILLBROOK', 'VENDRALLY', 'ORBITA'],
      ['Speed', '✓ Five seconds', '✕ Seven days', '✕ Ten days'],
      ['Fees', '✓ One percent', '✕ Much more', '✕ A fortune'],
      ['Freezes', '✓ Impossible', '✕ Documented', '✕ Common'],
    ]
    const blocks = rows.flatMap((row, i) => row.map((cell, j) => at(cell, 0.07 + j * 0.22, 0.2 + i * 0.05, 10)))
    expect(rivals({ title: 'Competition', blocks })).toEqual(['VENDRALLY', 'ORBITA'])
  })

  it('is told in a table of risks, competition among them', () => {
    const rows = [
      ['Risk', 'Wahrscheinlichkeit', 'Mitigation'],
      ['Demand', 'Low', 'Sales before the season'],
      ['Competition', 'High', 'A niche and short cycles'],
      ['Weather', 'Low', 'Two regions'],
    ]
    const blocks = rows.flatMap((row, i) => row.map((cell, j) => at(cell, 0.07 + j * 0.3, 0.2 + i * 0.06, 14)))
    expect(rivals({ title: 'Risks and mitigation', blocks })).toEqual([])
  })

  it.each([
    'Our apps — Vendrally, Orbita, Halden — are live in both stores.',
    'All payment services — Vendrally, Orbita, Halden — are supported.',
  ])('is listed between dashes: %s', (line) => {
    expect(rivals({ title: 'Product', blocks: [line] })).toEqual([])
  })

  it.each(['Competitors and our advantages', 'Feature comparison', 'Competitors in risk analytics'])(
    'stands under strengths or risks, unless rivals do as well: %s',
    (title) => {
      expect(rivals({ title, blocks: ['• Vendrally\n• Orbita\n• Halden'] })).toEqual(['Vendrally', 'Orbita', 'Halden'])
    },
  )

  it('is one of the strengths under a title of strengths', () => {
    const names = ['AGROCHAT', 'ORCHARDLY', 'TREEPULSE', 'FIELDOPS']
    const blocks = names.flatMap((name, n) => [
      bold(name, 0.07 + (n % 2) * 0.4, 0.25 + Math.floor(n / 2) * 0.25, 13),
      at('Works without an installation on any phone', 0.07 + (n % 2) * 0.4, 0.3 + Math.floor(n / 2) * 0.25, 11),
    ])
    expect(rivals({ title: 'Competitive advantages', blocks })).toEqual([])
  })
})
