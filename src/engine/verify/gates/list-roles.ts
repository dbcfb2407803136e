import type { PersonCard } from '#engine/slides.ts'
import { isRole } from '#engine/understand/role-shape.ts'

/** Returns the lines of a card that tell what the person is here, its role first. */
export function listRoles(card: PersonCard): string[] {
  const lines = card.lines
    .map(({ text }) => text)
    .filter((text) => isRole(text.replace(card.name, '').replace(/^[\s,–—|-]+/u, '')))
  return card.role ? [card.role, ...lines] : lines
}
