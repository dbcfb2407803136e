import { isEveryday } from '#engine/text/organisation-name.ts'
import type { VerifySources } from '../verify-sources.ts'
import { makeNameOnlyKey, type NamePlace } from './name-keys-by-place.ts'

/** The printed places, and what only the deck's text shows. */
type OwnPlace = NamePlace | 'sentence' | 'many pages'

/** Returns the kinds of places of a deck that bear a name as the company's own, each once; two of them are independent. */
export function findNamePlaces(name: string, deck: VerifySources): Set<OwnPlace> {
  const places: Set<OwnPlace> = findPrintedPlaces(name, deck)
  const key = makeNameOnlyKey(name)
  // 'Food is a …' is said of food.
  const canBeDefined = key.length >= 2 && !isEveryday(name)
  if (canBeDefined && deck.nameUses.defined.has(key)) places.add('sentence')
  if (canBeDefined && runsThrough(key, deck)) places.add('many pages')
  return places
}

/** A name on fewer pages does not run through the deck. */
const fewestPages = 4
/** The same as a share of all pages, for long decks. */
const leastShareOfPages = 0.34

/** Whether the name stands on many pages beside their running text, and nowhere in small letters, as a common word does. */
const runsThrough = (key: string, { nameUses: { pages, smallWords }, slides }: VerifySources): boolean =>
  !smallWords.has(key) && (pages.get(key) ?? 0) >= Math.max(fewestPages, slides.size * leastShareOfPages)

/** Returns the kinds of places but for sentences: those also say what other firms are. */
export function findPrintedPlaces(name: string, deck: VerifySources): Set<NamePlace> {
  const key = makeNameOnlyKey(name)
  return new Set([...deck.nameKeys].flatMap(([place, keys]) => (key.length >= 2 && keys.has(key) ? [place] : [])))
}
