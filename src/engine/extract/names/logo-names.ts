import type { Line } from '#engine/deck-doc.ts'
import type { Slide } from '#engine/slides.ts'
import { isGeneric, nameShape } from '#engine/text/organisation-name.ts'

/** A logo's name and the words that hold it. */
type LogoName = { name: string; line: Line }

const fewestLetters = 3
const lowerCaseWord = /^\p{Ll}[\p{L}\d.&’'+!-]*$/u
const mostHeadingWords = 6
/** In fractions of the page; a heading nearer than this stands in the same row. */
const leastRowGap = 0.02

/** Returns the logos of a slide that are names; icons with a few letters and everyday words are left out. */
export function findLogoNames(slide: Slide): LogoName[] {
  return (slide.doc.logos ?? []).flatMap((line) => {
    const name = nameShape(line.text) ?? readLowerCaseName(line)
    const letters = line.text.match(/\p{L}/gu)?.length ?? 0
    return name && letters >= fewestLetters ? [{ name, line }] : []
  })
}

/** Logos are often set in small letters throughout; so are the labels of diagrams, which have more words. */
const readLowerCaseName = ({ text, words }: Line): string | null =>
  words.length <= 2 && words.every((word) => lowerCaseWord.test(word.text)) && !isGeneric(text) ? text : null

/** What is recognised with less is seldom the name on a logo. */
const leastConfidence = 0.85
export const isSurelyRead = ({ words }: Line) => words.every(({ confidence = 1 }) => confidence >= leastConfidence)

/** Returns the logos under a heading that no other heading separates from it, but for those that are doubtful to read. */
export function findLogosUnder(slide: Slide, heading: Line, isHeading: (line: Line) => boolean): LogoName[] {
  const others = slide.lines.filter(
    (line) =>
      line !== heading &&
      line.words.length <= mostHeadingWords &&
      line.box.y > heading.box.y + leastRowGap &&
      isHeading(line),
  )
  return findLogoNames(slide).filter(({ line }) => {
    if (line.box.y < heading.box.y || !isSurelyRead(line)) return false
    return !others.some((other) => other.box.y < line.box.y)
  })
}
