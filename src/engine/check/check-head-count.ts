import { type Evidence, isGrounded, type Signal } from '#engine/facts.ts'
import { isOutsider } from '#engine/lexicons/roles.ts'
import { verifyEvidence } from '#engine/verify/verify-facts.ts'
import type { CheckInput } from './check-input.ts'
import { formatPlace } from './proved-figures.ts'

const sureTeam = 2
/** Keeps the evidence of a large team short. */
const mostNames = 12

/** Finds more people on the team pages than the deck counts, without advisers and investors; fewer is usual. */
export function checkHeadCount({ deck, facts, sources }: CheckInput): Signal[] {
  const stated = facts
    .filter((fact) => fact.key === 'employees' && isGrounded(fact))
    .reduce<(typeof facts)[number] | null>((best, one) => (best === null || one.score > best.score ? one : best), null)
  const count = Number(/^\D{0,3}(\d+)\D*$/.exec(String(stated?.value))?.[1])
  if (!stated || !Number.isInteger(count) || count < 1) return []
  const pages = deck.slides.filter(
    ({ kinds }) =>
      kinds.some(({ kind, score }) => kind === 'team' && score >= sureTeam) &&
      !kinds.some(({ kind }) => kind === 'advisors'),
  )
  const people = new Map<string, number>()
  for (const { page, people: cards } of pages)
    for (const { name, role } of cards)
      if (role !== null && !isOutsider(role) && !people.has(name.toLowerCase())) people.set(name.toLowerCase(), page)
  if (people.size <= count) return []
  const shown = [...new Set(people.values())]
  const names = pages.flatMap(({ page, people: cards }) =>
    cards.map(({ name }): Evidence => ({ document: 'deck', page, quote: name })),
  )
  const shownNames = names.slice(0, mostNames).map((one) => verifyEvidence(one, sources))
  return [
    {
      key: 'Head count and team page disagree',
      value: 'The team page shows more people than the deck counts.',
      reason: `The deck counts ${count} people ${formatPlace(stated)}, while ${people.size} with a role are shown on page ${shown.join(', ')}.`,
      severity: 'note',
      evidence: [...stated.evidence, ...shownNames],
    },
  ]
}
