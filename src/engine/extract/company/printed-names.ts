import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { UnderstoodDeck } from '#engine/slides.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'

const printedWord = latinFirst(/[\p{L}\p{N}\p{M}]+(?:[.'’&-][\p{L}\p{N}]+)*/gu)
const genitive = /[’']s$/u
/** 'tillbrook.com' prints the name as well as 'Tillbrook's' does. */
const domainEnding = /\.(?:com|io|co|ai|app|org|net)$/u
const endings = new RegExp(`${genitive.source}|${domainEnding.source}`, 'u')

/** An address by itself, not within one of mail or of a page. */
const isAddress = (word: string, text: string) =>
  domainEnding.test(word) && text.split(/[\s|()]+/u).some((one) => one.replace(/[.,:;]+$/u, '') === word)

/** Any other spelling is the name's own. */
const addressCount = 0.01

/** On how many pages a name is printed; `text` is the commonest spelling and `page` the first page with it. */
export type PrintedName = { pages: number; text: string; page: number }

/** Counts the pages on which each candidate is printed; words are joined, so that 'Acme Pay' is found by 'acmepay'. */
export function countPrintedNames(deck: UnderstoodDeck, keys: ReadonlySet<string>): Map<string, PrintedName> {
  const found = new Map<string, { pages: Set<number>; spellings: Map<string, { count: number; page: number }> }>()
  for (const slide of deck.slides) {
    for (const line of slide.lines) {
      const words = everyMatch(printedWord, line.text).map(([word]) => word)
      const keysOfWords = words.map(makeUnaccentedNameKey)
      const lastKeys = words.map((word, at) =>
        genitive.test(word) || isAddress(word, line.text)
          ? makeUnaccentedNameKey(word.replace(endings, ''))
          : keysOfWords[at],
      )
      for (let at = 0; at < words.length; at += 1) {
        for (let length = 1; length <= 3 && at + length <= words.length; length += 1) {
          const key = keysOfWords.slice(at, at + length - 1).join('') + (lastKeys[at + length - 1] ?? '')
          if (!keys.has(key)) continue
          const text = words.slice(at, at + length).join(' ')
          if (!line.text.includes(text)) continue
          const entry = found.get(key) ?? { pages: new Set<number>(), spellings: new Map() }
          entry.pages.add(slide.page)
          const bare = text.replace(genitive, '')
          const known = entry.spellings.get(bare) ?? { count: 0, page: slide.page }
          known.count += domainEnding.test(bare)
            ? addressCount
            : bare === bare.toLowerCase()
              ? 0.4
              : bare === bare.toUpperCase() && bare.length > 5
                ? 0.6
                : 1
          entry.spellings.set(bare, known)
          found.set(key, entry)
        }
      }
    }
  }
  return new Map(
    [...found].map(([key, { pages, spellings }]) => {
      const [best] = [...spellings].sort((a, b) => b[1].count - a[1].count)
      return [key, { pages: pages.size, text: best?.[0] ?? key, page: best?.[1].page ?? 1 }]
    }),
  )
}
