import { type PlaceKind, places, type Region, usStateCodes } from '#engine/lexicons/places.ts'
import { addPhrase, emptyTrie, findPhrases, foldWord, type Token, tokensOf } from '../classify/phrase-trie.ts'

/** A place named in a text, with its offsets. */
export type PlaceName = { text: string; region: Region; kind: PlaceKind; start: number; end: number }

const trie = emptyTrie<'place'>()
const kinds = new Map<string, PlaceKind>()
for (const [region, byKind] of Object.entries(places)) {
  for (const [kind, names] of Object.entries(byKind)) {
    for (const name of names) {
      addPhrase(trie, name, { vocabulary: 'place', value: `${region}|${kind}`, weight: 1 })
      // A cast that Object.entries makes necessary: the lexicon's type says that its keys are kinds.
      const key = tokensOf(name)
        .map((token) => token.key)
        .join(' ')
      if (!kinds.has(key)) kinds.set(key, kind as PlaceKind)
    }
  }
}
/** Words that are places only when written in capitals ('US', 'SF') or never without a region beside them. */
const UPPER_ONLY = new Set([
  'us',
  'u s',
  'sf',
  'eu',
  'uk',
  'u k',
  'uae',
  'bvi',
  'ksa',
  'usa',
  'nyc',
  'gcc',
  'cee',
  'mena',
  'dach',
])
const isRegion = (value: string): value is Region => value in places

/** Places that a text names, in order; a name counts only with its capital. */
export function findPlaces(text: string, tokens: readonly Token[] = tokensOf(text)): PlaceName[] {
  const found: PlaceName[] = []
  for (const match of findPhrases(trie, text, tokens)) {
    const name = text.slice(match.start, match.end)
    const key = foldedName(name)
    const [region = 'other', kind = 'country'] = match.value.split('|')
    if (!isRegion(region) || (UPPER_ONLY.has(key) && name !== name.toUpperCase())) continue
    if (kind !== 'demonym' && !/^[\p{Lu}\p{Lo}]/u.test(name)) continue
    if (found.some((one) => one.start === match.start)) continue
    found.push({ text: name, region, kind: kinds.get(key) ?? 'country', start: match.start, end: match.end })
  }
  return found
}

const foldedName = (name: string) =>
  tokensOf(name)
    .map((token) => foldWord(token.key))
    .join(' ')

/**
 * The region of a place as printed ('418 Alder Street, Portland, OR 97205, USA' is 'usa'), the last country named deciding,
 * then a state code, then a city. Null where the text names no known place or one outside of the product's regions.
 */
export function regionOf(place: string): Exclude<Region, 'other'> | null {
  const found = findPlaces(place)
  const country = found.findLast((one) => one.kind === 'country')
  const code = /,\s*([A-Z]{2})\b/u.exec(place)?.[1]
  const region =
    country?.region ??
    (code && usStateCodes.has(code) ? 'usa' : (found.findLast((one) => one.kind === 'state') ?? found[0])?.region)
  return region && region !== 'other' ? region : null
}
