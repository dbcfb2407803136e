import type { Box } from '#engine/deck-doc.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import { centrePoint, isInside } from '#engine/geometry.ts'
import type { PersonCard } from '#engine/slides.ts'
import { normalise } from '#engine/text/normalise.ts'
import { indexText, type TextIndex } from '#engine/text/text-index.ts'
import type { ReadTexts } from './read-texts.ts'

const titles = new Set(['dr', 'prof', 'mr', 'ms', 'mrs', 'ing', 'phd', 'mba'])
const listNames = (name: string, read: ReadTexts) =>
  read(name)
    .index.tokens.map((token) => token.text)
    .filter((token) => token.length > 1 && !titles.has(token))

/** `owner`: the person in whose card the quote stands, null where nothing ties it to anyone. */
export type PersonProblem = { owner: string | null }
const untied: PersonProblem = { owner: null }

/**
 * Why what is said about a person is not tied to that person; null when it is: the quote names the person, or stands in
 * the person's own card, or on a page or in a paragraph that names no one else.
 */
export function personProblem(
  person: string | undefined,
  evidence: VerifiedEvidence,
  text: TextIndex,
  cards: readonly PersonCard[],
  read: ReadTexts,
): PersonProblem | null {
  const name = listNames(person ?? '', read)
  if (name.length === 0) return untied
  if (names(read(evidence.quote).index, name)) return null
  if (!name.every((token) => text.places.has(token) || text.glued.includes(token))) return untied
  if (evidence.document !== 'deck') return isInOwnParagraph(text, evidence.quote, name) ? null : untied
  const owner = cards.find((card) => evidence.boxes.length > 0 && evidence.boxes.every((box) => isIn(box, card)))
  if (owner) return isCalled(owner, name, read) ? null : { owner: owner.name }
  const linked = evidence.fromLink
    ? cards.find(({ links }) => links.some((url) => isSameAddress(url, evidence.quote)))
    : null
  if (linked) return isCalled(linked, name, read) ? null : { owner: linked.name }
  const others = cards.filter((card) => !isCalled(card, name, read))
  return others.length === 0 ? null : untied
}

const isCalled = (card: PersonCard, name: readonly string[], read: ReadTexts) => {
  const called = listNames(card.name, read)
  return (
    name.every((token) => called.includes(token)) ||
    (called.length > 1 && called.every((token) => name.includes(token)))
  )
}

/** All names of a person; of an e-mail address its mailbox with one of them, of a profile's address all. */
function names(text: TextIndex, name: readonly string[]): boolean {
  const said = text.normal.text
  const address = /^\S*[@/]\S*$/u.test(said) ? listPlainWords(said) : null
  if (address?.includes('@'))
    return name.some((token) => token.length > 2 && (address.split('@')[0] ?? '').includes(listPlainWords(token)))
  if (address !== null) return name.every((token) => address.includes(listPlainWords(token)))
  const tokens = new Set(text.tokens.map((token) => token.text.replace(/['’]s$/u, '')))
  return name.every((token) => tokens.has(token))
}

/** Addresses are written without accents. */
const listPlainWords = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const stripAddress = (url: string) =>
  url
    .toLowerCase()
    .replace(/^(?:https?:\/\/)?(?:www\.)?/, '')
    .replace(/[/?#]+$/, '')
const isSameAddress = (one: string, other: string) => stripAddress(one) === stripAddress(other)

const slack = 0.004
function isIn(box: Box, card: PersonCard): boolean {
  const middle = centrePoint(box)
  return card.lines.some((line) => isInside(middle, line.box, slack))
}

/** In plain text a person's paragraph is what stands between empty lines. */
function isInOwnParagraph(text: TextIndex, quote: string, name: readonly string[]): boolean {
  const wanted = normalise(quote).text
  return text.raw.split(/\n\s*\n/u).some((paragraph) => {
    const own = indexText(paragraph)
    return own.normal.text.includes(wanted) && names(own, name)
  })
}
