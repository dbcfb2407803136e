import { latinFirstOf } from './latin-first.ts'

/** A pattern for all places of some words, given as its source, where no letter or digit touches them. */
export function wordsAlone(words: string): RegExp {
  const written = `(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`
  return latinFirstOf('giu', () => ({ written, latin: written }))
}
