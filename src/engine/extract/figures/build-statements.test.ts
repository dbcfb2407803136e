import { describe, expect, it } from 'vitest'
import { type BlockSpec, deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { findPeriods } from '#engine/text/grammar/periods.ts'
import { joinUpdates } from '#engine/text/join-updates.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { buildStatements } from './build-statements.ts'
import { findDeckDate, liesAhead, readNature } from './nature.ts'

const none = { text: '', lines: [], parts: [] }
const body: BlockSpec = {
  lines: 'A line of running text in the size of the body of this deck, so that sizes compare',
  x: 0.06,
  y: 0.9,
}
const on = (blocks: readonly BlockSpec[], title = 'Financials') =>
  buildStatements(
    understandDeck(
      deck([page({ title: 'Tillbrook', blocks: ['Software'] }), page({ title, blocks: [...blocks, body] })]),
    ),
    none,
  )
const pairs = (blocks: readonly BlockSpec[]) =>
  on(blocks)
    .filter((one) => one.shape === 'labelled')
    .map((one) => `${one.label} = ${one.text}${one.header ? ` (${one.header})` : ''}`)

describe('statementsOf', () => {
  it('joins wrapped lines and keeps bullets, headings and leading shares apart', () => {
    const lines = [
      'MRR grew by a factor of five in the',
      'past year alone',
      '• 45% Expansion',
      '35% Product',
      'Terms:',
      'Equity',
    ]
    const texts = on([{ lines, x: 0.06, y: 0.3 }])
      .filter((one) => one.shape === 'prose')
      .map((one) => one.text)
    expect(texts).toEqual(
      expect.arrayContaining([
        'MRR grew by a factor of five in the past year alone',
        '• 45% Expansion',
        '35% Product',
        'Terms:',
      ]),
    )
  })

  it('reads a stack of values and labels in one direction', () => {
    const stack = ['$0.9m', 'spent so far', '$80k', 'monthly burn'].map((lines, index) => ({
      lines,
      x: 0.4,
      y: 0.3 + index * 0.06,
      size: 18,
    }))
    expect(pairs(stack)).toEqual(['spent so far = $0.9m', 'monthly burn = $80k'])
  })

  it('gives a table cell its row label and column header', () => {
    const row = (y: number, texts: readonly string[]) =>
      texts.flatMap((lines, index) => (lines ? [{ lines, x: 0.08 + index * 0.22, y, size: 14 }] : []))
    expect(pairs([...row(0.3, ['Plan', '2026', '2027']), ...row(0.4, ['Revenue', '€0.6M', '€1.9M'])])).toEqual([
      'Revenue = €0.6M (Plan 2026)',
      'Revenue = €1.9M (Plan 2027)',
    ])
  })

  it('does not take a paragraph beside a number for its label', () => {
    const beside = [
      { lines: ['Rental income', 'Parts sold', 'Repair services', 'Other income'], x: 0.06, y: 0.3, size: 14 },
      { lines: '$2.4T', x: 0.3, y: 0.37, size: 14 },
    ]
    expect(pairs(beside)).toEqual([])
  })

  it('joins a small label with the longer value under it', () => {
    const blocks = [
      { lines: 'Previous funding', x: 0.06, y: 0.3, size: 12 },
      { lines: '$320,000 from Fondo Tepozán and angels (2024)', x: 0.06, y: 0.33, size: 16 },
    ]
    expect(on(blocks).map((one) => one.text)).toContain(
      'Previous funding $320,000 from Fondo Tepozán and angels (2024)',
    )
  })

  it('cuts updates into sentences without a page', () => {
    const text = 'Dear investors,\nARR is $1M. Burn is $40k.'
    const statements = buildStatements(
      understandDeck(deck([page({ title: 'Tillbrook' })])),
      joinUpdates(oneUpdate(text)),
    )
    expect(statements.filter((one) => one.document === 'updates').map((one) => [one.text, one.page])).toEqual([
      ['Dear investors,', null],
      ['ARR is $1M.', null],
      ['Burn is $40k.', null],
    ])
  })
})

describe('natureOf', () => {
  const nature = (line: string, title = 'Traction', createdOn = '2026-06-01') => {
    const understood = understandDeck(
      deck([page({ title: 'Tillbrook', blocks: ['Software'] }), page({ title, blocks: [line] })], { createdOn }),
    )
    const statement = buildStatements(understood, none).find((one) => one.text === line)
    return statement ? readNature(statement, findDeckDate(understood), statement.figures[0]) : null
  }

  it.each<[string, string, string]>([
    ['ARR $1.2M in May 2026', 'Traction', 'actual'],
    ['Revenue of $5M in 2028', 'Traction', 'forecast'],
    ['Projected revenue: $2.4M', 'Business model', 'forecast'],
    ['Revenue $3M', 'Financial projections', 'forecast'],
    ['With $2M ARR today we plan to break even', 'Traction', 'actual'],
    ['Letters of intent worth $1.4M', 'Traction', 'intent'],
    ['3 paid pilots at $10,000', 'Traction', 'pilot'],
  ])('%s on a slide titled %s is %s', (line, title, expected) => {
    expect(nature(line, title)).toBe(expected)
  })
})

describe('findDeckDate', () => {
  it('prefers the date printed on the cover to that of the file', () => {
    const understood = understandDeck(
      deck([page({ title: 'Tillbrook', blocks: ['Seed deck · October 2025'] })], { createdOn: '2026-06-01' }),
    )
    expect(findDeckDate(understood)).toBe(2025 * 12 + 10)
  })

  it('has none where nothing tells, and then only marks and counted years lie ahead', () => {
    const date = findDeckDate(understandDeck(deck([page({ title: 'Tillbrook' })])))
    const ahead = (text: string) => findPeriods(text).map((period) => liesAhead(period, date))
    expect([date, ahead('2031'), ahead('2027E'), ahead('Year 3')]).toEqual([null, [false], [true], [true]])
  })
})
