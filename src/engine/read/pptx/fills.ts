import { type Colour, neutral, type Palette, readColour } from './colours.ts'
import { at, attribute, children, type Element, numeric, relationId } from './xml.ts'

/** The part of a picture that is shown: shares cut away on each side. */
export type Crop = { left: number; top: number; right: number; bottom: number }

/** What covers an area. A gradient runs at `angle` degrees clockwise from the right. */
export type Fill =
  | { kind: 'colour'; colour: Colour }
  | { kind: 'gradient'; stops: Array<{ at: number; colour: Colour }>; angle: number }
  | { kind: 'picture'; relation: string; crop: Crop }

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
  for (const element of children(properties)) {
    switch (element.localName) {
      case 'noFill':
        return null
      case 'grpFill':
        return group
      case 'solidFill':
        return plain(readColour(element, palette, placeholder))
      case 'pattFill':
        return plain(readColour(at(element, 'bgClr'), palette, placeholder))
      case 'gradFill':
        return readGradient(element, palette, placeholder)
      case 'blipFill':
        return readPictureFill(element) ?? plain(neutral)
    }
  }
  return undefined
}

const plain = (colour: Colour | null): Fill => ({ kind: 'colour', colour: colour ?? neutral })

function readGradient(element: Element, palette: Palette, placeholder?: Colour): StatedFill {
  const stops = children(at(element, 'gsLst'), 'gs')
    .map((stop) => ({
      at: (numeric(stop, 'pos') ?? 0) / 100_000,
      colour: readColour(stop, palette, placeholder) ?? neutral,
    }))
    .sort((a, b) => a.at - b.at)
  const [first] = stops
  if (first === undefined) return undefined
  if (stops.length === 1) return plain(first.colour)
  return { kind: 'gradient', stops, angle: (numeric(at(element, 'lin'), 'ang') ?? 5_400_000) / 60_000 }
}

/** The picture of a `blipFill` element; null when it holds none. */
export function readPictureFill(element: Element | null): Extract<Fill, { kind: 'picture' }> | null {
  const relation = relationId(at(element, 'blip'), 'embed')
  if (relation === null) return null
  const cut = at(element, 'srcRect')
  const share = (name: string) => Math.min(0.99, Math.max(0, (numeric(cut, name) ?? 0) / 100_000))
  return {
    kind: 'picture',
    relation,
    crop: { left: share('l'), top: share('t'), right: share('r'), bottom: share('b') },
  }
}

/** The fill that a shape's style gives it: the colour alone, since a theme's gradients hardly differ from it. */
export function styleFill(style: Element | null, palette: Palette): StatedFill {
  const reference = at(style, 'fillRef')
  if (reference === null || attribute(reference, 'idx') === '0') return undefined
  const colour = readColour(reference, palette)
  return colour === null ? undefined : plain(colour)
}

/** The line around a shape; null when it has none. */
export function readStroke(properties: Element | null, style: Element | null, palette: Palette): Stroke | null {
  const line = at(properties, 'ln')
  const width = (numeric(line, 'w') ?? 9_525) / emuPerPoint
  const stated = readFill(line, palette)
  if (stated === null) return null
  if (stated?.kind === 'colour') return { colour: stated.colour, width }
  if (stated !== undefined) return { colour: neutral, width }
  const reference = at(style, 'lnRef')
  const colour = attribute(reference, 'idx') === '0' ? null : readColour(reference, palette)
  return colour === null ? null : { colour, width }
}
