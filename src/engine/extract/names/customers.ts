import type { Line } from '#engine/deck-doc.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import {
  headingsOverOtherLogos,
  noCustomers,
  signedStatement,
  sizedCustomer,
  targetedCustomers,
  wonCustomer,
} from '#engine/lexicons/customer-words.ts'
import { customerLeads, customerTitles } from '#engine/lexicons/name-lead-words.ts'
import { translated } from '#engine/lexicons/translated.ts'
import type { Slide } from '#engine/slides.ts'
import { nameShape } from '#engine/text/organisation-name.ts'
import { isEyebrow } from '#engine/understand/is-eyebrow.ts'
import { isOwnName } from '#engine/understand/own-name.ts'
import { isRole } from '#engine/understand/role-shape.ts'
import { onPage } from '../company/make-fact.ts'
import type { ExtractInput } from '../extract-input.ts'
import { getMainKind, hasKind, type Statement } from '../figures/statement.ts'
import { splitTextItems } from '../figures/text-items.ts'
import { isCommonNoun } from './common-nouns.ts'
import { findNamesBeforeText, type PlacedName } from './competitor-layouts.ts'
import { findNamesUnder, isListHeading } from './headed-names.ts'
import { findLabelledNames } from './labelled-names.ts'
import { findLogosUnder } from './logo-names.ts'
import { makeNameFacts, type NamedAt } from './name-facts.ts'
import { findNamesAfter, readLeadingNames } from './name-list.ts'
import { findWalledNames } from './name-wall.ts'

