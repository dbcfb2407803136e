import type { MemoField, SourceLink, ValidatedResponse } from '#contract/memo.ts'
import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { Citations } from './citations.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import { fieldOf, foundersOf, provedText, sourcesOf } from './memo-reader.ts'

/** Markdown with citation links, and the links in order. */
export type Summary = { value: string; source: SourceLink[] }

const nothingProved = 'Nothing that the deck says about the company could be verified on its pages.'
const noRound = 'The deck and the updates state nothing about the round that could be verified.'
const mostFounders = 6

/** A few paragraphs that join proved fields by fixed words; nothing in them is new. */
export function writeExecutiveSummary(memo: ValidatedResponse): Summary {
  const text = new SummaryText(memo)
  const name = text.cite('company_name')
  const oneLiner = text.cite('one_liner')
  const paragraphs = [
    name && oneLiner
      ? `**${name.bare}** ${name.mark}: ${oneLiner.full}`
      : name
        ? `**${name.bare}** ${name.mark}`
        : (oneLiner?.full ?? ''),
    text.list([
      ['Founded', 'year_founded'],
      ['Headquarters', 'headquarters'],
      ['Employees', 'employees'],
      ['Product status', 'product_status'],
    ]),
    text.paragraph('Problem', 'problem'),
    text.paragraph('Solution', 'solution'),
    text.list([
      ['Industry', 'industry'],
      ['Clients', 'client_type'],
      ['Business model', 'business_model'],
      ['Pricing', 'pricing'],
    ]),
    text.list([
      ['Revenue', 'revenue'],
      ['Growth', 'revenue_growth'],
      ['Customers', 'customers'],
      ['Users', 'users'],
      ['Retention', 'retention'],
      ['GMV', 'gmv'],
      ['Notable customers', 'notable_customers'],
    ]),
    text.list([
      ['TAM', 'tam'],
      ['SAM', 'sam'],
      ['SOM', 'som'],
      ['Market growth', 'market_growth'],
      ['Competitors', 'competitors'],
    ]),
    text.team(),
  ]
  const written = paragraphs.filter((paragraph) => paragraph !== '')
  return { value: written.length === 0 ? nothingProved : written.join('\n\n'), source: text.citations.sources() }
}

/** The round in one paragraph and a list of what the money is for. */
export function writeFundraisingSummary(memo: ValidatedResponse): Summary {
  const text = new SummaryText(memo)
  const round = text.list([
    ['Stage', 'stage'],
    ['Raising', 'amount_raising'],
    ['Instrument', 'instrument'],
    ['Valuation', 'valuation'],
    ['Committed', 'committed'],
    ['Closing', 'closing_deadline'],
  ])
  const use = text.list([['Use of funds', 'use_of_funds']])
  const before = text.list([
    ['Previous funding', 'previous_funding'],
    ['Previous investors', 'previous_investors'],
  ])
  const cash = text.list([
    ['Burn rate', 'burn_rate'],
    ['Runway', 'runway'],
    ['Break-even', 'break_even'],
  ])
  const written = [round, use, before, cash].filter((paragraph) => paragraph !== '')
  return { value: written.length === 0 ? noRound : written.join('\n\n'), source: text.citations.sources() }
}

type Cited = { bare: string; mark: string; full: string }

class SummaryText {
  readonly citations = new Citations()
  readonly #memo: ValidatedResponse

  constructor(memo: ValidatedResponse) {
    this.#memo = memo
  }

  cite(key: MemoFieldKey): Cited | null {
    return this.#cited(fieldOf(this.#memo, key))
  }

  #cited(field: MemoField | undefined): Cited | null {
    const value = provedText(field)
    if (value === null || !field) return null
    const bare = escapeMarkdown(value)
    const [source] = sourcesOf(field)
    const mark = source ? this.citations.mark(source) : ''
    return { bare, mark, full: mark === '' ? bare : `${bare} ${mark}` }
  }

  paragraph(label: string, key: MemoFieldKey): string {
    const cited = this.cite(key)
    return cited ? `**${label}:** ${cited.full}` : ''
  }

  list(entries: ReadonlyArray<readonly [string, MemoFieldKey]>): string {
    return entries
      .map(([label, key]) => this.paragraph(label, key))
      .filter((entry) => entry !== '')
      .join(' · ')
  }

  team(): string {
    const people = foundersOf(this.#memo)
      .slice(0, mostFounders)
      .flatMap((founder) => {
        const name = this.#cited(founder['Founder Name'])
        if (!name) return []
        const role = provedText(founder.Role)
        return [role ? `${name.bare}, ${escapeMarkdown(role)} ${name.mark}` : name.full]
      })
    return people.length === 0 ? '' : `**Team:** ${people.join('; ')}`
  }
}
