import { describe, expect, it } from 'vitest'
import type { PlacedBlock } from './blocks.ts'
import { sortForReading } from './reading-order.ts'
import { blockTexts, lineTexts, put, readPageOf } from './test-reading.ts'

const left = ['Trucks drive empty half of', 'the time, and no one at the', 'site knows which ones.']
const right = ['We assign every truck again', 'each thirty seconds, and the', 'driver sees it on a tablet.']

describe('reading order', () => {
  it('reads columns of text one after the other, though their lines stand side by side', async () => {
    const page = await readPageOf((doc) => {
      put(doc, 'Problem and solution', 40, 30, 28)
      for (const [n, text] of left.entries()) put(doc, text, 40, 100 + n * 15)
      for (const [n, text] of right.entries()) put(doc, text, 400, 100 + n * 15)
    })
    expect(blockTexts(page)).toEqual([['Problem and solution'], left, right])
  })

  it('reads a table along its rows, though it is written column by column', async () => {
    const page = await readPageOf((doc) => {
      for (const [n, text] of ['Licences', 'Services', 'Hardware'].entries()) put(doc, text, 40, 100 + n * 18)
      for (const [n, text] of ['$1.2M', '$300k', '$80k'].entries()) put(doc, text, 300, 100 + n * 18)
    })
    expect(lineTexts(page)).toEqual(['Licences', '$1.2M', 'Services', '$300k', 'Hardware', '$80k'])
  })

  it('keeps a figure and its label together, though all figures are written first', async () => {
    const tiles = [
      ['$1.2M', 'revenue run rate'],
      ['44', 'paying customers'],
      ['118%', 'net retention'],
    ] as const
    const page = await readPageOf((doc) => {
      put(doc, 'Traction', 40, 30, 32)
      for (const [n, [figure]] of tiles.entries()) put(doc, figure, 40 + n * 220, 160, 36)
      for (const [n, [, label]] of tiles.entries()) put(doc, label, 40 + n * 220, 204, 13)
    })
    expect(lineTexts(page)).toEqual(['Traction', ...tiles.flat()])
  })

  it('reads a numbered list with the text of each number', async () => {
    const page = await readPageOf((doc) => {
      for (const n of [1, 2, 3]) put(doc, `${n}.`, 40, 60 + n * 60, 20)
      for (const n of [1, 2, 3]) put(doc, `What happens in step ${n}`, 90, 60 + n * 60, 16)
    })
    expect(lineTexts(page)).toEqual([1, 2, 3].flatMap((n) => [`${n}.`, `What happens in step ${n}`]))
  })

  it('puts the foot of the page last, whatever column it stands under', async () => {
    const page = await readPageOf((doc) => {
      for (const [n, text] of left.entries()) put(doc, text, 40, 100 + n * 15)
      put(doc, 'Gravelow · confidential', 40, 385, 8)
      for (const [n, text] of right.entries()) put(doc, text, 400, 140 + n * 15)
    })
    expect(blockTexts(page)).toEqual([left, right, ['Gravelow · confidential']])
  })

  it('does not let two columns share a line, and joins a bullet to its text', async () => {
    const page = await readPageOf((doc) => {
      put(doc, '• One idea', 40, 100)
      put(doc, '• Another idea', 400, 100)
      put(doc, '•', 40, 200)
      put(doc, 'A bullet set apart', 60, 200)
    })
    expect(lineTexts(page).sort()).toEqual(['• A bullet set apart', '• Another idea', '• One idea'])
  })
})

type Drawing = Parameters<typeof readPageOf>[0]
const inOrder = async (draw: Drawing) => lineTexts(await readPageOf(draw))

