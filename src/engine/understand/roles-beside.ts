import type { Line } from '#engine/deck-doc.ts'
import type { PersonCard } from '#engine/slides.ts'
import { centreX, gapBelow, rightEdge } from '../geometry.ts'
import { isRole } from './role-shape.ts'

/** Heights of the page between a name and the role below it. */
const farthest = 0.06
const touching = -0.01

/**
 * Cards without a role with the one that stands right below the name and was found only when the picture was looked through
 * for scattered words: small words far from other text, such as 'CTO'.
 */
export function withRolesBeside(cards: readonly PersonCard[], found: readonly Line[] = []): PersonCard[] {
  const roles = found.filter((line) => isRole(line.text))
  return cards.map((card) => {
    const at = card.lines.findIndex((line) => line.text.includes(card.name))
    const name = card.lines[at]
    const role = card.role === null && name ? roles.find((line) => isRightBelow(line, name)) : undefined
    if (!role) return card
    return { ...card, role: role.text, lines: card.lines.toSpliced(at + 1, 0, role) }
  })
}

function isRightBelow({ box }: Line, name: Line): boolean {
  const gap = gapBelow(name.box, box)
  const middle = centreX(box)
  return gap > touching && gap < farthest && middle > name.box.x && middle < rightEdge(name.box)
}
