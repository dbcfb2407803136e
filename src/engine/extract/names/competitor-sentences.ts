import { rightEdge } from '#engine/geometry.ts'
import { bracketedNames, leadsIntoOthers, otherGroups, sentenceOnOther } from '#engine/lexicons/competitor-words.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import type { Slide } from '#engine/slides.ts'
import { withoutBullets } from '#engine/text/leading-bullets.ts'
import { isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import { splitTextItems, type TextItem } from '../figures/text-items.ts'
import type { PlacedName } from './competitor-layouts.ts'
import { readLeadingNames } from './name-list.ts'

const labelledList = /^\p{L}[^:.]{2,40}:\s+(?<names>.+)$/u
/** Labels of lists that are not of firms. */
const labelOfOthers = /^(?:problems?|(?:supported )?languages?|locali[sz]ations?)\s?:/iu
const fewestSubjects = 2

/** Returns the names that a slide on competition lists behind a label or in brackets: 'Clocks: Vendrally, Orbita', 'startups (Halden, Norvane)'. */
export function findListedNames(slide: Slide): PlacedName[] {
  const lines = slide.body.flatMap((block) => block.lines)
  const texts = new Set([...lines, ...splitTextItems(slide.body)].map(({ text }) => text))
  return [...texts].flatMap((text) => {
    const bare = withoutBullets(text)
    const label = labelOfOthers.test(bare) ? null : labelledList.exec(bare)?.groups?.names
    return [...(label ? readPureList(label) : []), ...readBracketed(text)].map((name) => ({ name, quote: text }))
  })
}

/** Returns the names in brackets behind a kind of competitor: 'Delivery at home (Halden, Norvane)'. */
export function findBracketedNames(slide: Slide): PlacedName[] {
  const lines = slide.body.flatMap((block) => block.lines)
  return lines.flatMap(({ text }) => readBracketed(text).map((name) => ({ name, quote: text })))
}

/** What the company says of itself and of its partners names no rivals. */
const readBracketed = (text: string): string[] =>
  otherGroups.test(text)
    ? []
    : everyMatch(bracketedNames, text).flatMap((match) => readPureList(match.groups?.names ?? ''))

/** The names of a text that holds two or more of them and nothing else. */
function readPureList(text: string): string[] {
  const names = readLeadingNames(text).filter((name) => !isEveryday(name))
  const rest = names.reduce((left, name) => left.replace(name, ''), text.replace(/\([^)]*\)/gu, ''))
  // 'First Street' between names is one more, in words that are too plain to be told as such.
  const others = rest.match(/(?<!\p{L})\p{Ll}{4,}/gu)?.length ?? 0
  return names.length >= 2 && others === 0 ? names : []
}

/** Returns the names that sentences of the slide are about: 'Vendrally is slow', 'Orbita lacks sensors', 'Halden and Norvane sell clocks'. */
export function findNamesInSentences(slide: Slide): PlacedName[] {
  return findSubjects(splitTextItems(slide.body))
}

const competitionHeading = /^(?:(?:our|the|main|key) )?(?:competition|competitors|competitive landscape)\s?:?$/i
/** In fractions of the page; texts further below belong to another part of the slide. */
const mostDepthUnderHeading = 0.2

/** Returns the same below a heading on competition of a slide that is about something else. */
export function findNamesUnderHeading(slide: Slide): PlacedName[] {
  const heading = slide.body.flatMap((block) => block.lines).find((line) => competitionHeading.test(line.text.trim()))
  if (!heading) return []
  return findSubjects(
    splitTextItems(slide.body).filter(({ box }) => {
      const below = box.y - heading.box.y
      return (
        below > 0 && below < mostDepthUnderHeading && box.x < rightEdge(heading.box) && box.x > heading.box.x - 0.05
      )
    }),
  )
}

function findSubjects(items: readonly TextItem[]): PlacedName[] {
  const found = items.flatMap(({ text }) => {
    const bare = withoutBullets(text).replace(leadsIntoOthers, '')
    if (labelOfOthers.test(bare)) return []
    const listed = readLeadingNames(bare).filter((name) => !isEveryday(name))
    if (listed.length >= 2) return listed.map((name) => ({ name, quote: text }))
    const subject = sentenceOnOther.exec(bare)?.groups?.name
    const name = subject ? nameShape(subject) : null
    return name && !isEveryday(name) && !/(?:s|ing|tion|ity|ness)$/u.test(name) ? [{ name, quote: text }] : []
  })
  return new Set(found.map((one) => one.name)).size >= fewestSubjects ? found : []
}