describe('labels and values', () => {
  it('stay together in two tables side by side that are written column by column, notes under the values included', async () => {
    const tables = [
      {
        x: 40,
        rows: [
          ['MRR', 'EUR 210k', '(4,000 seats)'],
          ['ARR', 'EUR 2.5M', '(run rate)'],
          ['CAC', 'EUR 90', '(paid)'],
        ],
      },
      {
        x: 400,
        rows: [
          ['LTV', 'EUR 720', '(3 years)'],
          ['Burn', 'EUR 80k', '(a month)'],
          ['Margin', '71%', '(gross)'],
        ],
      },
    ] as const
    const lines = await inOrder((doc) => {
      for (const { x, rows } of tables) {
        for (const [n, [label]] of rows.entries()) put(doc, label, x, 107 + n * 50)
        for (const [n, [, value, note]] of rows.entries()) {
          put(doc, value, x + 120, 100 + n * 50)
          put(doc, note, x + 120, 114 + n * 50)
        }
      }
    })
    expect(lines).toEqual(tables.flatMap(({ rows }) => rows.flat()))
  })

  it('stay together where the label stands right of a large figure, and a paragraph under it', async () => {
    const lines = await inOrder((doc) => {
      put(doc, '25%', 40, 120, 36)
      put(doc, 'More than one parcel in four comes back to the', 40, 190)
      put(doc, 'depot, and no one is told why it did.', 40, 204)
      put(doc, 'RETURNED PARCELS', 130, 128)
    })
    expect(lines.slice(0, 2)).toEqual(['25%', 'RETURNED PARCELS'])
  })

  it('stay together under the heads of a table beside a chart, whose axis is read last', async () => {
    const ticks = ['$800k', '$600k', '$400k', '$200k']
    const lines = await inOrder((doc) => {
      for (const [n, text] of ticks.entries()) put(doc, text, 40, 120 + n * 50, 10)
      for (const [n, text] of ['2031', '2032'].entries()) put(doc, text, 520 + n * 80, 150)
      for (const [n, row] of [
        ['ARR', '$3m', '$10m'],
        ['Headcount', '39', '53'],
      ].entries())
        for (const [m, text] of row.entries()) put(doc, text, m === 0 ? 420 : 440 + m * 80, 180 + n * 26)
    })
    expect(lines).toEqual(['2031', '2032', 'ARR', '$3m', '$10m', 'Headcount', '39', '53', ...ticks])
  })
})

describe('cards', () => {
  const [upper, lower] = [
    ['Stories', 'Songs', 'Voices', 'Library', 'Offline'],
    ['Benefits', 'Closeness', 'Safety', 'Learning', 'Help'],
  ]

  it('of two rows set to different columns are read row after row', async () => {
    const lines = await inOrder((doc) => {
      for (const [n, text] of upper.entries()) {
        put(doc, text, 40 + n * 135, 120)
        put(doc, `all about ${text}`, 40 + n * 135, 150, 9)
      }
      for (const [n, text] of lower.entries()) {
        put(doc, text, 85 + n * 112, 260)
        put(doc, `more on ${text}`, 85 + n * 112, 290, 9)
      }
    })
    const card = (kind: string) => (text: string) => [text, `${kind} ${text}`]
    expect(lines).toEqual([...upper.flatMap(card('all about')), ...lower.flatMap(card('more on'))])
  })

  it('that are numbered along the rows are read so, though written down the columns', async () => {
    const steps = ['Plan', 'Build', 'Ship', 'Learn']
    const lines = await inOrder((doc) => {
      for (const n of [0, 2, 1, 3]) {
        const [x, y] = [60 + (n % 2) * 320, n < 2 ? 140 : 260]
        put(doc, `${n + 1}`, x, y, 20)
        put(doc, steps[n] ?? '', x + 60, y + 4, 16)
        put(doc, `how we ${steps[n]?.toLowerCase()} it`, x + 60, y + 26)
      }
    })
    expect(lines.filter((line) => steps.includes(line))).toEqual(steps)
  })

  it('on a panel keep together what stands on it, down to its lower edge', async () => {
    const people = ['Ana Ruiz', 'Bo Lind', 'Cy Marsh', 'Dee Okoye']
    const claims = ['Loads are matched in a minute', 'Drivers are paid the same day', 'No empty way back']
    const lines = await inOrder((doc) => {
      doc.rect(30, 200, 330, 190).fill('#dde6f0')
      doc.rect(375, 200, 330, 190).fill('#dde6f0')
      put(doc, 'Team', 60, 210, 16)
      for (const [n, name] of people.entries()) put(doc, name, 80 + (n % 2) * 140, n < 2 ? 290 : 375, 9)
      put(doc, 'Why us', 400, 205, 16)
      for (const [n, text] of claims.entries()) put(doc, text, 400, 240 + n * 50)
    })
    expect(lines).toEqual(['Team', ...people, 'Why us', ...claims])
  })

  it('are not seen in the ground of a column of a table', async () => {
    const rows = [
      ['Setup', '$900', '$400'],
      ['Seat', '$12', '$9'],
      ['Support', '$70', 'none'],
    ]
    const lines = await inOrder((doc) => {
      doc.rect(290, 90, 110, 200).fill('#dde6f0')
      for (const m of [0, 1, 2])
        for (const [n, row] of rows.entries()) put(doc, row[m] ?? '', 60 + m * 250, 110 + n * 60)
    })
    expect(lines).toEqual(rows.flat())
  })

  it('are not seen in the band that a timeline runs along', async () => {
    const events = ['Pilot signed', 'First port', 'Two ports', 'Profit']
    const lines = await inOrder((doc) => {
      doc.rect(30, 180, 660, 60).fill('#dde6f0')
      for (const [n, text] of events.entries()) {
        put(doc, text, 60 + n * 160, n % 2 === 0 ? 120 : 280)
        put(doc, `Q${n + 1} 2031`, 60 + n * 160, 200)
      }
    })
    expect(lines).toEqual([
      'Pilot signed',
      'Q1 2031',
      'Q2 2031',
      'First port',
      'Two ports',
      'Q3 2031',
      'Q4 2031',
      'Profit',
    ])
  })
})

