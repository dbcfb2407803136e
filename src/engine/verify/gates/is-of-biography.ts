import type { Line } from '#engine/deck-doc.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import { heightOverlap, isInSameColumn } from '#engine/geometry.ts'
import { adviserTitles } from '#engine/lexicons/founder-words.ts'
import type { PersonCard } from '#engine/slides.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import { isRole } from '#engine/understand/role-shape.ts'
import type { VerifySources } from '../verify-sources.ts'
import { findCardsOn } from './cards-by-name.ts'
import { isFirm } from './says-founder.ts'

/** A longer line is a sentence of the biography. */
const mostHeadingWords = 5
/** A heading is larger than the smallest line of the card by this ratio. */
const leastRatio = 1.08
/** So many firms one under the other are a list of logos that need not be the person's. */
const fewestFirms = 3

/** Whether a quote stands in the person's own card, and no heading or list of firms in the card begins something else. */
export function isOfBiography(name: string, { page, boxes, quote }: VerifiedEvidence, deck: VerifySources): boolean {
  const slide = page === null ? undefined : deck.slides.get(page)
  if (!slide) return quote.includes(name)
  const cards = findCardsOn(slide, name, deck)
  // A sentence that names the person needs no card.
  if (cards.length === 0) return quote.includes(name)
  const lines = findLinesInBoxes(slide.lines, boxes)
  return cards.some((card) => lines.every((line) => card.lines.includes(line)) && isOneText(card, deck))
}

/** Lines that share so much of the lower one's height stand beside each other. */
const leastSharedHeight = 0.6

/** Whether two lines of the quotes stand beside each other: marks in a row, which may be of the whole team. */
export function standSideBySide(evidence: readonly VerifiedEvidence[], deck: VerifySources): boolean {
  const boxes = evidence.flatMap(({ page, boxes: own }) => {
    const slide = page === null ? undefined : deck.slides.get(page)
    return slide ? findLinesInBoxes(slide.lines, own).map(({ box }) => box) : []
  })
  return boxes.some((one, index) =>
    boxes
      .slice(index + 1)
      .some((other) => heightOverlap(one, other) > leastSharedHeight && !isInSameColumn(one, other)),
  )
}

function isOneText(card: PersonCard, deck: VerifySources): boolean {
  const told = card.lines.filter(({ text }) => !isOfName(text, card))
  const smallest = Math.min(...told.map(({ fontSize }) => fontSize))
  if (told.some((line) => isHeading(line, smallest, told, deck))) return false
  return told.filter(({ text }) => isFirm(text, deck)).length < fewestFirms
}

/** The lines of the name and the role. */
const isOfName = (text: string, { name, role }: PersonCard) =>
  text.includes(name) ||
  name.includes(text) ||
  (role !== null && (text.includes(role) || role.includes(text))) ||
  isRole(text)

function isHeading(line: Line, smallest: number, told: readonly Line[], deck: VerifySources): boolean {
  if (line.words.length > mostHeadingWords) return false
  if (adviserTitles.in(deck.language).test(line.text) || /[:：]\s*$/u.test(line.text)) return true
  return line.fontSize > smallest * leastRatio || (line.bold && told.some(({ bold }) => !bold))
}
