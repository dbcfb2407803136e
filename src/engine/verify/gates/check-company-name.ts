import { eventWords } from '#engine/lexicons/event-words.ts'
import type { Problem } from '#engine/reasons/problem.ts'
import type { VerifySources } from '../verify-sources.ts'
import type { Claim } from './claim.ts'
import { findNamePlaces } from './find-name-places.ts'
import { makeNameOnlyKey } from './name-keys-by-place.ts'

/** A single kind of place can be a headline, a partner's logo or a word of every deck. */
const fewestPlaces = 2

/** A name with a year is an event's or a document's. */
const year = /(?<!\d)20\d\d(?!\d)/u

/** So many pages name what the cover's title names: the cover, and two that speak of it. */
const fewestPagesWithTitle = 3
/** A title in two lines of type has them alike. */
const leastShareOfLargest = 0.97

/** Whether the largest words of the cover are the name and nothing else, and further pages speak of it, never as a word in small letters. */
function isTitleOfDeck(name: string, { slides, nameUses }: VerifySources): boolean {
  const key = makeNameOnlyKey(name)
  const lines = slides.get(1)?.lines ?? []
  const largest = Math.max(...lines.map(({ fontSize }) => fontSize))
  const isTitle = lines.some(
    ({ text, fontSize }) => makeNameOnlyKey(text) === key && fontSize >= largest * leastShareOfLargest,
  )
  return isTitle && (nameUses.pages.get(key) ?? 0) >= fewestPagesWithTitle && !nameUses.smallWords.has(key)
}

/**
 * Returns a problem unless two independent places of different kind bear the name as the company's, or the cover's title is
 * the name that further pages speak of; an event has no company's name.
 */
export function checkCompanyName({ fact }: Claim, deck: VerifySources): Problem | null {
  const name = String(fact.value)
  if (year.test(name) || eventWords.test(name)) return { gate: 'whose', of: 'not-a-name' }
  const places = findNamePlaces(name, deck)
  if (places.has('cover') && isTitleOfDeck(name, deck)) return null
  return places.size >= fewestPlaces && !isOnePlace(places, name, deck) ? null : { gate: 'whose', of: 'single-place' }
}

/** Whether two kinds of places may be one: what is defined on the cover alone, or a technology of which the whole deck speaks. */
function isOnePlace(places: ReadonlySet<string>, name: string, { nameUses }: VerifySources): boolean {
  if (places.size > 2 || !places.has('sentence')) return false
  return places.has('many pages') || (places.has('cover') && (nameUses.pages.get(makeNameOnlyKey(name)) ?? 0) < 2)
}
