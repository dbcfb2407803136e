import type { Fragment } from './fragments.ts'
import type { PageFrame } from './page-frame.ts'
import type { Colour } from './page-objects.ts'
import type { Pdfium } from './pdfium.ts'
import type { Pixels, Render } from './render-page.ts'

/** Colours that differ less than this in every channel (of 255) are one to the eye. */
export const sameColour = 24

/** Width of the small image that settles most doubts, and of the large one that settles the rest. */
const smallWidthPixels = 320
const largeWidthPixels = 1000
/** A ground is another colour than the letters when so much of it differs from them by so much. */
const otherColour = 48
const mostOfIt = 0.6
/** Where black letters and white ones differ this much, a letter is. */
const letterContrast = 100
/** Share of the coloured pixels that lie on letters when something else paints them, and of the letters' pixels. */
const onLetters = 0.85
const ofLetters = 0.05

/** A loaded page, and what renders it. */
export type OpenPage = { pdfium: Pdfium; page: number; frame: PageFrame; render: Render }

/**
 * A fragment that can be invisible. `fill` is set where the only doubt is whether the image under it has the colour of its
 * letters.
 */
export type Doubt = { fragment: Fragment; fill: Colour | null }

/**
 * Returns the fragments that can't be seen on the page: images with and without them are the same there. Some programs paint
 * outlines beside text that is itself transparent; such a fragment is kept when the page shows the shape of its letters.
 */
export function findInvisible(open: OpenPage, doubts: readonly Doubt[]): Set<Fragment> {
  const largest = Math.max(1, Math.round(Math.min(largeWidthPixels, open.frame.width)))
  const small = renderAt(open, Math.min(smallWidthPixels, largest))
  if (small === null) return new Set()
  const isSettled = ({ fragment, fill }: Doubt) =>
    fill !== null && contrasts(small, fill, measureArea(fragment, open, small))
  const unsettled = doubts.filter((doubt) => !isSettled(doubt)).map((doubt) => doubt.fragment)
  const left = findWithoutInk(open, unsettled, small)
  const large = left.length === 0 ? null : renderAt(open, largest)
  if (large === null) return new Set()
  const invisible = findWithoutInk(open, left, large)
  const transparent = invisible.filter(({ run }) => run.fill === null || run.fill.alpha < sameColour)
  const shown = transparent.length === 0 ? new Set() : findShownOtherwise(open, transparent, large)
  return new Set(invisible.filter((fragment) => !shown.has(fragment)))
}

const renderAt = ({ pdfium, page, render }: OpenPage, width: number) => render(pdfium, page, width)

/** Returns the fragments whose place looks the same when they are left out; `rendered` is the page with them. */
function findWithoutInk(open: OpenPage, fragments: Fragment[], rendered: Pixels): Fragment[] {
  if (fragments.length === 0) return []
  const { calls } = open.pdfium
  const objects = new Set(fragments.flatMap((fragment) => fragment.objects))
  for (const object of objects) calls.FPDFPageObj_SetIsActive(object, 0)
  const bare = renderAt(open, rendered.width)
  for (const object of objects) calls.FPDFPageObj_SetIsActive(object, 1)
  if (bare === null) return []
  return fragments.filter((fragment) => !differs(rendered, bare, measureArea(fragment, open, rendered)))
}

/** Whether most of an area is of another colour than `fill`: letters of that colour stand out. */
function contrasts(rendered: Pixels, fill: Colour, area: Area): boolean {
  let [other, all] = [0, 0]
  for (let y = area.top; y < area.bottom; y++) {
    for (let x = area.left; x < area.right; x++) {
      const at = (y * rendered.width + x) * 4
      const [r = 0, g = 0, b = 0] = [rendered.rgba[at], rendered.rgba[at + 1], rendered.rgba[at + 2]]
      if (Math.max(Math.abs(r - fill.r), Math.abs(g - fill.g), Math.abs(b - fill.b)) >= otherColour) other++
      all++
    }
  }
  return all > 0 && other >= mostOfIt * all
}

type Area = { left: number; top: number; right: number; bottom: number }

