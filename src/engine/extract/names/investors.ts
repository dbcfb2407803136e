import type { Line } from '#engine/deck-doc.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import { rightEdge } from '#engine/geometry.ts'
import { headingsOverOtherLogos, investingProgrammes, otherTies } from '#engine/lexicons/investor-words.ts'
import { investorLeads, investorTitles, investorWords } from '#engine/lexicons/name-lead-words.ts'
import { translated } from '#engine/lexicons/translated.ts'
import type { Slide } from '#engine/slides.ts'
import { nameShape } from '#engine/text/organisation-name.ts'
import { isOwnName } from '#engine/understand/own-name.ts'
import { onPage } from '../company/make-fact.ts'
import type { ExtractInput } from '../extract-input.ts'
import { getMainKind, hasKind, type Statement } from '../figures/statement.ts'
import { findCompanyCommunity } from '../people/company-community.ts'
import { isCommonNoun } from './common-nouns.ts'
import { findNamesUnder, isListHeading } from './headed-names.ts'
import { findLogosUnder } from './logo-names.ts'
import { makeNameFacts, type NamedAt } from './name-facts.ts'
import { findNamesAfter } from './name-list.ts'
import { findPaidInNames } from './paid-in-names.ts'

const mostInvestors = 20
const fundingWords = translated(/\b(?:rais|round|seed|series|invest|fund|backed|angel|ventures?|capital)/i, 'funding')
/** Who invested before: lists after 'backed by' or 'led by', and names under a heading of investors. */
export const investorExtractor: Extractor<ExtractInput> = {
  id: 'names/investors',
  extract: (input): Fact[] => {
    const named = [
      ...input.statements.flatMap(findInProse),
      ...input.statements.flatMap(findWhoPaidIn),
      ...input.deck.slides.flatMap((slide) => findUnderHeading(slide, input.deck.language)),
      ...findAccelerator(input),
    ]
    return makeNameFacts(
      'previous_investors',
      named.filter(({ name }) => !isOwnName(name, input.ownNames) && !isCommonNoun(name, input.deck.language)),
      mostInvestors,
    )
  },
}

/** The programme that the company itself went through, where it invests in those it takes. */
function findAccelerator({ passages }: ExtractInput): NamedAt[] {
  const found = findCompanyCommunity(passages)
  if (!found || !investingProgrammes.test(found.name)) return []
  return [{ name: found.name, evidence: [found.evidence], score: 0.7, rule: 'investors/accelerator' }]
}

function findInProse(statement: Statement): NamedAt[] {
  if (statement.shape !== 'prose' || hasKind(statement.slide, 'competition', 'problem', 'market')) return []
  const words = `${statement.text} ${statement.heading}`
  const firmWords = investorWords.in(statement.language)
  const about =
    statement.document === 'updates' ||
    hasKind(statement.slide, 'ask', 'traction', 'cover') ||
    firmWords.test(statement.text)
  if (
    !about ||
    !fundingWords.in(statement.language).test(words) ||
    otherTies.test(statement.text) ||
    getMainKind(statement.slide) === 'team'
  )
    return []
  const names = findNamesAfter(statement.text, investorLeads.in(statement.language)).filter(
    (name) => !/^(?:series|seed|pre-?seed)\b/i.test(name),
  )
  return names.map((name) => ({
    name,
    evidence: statement.evidence,
    score: firmWords.test(name) ? 0.86 : 0.76,
    rule: 'investors/list',
  }))
}

const findWhoPaidIn = (statement: Statement): NamedAt[] =>
  findPaidInNames(statement).map((name) => ({
    name,
    evidence: statement.evidence,
    score: 0.8,
    rule: 'investors/paid-in',
  }))

const mixedHeading = /\badvis/i
const inLineHeading =
  /\b(?:angel investments? from|(?:business )?angels|investors?|backed by|led by (?<lead>.+))\s?:?$/i

function findUnderHeading(slide: Slide, language: string): NamedAt[] {
  const titles = investorTitles.in(language)
  const firmWords = investorWords.in(language)
  const lines: Line[] = [...slide.titleLines, ...slide.body.flatMap((block) => block.lines)]
  const found: NamedAt[] = []
  for (const line of lines) {
    const lead = hasKind(slide, 'ask') ? /^led by (?<lead>.+)$/i.exec(line.text)?.groups?.lead : undefined
    const name = lead ? nameShape(lead) : null
    if (name) found.push(makeHeadedName(slide, name, line.text, 0.84))
    const heading =
      titles.test(line.text.trim()) ||
      (hasKind(slide, 'ask', 'traction') && /:\s*$/.test(line.text) && inLineHeading.test(line.text))
    if (!heading || line.words.length > 5) continue
    // Under 'Investors & advisors' only names of firms are sure to be investors.
    const accept = (one: Line) =>
      isListHeading(slide, line, one) &&
      (firmWords.test(one.text) ||
        (!mixedHeading.test(line.text) && (one.words.length > 1 || slide.titleLines.includes(line))))
    const ground = { from: 'heading' as const, heading: line.text }
    for (const one of keepOwnColumn(slide, line, language, accept))
      found.push({ ...makeHeadedName(slide, nameShape(one.text) ?? one.text, one.text, 0.76), ground })
    if (mixedHeading.test(line.text)) continue
    for (const logo of findLogosUnder(slide, line, (one) => headingsOverOtherLogos.test(one.text)))
      found.push({ ...makeHeadedName(slide, logo.name, logo.line.text, 0.7), ground })
  }
  return found
}

/** On a slide of the ask with several columns only the heading's own column counts. */
function keepOwnColumn(slide: Slide, heading: Line, language: string, accept: (line: Line) => boolean): Line[] {
  const names = findNamesUnder(slide, heading, accept)
  if (investorTitles.in(language).test(slide.title)) return names
  return names.filter((line) => line.box.x < rightEdge(heading.box) && rightEdge(line.box) > heading.box.x - 0.02)
}

const makeHeadedName = (slide: Slide, name: string, quote: string, score: number): NamedAt => ({
  name,
  evidence: [onPage(slide.page, quote)],
  score,
  rule: 'investors/headed',
})
