import type { SlideKind } from '#engine/slides.ts'
import type { Phrases } from './phrase-lexicon.ts'
import type { PlaceKind, Region } from './places.ts'
import type { WordUse } from './word-uses.ts'

/**
 * Phrases set apart by commas, written as people write them: case, accents and hyphens do not matter. A word that ends in
 * '*' stands for all words that begin so, one that begins with '*' for all compounds that end so ('*umsatz').
 */
export type PhraseList = string

/** Values that a language's phrases speak for, by vocabulary, in the manner of the English lexicons. */
export type ValuePhrases = Readonly<Record<string, Partial<Record<keyof Phrases, PhraseList>>>>

export type PhraseVocabulary =
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

/** All that is known of one language beside English. What a language leaves out is looked for in English alone. */
export type LanguageLexicon = {
  /** Words over a slide; a phrase matches whole words of the title, one that begins with '=' the title as a whole. */
  titles: SlideWords
  /** Turns of phrase in a slide's body that speak for a kind of slide, and that a passage on its topic holds. */
  bodies?: SlideWords
  /** Words by what they tell of a figure, a name, a place or a person. */
  words?: WordLists
  phrases?: PhraseLists
  /** Names of places in this language where English has another. */
  places?: PlaceLists
}

/** The phrases of a list, in its order. */
export const splitPhrases = (list: PhraseList): string[] =>
  list
    .split(/[,\n]/u)
    .map((phrase) => phrase.trim())
    .filter(Boolean)
