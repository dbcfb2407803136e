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

/** The languages that have words of their own, beside English; ISO 639-1. */
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

/** The lexicon of a language, or undefined for English (whose words stand in the files by topic) and for unknown ones. */
export function findLexicon(language: string): LanguageLexicon | undefined {
  return Object.hasOwn(lexicons, language) ? lexicons[language] : undefined
}

/** Whether the words of a language are known at all. */
export const isKnownLanguage = (language: string): boolean => language === 'en' || findLexicon(language) !== undefined
/** The lexicons, for what is looked for in every deck. */
export const listLexicons = (): readonly LanguageLexicon[] => Object.values(lexicons)
export const listLanguages = (): readonly string[] => ['en', ...Object.keys(lexicons)]
