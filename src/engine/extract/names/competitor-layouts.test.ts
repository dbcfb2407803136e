import { describe, expect, it } from 'vitest'
import type { BlockSpec, PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { competitorExtractor } from './competitors.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Irrigation software for orchards'] }
const solution: PageSpec = { title: 'Our solution', blocks: ['Tillbrook waters each tree by itself.'] }
const rivals = (...pages: PageSpec[]) =>
  factsOf(competitorExtractor, [cover, solution, ...pages]).facts.map((one) => one.value)
const grid = (rows: readonly string[][], dx = 0.2): BlockSpec[] =>
  rows.flatMap((row, i) =>
    row.flatMap((lines, j) => (lines === '' ? [] : [{ lines, x: 0.06 + j * dx, y: 0.28 + i * 0.1, size: 16 }])),
  )
const at = (lines: string, x: number, y: number, size = 16): BlockSpec => ({ lines, x, y, size })

describe('competitors in tables', () => {
  it.each<[string, string, string[][]]>([
    [
      'heads with ticks below',
      'Competition',
      [
        ['', 'Tillbrook', 'Vendrally', 'Orbita'],
        ['Works offline', '✓', '✗', '✗'],
        ['Plans picking', '✓', '✓', '✗'],
      ],
    ],
    [
      'labels of rows',
      'Competitive landscape',
      [
        ['', 'Works offline', 'Plans picking'],
        ['Tillbrook', '✓', '✓'],
        ['Vendrally', '✗', '✓'],
        ['Orbita', '✓', '✗'],
      ],
    ],
    [
      "'us' for the own name, whatever the title",
      'Why we win',
      [
        ['Feature', 'Us', 'Vendrally', 'Orbita'],
        ['Works offline', 'Yes', 'No', 'Yes'],
        ['Plans picking', 'Yes', 'Yes', 'No'],
      ],
    ],
    [
      'rivals alone with what is said of them',
      'Competitor analysis',
      [
        ['Competitor', 'Strength', 'Weakness'],
        ['Vendrally', 'Large sales team', 'No sensors'],
        ['Orbita', 'Low price', 'Manual setup'],
      ],
    ],
  ])('reads %s', (_, title, rows) => {
    expect(rivals({ title, blocks: grid(rows) })).toEqual(['Vendrally', 'Orbita'])
  })

  it('reads a name over two lines, and several names in one cell', () => {
    const rows = [
      ['', 'Tillbrook', 'Vendrally\nCloud', 'Orbita, Halden'],
      ['Works offline', '✓', '✗', '✗'],
      ['Plans picking', '✓', '✓', '✗'],
    ]
    expect(rivals({ title: 'Competition', blocks: grid(rows) })).toEqual(['Vendrally Cloud', 'Orbita', 'Halden'])
  })

  it.each([
    [
      ['Vendrally / Orbita', 'Spreadsheets'],
      ['Vendrally', 'Orbita'],
    ],
    [
      ['vs Vendrally', 'Orbita & Halden, etc.'],
      ['Vendrally', 'Orbita', 'Halden'],
    ],
    [
      ['Vendrally (USA)', 'Clocks (Orbita, Halden)'],
      ['Vendrally', 'Orbita', 'Halden'],
    ],
    [
      ['e.g. Vendrally, Halden', 'I.e. Orbita'],
      ['Vendrally', 'Halden', 'Orbita'],
    ],
    [
      ['Halden & Sons', 'Legacy tools (Orbita)'],
      ['Halden & Sons', 'Orbita'],
    ],
  ])('reads the entries %j', (heads, names) => {
    const ticked = (label: string) => [label, '✓', ...heads.map(() => '✗')]
    const rows = [['', 'Tillbrook', ...heads], ticked('Works offline'), ticked('Plans picking')]
    expect(rivals({ title: 'Competition', blocks: grid(rows) })).toEqual(names)
  })

  it('reads a rival a row under a corner that says so, though most rows name none', () => {
    const findUnder = (corner: string, title: string) => {
      const heads = [corner, 'Online booking', 'Guest data']
      const labels = ['Vendrally / Orbita', 'Instagram / Halden', 'Table reservation apps', 'No tool']
      const blocks = grid([heads, ...labels.map((label) => [label, '✓', '✗'])], 0.3)
      return factsOf(competitorExtractor, [cover, solution, { title, blocks }]).facts
    }
    const found = findUnder('Competitor', 'Competition')
    expect(found.map(({ value }) => value)).toEqual(['Vendrally', 'Orbita', 'Instagram', 'Halden'])
    expect(new Set(found.map(({ rule }) => rule))).toEqual(new Set(['competitors/table']))
    expect(findUnder('Criteria', 'Product')).toEqual([])
  })

  it.each([
    [
      'the systems of a diagram',
      'Architecture',
      [
        ['', 'Tillbrook', 'Vendrally', 'Orbita'],
        ['1. Grower signs up'],
        ['2. Sensor is paired'],
        ['3. Record is kept'],
      ],
    ],
    [
      'sources of income',
      'Financials',
      [
        ['', '2024', '2025'],
        ['Tillbrook', '10,000', '20,000'],
        ['Veltro Valve', '5,000', '8,000'],
        ['Orbita Kit', '1,000', '4,000'],
      ],
    ],
  ])('takes %s for nothing', (_, title, rows) => {
    expect(rivals({ title, blocks: grid(rows) })).toEqual([])
  })

  it.each<[string, string[][]]>([
    [
      'kinds of rivals',
      [
        ['', 'Tillbrook', 'Weather Apps', 'Spreadsheets'],
        ['Works offline', '✓', '✗', '✓'],
        ['Plans picking', '✓', '✓', '✗'],
      ],
    ],
    [
      'placeholders of a template',
      [
        ['', 'Tillbrook', 'Competitor A', 'Competitor B'],
        ['Works offline', '✓', '✗', '✗'],
        ['Plans picking', '✓', '✗', '✓'],
      ],
    ],
  ])('takes %s for nothing', (_, rows) => {
    expect(rivals({ title: 'Competition', blocks: grid(rows) })).toEqual([])
  })
})

