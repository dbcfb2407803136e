import { describe, expect, it } from 'vitest'
import { page } from '#engine/testing/deck-builder.ts'
import { findTitle } from './find-title.ts'

const frame = { top: 0.03, height: 0.94 }
const titleOf = (spec: Parameters<typeof page>[0]) => findTitle(page(spec).blocks, frame, 18)

describe('findTitle', () => {
  it('takes the largest type in the top quarter, over its lines', () => {
    const title = titleOf({
      blocks: [{ lines: 'A better way\nto buy steel', y: 0.06, size: 40 }, 'Body text of the slide'],
    })
    expect(title).toMatchObject({ text: 'A better way to buy steel' })
    expect(title.lines).toHaveLength(2)
  })

  it('takes a usual title that is set at the left, below the top', () => {
    const title = titleOf({
      blocks: [
        { lines: 'Teachers App', y: 0.1, size: 20 },
        { lines: 'Business\nModel', y: 0.4, size: 60 },
      ],
    })
    expect(title.text).toBe('Business Model')
  })

  it('takes a large first line under a picture', () => {
    const blocks = [
      { lines: 'The global harbour', y: 0.4, size: 30 },
      { lines: 'Body text', y: 0.5 },
      { lines: '$100B', y: 0.6, size: 44 },
    ]
    expect(titleOf({ blocks }).text).toBe('The global harbour')
    expect(titleOf({ blocks: blocks.slice(1) }).text).toBe('')
  })

  it('takes the largest type of a cover, wherever it stands', () => {
    const cover = page({
      blocks: [
        { lines: 'Pitch deck', y: 0.1, size: 24 },
        { lines: 'Northwind', y: 0.5, size: 60 },
      ],
    })
    expect(findTitle(cover.blocks, frame, 18, true).text).toBe('Northwind')
  })

  it('is empty when nothing stands out', () => {
    expect(
      titleOf({
        blocks: [
          { lines: 'First paragraph', y: 0.5 },
          { lines: 'Second one', y: 0.6 },
        ],
      }).text,
    ).toBe('')
    expect(titleOf({ blocks: [{ lines: '42', y: 0.1, size: 60 }] }).text).toBe('')
  })

  it('takes large type beside the text where nothing in the top quarter stands out', () => {
    const title = titleOf({
      blocks: [
        { lines: 'A driver sees the load', x: 0.5, y: 0.1, size: 14 },
        { lines: 'Current\nsystem', x: 0.06, y: 0.4, size: 36 },
        { lines: 'The yard pays at once', x: 0.5, y: 0.7, size: 14 },
      ],
    })
    expect(title.text).toBe('Current system')
  })

  it('is never a figure', () => {
    const title = titleOf({
      blocks: [
        { lines: 'What we need', y: 0.06, size: 24 },
        { lines: '1 000 000 PLN', y: 0.2, size: 48 },
      ],
    })
    expect(title.text).toBe('What we need')
  })
})
