import { findLexicon, listLanguages } from '#engine/lexicons/find-lexicon.ts'
import { splitPhrases } from '#engine/lexicons/language-lexicon.ts'
import { type PlaceKind, places, placesInCapitals, type Region, usStateCodes } from '#engine/lexicons/places.ts'
import { foldWord, splitTokens, type Token } from '#engine/text/tokens.ts'
import { addPhrase, findPhrases, makeTrie, type PhraseTrie } from '../classify/phrase-trie.ts'

/** A place named in a text, with its offsets. */
export type PlaceName = { text: string; region: Region; kind: PlaceKind; start: number; end: number }

type PlaceTrie = { trie: PhraseTrie<'place'>; kinds: Map<string, PlaceKind> }

const byLanguage = new Map<string, PlaceTrie>()

/** Returns the English names of places and those of one language, or of every language; made once a language. */
function getPlaceNames(language: string): PlaceTrie {
  const kept = byLanguage.get(language)
  if (kept) return kept
  const named: PlaceTrie = { trie: makeTrie<'place'>(), kinds: new Map() }
  // Casts that Object.entries makes necessary: by the types of the word lists their keys are regions and kinds.
  for (const [region, byKind] of Object.entries(places))
    for (const [kind, names] of Object.entries(byKind)) addNames(named, region, kind as PlaceKind, names)
  for (const one of language === everyLanguage ? listLanguages() : [language])
    for (const [region, byKind] of Object.entries(findLexicon(one)?.places ?? {}))
      for (const [kind, list] of Object.entries(byKind)) addNames(named, region, kind as PlaceKind, splitPhrases(list))
  byLanguage.set(language, named)
  return named
}

function addNames({ trie, kinds }: PlaceTrie, region: string, kind: PlaceKind, names: readonly string[]): void {
  for (const name of names) {
    addPhrase(trie, name, { vocabulary: 'place', value: `${region}|${kind}`, weight: 1 })
    const key = foldPlaceName(name)
    if (!kinds.has(key)) kinds.set(key, kind)
  }
}

/** Every language's names, for a text that is known to name a place. */
const everyLanguage = 'any'
const isRegion = (value: string): value is Region => value in places

/** 'US$ 5M' and 'AUD$' name money. */
const dollarSign = /^\s?\$/u

/**
 * Finds the places that a text names, in English or the deck's language, in order; a name counts only with its capital.
 */
export function findPlaces(text: string, language = 'en', tokens: readonly Token[] = splitTokens(text)): PlaceName[] {
  const found: PlaceName[] = []
  const { trie, kinds } = getPlaceNames(language)
  for (const match of findPhrases(trie, text, tokens)) {
    const name = text.slice(match.start, match.end)
    const key = foldPlaceName(name)
    const [region = 'other', kind = 'country'] = match.value.split('|')
    if (!isRegion(region) || (placesInCapitals.has(key) && name !== name.toUpperCase())) continue
    if (kind !== 'demonym' && !/^[\p{Lu}\p{Lo}]/u.test(name)) continue
    if (found.some((one) => one.start === match.start) || dollarSign.test(text.slice(match.end))) continue
    found.push({ text: name, region, kind: kinds.get(key) ?? toPlaceKind(kind), start: match.start, end: match.end })
  }
  return found
}

const toPlaceKind = (kind: string): PlaceKind =>
  kind === 'city' || kind === 'state' || kind === 'region' || kind === 'demonym' ? kind : 'country'

function foldPlaceName(name: string): string {
  return splitTokens(name)
    .map((token) => foldWord(token.key))
    .join(' ')
}

/**
 * Returns the region of a place as printed ('418 Alder Street, Portland, OR 97205, USA' is 'usa'): in the last of its parts between
 * commas that names a place, of the country, else of a state or its code, else of a city. Null where the text names no known place,
 * or one outside the product's regions.
 */
export function findRegion(place: string): Exclude<Region, 'other'> | null {
  return readRegion(place)?.region ?? null
}

/** Returns the same region; `isNamed` is false where only a city tells it, whose name stands in other countries too. */
export function readRegion(place: string): { region: Exclude<Region, 'other'>; isNamed: boolean } | null {
  const read = readAnyRegion(place)
  return read && read.region !== 'other' ? { ...read, region: read.region } : null
}

/** Returns whether a text names a known place, within the product's regions or outside of them. */
export function namesPlace(text: string): boolean {
  return readAnyRegion(text) !== null
}

type AnyRegion = { region: Region; isNamed: boolean }

/** The parts of an address go from the street to the country: the last one that names a place tells, and a street named after one does not. */
function readAnyRegion(place: string): AnyRegion | null {
  const parts = place.split(/,\s*/u)
  for (const [at, part] of [...parts.entries()].reverse()) {
    const read = readRegionOfPart(part, at > 0)
    if (read) return read
  }
  return null
}

/** 'OR' of 'OR 97205' behind a comma, and of 'Portland OR 97205'; provinces of Italy and states of Brazil have such codes, too. */
const readStateCode = (part: string, isBehind: boolean): string =>
  (isBehind ? /^([A-Z]{2})\b/u.exec(part)?.[1] : undefined) ?? /\s([A-Z]{2})(?:\s+\d{5})?$/u.exec(part)?.[1] ?? ''

function readRegionOfPart(part: string, isBehind: boolean): AnyRegion | null {
  const english = findPlaces(part)
  const found = english.some((one) => one.kind === 'country') ? english : findPlaces(part, everyLanguage)
  const country = found.findLast((one) => one.kind === 'country')
  const isOfState = usStateCodes.has(readStateCode(part, isBehind)) && found.every(({ region }) => region === 'usa')
  const state = isOfState ? 'usa' : found.findLast((one) => one.kind === 'state')?.region
  const region = country?.region ?? state ?? found[0]?.region
  if (!region) return null
  return { region, isNamed: country !== undefined || state !== undefined || found[0]?.kind !== 'city' }
}
