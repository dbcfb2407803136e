import { describe, expect, it } from 'vitest'
import { unionBox } from './geometry.ts'

describe('unionBox', () => {
  it('is the smallest rectangle around all of them', () => {
    expect(
      unionBox([
        { x: 0.25, y: 0.5, width: 0.25, height: 0.125 },
        { x: 0.125, y: 0.75, width: 0.0625, height: 0.125 },
      ]),
    ).toEqual({ x: 0.125, y: 0.5, width: 0.375, height: 0.375 })
  })

  it('is empty at the origin for none', () => {
    expect(unionBox([])).toEqual({ x: 0, y: 0, width: 0, height: 0 })
  })
})