describe('competitors in a column without marks', () => {
  const row = (name: string, y: number) => [at(name, 0.06, y), at('Costs much and needs a long training', 0.4, y)]
  const column = (...names: string[]) => [
    at('Alternativa', 0.06, 0.2, 13),
    at('Contras', 0.4, 0.2, 13),
    ...names.flatMap((name, n) => row(name, 0.28 + n * 0.14)),
    ...row('Tillbrook', 0.28 + names.length * 0.14),
  ]
  const readColumn = (...names: string[]) => rivals({ title: 'Competition', blocks: column(...names) })

  it('are what its cells say, over two lines or in brackets, and not its head', () => {
    expect(readColumn('Vendrally', 'Sistemas HIS del\nHalden', 'Mass mail (Orbita,\nNorvane)')).toEqual([
      'Vendrally',
      'Sistemas HIS del Halden',
      'Orbita',
      'Norvane',
    ])
  })

  it('are the name alone where one line says more in brackets', () => {
    expect(readColumn('Vendrally', 'Halden', 'Orbita')).toEqual(['Vendrally', 'Halden', 'Orbita'])
    expect(readColumn('Vendrally', 'Halden', 'Mass mail (Orbita, Norvane)')).toEqual(['Vendrally', 'Halden'])
  })

  it('stay apart in a list under a heading', () => {
    const list = [at('Tillbrook', 0.06, 0.2), at('Vendrally\nOrbita\nHalden', 0.06, 0.4)]
    expect(rivals({ title: 'Competition', blocks: list })).toEqual(['Vendrally', 'Orbita', 'Halden'])
  })
})

