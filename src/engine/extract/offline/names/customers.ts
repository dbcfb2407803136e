import type { Line } from '#engine/deck-doc.ts'
import type { Extractor, Fact } from '#engine/facts.ts'
import { customerLeads, customerTitles } from '#engine/lexicons/name-lead-words.ts'
import type { Slide } from '#engine/slides.ts'
import { type FigureInput, statementsOf } from '../figures/build-statements.ts'
import { hasKind, mainKind, type Statement } from '../figures/statement.ts'
import { textItems } from '../figures/text-items.ts'
import { headsList, namesUnder } from './headed-names.ts'
import { type NamedAt, nameFacts, onPage } from './name-facts.ts'
import { leadingNames, namesAfter } from './name-list.ts'
import { nameShape } from './name-shape.ts'
import { isOwn, ownNames } from './own-name.ts'

const most = 20
const plainNoun = /^(?:customers?|clients?|clientes|referenzen|testimonials?)\s?:?$/i
const personal = /["“”„]/u
const signed =
  /^[—–-]?\s?(?:\p{Lu}[\p{L}’'.-]+ ){1,3}\p{Lu}?[\p{L}’'.-]*,\s(?:CEO|CTO|COO|CFO|VP|Head|Director|Founder|Co-founder|Manager|Owner|Product|Marketing)\b.*?(?:,\s|\sat\s|@\s?)(?<company>\p{Lu}[^,]{1,30})$/u
const sized =
  /^(?<company>\p{Lu}[^,]{1,30}),\s(?:\d[\d,.]*|several|all|\p{Ll}+)\s(?:(?:different|active|paid|paying)\s)?(?:seats?|users?|teams?|employees|licen[cs]es|locations|stores|branches|sites)$/u

/** Customers that the deck names: lists, names under a heading, and the companies that sign a testimonial. */
export const customerExtractor: Extractor<FigureInput> = {
  id: 'names/customers',
  extract: (input): Fact[] => {
    const own = ownNames(input.deck)
    const named = [
      ...statementsOf(input).flatMap(listed),
      ...input.deck.slides.flatMap((slide) => [...headed(slide), ...testimonials(slide)]),
    ]
    return nameFacts(
      'notable_customers',
      named.filter((one) => !isOwn(one.name, own)),
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
  return namesAfter(statement.text, customerLeads).map((name) => ({
    name,
    evidence: statement.evidence,
    score: 0.8,
    rule: 'customers/list',
    why: 'is named among the customers',
  }))
}

function headed(slide: Slide): NamedAt[] {
  if (hasKind(slide, 'problem', 'competition', 'market', 'team') && !hasKind(slide, 'traction')) return []
  const candidates: Line[] = [...slide.titleLines, ...slide.body.flatMap((block) => block.lines)]
  const heading = candidates.find((line) => customerTitles.test(line.text.trim().replace(/:$/, '')))
  if (!heading) return []
  const plain = plainNoun.test(heading.text.trim())
  const found = namesUnder(slide, heading, (line) => !plain || headsList(slide, heading, line))
  const lists = textItems(slide.body).filter(
    (item) => item.box.y > heading.box.y && item.box.y - heading.box.y < 0.15 && /[,·•|]/.test(item.text),
  )
  const inLine = lists.flatMap((item) => leadingNames(item.text).map((name) => ({ name, quote: item.text })))
  const at = (name: string, quote: string): NamedAt => ({
    name,
    evidence: onPage(slide.page, quote),
    score: 0.74,
    rule: 'customers/headed',
    why: `stands under '${heading.text}'`,
  })
  if (inLine.length >= 2) return inLine.map(({ name, quote }) => at(name, quote))
  return found.length >= 2 ? found.map((line) => at(nameShape(line.text) ?? line.text, line.text)) : []
}

/** 'Acme, 140 seats' or 'Ana Ruiz, CEO, Acme' on a slide with quotations or on traction. */
function testimonials(slide: Slide): NamedAt[] {
  const lines = slide.body.flatMap((block) => block.lines)
  const quoted = lines.some((line) => personal.test(line.text)) || hasKind(slide, 'traction')
  if (!quoted) return []
  return lines.flatMap((line) => {
    const company = (sized.exec(line.text) ?? signed.exec(line.text))?.groups?.company
    const name = company ? nameShape(company) : null
    return name
      ? [
          {
            name,
            evidence: onPage(slide.page, line.text),
            score: 0.72,
            rule: 'customers/testimonial',
            why: 'signs a statement as a customer',
          },
        ]
      : []
  })
}
