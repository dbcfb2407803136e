import { describe, expect, it } from 'vitest'
import { lineTexts, put, readPageOf } from './test-reading.ts'

const inOrder = async (draw: Parameters<typeof readPageOf>[0]) => lineTexts(await readPageOf(draw))
const centred = (doc: PDFKit.PDFDocument, text: string, x: number, y: number, size: number) => {
  put(doc, text, x - doc.fontSize(size).widthOfString(text) / 2, y, size)
}

describe('steps along a line', () => {
  it('are read with the captions under them, which are staggered and reach over their neighbours', async () => {
    const events = ['First yard opened', 'Company founded', 'Scales linked', 'A hundred drivers', 'Port of Arnmouth']
    const dates = ['Q1', 'Q2', 'Q3', 'Q3', 'Q4']
    const lines = await inOrder((doc) => {
      put(doc, 'The road so far', 60, 40, 30)
      for (const [n, date] of dates.entries()) centred(doc, date, 100 + n * 80, 180, 16)
      for (const [n, event] of events.entries()) centred(doc, event, 102 + n * 80, [230, 270, 300][n % 3] ?? 0, 12)
    })
    expect(lines).toEqual(['The road so far', ...dates.flatMap((date, n) => [date, events[n]])])
  })

  it('are read with the text over and under each, and what the line leads to comes last', async () => {
    const steps = [
      ['Ask', '1', 'Say what you ship'],
      ['Say what you pay', '2', 'Offer'],
      ['Load', '3', 'Meet the driver'],
      ['Sign on the tablet', '4', 'Deliver'],
    ] as const
    const lines = await inOrder((doc) => {
      for (const [n, [over]] of steps.entries()) centred(doc, over, 100 + n * 130, n % 2 === 0 ? 110 : 100, 13)
      for (const [n, [, number]] of steps.entries()) centred(doc, number, 95 + n * 130, 180, 18)
      put(doc, 'Paid the same day', 580, 182, 13)
      for (const [n, [, , under]] of steps.entries()) centred(doc, under, 105 + n * 130, n % 2 === 0 ? 250 : 270, 13)
    })
    expect(lines).toEqual([...steps.flat(), 'Paid the same day'])
  })

  it('are read so where the dates stand over and under the line in turn', async () => {
    const steps = [
      ['1. Month', 'Yards join and pay nothing until spring'],
      ['2. Month', 'Scales join and pay nothing until spring'],
      ['3. Month', 'Ports join and pay nothing until spring'],
      ['4. Month', 'Rails join and pay nothing until spring'],
    ] as const
    const lines = await inOrder((doc) => {
      for (const n of [0, 2]) centred(doc, steps[n]?.[0] ?? '', 100 + n * 150, 160, 18)
      for (const n of [1, 3]) centred(doc, steps[n]?.[1] ?? '', 100 + n * 150, 110, 12)
      for (const n of [1, 3]) centred(doc, steps[n]?.[0] ?? '', 100 + n * 150, 210, 18)
      for (const n of [0, 2]) centred(doc, steps[n]?.[1] ?? '', 100 + n * 150, 260, 12)
    })
    expect(lines).toEqual([
      '1. Month',
      'Yards join and pay nothing until spring',
      'Scales join and pay nothing until spring',
      '2. Month',
      '3. Month',
      'Ports join and pay nothing until spring',
      'Rails join and pay nothing until spring',
      '4. Month',
    ])
  })

  it('are not seen in the years over a table', async () => {
    const rows = [
      ['2031', '2032', '2033'],
      ['Yards', 'Ports', 'Rails'],
      ['by hand', 'by phone', 'by board'],
    ] as const
    const lines = await inOrder((doc) => {
      for (const [n, row] of rows.entries())
        for (const [m, text] of row.entries()) put(doc, text, 60 + m * 200, 100 + n * 40)
    })
    expect(lines).toEqual(rows.flat())
  })

  it('are not seen where a row has its label at the left, and no cell under the first year', async () => {
    const lines = await inOrder((doc) => {
      for (const [m, text] of ['2031', '2032', '2033'].entries()) put(doc, text, 260 + m * 150, 100)
      put(doc, 'Goal', 60, 140)
      for (const [m, text] of ['two ports', 'three rails'].entries()) put(doc, text, 410 + m * 150, 140)
    })
    expect(lines).toEqual(['2031', '2032', '2033', 'Goal', 'two ports', 'three rails'])
  })
})