describe('what belongs to no column', () => {
  it('is a title set beside the text, which comes first', async () => {
    const lines = await inOrder((doc) => {
      for (const n of [1, 2, 3, 4]) put(doc, `Milestone ${n} of the year`, 320, 40 + n * 60)
      put(doc, 'Roadmap', 60, 190, 28)
    })
    expect(lines[0]).toBe('Roadmap')
  })

  it('is sideways type, which comes after the rest', async () => {
    const lines = await inOrder((doc) => {
      put(doc, 'Token shares', 200, 30, 28)
      for (const [n, text] of ['Team 20%', 'Sale 50%', 'Reserve 30%'].entries()) put(doc, text, 200, 120 + n * 80)
      doc
        .fontSize(9)
        .rotate(-90, { origin: [30, 300] })
        .text('gravelow.example', 30, 300, { lineBreak: false })
    })
    expect(lines.at(-1)).toBe('gravelow.example')
  })

  it('is nothing on a grid of pictures: the heads come before the labels', async () => {
    const [heads, labels] = [
      ['Gravelow', 'Haulio', 'Paper'],
      ['Live prices', 'One invoice', 'No deposit'],
    ]
    const lines = await inOrder((doc) => {
      for (const [n, text] of labels.entries()) put(doc, text, 60, 180 + n * 60)
      for (const [n, text] of heads.entries()) put(doc, text, 260 + n * 140, 120)
    })
    expect(lines).toEqual([...heads, ...labels])
  })
})

describe('a heading further down', () => {
  it('is read before what it stands over, and not with the column that ends above it', async () => {
    const lines = await inOrder((doc) => {
      for (const [n, text] of ['Ports', 'Yards', 'Carriers', 'Drivers'].entries()) put(doc, text, 60, 60 + n * 50, 14)
      for (const [n, text] of left.entries()) put(doc, text, 380, 60 + n * 15)
      for (const [n, text] of right.entries()) put(doc, text, 380, 190 + n * 15)
      put(doc, 'One price for every road', 60, 262, 40)
      put(doc, 'Everyone on the road gains when trucks drive full.', 60, 330)
    })
    expect(lines.slice(-2)).toEqual(['One price for every road', 'Everyone on the road gains when trucks drive full.'])
  })
})

describe('a page in right-to-left script', () => {
  const placed = (text: string, left: number, top: number, order: number): PlacedBlock => {
    const [right, bottom] = [left + 120, top + 14]
    const box = { x: left / 720, y: top / 405, width: 120 / 720, height: 14 / 405 }
    const line = { text, words: [], box, fontSize: 12, bold: false }
    const edges = { left, top, right, bottom, first: order, size: 12 }
    return { ...edges, lines: [{ ...edges, line, start: left, end: right, base: bottom, angle: 0, last: order }] }
  }

  it('is read from the column at the right', () => {
    const [today, tomorrow] = [
      ['امروز', 'نوبت دهی', 'وبسایت'],
      ['آینده', 'ربات', 'جست و جو'],
    ]
    const column = (texts: readonly string[], x: number, from: number) =>
      texts.map((text, n) => placed(text, x, 100 + n * 80 + from * 3, from + n))
    const ordered = sortForReading([...column(tomorrow, 100, 3), ...column(today, 500, 0)], 405)
    expect(ordered.map(({ lines }) => lines[0]?.line.text)).toEqual([...today, ...tomorrow])
  })
})
