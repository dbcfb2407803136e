import { describe, expect, it } from 'vitest'
import { page } from '#engine/testing/deck-builder.ts'
import { findAxisTicks } from './find-axis-ticks.ts'

const ticksOf = (blocks: Parameters<typeof page>[0]) => [...findAxisTicks(page(blocks), 18)].map((word) => word.text)
const column = (values: string[], size = 10) =>
  values.map((lines, index) => ({ lines, x: 0.1, y: 0.3 + index * 0.1, size }))

describe('findAxisTicks', () => {
  it('takes small numbers that are equally far apart and rise by equal steps', () => {
    expect(ticksOf({ blocks: column(['$800k', '$600k', '$400k', '$200k']) })).toEqual([
      '$800k',
      '$600k',
      '$400k',
      '$200k',
    ])
  })

  it('takes a row of years that a reader joined into one line', () => {
    expect(ticksOf({ blocks: [{ lines: '2021 2022 2023 2024', size: 10 }] })).toHaveLength(4)
  })

  it('leaves numbers that rise unevenly, are few, or are set large', () => {
    expect(ticksOf({ blocks: column(['800', '610', '400', '90']) })).toEqual([])
    expect(ticksOf({ blocks: column(['600', '400', '200']) })).toEqual([])
    expect(ticksOf({ blocks: column(['800', '600', '400', '200'], 40) })).toEqual([])
  })
})
