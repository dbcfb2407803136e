import type { SlideKind } from '#engine/slides.ts'
import type { Phrases } from './phrase-lexicon.ts'
import type { PlaceKind, Region } from './places.ts'
import type { WordUse } from './word-uses.ts'

/**
 * Phrases separated by commas, written as people write them: case, accents and hyphens do not matter. A word that ends
 * in '*' matches all words that begin so, one that begins with '*' all compounds that end so ('*umsatz').
 */
export type PhraseList = string

/** Phrases by the value of a vocabulary that they point to, as in the English word lists. */
type ValuePhrases = Readonly<Record<string, Partial<Record<keyof Phrases, PhraseList>>>>

type PhraseVocabulary =
  | 'industry'
  | 'client_type'
  | 'product_type'
  | 'business_model'
  | 'product_structure'
  | 'revenue_model'
  | 'distribution'

export type SlideWords = Partial<Record<SlideKind, PhraseList>>
export type WordLists = Partial<Record<WordUse, PhraseList>>
export type PhraseLists = Partial<Record<PhraseVocabulary, ValuePhrases>>
export type PlaceLists = Partial<Record<Region, Partial<Record<PlaceKind, PhraseList>>>>

/** The word lists of one language beside English. What a language leaves out is looked for in English alone. */
export type LanguageLexicon = {
  /** Words of slide titles; a phrase matches whole words of the title, one that begins with '=' the title as a whole. */
  titles: SlideWords
  /** Phrases in a slide's body that point to its kind; passages on the topic hold them too. */
  bodies?: SlideWords
  /** Words by what they say of a figure, a name, a place or a person. */
  words?: WordLists
  phrases?: PhraseLists
  /** Names of places in this language where English has another. */
  places?: PlaceLists
}

/** Returns the phrases of a list, in its order. */
export const splitPhrases = (list: PhraseList): string[] =>
  list
    .split(/[,\n]/u)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
