import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { findFurniture } from './find-furniture.ts'

const header = { lines: 'Northwind', y: 0.02, size: 10 }
const texts = (doc: ReturnType<typeof deck>) => [...findFurniture(doc)].map((line) => line.text)

describe('findChrome', () => {
  it('takes what stands at the same height on 40% of the pages', () => {
    const doc = deck([
      page({ blocks: [header, 'One'] }),
      page({ blocks: [header, 'Two'] }),
      page({ blocks: [header, 'Three'] }),
      page({ blocks: ['Four'] }),
      page({ blocks: ['Five'] }),
    ])
    expect(texts(doc)).toEqual(['Northwind', 'Northwind', 'Northwind'])
  })

  it('takes page numbers at the edge, and no figures inside the page', () => {
    const doc = deck(
      [1, 2, 3, 4].map((n) =>
        page({
          blocks: [
            { lines: `${n} / 4`, y: 0.95, size: 8 },
            { lines: `${n * 13}%`, y: 0.5, size: 40 },
          ],
        }),
      ),
    )
    expect(texts(doc)).toEqual(['1 / 4', '2 / 4', '3 / 4', '4 / 4'])
  })

  it('takes nothing on fewer than three pages', () => {
    expect(texts(deck([page({ blocks: [header] }), page({ blocks: [header] })]))).toEqual([])
  })
})
