import type { Line } from '#engine/deck-doc.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import { headingsOverOtherLogos, signedStatement, sizedCustomer, wonCustomer } from '#engine/lexicons/customer-words.ts'
import { customerLeads, customerTitles } from '#engine/lexicons/name-lead-words.ts'
import { translated } from '#engine/lexicons/translated.ts'
import type { Slide } from '#engine/slides.ts'
import { nameShape } from '#engine/text/organisation-name.ts'
import { isRole } from '#engine/understand/role-shape.ts'
import { onPage } from '../company/make-fact.ts'
import type { ExtractInput } from '../extract-input.ts'
import { hasKind, mainKind, type Statement } from '../figures/statement.ts'
import { textItems } from '../figures/text-items.ts'
import { isCommonNoun } from './common-nouns.ts'
import { beforeText } from './competitor-layouts.ts'
import { headsList, namesUnder } from './headed-names.ts'
import { logosUnder } from './logo-names.ts'
import { type NamedAt, nameFacts } from './name-facts.ts'
import { leadingNames, namesAfter } from './name-list.ts'
import { isOwn } from './own-name.ts'

const most = 20
const underTitle = 0.3
const underHeading = 0.15
const plainNoun = translated(
  /^(?:customers?|clients?|testimonials?)\s?:?$/i,
  'customers',
  (words) => `^${words}\\s?:?$`,
)
const personal = /["“”„]/u
/** 'Mara Lind, Norvik Foods' right under a quotation. */
const byline = /^[—–-]?\s?(?:\p{Lu}[\p{L}’'.-]+ ){1,2}\p{Lu}[\p{L}’'.-]+,\s(?<company>\p{Lu}[^,]{1,30})$/u
/** 'Norvik Foods and Castrel are paying customers' */
const areCustomers =
  /^[\s•▪●·*–-]*(?<names>\p{Lu}[^.:]*?) (?:are|is) (?:already |now )?(?:our |an? )?(?:\p{L}+ ){0,2}(?:customers?|clients?)\b/u

/** Customers that the deck names: lists, names under a heading, and the companies that sign a testimonial. */
export const customerExtractor: Extractor<ExtractInput> = {
  id: 'names/customers',
  extract: (input): Fact[] => {
    const own = input.ownNames
    const named = [
      ...input.statements.flatMap(listed),
      ...input.deck.slides.flatMap((slide) => [...headed(slide, input.deck.language), ...testimonials(slide)]),
    ]
    return nameFacts(
      'notable_customers',
      named.filter((one) => !isOwn(one.name, own) && !isCommonNoun(one.name, input.deck.language)),
      most,
    )
  },
}

function listed(statement: Statement): NamedAt[] {
  if (
    statement.shape !== 'prose' ||
    hasKind(statement.slide, 'problem', 'competition', 'market') ||
    mainKind(statement.slide) === 'team'
  )
    return []
  if (/\b(?:target|potential|ideal|future|prospective|want|would)\b/i.test(statement.text)) return []
  const winner = wonCustomer.exec(statement.text)?.groups?.company
  const names = [
    ...namesAfter(statement.text, customerLeads.in(statement.language)),
    ...(isOnTraction(statement) ? namesAfter(statement.text, worksWith) : []),
    ...leadingNames(areCustomers.exec(statement.text)?.groups?.names ?? ''),
    ...(winner && nameShape(winner) ? [winner] : []),
  ]
  return names.map((name) => ({
    name,
    evidence: statement.evidence,
    score: 0.8,
    rule: 'customers/list',
    why: 'is named among the customers',
  }))
}

/** 'We work with' names customers only where the deck tells of its traction; elsewhere it tells of integrations. */
const worksWith = /\b(?:we (?:already |now |currently )?(?:work with|serve|supply)|already (?:used|trusted) by)\s/gi
const isOnTraction = ({ slide }: Statement) => slide === null || mainKind(slide) === 'traction'

function headed(slide: Slide, language: string): NamedAt[] {
  if (hasKind(slide, 'problem', 'competition', 'market', 'team') && !hasKind(slide, 'traction')) return []
  const candidates: Line[] = [...slide.titleLines, ...slide.body.flatMap((block) => block.lines)]
  const titles = customerTitles.in(language)
  const heading = candidates.find((line) => titles.test(line.text.trim().replace(/:$/, '')))
  if (!heading) return []
  const plain = plainNoun.in(language).test(heading.text.trim())
  const found = namesUnder(slide, heading, (line) => !plain || headsList(slide, heading, line))
  const reach = slide.titleLines.includes(heading) ? underTitle : underHeading
  const lists = textItems(slide.body).filter(
    (item) =>
      item.box.y > heading.box.y &&
      item.box.y - heading.box.y < reach &&
      /[,·•|]/.test(item.text) &&
      !isSigned(item.text),
  )
  const inLine = lists.flatMap((item) => leadingNames(item.text).map((name) => ({ name, quote: item.text })))
  const at = (name: string, quote: string): NamedAt => ({
    name,
    evidence: [onPage(slide.page, quote)],
    score: 0.74,
    rule: 'customers/headed',
    why: `stands under '${heading.text}'`,
  })
  const logos = logosUnder(slide, heading, (line) => headingsOverOtherLogos.test(line.text))
  if (logos.length >= 2) return logos.map(({ name, line }) => at(name, line.text))
  if (inLine.length >= 2) return inLine.map(({ name, quote }) => at(name, quote))
  const told = slide.titleLines.includes(heading) && found.length === 0 ? beforeText(candidates) : []
  if (told.length >= 2) return told.map((name) => at(name, name))
  return found.length >= 2 && !areKinds(found)
    ? found.map((line) => at(nameShape(line.text) ?? line.text, line.text))
    : []
}

/** 'Acme, 140 seats' or 'Ana Ruiz, CEO, Acme' on a slide with quotations or on traction. */
function testimonials(slide: Slide): NamedAt[] {
  const lines = slide.body.flatMap((block) => block.lines)
  const quoted = lines.some((line) => personal.test(line.text)) || hasKind(slide, 'traction')
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
            why: 'signs a statement as a customer',
          },
        ]
      : []
  })
}

const kindShare = 0.8

/** 'Orchard owners, wine estates, city parks': plurals throughout are kinds of customers. */
const areKinds = (lines: readonly Line[]) =>
  lines.filter(({ text }) => /\p{Ll}s$/u.test(text.trim())).length >= kindShare * lines.length

/** A quotation or who signs it: 'Mara Lind, Head of Operations, Norvik Foods'. */
const isSigned = (text: string) => personal.test(text) || text.split(/\s*,\s*/u).some((part) => isRole(part))

/** Whether the line right above ends a quotation. */
function isQuoted(slide: Slide, line: Line): boolean {
  const above = slide.lines[slide.lines.indexOf(line) - 1]
  return above !== undefined && /["”“]\s*$/u.test(above.text)
}
