import type { Line } from '#engine/deck-doc.ts'
import { speaksOfTeam } from '#engine/lexicons/founder-words.ts'
import { founderRoles, leaderRoles } from '#engine/lexicons/roles.ts'
import { signature } from '#engine/lexicons/signature-words.ts'
import type { PersonCard, Slide, UnderstoodDeck } from '#engine/slides.ts'
import { foldLetters } from '#engine/text/fold-letters.ts'
import { makeUnaccentedNameKey } from '#engine/text/name-keys.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import { isAllCaps, nameIn } from '#engine/text/person-name.ts'
import { closesDeck } from '#engine/understand/closes-deck.ts'
import { findPeople } from '#engine/understand/find-people.ts'
import { isSameType } from '#engine/understand/is-same-type.ts'
import { findPlaces } from '../company/place-names.ts'
import { findEmails } from '../company/web-addresses.ts'
import type { ExtractInput } from '../extract-input.ts'
import type { Person } from './person.ts'

const betweenNames = /\s*[,;·•|/]\s*(?:and |& )?|\s+(?:and|&|y|e|et|und)\s+/u
const betweenParts = /\s*[,;·•|]\s*|\s+[-–—]\s+/u
/** A single name can be a place, a prize or a product; several alike are people. */
const fewestAlike = 2
const oneName = /^\p{Lu}[\p{Ll}\p{M}]{2,}$/u
/** A name set nearly as large as the title is the company's. */
const largestShare = 0.7

/**
 * Returns the people who sign a deck that has no card of anyone: after 'By:' on the cover, in a list of names there, as the holder of
 * an address that is made of the name, beside their office in the line with the address, or side by side on a last slide or one whose title speaks of a team.
 */
export function findSigningPeople(input: ExtractInput): Person[] {
  const { deck } = input
  const small = listSmallWords(deck)
  const isName = (text: string) => isPersonName(text, input, small)
  const [cover] = deck.slides
  if (!cover) return []
  const ways = [
    () => findByAddress(deck, isName),
    () => findSigned(cover, isName),
    () => findListed(cover, isName),
    () => deck.slides.filter((slide) => isAboutThem(slide, deck)).flatMap((slide) => findSideBySide(slide, isName)),
  ]
  for (const find of ways) {
    const people = find()
    if (people.length > 0) return people
  }
  return []
}

const makePerson = (
  name: string,
  line: Line,
  slide: Slide,
  role: string | null = null,
  standing: Person['standing'] = 'team',
): Person => ({ name, role, card: { name, role, lines: [line], links: [], box: line.box }, slide, standing })

/** 'By: Ana, Tom, Mara': those who made the deck; where the line ends within a list, those of the next line too, by full names. */
function findSigned(cover: Slide, isName: (text: string) => boolean): Person[] {
  return [{ lines: cover.titleLines }, ...cover.body].flatMap(({ lines }) =>
    lines.flatMap((line, at) => {
      const next = lines[at + 1]
      const alone = readSignature(line.text)
      const goesOn = next && isSameType(line, next) && isOpenList(line.text, alone)
      const over = goesOn ? readSignature(`${line.text} ${next.text}`) : []
      if (!next || over.length <= alone.length || !over.every(isName))
        return alone.map((name) => makePerson(name, line, cover))
      return over.map((name) =>
        makePerson(name, !line.text.includes(name) && next.text.includes(name) ? next : line, cover),
      )
    }),
  )
}

/** Whether a line of names ends with a separator, or with the first of two names of a person. */
const isOpenList = (text: string, names: readonly string[]): boolean =>
  /[,;·•|/&]\s*$/u.test(text) || (names.length > 1 && oneName.test(names.at(-1) ?? ''))

/** The names behind a word for those who made the deck, first names alone where there are several. */
function readSignature(text: string): string[] {
  const parts = signature.exec(text)?.groups?.names?.trim().split(betweenNames) ?? []
  const names = parts.filter((part) => nameIn(part) !== null || (parts.length >= fewestAlike && oneName.test(part)))
  return names.length === parts.length ? names : []
}

