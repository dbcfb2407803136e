import { describe, expect, it } from 'vitest'
import type { FactKey } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { settleFacts } from './settle-facts.ts'

const columns = [0.06, 0.34, 0.56, 0.78]
const rows = [
  ['Metric', '2025A', '2026E', '2028E'],
  ['ARR', '$0.4M', '$1.6M', '$12.5M'],
  ['Berths sold', '900', '2,400', '9,800'],
  ['Paying customers', '12', '40', '210'],
]
const table = rows.flatMap((cells, row) =>
  cells.map((lines, column) => ({ lines, x: columns[column] ?? 0, y: 0.3 + row * 0.1 })),
)
const doc = deck(
  [
    page({ title: 'Northwind' }),
    page({ title: 'Plan', blocks: table }),
    page({
      title: 'How large it is',
      blocks: [
        { lines: 'What we can serve (SAM)', x: 0.06, y: 0.3, size: 24, bold: true },
        { lines: 'Berths, fuel and repairs', x: 0.06, y: 0.38 },
        { lines: '$900M spent by ports in Denmark', x: 0.06, y: 0.46 },
        { lines: 'Tools of the trade', x: 0.56, y: 0.3, size: 24, bold: true },
        { lines: '$70M spent on radios a year', x: 0.56, y: 0.38 },
      ],
    }),
  ],
  { createdOn: '2026-05-20' },
)
const understood = understandDeck(doc)
const context = { deck: understood, sources: indexSources(doc, [], understood), unread: [] }
const settle = (key: FactKey, value: string, on: number, quote: string, label = '') =>
  settleFacts(
    [
      {
        ...{
          key,
          value,
          kind: 'stated',
          rule: 'llm/test',
          score: 0.84,
          hint: { nature: 'actual', period: null, label },
        },
        evidence: [{ document: 'deck', page: on, quote }],
      },
    ],
    context,
  ).facts.map(({ standing, scope, evidence, key: kept }) => [
    kept,
    standing,
    scope?.period,
    evidence.map((one) => one.quote).join(' + '),
  ])

describe('the labels of a place', () => {
  it('carry a figure that is quoted with its row: the cell, the head of the row, the head of the column', () => {
    expect(settle('revenue_forecast', '$12.5M', 2, 'ARR $0.4M $1.6M $12.5M')).toEqual([
      ['revenue_forecast', 'proved', '2028E', '$12.5M + ARR + 2028E'],
    ])
    expect(
      settle(
        'customers',
        '12',
        2,
        'Metric 2025A 2026E 2028E ARR $0.4M $1.6M $12.5M Berths sold 900 2,400 9,800 Paying customers 12 40 210',
      ),
    ).toEqual([['customers', 'proved', '2025A', '12 + Paying customers + 2025A']])
    expect(settle('customers', '210', 2, 'Paying customers 12 40 210')).toEqual([])
  })

  it('prove a value by the heading right over it that the model named, and by no other of the page', () => {
    const quote = '$900M spent by ports in Denmark'
    expect(settle('sam', '$900M', 3, quote)).toEqual([['sam', 'found', null, quote]])
    const sam = 'What we can serve (SAM)'
    expect(settle('sam', '$900M', 3, quote, sam)).toEqual([['sam', 'proved', null, `${quote} + ${sam}`]])
    const radios = '$70M spent on radios a year'
    expect(settle('sam', '$70M', 3, radios, sam)).toMatchObject([['sam', 'found', null, radios]])
  })
})
