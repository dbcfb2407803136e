import type { Line } from '#engine/deck-doc.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import { investorLeads, investorTitles, investorWords } from '#engine/lexicons/name-lead-words.ts'
import type { Slide } from '#engine/slides.ts'
import { type FigureInput, statementsOf } from '../figures/build-statements.ts'
import { hasKind, mainKind, type Statement } from '../figures/statement.ts'
import { headsList, namesUnder } from './headed-names.ts'
import { type NamedAt, nameFacts, onPage } from './name-facts.ts'
import { namesAfter } from './name-list.ts'
import { nameShape } from './name-shape.ts'
import { isOwn, ownNames } from './own-name.ts'

const most = 20
const money = /\b(?:rais|round|seed|series|invest|fund|backed|angel|ventures?|capital|ronda|financiamiento|levé)/i
const otherTies =
  /\b(?:committed to|interested|target|potential|we want|looking for|customers?|acquired by|led by (?:a team|our|the)|partners? include)\b/i

/** Who invested before: lists after 'backed by' or 'led by', and names under a heading of investors. */
export const investorExtractor: Extractor<FigureInput> = {
  id: 'names/investors',
  extract: (input): Fact[] => {
    const own = ownNames(input.deck)
    const named = [...statementsOf(input).flatMap(listed), ...input.deck.slides.flatMap(headed)]
    return nameFacts(
      'previous_investors',
      named.filter((one) => !isOwn(one.name, own)),
      most,
    )
  },
}

function listed(statement: Statement): NamedAt[] {
  if (statement.shape !== 'prose' || hasKind(statement.slide, 'competition', 'problem', 'market')) return []
  const words = `${statement.text} ${statement.heading}`
  const about =
    statement.document === 'updates' ||
    hasKind(statement.slide, 'ask', 'traction', 'cover') ||
    investorWords.test(statement.text)
  if (!about || !money.test(words) || otherTies.test(statement.text) || mainKind(statement.slide) === 'team') return []
  const names = namesAfter(statement.text, investorLeads).filter((name) => !/^(?:series|seed|pre-?seed)\b/i.test(name))
  return names.map((name) => ({
    name,
    evidence: statement.evidence,
    score: investorWords.test(name) ? 0.86 : 0.76,
    rule: 'investors/list',
    why: 'is named as an investor',
  }))
}

const mixed = /\badvis/i
const inLineHeading =
  /\b(?:angel investments? from|(?:business )?angels|investors?|backed by|led by (?<lead>.+))\s?:?$/i

function headed(slide: Slide): NamedAt[] {
  const lines: Line[] = [...slide.titleLines, ...slide.body.flatMap((block) => block.lines)]
  const found: NamedAt[] = []
  for (const line of lines) {
    const lead = hasKind(slide, 'ask') ? /^led by (?<lead>.+)$/i.exec(line.text)?.groups?.lead : undefined
    const name = lead ? nameShape(lead) : null
    if (name) found.push(at(slide, name, line.text, 0.84))
    const heading =
      investorTitles.test(line.text.trim()) ||
      (hasKind(slide, 'ask', 'traction') && /:\s*$/.test(line.text) && inLineHeading.test(line.text))
    if (!heading || line.words.length > 5) continue
    // Under 'Investors & advisors' only names of firms are sure to be investors.
    const accept = (one: Line) =>
      headsList(slide, line, one) && (investorWords.test(one.text) || (!mixed.test(line.text) && one.words.length > 1))
    for (const one of column(slide, line, accept))
      found.push(at(slide, nameShape(one.text) ?? one.text, one.text, 0.76))
  }
  return found
}

/** On a slide of the ask with several columns only the heading's own column counts. */
function column(slide: Slide, heading: Line, accept: (line: Line) => boolean): Line[] {
  const names = namesUnder(slide, heading, accept)
  if (investorTitles.test(slide.title)) return names
  return names.filter(
    (line) => line.box.x < heading.box.x + heading.box.width && line.box.x + line.box.width > heading.box.x - 0.02,
  )
}

const at = (slide: Slide, name: string, quote: string, score: number): NamedAt => ({
  name,
  evidence: onPage(slide.page, quote),
  score,
  rule: 'investors/headed',
  why: 'stands among the investors',
})
