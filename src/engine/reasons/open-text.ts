import { cutText } from './cut-text.ts'
import { startWithPlace } from './place-text.ts'
import type { Place } from './problem.ts'
import { quoteWords } from './quoted-words.ts'
import { longestReasonCharacters, mostQuotedWords } from './reason-limits.ts'

/** Returns the reason of an empty field that something in the deck comes near: the place and its words. */
export function openText(place: Place, words: string, focus?: string): string {
  const lead = `Not stated outright; ${startWithPlace(place, 'within')} comes near: `
  const characters = longestReasonCharacters - lead.length - 1
  return cutText(`${lead}${quoteWords(words, { words: mostQuotedWords, characters, focus })}.`, longestReasonCharacters)
}
