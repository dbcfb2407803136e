import { arabic } from './ar/lexicon.ts'
import { czech } from './cs/lexicon.ts'
import { german } from './de/lexicon.ts'
import { spanish } from './es/lexicon.ts'
import { persian } from './fa/lexicon.ts'
import { french } from './fr/lexicon.ts'
import { indonesian } from './id/lexicon.ts'
import { italian } from './it/lexicon.ts'
import { japanese } from './ja/lexicon.ts'
import { korean } from './ko/lexicon.ts'
import type { LanguageLexicon } from './language-lexicon.ts'
import { dutch } from './nl/lexicon.ts'
import { polish } from './pl/lexicon.ts'
import { portuguese } from './pt/lexicon.ts'
import { russian } from './ru/lexicon.ts'
import { swedish } from './sv/lexicon.ts'
import { turkish } from './tr/lexicon.ts'
import { ukrainian } from './uk/lexicon.ts'
import { chinese } from './zh/lexicon.ts'

/** The languages with word lists of their own, beside English; by ISO 639-1 code. */
const lexicons: Readonly<Record<string, LanguageLexicon>> = {
  ar: arabic,
  cs: czech,
  de: german,
  es: spanish,
  fa: persian,
  fr: french,
  id: indonesian,
  it: italian,
  ja: japanese,
  ko: korean,
  nl: dutch,
  pl: polish,
  pt: portuguese,
  ru: russian,
  sv: swedish,
  tr: turkish,
  uk: ukrainian,
  zh: chinese,
}

/**
 * Returns the word lists of a language, undefined for English (whose words are in the files by topic) and for unknown
 * ones.
 */
export function findLexicon(language: string): LanguageLexicon | undefined {
  return Object.hasOwn(lexicons, language) ? lexicons[language] : undefined
}

/** Whether there are word lists for a language. */
export const isKnownLanguage = (language: string): boolean => language === 'en' || findLexicon(language) !== undefined
/** Returns the word lists of all languages but English, for words that count in every deck. */
export const listLexicons = (): readonly LanguageLexicon[] => Object.values(lexicons)
/** Returns the codes of all languages with word lists, English first. */
export const listLanguages = (): readonly string[] => ['en', ...Object.keys(lexicons)]
