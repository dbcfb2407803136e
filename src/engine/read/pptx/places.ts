import { centreX, centreY } from '#engine/geometry.ts'
import { type Element, findAt, getBoolean, getNumber } from './xml.ts'

/** A rectangle on the slide in points, turned clockwise by `turn` degrees around its middle. */
export type Place = {
  x: number
  y: number
  width: number
  height: number
  turn: number
  flipX: boolean
  flipY: boolean
}

/** Maps x, y to a*x + c*y + e, b*x + d*y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]

const emuPerPoint = 12_700

export const toPoints = (emu: number) => emu / emuPerPoint

/** The place that an `xfrm` states; null when it is incomplete. */
export function readPlace(xfrm: Element | null): Place | null {
  const [off, ext] = [findAt(xfrm, 'off'), findAt(xfrm, 'ext')]
  const [x, y] = [getNumber(off, 'x'), getNumber(off, 'y')]
  const [width, height] = [getNumber(ext, 'cx'), getNumber(ext, 'cy')]
  if (x === null || y === null || width === null || height === null) return null
  return {
    x: toPoints(x),
    y: toPoints(y),
    width: toPoints(Math.max(0, width)),
    height: toPoints(Math.max(0, height)),
    turn: (getNumber(xfrm, 'rot') ?? 0) / 60_000,
    flipX: getBoolean(xfrm, 'flipH') ?? false,
    flipY: getBoolean(xfrm, 'flipV') ?? false,
  }
}

/** Where what stands in a group comes to stand on the slide. */
export type Placing = (place: Place) => Place

/** The placing of a group's children: its child space is fitted into its place, turned and flipped with it. */
export function readGroupPlacing(xfrm: Element | null, outer: Placing): Placing {
  const own = readPlace(xfrm)
  if (own === null) return outer
  const [from, size] = [findAt(xfrm, 'chOff'), findAt(xfrm, 'chExt')]
  const [childX, childY] = [toPoints(getNumber(from, 'x') ?? 0), toPoints(getNumber(from, 'y') ?? 0)]
  const group = outer(own)
  const scale = (length: number, child: number | null) => (child === null || child <= 0 ? 1 : length / toPoints(child))
  const [sx, sy] = [scale(group.width, getNumber(size, 'cx')), scale(group.height, getNumber(size, 'cy'))]
  const angle = (group.turn * Math.PI) / 180
  return (place) => {
    // What is turned by about a quarter is stretched along the other side.
    const isSideways = Math.abs(Math.sin((place.turn * Math.PI) / 180)) > Math.SQRT1_2
    const [wide, high] = isSideways ? [sy, sx] : [sx, sy]
    const [width, height] = [place.width * wide, place.height * high]
    let dx = (centreX(place) - childX) * sx - group.width / 2
    let dy = (centreY(place) - childY) * sy - group.height / 2
    if (group.flipX) dx = -dx
    if (group.flipY) dy = -dy
    const mirrored = group.flipX !== group.flipY
    const middleX = centreX(group) + dx * Math.cos(angle) - dy * Math.sin(angle)
    const middleY = centreY(group) + dx * Math.sin(angle) + dy * Math.cos(angle)
    return {
      x: middleX - width / 2,
      y: middleY - height / 2,
      width,
      height,
      turn: (mirrored ? -place.turn : place.turn) + group.turn,
      flipX: place.flipX !== group.flipX,
      flipY: place.flipY !== group.flipY,
    }
  }
}

/** From a place's own space (its top left corner at 0, 0) to the slide. */
export function makeMatrix({ x, y, width, height, turn }: Place): Matrix {
  const angle = (turn * Math.PI) / 180
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const [middleX, middleY] = [x + width / 2, y + height / 2]
  return [
    cos,
    sin,
    -sin,
    cos,
    middleX - (cos * width) / 2 + (sin * height) / 2,
    middleY - (sin * width) / 2 - (cos * height) / 2,
  ]
}

/** The same area for text that runs up (270) or down (90) in it: sides change places, turned around the same middle. */
export function turnPlace(place: Place, degrees: number): Place {
  const isSideways = degrees % 180 !== 0
  const [width, height] = isSideways ? [place.height, place.width] : [place.width, place.height]
  const [middleX, middleY] = [centreX(place), centreY(place)]
  return { ...place, x: middleX - width / 2, y: middleY - height / 2, width, height, turn: place.turn + degrees }
}

/** A point carried by a matrix. */
export function applyMatrix([a, b, c, d, e, f]: Matrix, x: number, y: number): [x: number, y: number] {
  return [a * x + c * y + e, b * x + d * y + f]
}
