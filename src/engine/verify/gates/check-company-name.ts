import type { Problem } from '#engine/reasons/problem.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { findNamePlaces } from './find-name-places.ts'

/** A single kind of place can be a headline, a partner's logo or a word of every deck. */
const fewestPlaces = 2

/** Returns a problem unless two independent places of different kind bear the name as the company's. */
export function checkCompanyName({ fact }: Claim, deck: VerifySources): Problem | null {
  const places = findNamePlaces(String(fact.value), deck)
  // A technology that the deck speaks of throughout is defined in a sentence too.
  if (places.size === 2 && places.has('sentence') && places.has('many pages'))
    return { gate: 'whose', of: 'single-place' }
  return places.size >= fewestPlaces ? null : { gate: 'whose', of: 'single-place' }
}
