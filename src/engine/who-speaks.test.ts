import { describe, expect, it } from 'vitest'
import type { MemoField } from '#contract/memo.ts'
import { getField } from './memo-reader.ts'
import { runEngine } from './run-engine.ts'
import { deck, page } from './testing/deck-builder.ts'

const doc = deck(
  [
    page({ title: 'Quayside', blocks: ['The booking platform for small harbours', 'hello@quayside.example'] }),
    page({ title: 'Our solution', blocks: ['We help harbours sell berths online with a SaaS platform'] }),
    page({ title: 'Market', blocks: ['The total addressable market (TAM) is $4.2B'] }),
    page({ title: 'Competition', blocks: ['Our competitors are Marinex and Dockline'] }),
    page({ title: 'Traction', blocks: ['$40k MRR in May 2026', '120 paying customers', 'Churn is 2% a month'] }),
    page({ title: 'Contact', blocks: ['Quayside, Bergen', '85 paying customers', 'Plans for 2028: $9M ARR'] }),
  ],
  { createdOn: '2026-05-20' },
)

type Said = { key: string; value: string; place: string; quote: string; kind?: string }
const say = (key: string, value: string, place: string, quote: string, kind = 'stated'): Said => ({
  key,
  value,
  place,
  quote,
  kind,
})
const lines = {
  company: [
    say('company_name', 'Quayside', 'p1.1', 'Quayside'),
    say('one_liner', 'The booking platform for small harbours', 'p1.2', 'The booking platform for small harbours'),
    say('industry', 'SaaS', 'p2.2', 'We help harbours sell berths online with a SaaS platform', 'inferred'),
    say('headquarters', 'Bergen', 'p6.2', 'Quayside, Bergen'),
    say('revenue', '$40k MRR', 'p5.2', '$40k MRR in May 2026'),
    say('customers', '120', 'p5.3', '120 paying customers'),
    say('retention', '2%', 'p5.4', 'Churn is 2% a month'),
    say('revenue_forecast', '$9M ARR', 'p6.4', 'Plans for 2028: $9M ARR'),
    say(
      'business_model',
      'Subscription',
      'p2.2',
      'We help harbours sell berths online with a SaaS platform',
      'inferred',
    ),
  ],
  market: [
    say('client_type', 'B2B', 'p2.2', 'We help harbours sell berths online with a SaaS platform', 'inferred'),
    say('product_type', 'Software', 'p2.2', 'We help harbours sell berths online with a SaaS platform', 'inferred'),
    say(
      'product_structure',
      'Platform',
      'p2.2',
      'We help harbours sell berths online with a SaaS platform',
      'inferred',
    ),
    say(
      'solution',
      'We help harbours sell berths online with a SaaS platform',
      'p2.2',
      'We help harbours sell berths online',
    ),
    say('tam', '$4.2B', 'p3.2', 'The total addressable market (TAM) is $4.2B'),
    say('competitors', 'Marinex', 'p4.2', 'Our competitors are Marinex and Dockline'),
    say('competitors', 'Dockline', 'p4.2', 'Our competitors are Marinex and Dockline'),
  ],
}
type Group = keyof typeof lines

/** The memo of the deck with answers that leave out some keys and say others; `write` makes an answer's text of its facts. */
function makeMemo(
  { without = [], more = {} }: { without?: string[]; more?: Partial<Record<Group, Said[]>> },
  write: (group: Group, facts: readonly object[]) => string | null = (_, facts) => JSON.stringify({ facts }),
) {
  const groups: Group[] = ['company', 'market']
  const answers = groups.flatMap((group) => {
    const facts = [...lines[group].filter(({ key }) => !without.includes(key)), ...(more[group] ?? [])].map((one) => ({
      ...{ person: '', period: '', nature: 'actual', label: '' },
      ...one,
    }))
    const text = write(group, facts)
    const usage = { input: 1, cachedInput: 0, cacheWrite: 0, output: 1 }
    return text === null ? [] : [{ name: `extract ${group}`, text, usage, model: 'm', seconds: 0 }]
  })
  const failures = ['mend', 'synthesise'].map((name) => ({ name, code: 'empty' as const, message: '' }))
  const model = { label: 'm', pictures: false, answers, failures }
  const memo = runEngine({ doc, updates: [], deckId: 'd', today: '2026-06-01', model })
  const reasons = memo.flags.signals.filter(({ key }) => key === 'Language model').map(({ reason }) => reason)
  const read = (key: Parameters<typeof getField>[1]) => tell(getField(memo.validated_response, key))
  return { read, reasons, memo }
}

