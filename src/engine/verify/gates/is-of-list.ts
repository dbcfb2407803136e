import type { Line } from '#engine/deck-doc.ts'
import type { VerifiedEvidence } from '#engine/facts.ts'
import type { Slide } from '#engine/slides.ts'
import { classifyShape } from '#engine/text/text-shape.ts'
import { startsWithIcon } from '#engine/text/without-icons.ts'
import { findLinesInBoxes } from '#engine/understand/lines-in-boxes.ts'
import type { VerifySources } from '../verify-sources.ts'

const innerBullet = /\S\s*(?:[•●○◦▪■□▸►▶➢➤✓✔]|\s[*-]\s\p{Lu})/u
const bullet = /^\s*(?:[•●○◦▪■□▸►▶➢➤✓✔·*–—-]|\(?\d{1,2}[.)])\s/u
const sentenceEnd = /[.!?…。！？]["”’)\]]*$/u

/** Whether a text is items of a list and no sentence: it begins with an icon or amid a list, or holds several items. */
export function isOfList(text: string, evidence: readonly VerifiedEvidence[], deck: VerifySources): boolean {
  if (startsWithIcon(text) || innerBullet.test(text)) return true
  if (evidence.length > 1 && evidence.every(({ quote }) => classifyShape(quote) !== 'sentence')) return true
  const [first] = evidence
  const slide = first?.page ? deck.slides.get(first.page) : undefined
  if (first === undefined || slide === undefined) return false
  const lines = findLinesInBoxes(slide.lines, first.boxes)
  return startsAmid(slide, lines) || areItems(lines)
}

/** Fewer lines with a capital are the names and headings of a sentence. */
const fewestCapitals = 4
/** Share of the lines that begin with a capital from which they are items, whose marks are drawn. */
const leastCapitalShare = 0.6

/** Whether most lines begin with a capital though no sentence ended before them. */
function areItems(lines: readonly Line[]): boolean {
  const capitals = lines.filter(({ text }, index) => {
    const before = lines[index - 1]
    return before !== undefined && !sentenceEnd.test(before.text) && /^\p{Lu}\p{Ll}/u.test(text)
  })
  return capitals.length >= fewestCapitals && capitals.length >= (lines.length - 1) * leastCapitalShare
}

/** Whether the line before the quote, in its block and type, is an item of the same list. */
function startsAmid({ body }: Slide, quoted: readonly Line[]): boolean {
  const [first] = quoted
  const lines = body.find((block) => first !== undefined && block.lines.includes(first))?.lines ?? []
  const before = first ? lines[lines.indexOf(first) - 1] : undefined
  if (!first || !before || quoted.includes(before) || before.fontSize !== first.fontSize || before.bold !== first.bold)
    return false
  return bullet.test(before.text) || !sentenceEnd.test(before.text)
}
