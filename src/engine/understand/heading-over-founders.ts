import type { Line } from '#engine/deck-doc.ts'
import { bottomEdge, isInSameColumn } from '#engine/geometry.ts'
import { foundersHeading } from '#engine/lexicons/founder-words.ts'
import type { Slide } from '#engine/slides.ts'
import { nameIn } from '#engine/text/person-name.ts'

/** Returns the line 'Founders' that a list's entry stands under, with no line but names between them; null for other entries. */
export function findHeadingOverFounders({ lines }: Pick<Slide, 'lines'>, entry: Line): Line | null {
  const above = lines
    .filter(({ box, text }) => /\p{L}/u.test(text) && bottomEdge(box) <= entry.box.y && isInSameColumn(box, entry.box))
    .toSorted((a, b) => b.box.y - a.box.y)
  const nearest = above.find(({ text }) => foundersHeading.test(text) || nameIn(text) === null)
  return nearest !== undefined && foundersHeading.test(nearest.text) ? nearest : null
}

/** In other languages the heading's word is not that of one person. */
const severalFounders = /\b(?:co-?)?founder(?=s\b)/iu

/** Returns the role that a heading over founders gives each of them: 'Founder' for 'Our founders'; null for any other text. */
export function readRoleOfHeading(text: string): string | null {
  const role = foundersHeading.test(text) ? severalFounders.exec(text)?.[0] : undefined
  return role ? `${role.charAt(0).toUpperCase()}${role.slice(1).toLowerCase()}` : null
}

/** Whether a quote is a heading that gives the people under it this role. */
export const givesRole = (quote: string, role: unknown): boolean =>
  typeof role === 'string' && readRoleOfHeading(quote) === role
