import { latinFirst } from './latin-first.ts'

/** A pattern for all places of some words, given as its source, where no letter or digit touches them. */
export function wordsAlone(words: string): RegExp {
  return latinFirst(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, 'giu')
}
