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
 * runs through the deck. They only tell its name from others' and are not facts. Where the company's name is known, other
 * words that run through the deck, and other domains on its last slide, are someone else's.
 */
export function findOwnNames(deck: Pages, companyName: string | null = null): ReadonlySet<string> {
  const company = companyName === null ? null : makeNameKey(companyName)
  const cover = deck.slides[0]
  const large = (cover?.lines ?? []).toSorted((a, b) => b.fontSize - a.fontSize).slice(0, 2)
  const onCover = [
    ...(cover ? listDomains(cover) : []),
    ...large.filter((line) => line.words.length <= 3).map((line) => line.text),
  ]
  const last = deck.slides.at(-1)
  const later = [...(last ? listDomains(last) : []), ...findRunningWords(deck)].filter(
    (text) => company === null || isPartOf(makeNameKey(text), company),
  )
  const names = [...onCover, ...later].filter((text) => !isGeneric(text)).map(makeNameKey)
  return new Set([...names, ...(company === null ? [] : [company])].filter((form) => form.length >= 3))
}

const isPartOf = (one: string, other: string) => one !== '' && (one.includes(other) || other.includes(one))

/** The names of the domains that a slide prints or links to; not those of portals. */
function listDomains({ lines, doc }: Pages['slides'][number]): string[] {
  const texts = [...lines.map((line) => line.text), ...doc.links.map((link) => link.url)]
  return texts.flatMap((text) =>
    everyMatch(domainName, text).flatMap(({ 1: name }) => (name && !foreignDomainNames.test(name) ? [name] : [])),
  )
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
