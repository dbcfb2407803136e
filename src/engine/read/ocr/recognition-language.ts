import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { detectLanguage } from '#engine/text/detect-language.ts'

/** Languages beside English whose data is installed: their ISO 639-1 codes with the names that Tesseract has for them. */
const dataOf = { de: 'deu', fr: 'fra', es: 'spa', pt: 'por', it: 'ita' } as const

/** A language to recognise pages in, as Tesseract names it. Each is used with English beside it. */
export const recognitionLanguages = ['eng', 'deu', 'fra', 'spa', 'por', 'ita'] as const
export type RecognitionLanguage = (typeof recognitionLanguages)[number]

/** So many different words tell a language; fewer are a name, a watermark or a footer. */
const tellingWords = 40
const word = /\p{L}{2,}/gu

/** Returns the language to recognise a deck in by a part of its text, English where its own has no data; null when too little tells. */
export function tellLanguage(text: string): RecognitionLanguage | null {
  if (new Set(text.toLowerCase().match(word)).size < tellingWords) return null
  const found = detectLanguage(text)
  return Object.entries(dataOf).find(([code]) => code === found)?.[1] ?? 'eng'
}

/** Returns the folder of the npm packages of language data. */
export function findDataFolder(): string {
  return dirname(dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')))
}

/** Returns the folder of one language's data in that folder. */
export const findLanguageFolder = (dataFolder: string, language: RecognitionLanguage): string =>
  join(dataFolder, language, '4.0.0_best_int')
