import { describe, expect, it } from 'vitest'
import { getField } from './memo-reader.ts'
import type { FieldGroup } from './model/ask/field-guide.ts'
import { runEngine } from './run-engine.ts'
import { deck, page } from './testing/deck-builder.ts'

type Said = Record<'key' | 'value' | 'place' | 'quote', string> & { label?: string }

const row = (y: number, ...cells: readonly string[]) =>
  cells.map((lines, column) => ({ lines, x: 0.06 + column * 0.3, y }))

const doc = deck(
  [
    page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] }),
    page({
      title: 'The ask',
      blocks: [
        { lines: 'RAISING €900k SEED ROUND', y: 0.24, size: 24 },
        { lines: '18-month runway to break-even.', y: 0.32 },
        ...row(0.42, 'USE OF FUNDS', '%', 'AMOUNT'),
        ...row(0.48, 'Sensors', '60%', '€540k'),
        ...row(0.54, 'Sales', '40%', '€360k'),
        { lines: 'Series A ready: paying harbours proven', y: 0.7 },
      ],
    }),
    page({
      title: 'Financials',
      blocks: [...row(0.3, 'METRIC', '2026', '2027'), ...row(0.36, 'Break-even', '-', 'Month 18 (Q3 2027)')],
    }),
    page({ title: 'Traction', blocks: ['120 paying customers', '€30k Monthly Recurring Revenue'] }),
    page({ title: 'Why now', blocks: ['€4B port funding. €90B climate act.'] }),
    page({ title: 'Market', blocks: ['€12B', 'Harbour operators spend more each year'] }),
    page({ title: 'Contact', blocks: ['85 paying customers'] }),
  ],
  { createdOn: '2026-05-20' },
)

/** What a careful reader answers about the deck. */
const answers: Record<FieldGroup, readonly Said[]> = {
  company: [
    { key: 'company_name', value: 'Brackwater', place: 'p1.1', quote: 'Brackwater' },
    { key: 'stage', value: 'Seed', place: 'p2.2', quote: 'RAISING €900k SEED ROUND' },
    { key: 'amount_raising', value: '€900k', place: 'p2.2', quote: 'RAISING €900k SEED ROUND' },
    { key: 'use_of_funds', value: 'Sensors 60%', place: 'p2.5', quote: 'Sensors | 60% | €540k' },
    { key: 'use_of_funds', value: 'Sales 40%', place: 'p2.6', quote: 'Sales | 40% | €360k' },
    { key: 'revenue', value: '€30k', place: 'p4.3', quote: '€30k Monthly Recurring Revenue' },
    { key: 'customers', value: '120', place: 'p4.2', quote: '120 paying customers' },
    { key: 'break_even', value: 'Month 18 (Q3 2027)', place: 'p3.3', quote: 'Month 18 (Q3 2027)', label: 'Break-even' },
  ],
  market: [{ key: 'tam', value: '€12B', place: 'p6.2', quote: '€12B' }],
}

const makeMemo = () => {
  const hint = { person: '', period: '', nature: 'actual', kind: 'stated', label: '' }
  const usage = { input: 1, cachedInput: 0, cacheWrite: 0, output: 1 }
  const given = Object.entries(answers).map(([group, said]) => ({
    name: `extract ${group}`,
    text: JSON.stringify({ facts: said.map((one) => ({ ...hint, ...one })) }),
    ...{ usage, model: 'm', seconds: 0 },
  }))
  const failures = ['mend', 'synthesise'].map((name) => ({ name, code: 'empty' as const, message: '' }))
  const model = { label: 'm', pictures: false, answers: given, failures }
  const { validated_response, flags } = runEngine({ doc, updates: [], deckId: 'd', today: '2026-06-01', model })
  return { fields: validated_response, signals: flags.signals.filter(({ key }) => key !== 'Language model') }
}

describe('what a deck with a model is said to contradict', () => {
  const { fields, signals } = makeMemo()

  it.each(['stage', 'amount_raising', 'break_even', 'revenue', 'tam', 'company_name'] as const)(
    'is not %s: a milestone, a row, another period or another metric is another thing',
    (key) => {
      const field = getField(fields, key)
      expect(field?.value).not.toBeNull()
      expect(field).not.toHaveProperty('contradicted_by')
    },
  )

  it('leaves what the gates prove proved', () => {
    const standings = (['stage', 'amount_raising', 'break_even'] as const).map((key) => getField(fields, key)?.standing)
    expect(standings).toEqual(['proved', 'proved', 'proved'])
  })

  it('is what two pages say of one thing', () => {
    expect(getField(fields, 'customers')).toMatchObject({ standing: 'found', contradicted_by: [{ value: '85' }] })
    const told = signals.filter(({ key }) => /Contradiction|disagree|add up|order/.test(key))
    expect(told.map(({ value }) => value)).toEqual(['Customers is 120 in one place and 85 in another.'])
  })
})
