import { headingsOverOtherLogos, namesOthers } from '#engine/lexicons/customer-words.ts'
import type { Slide } from '#engine/slides.ts'
import { isEveryday } from '#engine/text/organisation-name.ts'
import { namesPlace } from '../company/place-names.ts'
import { getMainKind, hasKind } from '../figures/statement.ts'
import type { PlacedName } from './competitor-layouts.ts'
import { isFirm } from './funders.ts'
import { readLeadingNames } from './name-list.ts'

const fewestNames = 3
/** The logit of a slide's words below which it is not about traction. */
const leastTold = -1.5
const label = /^[^:]{3,40}\s?:\s/u

/** Three names or more behind a label, on a slide of traction by its title or its words: 'Exporters: Norvik, Castrel, Lindqvist'. */
export function findLabelledNames(slide: Slide): PlacedName[] {
  if (!isOfTraction(slide)) return []
  const people = new Set(slide.people.map(({ name }) => name))
  return slide.paragraphs.flatMap(({ text }) => findListed(text, people))
}

function isOfTraction(slide: Slide): boolean {
  if (getMainKind(slide) === 'traction') return true
  if (hasKind(slide, 'problem', 'competition', 'market', 'team')) return false
  const told = slide.told.get('Traction') ?? Number.NEGATIVE_INFINITY
  return told > leastTold && [...slide.told].every(([topic, logit]) => topic === 'Traction' || logit < told)
}

function findListed(text: string, people: ReadonlySet<string>): PlacedName[] {
  const [said = ''] = label.exec(text) ?? []
  if (said === '' || namesOthers.test(said) || headingsOverOtherLogos.test(said)) return []
  const names = readLeadingNames(text.slice(said.length)).filter((name) => !isEveryday(name))
  if (names.length < fewestNames || names.some((name) => people.has(name))) return []
  return names.every((name) => isFirm(name) || namesPlace(name)) ? [] : names.map((name) => ({ name, quote: text }))
}
