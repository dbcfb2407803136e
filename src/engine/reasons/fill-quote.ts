import { leastQuoteCharacters, quoteWords } from './quoted-words.ts'
import { mostQuotedWords } from './reason-limits.ts'

/** Returns a writer of a sentence around a quotation that is cut to the room left to it. */
export function fillQuote(frame: (quote: string) => string, text: string, focus?: string): (room: number) => string {
  return (room) => {
    const characters = Math.max(leastQuoteCharacters, room - frame('').length)
    return frame(quoteWords(text, { words: mostQuotedWords, characters, focus }))
  }
}
