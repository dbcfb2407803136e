import { founderFields, type KeyFactName } from '#contract/memo-fields.ts'
import type { Fact, FactKey } from '#engine/facts.ts'
import { pageClueNames, type TopicClues, valueClue } from './page-clues.ts'

/** The fields whose values stand on pages about a topic; fields that a topic's own passages fill are not among them. */
const fieldsOf: Record<KeyFactName, readonly FactKey[]> = {
  Problem: [],
  'Product Solution': ['intellectual_property'],
  Traction: [
    'users',
    'customers',
    'notable_customers',
    'revenue',
    'revenue_growth',
    'retention',
    'gmv',
    'pipeline',
    'awards',
    'other_metrics',
  ],
  'Business Model': ['pricing', 'revenue_model', 'gross_margin', 'cac', 'ltv'],
  Market: ['tam', 'sam', 'som', 'market_growth', 'why_now'],
  Competition: ['competitors', 'competitive_advantage'],
  'Go-to-Market': ['distribution', 'partnerships'],
  Technology: ['intellectual_property'],
  Financials: ['revenue_forecast', 'gross_margin', 'burn_rate', 'break_even', 'cac', 'ltv'],
  'Use of Funds': ['use_of_funds', 'amount_raising', 'instrument', 'committed', 'stage', 'runway', 'closing_deadline'],
  Roadmap: [],
  Team: founderFields.map(({ key }) => key),
}

const valuePlace = pageClueNames.indexOf(valueClue)

/** Returns the clues of each page with the one that tells whether a value of the topic's fields was read on it. */
export function addValueClues(clues: TopicClues, values: readonly Fact[]): TopicClues {
  return new Map(
    [...clues].map(([topic, pages]) => {
      const stating = listPages(values.filter(({ key }) => fieldsOf[topic].includes(key)))
      return [topic, pages.map((one, index) => one.with(valuePlace, stating.has(index + 1) ? 1 : 0))]
    }),
  )
}

const listPages = (facts: readonly Fact[]) =>
  new Set(
    facts.flatMap(({ evidence }) => evidence.flatMap(({ document, page }) => (document === 'deck' ? [page] : []))),
  )
