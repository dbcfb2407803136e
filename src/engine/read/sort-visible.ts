import type { HiddenCause } from '../deck-doc.ts'
import { type Doubt, findInvisible, type OpenPage, sameColour } from './find-invisible.ts'
import type { Fragment } from './fragments.ts'
import type { PageFrame } from './page-frame.ts'
import type { Colour, Cover, PageObjects } from './page-objects.ts'

export type HiddenFragment = { fragment: Fragment; cause: HiddenCause }
export type SortedFragments = { visible: Fragment[]; hidden: HiddenFragment[] }

const microSize = 2
const opaque = 230

/**
 * Separates visible text from hidden text. Size, place and render mode decide at once. Where the text could have the colour of
 * its background, or something is painted over it, the page is rendered with and without that text, and what changes no pixel is
 * hidden. Where shapes are left out of the rendering, such text is hidden without a test.
 */
export function sortVisible(open: OpenPage, fragments: readonly Fragment[], objects: PageObjects): SortedFragments {
  const visible: Fragment[] = []
  const hidden: HiddenFragment[] = []
  const doubts: Doubt[] = []
  const leftOut = objects.covers.filter((cover) => cover.isLeftOut)
  for (const fragment of fragments) {
    const place = findMiddle(fragment, open.frame)
    if (place.x < 0 || place.x > 1 || place.y < 0 || place.y > 1) {
      hidden.push({ fragment, cause: 'off-page' })
      continue
    }
    if (!fragment.run.painted) hidden.push({ fragment, cause: 'render-mode' })
    else if (fragment.size < microSize) hidden.push({ fragment, cause: 'micro' })
    else {
      const doubt = findDoubt(fragment, place, objects)
      if (doubt === null) visible.push(fragment)
      else if (objects.leavesOutUnplaced || leftOut.some((cover) => holds(cover, place)))
        hidden.push({ fragment, cause: 'no-ink' })
      else doubts.push(doubt)
    }
  }
  if (doubts.length === 0) return { visible, hidden }
  const invisible = findInvisible(open, doubts)
  for (const { fragment } of doubts) {
    if (invisible.has(fragment)) hidden.push({ fragment, cause: 'no-ink' })
    else visible.push(fragment)
  }
  return { visible: visible.sort((a, b) => a.order - b.order), hidden }
}

type Place = { x: number; y: number }

/** Returns the middle of a fragment's letters, in fractions of the page. */
function findMiddle(fragment: Fragment, frame: PageFrame): Place {
  const { ux, uy } = fragment.run
  const along = (fragment.start + fragment.end) / 2
  const across = fragment.base - 0.3 * fragment.size
  return { x: (along * ux - across * uy) / frame.width, y: (along * uy + across * ux) / frame.height }
}

/** Returns why a fragment might be invisible; null when it is certainly seen. */
function findDoubt(fragment: Fragment, place: Place, objects: PageObjects): Doubt | null {
  const { fill } = fragment.run
  // The colour of a pattern, or of nearly transparent text, decides nothing.
  if (fill === null || fill.alpha < sameColour) return { fragment, fill: null }
  const z = objects.textOrder.get(fragment.run.object) ?? Number.POSITIVE_INFINITY
  let ground: Colour | null = paper
  for (const cover of objects.covers) {
    if (!holds(cover, place)) continue
    if (cover.z < z) ground = blendColours(ground, cover.colour)
    else if (cover.colour === null || cover.colour.alpha >= opaque) return { fragment, fill: null }
  }
  // An image can have any colour; only light type on it is tested, since hidden text is mostly white.
  if (ground === null) return isSameColour(fill, paper) ? { fragment, fill } : null
  return isSameColour(fill, ground) ? { fragment, fill: null } : null
}

/** Returns the colour of a background under a cover; null when their colours don't decide it. */
function blendColours(ground: Colour | null, cover: Colour | null): Colour | null {
  if (cover === null || cover.alpha >= opaque) return cover
  if (ground === null) return null
  const share = cover.alpha / 255
  const mix = (below: number, above: number) => below + (above - below) * share
  return { r: mix(ground.r, cover.r), g: mix(ground.g, cover.g), b: mix(ground.b, cover.b), alpha: 255 }
}

const paper: Colour = { r: 255, g: 255, b: 255, alpha: 255 }

function holds(cover: Cover, place: Place): boolean {
  return place.x >= cover.left && place.x <= cover.right && place.y >= cover.top && place.y <= cover.bottom
}

function isSameColour(a: Colour, b: Colour): boolean {
  return Math.max(Math.abs(a.r - b.r), Math.abs(a.g - b.g), Math.abs(a.b - b.b)) < sameColour
}
