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
  const openings = listOpenings(keys)
  for (const slide of deck.slides) {
    for (const line of slide.lines) {
      for (const { key, text } of findPrinted(line.text, keys, openings)) {
        const entry = found.get(key) ?? { pages: new Set<number>(), spellings: new Map() }
        entry.pages.add(slide.page)
        const bare = text.replace(genitive, '')
        const known = entry.spellings.get(bare) ?? { count: 0, page: slide.page }
        known.count += weighSpelling(bare)
        entry.spellings.set(bare, known)
        found.set(key, entry)
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

/** What candidates begin with, from nothing to the whole: words that lead to none of these lead to no candidate. */
const listOpenings = (keys: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...keys].flatMap((key) => Array.from({ length: key.length + 1 }, (_, end) => key.slice(0, end))))

/** A candidate must be one to three words of a line. */
const mostNameWords = 3

/** Returns the candidates that a line prints, each as often as it does. */
function findPrinted(line: string, keys: ReadonlySet<string>, openings: ReadonlySet<string>) {
  const words = everyMatch(printedWord, line).map(([word]) => word)
  const keysOfWords = words.map(makeUnaccentedNameKey)
  const found: Array<{ key: string; text: string }> = []
  for (let first = 0; first < words.length; first += 1) {
    const end = Math.min(first + mostNameWords, words.length)
    let before = ''
    for (let last = first; last < end && openings.has(before); last += 1) {
      const key = before + makeLastKey(words[last] ?? '', keysOfWords[last] ?? '', line)
      before += keysOfWords[last] ?? ''
      if (!keys.has(key)) continue
      const text = words.slice(first, last + 1).join(' ')
      if (line.includes(text)) found.push({ key, text })
    }
  }
  return found
}

/** The key of a name's last word, which may be in the genitive or end like an address. */
const makeLastKey = (word: string, key: string, line: string) =>
  genitive.test(word) || isAddress(word, line) ? makeUnaccentedNameKey(word.replace(endings, '')) : key

function weighSpelling(name: string): number {
  if (domainEnding.test(name)) return addressCount
  if (name === name.toLowerCase()) return 0.4
  return name === name.toUpperCase() && name.length > 5 ? 0.6 : 1
}
