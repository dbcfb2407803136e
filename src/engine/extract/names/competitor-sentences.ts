import { rightEdge } from '#engine/geometry.ts'
import { bracketedCompetitors, sentenceOnOther } from '#engine/lexicons/competitor-words.ts'
import { everyMatch } from '#engine/patterns/every-match.ts'
import type { Slide } from '#engine/slides.ts'
import { isEveryday, nameShape } from '#engine/text/organisation-name.ts'
import { type TextItem, textItems } from '../figures/text-items.ts'
import type { Placed } from './competitor-layouts.ts'
import { leadingNames } from './name-list.ts'

const bullet = /^[\s•▪●·*§✓✗–-]+/u
const labelled = /^\p{L}[^:.]{2,40}:\s+(?<names>.+)$/u
const fewestTold = 2

/** Names that a slide on competition lists behind a label or in brackets: 'Clocks: Vendrally, Orbita', 'startups (Halden, Norvane)'. */
export function namesInLists(slide: Slide): Placed[] {
  const lines = slide.body.flatMap((block) => block.lines)
  const texts = new Set([...lines, ...textItems(slide.body)].map(({ text }) => text))
  return [...texts].flatMap((text) => {
    const label = labelled.exec(text.replace(bullet, ''))?.groups?.names
    const bracketed = everyMatch(bracketedCompetitors, text).flatMap((match) => onlyNames(match.groups?.names ?? ''))
    return [...(label ? onlyNames(label) : []), ...bracketed].map((name) => ({ name, quote: text }))
  })
}

/** The names of a text that holds two or more of them and nothing else. */
function onlyNames(text: string): string[] {
  const names = leadingNames(text).filter((name) => !isEveryday(name))
  const rest = names.reduce((left, name) => left.replace(name, ''), text.replace(/\([^)]*\)/gu, ''))
  const others = rest.match(/\p{L}{4,}/gu)?.length ?? 0
  return names.length >= 2 && others === 0 ? names : []
}

/** Those that sentences of the slide are about: 'Vendrally is slow', 'Orbita lacks sensors', 'Halden and Norvane sell clocks'. */
export function toldAbout(slide: Slide): Placed[] {
  return toldIn(textItems(slide.body))
}

const partHeading = /^(?:(?:our|the|main|key) )?(?:competition|competitors|competitive landscape)\s?:?$/i
const partDepth = 0.2

/** The same below a heading of its own on a slide that is about something else. */
export function toldUnderHeading(slide: Slide): Placed[] {
  const heading = slide.body.flatMap((block) => block.lines).find((line) => partHeading.test(line.text.trim()))
  if (!heading) return []
  return toldIn(
    textItems(slide.body).filter(({ box }) => {
      const below = box.y - heading.box.y
      return below > 0 && below < partDepth && box.x < rightEdge(heading.box) && box.x > heading.box.x - 0.05
    }),
  )
}

function toldIn(items: readonly TextItem[]): Placed[] {
  const found = items.flatMap(({ text }) => {
    const bare = text.replace(bullet, '')
    const listed = leadingNames(bare).filter((name) => !isEveryday(name))
    if (listed.length >= 2) return listed.map((name) => ({ name, quote: text }))
    const said = sentenceOnOther.exec(bare)?.groups?.name
    const name = said ? nameShape(said) : null
    return name && !isEveryday(name) && !/(?:s|ing|tion|ity|ness)$/u.test(name) ? [{ name, quote: text }] : []
  })
  return new Set(found.map((one) => one.name)).size >= fewestTold ? found : []
}
