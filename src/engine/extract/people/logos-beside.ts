import type { Box, Line } from '#engine/deck-doc.ts'
import { centrePoint, gapsBetween } from '#engine/geometry.ts'
import type { PersonCard } from '#engine/slides.ts'
import type { Person } from './person.ts'

/** In widths of the page; logos further away belong to no card. */
const mostDistance = 0.12
/** How much nearer to one card than to the next a logo stands. */
const leastLead = 0.04
/** A logo higher above the name than this belongs to something else. */
const mostRiseOverName = 0.03

/** Returns the logos beside or below a person's card that are clearly nearer to it than to any other card: schools, employers. */
export function findLogosBeside({ card, slide }: Person): Line[] {
  const { logos = [], width, height } = slide.doc
  const shape = height / width
  return logos.filter((logo) => {
    const own = measureDistance(card, logo.box, shape)
    const others = slide.people
      .filter((other) => other !== card)
      .map((other) => measureDistance(other, logo.box, shape))
    return own <= mostDistance && own + leastLead <= Math.min(Number.POSITIVE_INFINITY, ...others)
  })
}

/** From the middle of a logo to the nearest line of a card; infinite where the logo stands above the name. */
function measureDistance(card: PersonCard, logo: Box, shape: number): number {
  const name = card.lines.find((line) => line.text.includes(card.name)) ?? card.lines[0]
  if (name === undefined || logo.y < name.box.y - mostRiseOverName) return Number.POSITIVE_INFINITY
  const middle = centrePoint(logo)
  return Math.min(
    ...card.lines.map(({ box }) => {
      const { x, y } = gapsBetween(box, middle)
      return Math.hypot(x, y * shape)
    }),
  )
}
