import { deckWords, legalFormEnding, monthAndYear } from '#engine/lexicons/company-name-words.ts'
import type { Slide } from '#engine/slides.ts'
import { isPlainKey, makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { joined } from '#engine/text/passages.ts'
import { findEmails, findWebAddresses, isSharedHost, listNameKeys } from '../../extract/company/web-addresses.ts'

/** Kinds of places that bear the company's name beside its sentences. */
export type NamePlace = 'cover' | 'running text' | 'address' | 'copyright' | 'document title'
/** For each kind of place the keys of what stands there as a name. */
export type NameKeysByPlace = ReadonlyMap<NamePlace, ReadonlySet<string>>

/** A cover's first lines; further down stand people, dates and partners. */
const mostCoverLines = 14

/** The key of a name without its legal form. */
export const makeNameOnlyKey = (text: string): string =>
  isPlainKey(text) ? text.toLowerCase() : makeUnaccentedNameKey(text.trim().replace(legalFormEnding, ''))

/** Returns the keys of the texts that stand where a deck prints its company's name. `title`: the document's own. */
export function listNameKeysByPlace(slides: readonly Slide[], title: string): NameKeysByPlace {
  const cover = slides.find(({ page }) => page === 1)
  const furniture = slides.flatMap((slide) => slide.furniture.map(({ text }) => text))
  const notices = slides.flatMap(({ lines }) => lines.map(({ text }) => text).filter(isCopyright))
  return new Map([
    ['cover', new Set(cover ? listCoverTexts(cover).flatMap(listBareKeys) : [])],
    ['running text', new Set(furniture.filter((text) => !isCopyright(text)).flatMap(listBareKeys))],
    ['address', new Set(listHosts(slides.filter(isAboutItself)).flatMap(listNameKeys).map(makeUnaccentedNameKey))],
    ['copyright', new Set(notices.flatMap(listKeysWithin))],
    ['document title', new Set(listBareKeys(cutFileWords(title)))],
  ])
}

/** A slide about competition prints the addresses of competitors. */
const isAboutItself = ({ kinds: [main] }: Slide) => main?.kind !== 'competition'

const isCopyright = (text: string) => /©|\(c\)|copyright/iu.test(text)

function listCoverTexts(cover: Slide): string[] {
  const own = cover.lines.filter((line) => !cover.furniture.includes(line)).slice(0, mostCoverLines)
  return [...own, ...(cover.doc.logos ?? [])].map(({ text }) => text).concat(joined(cover.titleLines))
}

const allDeckWords = new RegExp(deckWords, 'giu')

/** Keys of a text and of its parts before and behind a separator, as they are and without the words of every deck. */
function listBareKeys(text: string): string[] {
  const parts = text.split(/\s*[|•·–—:]\s+|\s+[-–—|:]\s*/u)
  return [text, ...parts].flatMap((part) => {
    const bare = part.replace(monthAndYear, ' ').replace(/\.(?:com|io|co|ai|app|org|net)$/iu, '')
    return [part, bare, bare.replace(allDeckWords, ' ')].map(makeNameOnlyKey).filter((key) => key.length >= 2)
  })
}

/** Returns the keys of all runs of words of a text that are as long as a name: of one, two and three. */
export function listKeysWithin(text: string): string[] {
  const words = text.split(/\s+/u).map(makeNameOnlyKey)
  return words.flatMap((one, at) => {
    const two = one + (words[at + 1] ?? '')
    return [one, two, two + (words[at + 2] ?? '')]
  })
}

const cutFileWords = (title: string) =>
  title
    .replace(/\.(?:pptx?|pdf|key|docx?|odp)$/iu, '')
    .replace(/^microsoft powerpoint\s*-\s*/iu, '')
    .replace(/_+/gu, ' ')
    .replace(
      /\b(?:(?:investor|seed|sales)?\s*(?:pitch\s*-?deck|pitch|deck|presentation)|final|v\d+(?:\.\d+)*)\b/giu,
      ' ',
    )
    .trim()

function listHosts(slides: readonly Slide[]): string[] {
  const mailHosts = findEmails({ slides }).map(({ address }) => address.split('@')[1]?.toLowerCase() ?? '')
  return [
    ...findWebAddresses({ slides }).map(({ host }) => host),
    ...mailHosts.filter((host) => host !== '' && !isSharedHost(host)),
  ]
}
