import { describe, expect, it } from 'vitest'
import { lineTexts, put, readPageOf } from './test-reading.ts'

const inOrder = async (draw: Parameters<typeof readPageOf>[0]) => lineTexts(await readPageOf(draw))
const bold = (doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number) => {
  doc.font('Helvetica-Bold')
  put(doc, text, x, y, size)
  doc.font('Helvetica')
}

describe('a row of heads over a row of texts', () => {
  const columns = [
    ['Shared', 'One board for every yard', 'and every driver on it'],
    ['Linked', 'Works with the scales', 'and with the invoices'],
    ['Open', 'Any carrier can join it', 'in less than a morning'],
  ] as const

  it('is read head by head with its text, though all heads are written first and stand far above', async () => {
    const lines = await inOrder((doc) => {
      for (const [n, [head]] of columns.entries()) bold(doc, head, 40 + n * 220, 140, 14)
      for (const [n, [, upper, lower]] of columns.entries()) {
        put(doc, upper, 40 + n * 220, 186, 12)
        put(doc, lower, 40 + n * 220, 202, 12)
      }
      put(doc, 'Everything a yard needs, in one place and at one price.', 40, 330, 18)
    })
    expect(lines.slice(0, -1)).toEqual(columns.flat())
  })

  it('is read so where the texts stand a little aside of heads in larger type', async () => {
    const lines = await inOrder((doc) => {
      for (const [n, head] of ['Today', 'Then'].entries()) put(doc, head, 180 + n * 350, 70, 40)
      for (const [n, [, upper, lower]] of columns.slice(1).entries()) {
        put(doc, upper, 68 + n * 350, 160)
        put(doc, lower, 68 + n * 350, 175)
      }
    })
    expect(lines).toEqual(['Today', ...columns[1].slice(1), 'Then', ...columns[2].slice(1)])
  })

  it('is read so where a head stands on a panel with a figure, and its list under it', async () => {
    const rounds = [
      ['Seed round', 'June 2031', '$2.4M', 'Led by Farrow Fund', 'with nine angels'],
      ['Next round', 'open', '$7M', 'Committed so far', 'by Farrow Fund'],
    ] as const
    const lines = await inOrder((doc) => {
      for (const [n] of rounds.entries()) doc.rect(60 + n * 300, 90, 140, 120).fill('#dde6f0')
      for (const [n, [head, date, amount]] of rounds.entries()) {
        bold(doc, head, 80 + n * 300, 110, 15)
        put(doc, date, 85 + n * 300, 140, 11)
        put(doc, amount, 85 + n * 300, 170, 17)
      }
      for (const [n, [, , , ...list]] of rounds.entries())
        for (const [m, text] of list.entries()) put(doc, text, 66 + n * 300, 240 + m * 20, 11)
    })
    expect(lines).toEqual(rounds.flat())
  })

  it('is read so where steps rise towards the right and each has its circle under it', async () => {
    const steps = [
      ['Step 1', 'Sign up at the yard gate', 'opens', 'a ledger'],
      ['Step 2', 'Choose a road and a day', 'over 900', 'roads'],
      ['Step 3', 'Get paid on the tablet', 'each', 'evening'],
    ] as const
    const lines = await inOrder((doc) => {
      for (const [n, [head, text]] of steps.entries()) {
        put(doc, head, 80 + n * 210, 190 - n * 15, 17)
        put(doc, text, 80 + n * 210, 215 - n * 15, 12)
      }
      for (const n of [0, 1, 2]) doc.circle(110 + n * 210, 298 - n * 8, 34 + n * 4).fill('#dde6f0')
      for (const [n, [, , upper, lower]] of steps.entries()) {
        put(doc, upper, 92 + n * 210, 284 - n * 8, 12)
        put(doc, lower, 92 + n * 210, 298 - n * 8, 12)
      }
    })
    expect(lines).toEqual(steps.flat())
  })

  it('stays a row of a table where more rows follow in its columns', async () => {
    const rows = [
      ['Plan', 'Who it is for', 'What it holds'],
      ['Small', 'yards of ten trucks', 'the board'],
      ['Large', 'ports and depots', 'board and scales'],
    ] as const
    const lines = await inOrder((doc) => {
      for (const [n, row] of rows.entries())
        for (const [m, text] of row.entries()) {
          if (n === 0) bold(doc, text, 60 + m * 220, 100, 12)
          else put(doc, text, 60 + m * 220, 100 + n * 40, 12)
        }
    })
    expect(lines).toEqual(rows.flat())
  })

  it('is none where both rows have heads of their own', async () => {
    const rows = [
      ['Ana Ruiz', 'drove trucks', 'Bo Lind', 'built ports'],
      ['Cy Marsh', 'sold roads', 'Dee Okoye', 'ran a yard'],
    ] as const
    const lines = await inOrder((doc) => {
      for (const [n, row] of rows.entries())
        for (const [m, text] of row.entries()) {
          const [x, y] = [60 + Math.floor(m / 2) * 300, 100 + n * 90 + (m % 2) * 18]
          if (m % 2 === 0) bold(doc, text, x, y, 14)
          else put(doc, text, x, y, 12)
        }
    })
    expect(lines).toEqual(rows.flat())
  })
})
