import type { LanguageLexicon } from '../language-lexicon.ts'
import { phrases } from './phrases.ts'
import { places } from './places.ts'
import { bodies, titles } from './titles.ts'
import { words } from './words.ts'

export const spanish: LanguageLexicon = { titles, bodies, words, phrases, places }