/** Words that the deck writes small somewhere name no one. */
function listSmallWords(deck: UnderstoodDeck): ReadonlySet<string> {
  const words = deck.slides.flatMap((slide) => slide.lines.flatMap((line) => line.text.split(/\s+/u)))
  const small = words.filter((word) => /^\p{Ll}[\p{Ll}\p{M}'’-]*[.,;:!?]?$/u.test(word))
  return new Set(small.map((word) => foldLetters(word).replace(/[^\p{L}]/gu, '')))
}

function isPersonName(text: string, { deck, companyName }: ExtractInput, small: ReadonlySet<string>): boolean {
  const name = nameIn(text)
  if (name === null || isAllCaps(name) || isEveryday(name) || isPlace(name, deck.language)) return false
  if (companyName && makeUnaccentedNameKey(name).includes(makeUnaccentedNameKey(companyName))) return false
  return name.split(' ').every((word) => !/^\p{Lu}/u.test(word) || !small.has(foldLetters(word)))
}

/** Whether places make up the whole of a text; a family name can be one ('Montenegro'). */
function isPlace(text: string, language: string): boolean {
  const places = findPlaces(text, language)
  return text.split(/[\s,]+/u).every((word) => places.some((place) => place.text.includes(word)))
}

/** Lines of one type under each other on the cover, or the parts of one line, that are all names. */
function findListed(cover: Slide, isName: (text: string) => boolean): Person[] {
  const largest = Math.max(...cover.lines.map((line) => line.fontSize))
  const small = cover.lines.filter((line) => line.fontSize <= largest * largestShare)
  for (const line of small) {
    const parts = line.text.split(betweenNames)
    if (parts.length >= fewestAlike && parts.every(isName)) return parts.map((name) => makePerson(name, line, cover))
  }
  const lists = small.map((first) => {
    const alike = small.filter((line) => Math.abs(line.fontSize - first.fontSize) < 0.5 && isName(line.text))
    return alike.includes(first) ? alike : []
  })
  const list = lists.find((lines) => lines.length >= fewestAlike) ?? []
  return list.map((line) => makePerson(nameIn(line.text) ?? line.text, line, cover))
}

/** 'Ana Ruiz · Lund University' or 'James | Founder | james@norvane.io', where an address of the deck is made of the name. */
function findByAddress(deck: UnderstoodDeck, isName: (text: string) => boolean): Person[] {
  const locals = listPersonalKeys(deck)
  const found = deck.slides.flatMap((slide) =>
    slide.lines.flatMap((line) => {
      const [head = '', ...rest] = line.text.split(betweenParts)
      const name = nameIn(head) ?? head
      const role = rest.find((part) => founderRoles.test(part) || leaderRoles.test(part)) ?? null
      const isPerson = oneName.test(head) ? role !== null && isMadeOf(locals, [head]) : isName(head)
      if (!isPerson || !isMadeOf(locals, name.split(' '))) return []
      return [makePerson(name, line, slide, role, role ? (founderRoles.test(role) ? 'founder' : 'leader') : 'team')]
    }),
  )
  return found.filter((one, index) => found.findIndex((other) => other.name === one.name) === index)
}

const profile = /linkedin\.com\/in\/(?<slug>[\p{L}\d%-]+)/iu

/** What stands before the '@' of addresses, and the ends of profile addresses. */
function listPersonalKeys(deck: UnderstoodDeck): string[] {
  const addresses = findEmails(deck).map(({ address }) => address.split('@')[0] ?? '')
  const texts = deck.slides.flatMap(({ lines, doc }) => [
    ...lines.map(({ text }) => text),
    ...doc.links.map(({ url }) => url),
  ])
  const slugs = texts.flatMap((text) => profile.exec(text)?.groups?.slug ?? [])
  return [...addresses, ...slugs].map(makeUnaccentedNameKey)
}

/** Whether an address is the first name, or begins with it and holds a part of the rest. */
function isMadeOf(locals: readonly string[], words: readonly string[]): boolean {
  const [first = '', ...rest] = words.map(makeUnaccentedNameKey)
  if (first.length < 3) return false
  return locals.some(
    (local) =>
      local === first || (local.startsWith(first) && rest.some((word) => word.length > 2 && local.includes(word))),
  )
}

/** Whether a slide closes the deck with the ways to reach its people, or has the team in a longer title. */
const isAboutThem = (slide: Slide, { slides }: UnderstoodDeck) =>
  speaksOfTeam.test(slide.title) || closesDeck(slide, slides.length)

const sameRow = 0.02

/** Names at one height and in one type, each over lines of its own. */
function findSideBySide(slide: Slide, isName: (text: string) => boolean): Person[] {
  const cards = findPeople(slide.body, slide.doc.links, true).filter(
    (card) => card.lines.length > 1 && isName(card.name),
  )
  const [first] = cards
  const isInRow = (card: PersonCard) =>
    first !== undefined && Math.abs((card.lines[0]?.box.y ?? 0) - (first.lines[0]?.box.y ?? 0)) < sameRow
  if (cards.length < fewestAlike || !cards.every(isInRow)) return []
  return cards.map((card) => ({ name: card.name, role: card.role, card, slide, standing: 'team' }))
}
