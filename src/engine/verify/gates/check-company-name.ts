import { eventWords } from '#engine/lexicons/event-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { findNamePlaces } from './find-name-places.ts'

/** A single kind of place can be a headline, a partner's logo or a word of every deck. */
const fewestPlaces = 2

/** A name with a year is an event's or a document's. */
const year = /(?<!\d)20\d\d(?!\d)/u

/** Returns a problem unless two independent places of different kind bear the name as the company's; an event has no company's name. */
export function checkCompanyName({ fact }: Claim, deck: VerifySources): Problem | null {
  const name = String(fact.value)
  if (year.test(name) || eventWords.test(name)) return { gate: 'whose', of: 'not-a-name' }
  const places = findNamePlaces(name, deck)
  // A technology that the deck speaks of throughout is defined in a sentence too.
  if (places.size === 2 && places.has('sentence') && places.has('many pages'))
    return { gate: 'whose', of: 'single-place' }
  return places.size >= fewestPlaces ? null : { gate: 'whose', of: 'single-place' }
}
