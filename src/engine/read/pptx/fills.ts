import { type Colour, neutral, type Palette, readColour } from './colours.ts'
import { type Element, findAt, getAttribute, getNumber, getRelationId, listChildren } from './xml.ts'

/** The part of a picture that is shown: shares cut away on each side. */
export type Crop = { left: number; top: number; right: number; bottom: number }

/** What covers an area. A gradient runs at `angle` degrees clockwise from the right. */
export type Fill =
  | { kind: 'colour'; colour: Colour }
  | { kind: 'gradient'; stops: Array<{ at: number; colour: Colour }>; angle: number }
  | { kind: 'image'; relation: string; crop: Crop }

/** `null`: stated to have none; `undefined`: nothing is stated. */
export type StatedFill = Fill | null | undefined

export type Stroke = { colour: Colour; width: number }

const emuPerPoint = 12_700

/** The fill that an element's properties state. `group` is what `grpFill` stands for. */
export function readFill(
  properties: Element | null,
  palette: Palette,
  placeholder?: Colour,
  group: StatedFill = undefined,
): StatedFill {
  for (const element of listChildren(properties)) {
    switch (element.localName) {
      case 'noFill':
        return null
      case 'grpFill':
        return group
      case 'solidFill':
        return makeColourFill(readColour(element, palette, placeholder))
      case 'pattFill':
        return makeColourFill(readColour(findAt(element, 'bgClr'), palette, placeholder))
      case 'gradFill':
        return readGradient(element, palette, placeholder)
      case 'blipFill':
        return readImageFill(element) ?? makeColourFill(neutral)
    }
  }
  return undefined
}

const makeColourFill = (colour: Colour | null): Fill => ({ kind: 'colour', colour: colour ?? neutral })

function readGradient(element: Element, palette: Palette, placeholder?: Colour): StatedFill {
  const stops = listChildren(findAt(element, 'gsLst'), 'gs')
    .map((stop) => ({
      at: (getNumber(stop, 'pos') ?? 0) / 100_000,
      colour: readColour(stop, palette, placeholder) ?? neutral,
    }))
    .sort((a, b) => a.at - b.at)
  const [first] = stops
  if (first === undefined) return undefined
  if (stops.length === 1) return makeColourFill(first.colour)
  return { kind: 'gradient', stops, angle: (getNumber(findAt(element, 'lin'), 'ang') ?? 5_400_000) / 60_000 }
}

/** The picture of a `blipFill` element; null when it holds none. */
export function readImageFill(element: Element | null): Extract<Fill, { kind: 'image' }> | null {
  const relation = getRelationId(findAt(element, 'blip'), 'embed')
  if (relation === null) return null
  const cut = findAt(element, 'srcRect')
  const share = (name: string) => Math.min(0.99, Math.max(0, (getNumber(cut, name) ?? 0) / 100_000))
  return {
    kind: 'image',
    relation,
    crop: { left: share('l'), top: share('t'), right: share('r'), bottom: share('b') },
  }
}

/** The fill that a shape's style gives it: the colour alone, since a theme's gradients hardly differ from it. */
export function readStyleFill(style: Element | null, palette: Palette): StatedFill {
  const reference = findAt(style, 'fillRef')
  if (reference === null || getAttribute(reference, 'idx') === '0') return undefined
  const colour = readColour(reference, palette)
  return colour === null ? undefined : makeColourFill(colour)
}

/** The line around a shape; null when it has none. */
export function readStroke(properties: Element | null, style: Element | null, palette: Palette): Stroke | null {
  const line = findAt(properties, 'ln')
  const width = (getNumber(line, 'w') ?? 9_525) / emuPerPoint
  const stated = readFill(line, palette)
  if (stated === null) return null
  if (stated?.kind === 'colour') return { colour: stated.colour, width }
  if (stated !== undefined) return { colour: neutral, width }
  const reference = findAt(style, 'lnRef')
  const colour = getAttribute(reference, 'idx') === '0' ? null : readColour(reference, palette)
  return colour === null ? null : { colour, width }
}
