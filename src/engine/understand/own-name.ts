import { foreignDomainNames } from '#engine/lexicons/web-hosts.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import { latinFirst } from '#engine/patterns/latin-first.ts'
import type { Slide } from '#engine/slides.ts'
import { makeNameKey } from '#engine/text/name-keys.ts'
import { isGeneric } from '#engine/text/organisation-name.ts'

/** What of a deck's slides the names are read from. */
type Pages = { slides: ReadonlyArray<Pick<Slide, 'lines' | 'doc'>> }

const domainName = latinFirst(/(?:@|https?:\/\/(?:www\.)?|www\.)([\p{L}\d-]{3,})\.[\p{L}.]{2,}/giu)

/**
 * Returns name keys of the company itself: from its domain, the cover, the file's title and the capitalised word that
 * runs through the deck. They only tell its name from others' and are not facts.
 */
export function findOwnNames(deck: Pages): ReadonlySet<string> {
  const names = new Set<string>()
  const add = (text: string) => {
    const form = makeNameKey(text)
    if (form.length >= 3 && !isGeneric(text)) names.add(form)
  }
  const first = deck.slides[0]
  for (const slide of [first, deck.slides.at(-1)]) {
    const texts = (slide?.lines ?? []).map((line) => line.text)
    const addresses = (slide?.doc.links ?? []).map((link) => link.url)
    for (const text of texts.concat(addresses))
      for (const match of everyMatch(domainName, text))
        if (match[1] && !foreignDomainNames.test(match[1])) add(match[1])
  }
  const large = (first?.lines ?? []).toSorted((a, b) => b.fontSize - a.fontSize).slice(0, 2)
  for (const line of large) if (line.words.length <= 3) add(line.text)
  for (const word of findRunningWords(deck)) add(word)
  return names
}

export function isOwnName(name: string, own: ReadonlySet<string>): boolean {
  const form = makeNameKey(name)
  for (const one of own)
    if (form === one || (one.length >= 4 && form.startsWith(one)) || (form.length >= 5 && one.startsWith(form)))
      return true
  return false
}

/** Capitalised words that stand on at least a third of the slides. */
function findRunningWords(deck: Pages): string[] {
  const counts = new Map<string, number>()
  for (const slide of deck.slides) {
    const seen = new Set<string>()
    for (const line of slide.lines)
      for (const { text } of line.words)
        if (/^\p{Lu}[\p{L}\d]{2,}/u.test(text)) seen.add(text.replace(/[’']s$|[^\p{L}\d]+$/gu, ''))
    for (const word of seen) counts.set(word, (counts.get(word) ?? 0) + 1)
  }
  const least = Math.max(3, deck.slides.length / 3)
  return [...counts].filter(([, count]) => count >= least).map(([word]) => word)
}