describe('competitors set out on a slide', () => {
  it('stand on a map whose own name is a picture', () => {
    const blocks = [
      at('High price', 0.45, 0.2, 14),
      at('Low price', 0.45, 0.92, 14),
      at('Vendrally', 0.2, 0.4),
      at('ContractNest', 0.35, 0.7),
      at('Orbita', 0.7, 0.75),
    ]
    expect(rivals({ title: 'Competitive landscape', blocks })).toEqual(['Vendrally', 'ContractNest', 'Orbita'])
  })

  it('stand under headings of their kind, each under the nearest', () => {
    const blocks = [
      at('Direct competitors', 0.08, 0.3, 18),
      at('Vendrally\nContractNest', 0.08, 0.37),
      at('Indirect competitors', 0.55, 0.3, 18),
      at('Halden\nNorvane', 0.55, 0.37),
    ]
    expect(rivals({ title: 'Competition', blocks })).toEqual(['Vendrally', 'ContractNest', 'Halden', 'Norvane'])
  })

  it('fill a line of nothing but names', () => {
    expect(rivals({ title: 'Alternatives today', blocks: ['Vendrally, ContractNest, Orbita'] })).toEqual([
      'Vendrally',
      'ContractNest',
      'Orbita',
    ])
  })

  it('stand alone where no head or group sets them apart', () => {
    const findManners = (page: PageSpec) =>
      factsOf(competitorExtractor, [cover, solution, page]).facts.map(({ manner }) => manner)
    expect(findManners({ title: 'Alternatives today', blocks: ['Vendrally, Orbita'] })).toEqual([
      'lone-name',
      'lone-name',
    ])
    const rows = [
      ['', 'Tillbrook', 'Vendrally'],
      ['Works offline', '✓', '✗'],
      ['Plans picking', '✓', '✗'],
    ]
    expect(findManners({ title: 'Competition', blocks: grid(rows) })).toEqual([undefined])
  })

  it('are a list only where the line ends with them', () => {
    const findRules = (line: string) =>
      factsOf(competitorExtractor, [cover, solution, { title: 'Alternatives today', blocks: [line] }]).facts.map(
        ({ rule }) => rule,
      )
    expect(new Set(findRules('Vendrally/Orbita'))).toEqual(new Set(['competitors/itemised']))
    expect(new Set(findRules('Vendrally, Orbita and others'))).toEqual(new Set(['competitors/itemised']))
    expect(new Set(findRules('Vendrally/Orbita ticket sellers'))).toEqual(new Set(['competitors/told']))
  })

  it('head texts of their own in bolder type', () => {
    const blocks = ['Vendrally', 'Orbita'].flatMap((lines, n) => [
      { lines, x: 0.06 + n * 0.4, y: 0.3, size: 16, bold: true },
      at('Large sales team and\na slow product', 0.06 + n * 0.4, 0.34),
    ])
    expect(rivals({ title: 'Competitors', blocks })).toEqual(['Vendrally', 'Orbita'])
  })

  it('go on over a slide titled with a name', () => {
    const part = (name: string, y: number) => [
      at(name, 0.1, y, 26),
      at('Sells sensors to very large farms by the hundred', 0.1, y + 0.08),
    ]
    const next = { title: 'Orbita', blocks: [at('Plans the picking of whole regions in one go', 0.06, 0.14)] }
    expect(rivals({ title: 'Competitors', blocks: [...part('Vendrally', 0.3), ...part('Halden', 0.6)] }, next)).toEqual(
      ['Vendrally', 'Halden', 'Orbita'],
    )
  })

  it.each([
    ['Existing solutions like Vendrally and Orbita are too expensive', 'The problem'],
    ['Current tools such as Vendrally and Orbita need an engineer', 'Market'],
    ['Key players: Vendrally (USA), Orbita (Japan)', 'Competition'],
    ['Other players in the market: Vendrally / Orbita', 'Competition'],
    ['vs Aggregators (Vendrally/Orbita)', 'Competition'],
    ['○ Vendrally: https://vendrally.com/\n○ Orbita: https://www.orbita.io/', 'Competitors'],
  ])('are read from: %s', (line, title) => {
    expect(rivals({ title, blocks: [line] })).toEqual(['Vendrally', 'Orbita'])
  })

  it('are told by an address and by brackets below a small heading', () => {
    const blocks = [
      at('COMPETITION', 0.06, 0.05, 11),
      at('Marketplaces (Vendrally/Orbita) take a share of each crate', 0.06, 0.4),
    ]
    expect(rivals({ title: 'The only honest ordering desk', blocks })).toEqual(['Vendrally', 'Orbita'])
    expect(rivals({ title: 'Tillbrook vs halden.in', blocks: ['Competition'] })).toEqual(['halden.in'])
  })

  it('are not told from the company by a word that runs through the deck', () => {
    const mentions = ['How it works', 'Why now', 'Roadmap'].map((title) => ({
      title,
      blocks: ['Growers write on Orbita'],
    }))
    const named = { title: 'Tillbrook', blocks: ['Tillbrook waters each tree.', 'www.tillbrook.io'] }
    const blocks = ['Unlike Vendrally and Orbita, we water each tree.']
    expect(rivals(named, ...mentions, { title: 'Competition', blocks })).toEqual(['Vendrally', 'Orbita'])
  })

  it('are none where existing tools are worked with', () => {
    expect(rivals({ title: 'Product', blocks: ['Integrates with existing tools such as Vendrally'] })).toEqual([])
  })
})

describe('competitors under headings', () => {
  it('stand in one line with commas, and end at a heading set alike', () => {
    const blocks = [
      at('Direct competitors:', 0.1, 0.3),
      at('Vendrally, Orbita', 0.1, 0.36),
      at('Emerging Market:', 0.1, 0.6),
      at('Waters each tree by itself', 0.5, 0.36),
    ]
    expect(rivals({ title: 'Competition and defence', blocks })).toEqual(['Vendrally', 'Orbita'])
  })

  it('are none of what tells the company’s own advantages', () => {
    const lines = ['Vendrally Look: made for orchards', 'Halden Cut: bought once', 'Orbita Line: drawn by growers']
    const blocks = lines.map((line, row) => at(line, 0.1, 0.3 + row * 0.1))
    expect(rivals({ title: 'Competitive advantage', blocks })).toEqual([])
    const faulted = ['Vendrally: costly and slow', 'Halden: no sensors at all', 'Orbita: only for vines']
    const others = faulted.map((line, row) => at(line, 0.1, 0.3 + row * 0.1))
    expect(rivals({ title: 'Competitive advantage', blocks: others })).toEqual(['Vendrally', 'Halden', 'Orbita'])
  })
})

describe('a table of which no words say that it compares', () => {
  const table = (...heads: string[]) =>
    grid([
      ['', 'Tillbrook', ...heads],
      ['Works offline', '✓', ...heads.map(() => '✗')],
      ['Plans picking', '✓', ...heads.map(() => '✗')],
    ])
  it('needs three names beside the company', () => {
    expect(rivals({ title: 'Dish level', blocks: table('Vendrally', 'Orbita') })).toEqual([])
    expect(rivals({ title: 'Dish level', blocks: table('Vendrally', 'Orbita', 'Halden') })).toHaveLength(3)
    for (const title of ['How we differ', 'Why Tillbrook', 'Feature matrix', 'Por qué Tillbrook'])
      expect(rivals({ title, blocks: table('Vendrally', 'Orbita') }), title).toEqual(['Vendrally', 'Orbita'])
  })
})
