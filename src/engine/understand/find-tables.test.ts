import { describe, expect, it } from 'vitest'
import type { Table } from '#engine/slides.ts'
import { type BlockSpec, deck, page } from '#engine/testing/deck-builder.ts'
import { findTables } from './find-tables.ts'
import { understandDeck } from './understand-deck.ts'

type Cell = string | null
/** Blocks in rows and columns from a place of the page; `head` is set bold. */
const grid = (rows: readonly Cell[][], { x = 0.06, y = 0.3, head = false } = {}): BlockSpec[] =>
  rows.flatMap((row, n) =>
    row.flatMap((text, m): BlockSpec[] =>
      text === null ? [] : [{ lines: text, x: x + m * 0.22, y: y + n * 0.11, bold: head && n === 0 }],
    ),
  )

const tablesOf = (blocks: BlockSpec[]) => findTables(page({ blocks }).blocks)
const textsOf = (cells: Table['rows'][number] | null | undefined) => cells?.map((cell) => cell.text)

describe('findTables', () => {
  it('finds heads, labels and figures, and leaves out the chart beside and the paragraph under them', () => {
    const [table, ...others] = tablesOf([
      { lines: 'Payroll', x: 0.06, y: 0.2 },
      { lines: 'Marketing', x: 0.16, y: 0.2 },
      ...grid(
        [
          [null, '2031', '2032'],
          ['ARR', '$3m', '$10m'],
          ['Headcount', '39', '53'],
        ],
        { x: 0.4 },
      ),
      { lines: 'We hire ahead of sales in both years, as we did before.', x: 0.4, y: 0.7 },
    ])
    expect(others).toEqual([])
    expect(textsOf(table?.head)).toEqual(['', '2031', '2032'])
    expect(table?.rows.map(textsOf)).toEqual([
      ['ARR', '$3m', '$10m'],
      ['Headcount', '39', '53'],
    ])
    expect(table?.box.x).toBeCloseTo(0.4)
  })

  it('reads ticks and crosses, words for them too', () => {
    const [table] = tablesOf(
      grid(
        [
          ['What we offer', 'Gravelow', 'Haulio'],
          ['Live prices', '✓', '✗'],
          ['One invoice', 'Yes', 'Partial'],
          ['No deposit', '✔', '–'],
        ],
        { head: true },
      ),
    )
    expect(table?.rows.map((row) => row.map((cell) => cell.mark))).toEqual([
      [null, 'yes', 'no'],
      [null, 'yes', 'partial'],
      [null, 'yes', 'no'],
    ])
  })

  it('keeps heads and labels where the ticks are pictures', () => {
    const [table] = tablesOf(grid([[null, 'Haulio', 'Paper'], ['Live prices'], ['One invoice'], ['No deposit']]))
    expect(textsOf(table?.head)).toEqual(['', 'Haulio', 'Paper'])
    expect(table?.rows.map(textsOf)).toEqual([
      ['Live prices', '', ''],
      ['One invoice', '', ''],
      ['No deposit', '', ''],
    ])
  })

  it('takes cells of words under heads set apart, cells over several lines, and one that reaches over two columns', () => {
    const [table] = tablesOf(
      grid(
        [
          ['Today', 'Spring', 'Summer', 'Autumn'],
          ['New ports', 'Android\nand web', 'iPad', 'Mac'],
          ['New links', 'Payroll', 'Other carriers and their own agents', null],
          ['New trades', 'Gravel', 'Sand', 'Steel'],
        ],
        { head: true },
      ),
    )
    expect(textsOf(table?.head)).toEqual(['Today', 'Spring', 'Summer', 'Autumn'])
    expect(table?.rows.map(textsOf)).toEqual([
      ['New ports', 'Android and web', 'iPad', 'Mac'],
      ['New links', 'Payroll', 'Other carriers and their own agents', ''],
      ['New trades', 'Gravel', 'Sand', 'Steel'],
    ])
  })

  it('takes a list of labels with their figures without heads', () => {
    const [table] = tablesOf(
      grid([
        ['Trucks', '$1.7M'],
        ['Sales team', '$300k'],
      ]),
    )
    expect(table?.head).toBeNull()
    expect(table?.rows.map(textsOf)).toEqual([
      ['Trucks', '$1.7M'],
      ['Sales team', '$300k'],
    ])
  })

  it('is not misled by cards, numbered steps, lists side by side or text columns', () => {
    const people = grid([
      ['Ana Ruiz', 'Bo Lind', 'Cy Marsh'],
      ['Chief of staff', 'Head of sales', 'Engineer'],
    ])
    const steps = grid([
      ['1.', 'Load the truck'],
      ['2.', 'Drive it home'],
      ['3.', 'Send one invoice'],
    ])
    const lists = grid(
      [
        ['For drivers', 'For yards'],
        ['• See every load in the area', '• Publish what has to go'],
        ['• Say yes with one tap', '• Choose the nearest driver'],
        ['• Be paid the same day', '• Pay one invoice a month'],
      ],
      { head: true },
    )
    for (const blocks of [people, steps, lists]) expect(tablesOf(blocks)).toEqual([])
  })

  it('stands on the slide, and none of its labels is taken for a person', () => {
    const rows = [
      ['Our offer', 'Live prices', 'One invoice'],
      ['GRAVELOW', '✓', '✓'],
      ['NORTH HAULIERS', '✗', '✗'],
    ]
    const doc = deck([
      page({ title: 'Cover' }),
      page({ title: 'Our team is better', blocks: grid(rows, { head: true }) }),
    ])
    const slide = understandDeck(doc).slides[1]
    expect(slide?.tables.map((table) => table.rows.map(textsOf))).toEqual([rows.slice(1)])
    expect(slide?.people).toEqual([])
  })
})
