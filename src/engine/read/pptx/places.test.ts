import { describe, expect, it } from 'vitest'
import { applyMatrix, makeMatrix, type Place, readGroupPlacing, readPlace, turnPlace } from './places.ts'
import { parseXml } from './xml.ts'

const xml = (text: string) => parseXml(Buffer.from(text))
const emu = (points: number) => points * 12_700
const plain = { turn: 0, flipX: false, flipY: false }
const asIs = (place: Place) => place

/** A group at 100, 100 of 200 by 100 points whose children use a space of 400 by 200 from 0, 0. */
const groupXml = (attributes = '') =>
  xml(
    `<xfrm${attributes}><off x="${emu(100)}" y="${emu(100)}"/><ext cx="${emu(200)}" cy="${emu(100)}"/>` +
      `<chOff x="0" y="0"/><chExt cx="${emu(400)}" cy="${emu(200)}"/></xfrm>`,
  )
const child: Place = { x: 0, y: 0, width: 100, height: 50, ...plain }

describe('a place', () => {
  it('is read in points, with its turn and its mirrors', () => {
    const stated = xml('<xfrm rot="5400000" flipH="1"><off x="12700" y="25400"/><ext cx="127000" cy="0"/></xfrm>')
    expect(readPlace(stated)).toEqual({ x: 1, y: 2, width: 10, height: 0, turn: 90, flipX: true, flipY: false })
    expect(readPlace(xml('<xfrm><off x="1" y="1"/></xfrm>'))).toBeNull()
    expect(readPlace(xml('<xfrm><off x="a" y="1"/><ext cx="1" cy="1"/></xfrm>'))).toBeNull()
  })

  it('turns around its middle', () => {
    const matrix = makeMatrix({ x: 0, y: 0, width: 100, height: 50, ...plain, turn: 90 })
    const [x, y] = applyMatrix(matrix, 0, 0)
    expect([x, y].map(Math.round)).toEqual([75, -25])
  })

  it('for text that runs upwards changes its sides around the same middle', () => {
    expect(turnPlace(child, 270)).toMatchObject({ x: 25, y: -25, width: 50, height: 100, turn: 270 })
  })
})

describe('a group', () => {
  it('fits its child space into its place', () => {
    expect(readGroupPlacing(groupXml(), asIs)(child)).toMatchObject({ x: 100, y: 100, width: 50, height: 25 })
  })

  it('mirrors where its children stand', () => {
    expect(readGroupPlacing(groupXml(' flipH="1"'), asIs)(child)).toMatchObject({ x: 250, y: 100, flipX: true })
  })

  it('turns its children with it', () => {
    const placed = readGroupPlacing(groupXml(' rot="10800000"'), asIs)(child)
    expect([placed.x, placed.y, placed.turn].map(Math.round)).toEqual([250, 175, 180])
  })

  it('in a group is placed by both', () => {
    const outer = readGroupPlacing(groupXml(), asIs)
    const placed = readGroupPlacing(groupXml(), outer)(child)
    expect(placed).toMatchObject({ x: 150, y: 150, width: 25, height: 12.5 })
  })

  it('without a place of its own leaves its children where they are', () => {
    expect(readGroupPlacing(null, asIs)(child)).toBe(child)
  })
})
