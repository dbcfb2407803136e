import { type Element, findAt, getAttribute, getNumber, listChildren } from './xml.ts'

/** Channels from 0 to 1. */
export type Colour = { r: number; g: number; b: number; alpha: number }

/** Theme colours by their names, and the names that slides use for them (`bg1` means `lt1`). */
export type Palette = { colours: ReadonlyMap<string, Colour>; names: ReadonlyMap<string, string> }

export const black: Colour = { r: 0, g: 0, b: 0, alpha: 1 }
export const white: Colour = { r: 1, g: 1, b: 1, alpha: 1 }
/** Stands for what can't be drawn; light type and dark type stand out on it alike. */
export const neutral: Colour = { r: 0.55, g: 0.57, b: 0.6, alpha: 1 }

/** Preset colours that files name; the rest of the CSS names is rare and shown grey. */
const presets: Record<string, string> = {
  black: '000000',
  white: 'ffffff',
  red: 'ff0000',
  green: '008000',
  blue: '0000ff',
  yellow: 'ffff00',
  orange: 'ffa500',
  purple: '800080',
  gray: '808080',
  grey: '808080',
  navy: '000080',
  teal: '008080',
}
const usualNames = [
  ['bg1', 'lt1'],
  ['tx1', 'dk1'],
  ['bg2', 'lt2'],
  ['tx2', 'dk2'],
] as const

/** The palette of a theme part; `map` is a master's or layout's `clrMap`. */
export function readPalette(theme: Element | null, map: Element | null): Palette {
  const colours = new Map<string, Colour>([
    ['dk1', black],
    ['lt1', white],
  ])
  for (const slot of listChildren(findAt(theme, 'themeElements', 'clrScheme'))) {
    const colour = readColour(slot, { colours, names: new Map() })
    if (colour !== null && slot.localName !== null) colours.set(slot.localName, colour)
  }
  return { colours, names: mapNames(new Map(usualNames), map) }
}

/** The same colours under the names that an overriding `clrMap` gives them. */
export function remapPalette(palette: Palette, map: Element | null): Palette {
  return map === null ? palette : { ...palette, names: mapNames(palette.names, map) }
}

function mapNames(names: ReadonlyMap<string, string>, map: Element | null): Map<string, string> {
  const result = new Map(names)
  for (const { name, value } of map === null ? [] : Array.from(map.attributes)) result.set(name, value)
  return result
}

/**
 * The colour that an element holds (`srgbClr`, `schemeClr` and so on, with changes to it); null when it holds none.
 * `placeholder` is what `phClr` stands for in styles.
 */
export function readColour(holder: Element | null, palette: Palette, placeholder: Colour = neutral): Colour | null {
  for (const element of listChildren(holder)) {
    const base = readBaseColour(element, palette, placeholder)
    if (base !== null) return listChildren(element).reduce(changeColour, base)
  }
  return null
}

function readBaseColour(element: Element, palette: Palette, placeholder: Colour): Colour | null {
  const value = getAttribute(element, 'val') ?? ''
  switch (element.localName) {
    case 'srgbClr':
      return parseHex(value)
    case 'sysClr':
      return parseHex(getAttribute(element, 'lastClr') ?? (value === 'window' ? 'ffffff' : '000000'))
    case 'prstClr':
      return parseHex(presets[value] ?? '') ?? neutral
    case 'schemeClr':
      return value === 'phClr' ? placeholder : (palette.colours.get(palette.names.get(value) ?? value) ?? neutral)
    case 'scrgbClr': {
      const [r, g, b] = ['r', 'g', 'b'].map((name) => (getNumber(element, name) ?? 0) / 100_000)
      return { r: r ?? 0, g: g ?? 0, b: b ?? 0, alpha: 1 }
    }
    case 'hslClr': {
      const [sat, lum] = ['sat', 'lum'].map((name) => (getNumber(element, name) ?? 0) / 100_000)
      return convertHsl((getNumber(element, 'hue') ?? 0) / 21_600_000, sat ?? 0, lum ?? 0, 1)
    }
    default:
      return null
  }
}

function parseHex(text: string): Colour | null {
  if (!/^[0-9a-f]{6}$/i.test(text)) return null
  const [r = 0, g = 0, b = 0] = [0, 2, 4].map((from) => Number.parseInt(text.slice(from, from + 2), 16) / 255)
  return { r, g, b, alpha: 1 }
}

/** Changes as ECMA-376 part 1, 20.1.2.3 has them; those of saturation and hue are too slight to matter here. */
function changeColour(colour: Colour, change: Element): Colour {
  const share = (getNumber(change, 'val') ?? 100_000) / 100_000
  const mix = (other: number, own: number) => ({
    r: colour.r * own + other * (1 - own),
    g: colour.g * own + other * (1 - own),
    b: colour.b * own + other * (1 - own),
    alpha: colour.alpha,
  })
  switch (change.localName) {
    case 'alpha':
      return { ...colour, alpha: clamp(share) }
    case 'tint':
      return mix(1, clamp(share))
    case 'shade':
      return mix(0, clamp(share))
    case 'lumMod':
      return changeLight(colour, (light) => light * share)
    case 'lumOff':
      return changeLight(colour, (light) => light + share)
    default:
      return colour
  }
}

/** The mean of several colours, for what is drawn in one of them; null for none. */
export function mixColours(colours: readonly Colour[]): Colour | null {
  if (colours.length === 0) return null
  const mean = (channel: keyof Colour) => colours.reduce((sum, colour) => sum + colour[channel], 0) / colours.length
  return { r: mean('r'), g: mean('g'), b: mean('b'), alpha: mean('alpha') }
}

const clamp = (value: number) => Math.min(1, Math.max(0, value))

function changeLight(colour: Colour, change: (light: number) => number): Colour {
  const { r, g, b } = colour
  const [most, least] = [Math.max(r, g, b), Math.min(r, g, b)]
  const [light, spread] = [(most + least) / 2, most - least]
  const saturation = spread === 0 ? 0 : spread / (1 - Math.abs(2 * light - 1))
  let hue = 0
  if (spread > 0) {
    if (most === r) hue = ((g - b) / spread + 6) % 6
    else hue = most === g ? (b - r) / spread + 2 : (r - g) / spread + 4
  }
  return convertHsl(hue / 6, clamp(saturation), clamp(change(light)), colour.alpha)
}

function convertHsl(hue: number, saturation: number, light: number, alpha: number): Colour {
  const reach = saturation * Math.min(light, 1 - light)
  const channel = (n: number) => {
    const k = (n + hue * 12) % 12
    return light - reach * Math.max(-1, Math.min(k - 3, 9 - k, 1))
  }
  return { r: channel(0), g: channel(8), b: channel(4), alpha }
}