function measureArea(fragment: Fragment, { frame }: OpenPage, pixels: Pixels): Area {
  const { ux, uy } = fragment.run
  const [low, high] = [fragment.base - 0.8 * fragment.size, fragment.base + 0.2 * fragment.size]
  const xs = [fragment.start * ux - low * uy, fragment.end * ux - high * uy]
  const ys = [fragment.start * uy + low * ux, fragment.end * uy + high * ux]
  const scale = pixels.width / frame.width
  return {
    left: Math.max(0, Math.floor(Math.min(...xs) * scale)),
    right: Math.min(pixels.width, Math.ceil(Math.max(...xs) * scale)),
    top: Math.max(0, Math.floor(Math.min(...ys) * scale)),
    bottom: Math.min(pixels.height, Math.ceil(Math.max(...ys) * scale)),
  }
}

function differs(a: Pixels, b: Pixels, area: Area): boolean {
  for (let y = area.top; y < area.bottom; y++) {
    for (let at = (y * a.width + area.left) * 4; at < (y * a.width + area.right) * 4; at++) {
      if (Math.abs((a.rgba[at] ?? 0) - (b.rgba[at] ?? 0)) >= sameColour) return true
    }
  }
  return false
}

/** Paints the letters black and white to learn their shape, and looks for that shape in the page as it was rendered. */
function findShownOtherwise(open: OpenPage, fragments: Fragment[], rendered: Pixels): Set<Fragment> {
  const renderLetters = (level: number) => {
    for (const object of fragments.flatMap((fragment) => fragment.objects)) {
      open.pdfium.calls.FPDFPageObj_SetFillColor(object, level, level, level, 255)
    }
    return renderAt(open, rendered.width)
  }
  const [black, white] = [renderLetters(0), renderLetters(255)]
  if (black === null || white === null) return new Set()
  return new Set(
    fragments.filter((one) => showsLetters(rendered, makeLetterMask(black, white, measureArea(one, open, rendered)))),
  )
}

/** Places of an area, and whether each lies on a letter or next to one. */
type Mask = { area: Area; letters: Uint8Array }

function makeLetterMask(black: Pixels, white: Pixels, area: Area): Mask {
  const [wide, high] = [Math.max(0, area.right - area.left), Math.max(0, area.bottom - area.top)]
  const letters = new Uint8Array(wide * high)
  for (let y = 0; y < high; y++) {
    for (let x = 0; x < wide; x++) {
      const at = ((y + area.top) * black.width + x + area.left) * 4
      if (Math.abs((black.rgba[at] ?? 0) - (white.rgba[at] ?? 0)) < letterContrast) continue
      for (let row = Math.max(0, y - 1); row <= Math.min(high - 1, y + 1); row++) {
        letters.fill(1, row * wide + Math.max(0, x - 1), row * wide + Math.min(wide, x + 2))
      }
    }
  }
  return { area, letters }
}

function showsLetters(rendered: Pixels, { area, letters }: Mask): boolean {
  const wide = area.right - area.left
  const offset = (place: number) =>
    ((Math.floor(place / wide) + area.top) * rendered.width + (place % wide) + area.left) * 4
  const ground = findMedianColour(rendered, [...letters.keys()].filter((place) => letters[place] === 0).map(offset))
  if (ground === null) return false
  let [coloured, colouredLetters, all] = [0, 0, 0]
  for (const [place, letter] of letters.entries()) {
    all += letter
    const at = offset(place)
    if (!ground.some((level, channel) => Math.abs(level - (rendered.rgba[at + channel] ?? 0)) >= sameColour)) continue
    coloured++
    colouredLetters += letter
  }
  return colouredLetters >= ofLetters * all && colouredLetters > 0 && colouredLetters >= onLetters * coloured
}

function findMedianColour(pixels: Pixels, places: number[]): number[] | null {
  if (places.length === 0) return null
  return [0, 1, 2].map((channel) => {
    const levels = places.map((at) => pixels.rgba[at + channel] ?? 0).sort((a, b) => a - b)
    return levels[Math.floor(levels.length / 2)] ?? 0
  })
}