const tell = (field: MemoField | undefined) => ({
  value: field?.value,
  standing: field?.standing,
  reason: field?.reason,
  candidates: (field?.candidates ?? []).map((one) => one.value),
})

describe('the memo’s line about each case', () => {
  it('all gates pass', () => {
    expect(makeMemo({}).read('revenue')).toMatchObject({
      value: '$40k MRR',
      standing: 'proved',
      reason: expect.stringMatching(/^Page 5 gives .* for May 2026\.$/),
    })
  })

  it('a gate fails', () => {
    const wrong = makeMemo({
      without: ['revenue'],
      more: { company: [say('revenue', '2%', 'p5.4', 'Churn is 2% a month')] },
    })
    expect(wrong.read('revenue')).toMatchObject({
      value: '2%',
      standing: 'found',
      reason: expect.stringMatching(/^Page 5 .*Nothing beside it says that it is revenue\.$/),
      candidates: ['$40k MRR'],
    })
  })

  it('another value is as good', () => {
    const { read, memo } = makeMemo({})
    expect(read('customers')).toMatchObject({
      value: '120',
      standing: 'found',
      reason: expect.stringMatching(/Page 6 says 85\.$/),
      candidates: ['85'],
    })
    expect(getField(memo.validated_response, 'customers')?.contradicted_by).toMatchObject([{ value: '85' }])
  })

  it('left empty where the rules have a value', () => {
    expect(makeMemo({ without: ['revenue'] }).read('revenue')).toMatchObject({
      value: null,
      standing: 'open',
      reason: expect.stringMatching(/^Not stated outright; page 5 comes near: “\$40k MRR in May 2026/),
      candidates: ['$40k MRR'],
    })
  })

  it('left empty where nothing speaks of it, and an address left empty', () => {
    const { read } = makeMemo({})
    expect(read('valuation')).toMatchObject({ value: null, standing: 'unstated', candidates: [] })
    expect(read('contact_email')).toMatchObject({ value: 'hello@quayside.example', standing: 'proved' })
  })

  it('concluded where that may be, and dropped where not', () => {
    const company = [say('year_founded', '2026', 'p5.2', '$40k MRR in May 2026', 'inferred')]
    const { read, memo } = makeMemo({ more: { company } })
    expect(read('client_type')).toMatchObject({
      value: ['B2B'],
      standing: 'inferred',
      reason: expect.stringMatching(/^Concluded from “/),
    })
    expect(read('year_founded')).toMatchObject({ value: null })
    expect(memo.model?.unverifiedFacts).toBe(1)
  })

  it('a region that a city tells', () => {
    const { memo } = makeMemo({})
    const region = memo.json_response.structured.key_terms.not_validated_flags['Headquarter Location']
    expect(region).toMatchObject({ value: 'Europe', standing: 'inferred' })
  })
})

describe('the memo’s line about answers that are not fit', () => {
  const foreign = Array.from({ length: 6 }, (_, n) =>
    say('competitors', `Rival ${n}`, 'p2.1', `Our rival ${n} is large`),
  )
  const cases: Array<[string, RegExp, Group, (facts: readonly object[]) => string]> = [
    [
      'foreign',
      /^The model’s answer on the market is about another deck/,
      'market',
      () => JSON.stringify({ facts: foreign }),
    ],
    ['thin', /^The model’s answer on the company has passed over much/, 'company', () => '{"facts":[]}'],
    [
      'broken off',
      /^The model’s answer on the company broke off\./,
      'company',
      (facts) => JSON.stringify({ facts }).slice(0, -9),
    ],
  ]

  it.each(cases)('%s', (_name, reason, group, write) => {
    const { reasons, read } = makeMemo({}, (one, facts) => (one === group ? write(facts) : JSON.stringify({ facts })))
    expect(reasons.filter((one) => reason.test(one))).toHaveLength(1)
    expect(read('retention').value).toContain('2%')
    expect(read('competitors').value).toEqual(['Marinex', 'Dockline'])
  })
})