const mostCustomers = 20
// In fractions of the page: lists further below do not belong to the title or heading.
const mostDepthUnderTitle = 0.3
const mostDepthUnderHeading = 0.15
const plainCustomerHeading = translated(
  /^(?:customers?|clients?|testimonials?)\s?:?$/i,
  'customers',
  (words) => `^${words}\\s?:?$`,
)
const quotationMarks = /["“”„]/u
/** 'Mara Lind, Norvik Foods' right under a quotation. */
const byline = /^[—–-]?\s?(?:\p{Lu}[\p{L}’'.-]+ ){1,2}\p{Lu}[\p{L}’'.-]+,\s(?<company>\p{Lu}[^,]{1,30})$/u
/** 'Norvik Foods and Castrel are paying customers' */
const namedAsCustomers =
  /^[\s•▪●·*–-]*(?<names>\p{Lu}[^.:]*?) (?:are|is) (?:already |now )?(?:our |an? )?(?:\p{L}+ ){0,2}(?:customers?|clients?)\b/u

/** Customers that the deck names: lists, names under a heading, and the companies that sign a testimonial. */
export const customerExtractor: Extractor<ExtractInput> = {
  id: 'names/customers',
  extract: (input): Fact[] => {
    const own = input.ownNames
    const named = [
      ...input.statements.flatMap(findInProse),
      ...input.deck.slides.flatMap((slide) => [
        ...findUnderHeading(slide, input.deck.language),
        ...findTestimonialSigners(slide),
        ...findOnTraction(slide),
      ]),
    ]
    return makeNameFacts(
      'notable_customers',
      named.filter((one) => !isOwnName(one.name, own) && !isCommonNoun(one.name, input.deck.language)),
      mostCustomers,
    )
  },
}

function findInProse(statement: Statement): NamedAt[] {
  if (
    statement.shape !== 'prose' ||
    hasKind(statement.slide, 'problem', 'competition', 'market') ||
    getMainKind(statement.slide) === 'team'
  )
    return []
  if (/\b(?:target|potential|ideal|future|prospective|want|would)\b/i.test(statement.text)) return []
  const names = findNamesAfter(statement.text, customerLeads.in(statement.language))
  if (isOnTraction(statement)) names.push(...findNamesAfter(statement.text, worksWith))
  names.push(...readLeadingNames(namedAsCustomers.exec(statement.text)?.groups?.names ?? ''))
  const won = wonCustomer.exec(statement.text)?.groups?.company
  if (won && nameShape(won)) names.push(won)
  return names.map((name) => ({
    name,
    evidence: statement.evidence,
    score: 0.8,
    rule: 'customers/list',
  }))
}

/** 'We work with' names customers only where the deck is about its traction; elsewhere it means integrations. */
const worksWith = /\b(?:we (?:already |now |currently )?(?:work with|serve|supply)|already (?:used|trusted) by)\s/gi
const isOnTraction = ({ slide }: Statement) => slide === null || getMainKind(slide) === 'traction'

function findUnderHeading(slide: Slide, language: string): NamedAt[] {
  if (hasKind(slide, 'problem', 'competition', 'market', 'team') && !hasKind(slide, 'traction')) return []
  const candidates: Line[] = [...slide.titleLines, ...slide.body.flatMap((block) => block.lines)]
  const titles = customerTitles.in(language)
  const heading = candidates.find((line) => titles.test(line.text.trim().replace(/:$/, '')))
  if (!heading) return []
  const plain = plainCustomerHeading.in(language).test(heading.text.trim())
  const isTitle = slide.titleLines.includes(heading) || isOverTitle(heading, slide)
  const found = findNamesUnder(slide, heading, (line) => !plain || isTitle || isListHeading(slide, heading, line))
  const reach = isTitle ? mostDepthUnderTitle : mostDepthUnderHeading
  const lists = splitTextItems(slide.body).filter(
    (item) =>
      item.box.y > heading.box.y &&
      item.box.y - heading.box.y < reach &&
      /[,·•|]/.test(item.text) &&
      !isSigned(item.text),
  )
  const inLine = lists.flatMap((item) => readLeadingNames(item.text).map((name) => ({ name, quote: item.text })))
  const at = (name: string, quote: string): NamedAt => ({
    name,
    evidence: [onPage(slide.page, quote)],
    score: 0.74,
    rule: 'customers/headed',
    ground: { from: 'heading', heading: heading.text },
  })
  const logos = findLogosUnder(slide, heading, (line) => headingsOverOtherLogos.test(line.text))
  if (logos.length >= 2) return logos.map(({ name, line }) => at(name, line.text))
  if (inLine.length >= 2) return inLine.map(({ name, quote }) => at(name, quote))
  const described = isTitle && found.length === 0 ? findNamesBeforeText(candidates) : []
  if (described.length >= 2) return described.map((name) => at(name, name))
  return found.length >= 2 && !areKinds(found.map(({ text }) => text))
    ? found.map((line) => at(nameShape(line.text) ?? line.text, line.text))
    : []
}

function findOnTraction(slide: Slide): NamedAt[] {
  if (noCustomers.test(slide.title) || targetedCustomers.test(slide.title)) return []
  const walled = findWalledNames(slide)
  const at = (rule: string) => (placed: PlacedName) => ({
    name: placed.name,
    evidence: [onPage(slide.page, placed.quote)],
    score: 0.7,
    rule,
  })
  return [
    ...(areKinds(walled.map(({ name }) => name)) ? [] : walled.map(at('customers/wall'))),
    ...findLabelledNames(slide).map(at('customers/labelled')),
  ]
}

/** A short line over the title, in smaller type. */
const isOverTitle = (line: Line, { titleLines: [title] }: Slide): boolean =>
  title !== undefined && isEyebrow(line) && line.box.y < title.box.y && line.fontSize < title.fontSize

/** 'Acme, 140 seats' or 'Ana Ruiz, CEO, Acme' on a slide with quotations or on traction. */
function findTestimonialSigners(slide: Slide): NamedAt[] {
  const lines = slide.body.flatMap((block) => block.lines)
  const quoted = lines.some((line) => quotationMarks.test(line.text)) || hasKind(slide, 'traction')
  if (!quoted) return []
  return lines.flatMap((line) => {
    const exact = sizedCustomer.exec(line.text) ?? signedStatement.exec(line.text)
    const company = (exact ?? (isQuoted(slide, line) ? byline.exec(line.text) : null))?.groups?.company
    const name = company && (exact || !isRole(company)) ? nameShape(company) : null
    return name
      ? [
          {
            name,
            evidence: [onPage(slide.page, line.text)],
            score: 0.72,
            rule: 'customers/testimonial',
          },
        ]
      : []
  })
}

const leastPluralShare = 0.8

/** 'Orchard owners, wine estates, city parks': plurals throughout are kinds of customers. */
const areKinds = (texts: readonly string[]) =>
  texts.filter((text) => /\p{Ll}s$/u.test(text.trim())).length >= leastPluralShare * texts.length

/** A quotation or who signs it: 'Mara Lind, Head of Operations, Norvik Foods'. */
const isSigned = (text: string) => quotationMarks.test(text) || text.split(/\s*,\s*/u).some((part) => isRole(part))

/** Whether the line right above ends a quotation. */
function isQuoted(slide: Slide, line: Line): boolean {
  const above = slide.lines[slide.lines.indexOf(line) - 1]
  return above !== undefined && /["”“]\s*$/u.test(above.text)
}
