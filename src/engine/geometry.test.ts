import { describe, expect, it } from 'vitest'
import {
  bottomEdge,
  centrePoint,
  distanceBetween,
  gapBelow,
  gapBeside,
  gapsBetween,
  heightOverlap,
  isInSameColumn,
  isInside,
  rightEdge,
  sharedHeight,
  sharedWidth,
  unionBox,
  widthOverlap,
} from './geometry.ts'

const tile = { x: 0.25, y: 0.5, width: 0.25, height: 0.125 }
const upperLeft = { x: 0, y: 0.25, width: 0.125, height: 0.125 }
const lower = { x: 0.375, y: 0.75, width: 0.5, height: 0.125 }

describe('unionBox', () => {
  it('is the smallest rectangle around all of them', () => {
    expect(unionBox([tile, { x: 0.125, y: 0.75, width: 0.0625, height: 0.125 }])).toEqual({
      x: 0.125,
      y: 0.5,
      width: 0.375,
      height: 0.375,
    })
  })

  it('is empty at the origin for none', () => {
    expect(unionBox([])).toEqual({ x: 0, y: 0, width: 0, height: 0 })
  })
})

describe('a box', () => {
  it('has edges and a middle', () => {
    expect([rightEdge(tile), bottomEdge(tile)]).toEqual([0.5, 0.625])
    expect(centrePoint(tile)).toEqual({ x: 0.375, y: 0.5625, width: 0, height: 0 })
  })

  it('shares width with one under it', () => {
    expect(isInSameColumn(tile, lower)).toBe(true)
    expect([sharedWidth(tile, lower), widthOverlap(tile, lower)]).toEqual([0.125, 0.5])
    expect([sharedHeight(tile, lower), heightOverlap(tile, lower)]).toEqual([-0.125, 0])
    expect([gapBelow(tile, lower), gapBeside(tile, lower)]).toEqual([0.125, -0.125])
  })

  it('is apart from one that stands over it on the left', () => {
    expect(isInSameColumn(upperLeft, tile)).toBe(false)
    expect(gapsBetween(tile, upperLeft)).toEqual({ x: 0.125, y: 0.125 })
    expect(distanceBetween(tile, lower)).toBe(0.125)
  })

  it('is inside of another up to the slack', () => {
    expect(isInside({ x: 0.2, y: 0.5, width: 0.25, height: 0.1 }, tile, 0)).toBe(false)
    expect(isInside({ x: 0.2, y: 0.5, width: 0.25, height: 0.1 }, tile, 0.06)).toBe(true)
  })
})
