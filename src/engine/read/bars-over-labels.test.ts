import { describe, expect, it } from 'vitest'
import { lineTexts, put, readPageOf } from './test-reading.ts'

const inOrder = async (draw: Parameters<typeof readPageOf>[0]) => lineTexts(await readPageOf(draw))
const years = ['2031', '2032', '2033', '2034']

describe('amounts over the bars of a chart', () => {
  it('are read with the year under each bar', async () => {
    const lines = await inOrder((doc) => {
      put(doc, 'Loads in thousands', 60, 60, 14)
      for (const [n, year] of years.entries()) put(doc, year, 60 + n * 90, 340)
      for (const n of years.keys()) put(doc, `${n * 14 + 12}`, 66 + n * 90, 280 - n * 50)
    })
    expect(lines).toEqual(['Loads in thousands', ...years.flatMap((year, n) => [year, `${n * 14 + 12}`])])
  })

  it('are read with it where each year has two bars', async () => {
    const lines = await inOrder((doc) => {
      for (const n of years.keys()) put(doc, `$${n + 1}m`, 50 + n * 120, 280 - n * 20)
      for (const n of years.keys()) put(doc, `$${n + 3}m`, 80 + n * 120, 270 - n * 50)
      for (const [n, year] of years.entries()) put(doc, year, 60 + n * 120, 340)
    })
    expect(lines).toEqual(years.flatMap((year, n) => [year, `$${n + 1}m`, `$${n + 3}m`]))
  })

  it('are not a row of a table, which stands level', async () => {
    const rows = [['12', '26', '40', '54'], ['9', '14', '20', '31'], years]
    const lines = await inOrder((doc) => {
      for (const [n, row] of rows.entries())
        for (const [m, text] of row.entries()) put(doc, text, 60 + m * 90, 120 + n * 22)
    })
    expect(lines).toEqual(rows.flat())
  })

  it('are left as they are where a bar has none', async () => {
    const lines = await inOrder((doc) => {
      for (const [n, year] of years.entries()) put(doc, year, 60 + n * 90, 340)
      for (const n of [0, 1, 3]) put(doc, `${n * 14 + 12}`, 66 + n * 90, 280 - n * 50)
    })
    expect(lines).toEqual(['54', '26', '12', ...years])
  })

  it('are left as they are where words stand among them', async () => {
    const lines = await inOrder((doc) => {
      for (const [n, year] of years.entries()) put(doc, year, 60 + n * 90, 340)
      for (const n of years.keys()) put(doc, `${n * 14 + 12}`, 66 + n * 90, 280 - n * 50)
      put(doc, 'first port', 150, 180)
    })
    expect(lines.slice(-4)).toEqual(years)
  })
})
