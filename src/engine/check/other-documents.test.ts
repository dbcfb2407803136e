import { describe, expect, it } from 'vitest'
import type { MemoField, ValidatedResponse } from '#contract/memo.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { figure, listKeys, listSignals, pages } from '#engine/testing/check-signals.ts'

const proved = (value: string, page: number): MemoField => ({
  value,
  type: 'str',
  standing: 'proved',
  validated: true,
  reason: '',
  source: { in1: value, in2: null, value: `pitch_deck/before?page=${page}` },
})

describe('the deck before this one', () => {
  const before: ValidatedResponse = {
    'General information': { 'Year of Foundation': proved('2021', 2), 'Quantity of Employee': proved('12', 9) },
    'Founder information': [{ 'Founder Name': proved('Ana Ruiz', 9) }, { 'Founder Name': proved('Ben Okafor', 9) }],
    Fundraising: { 'Amount Raising': proved('$2M', 12), Stage: { ...proved('seed', 12), validated: false } },
  }
  const earlier = { name: 'the deck of 3 May 2026', fields: before }
  const raising = figure('amount_raising', '$3M', 1, 'Raising $3M')
  const founder = { ...figure('founder_name', 'Ana Ruiz', 2, 'Ana Ruiz'), person: 'Ana Ruiz' }
  const doc = pages('Raising $3M', 'Ana Ruiz', 'Founded in 2019', 'Raising $2,000,000', 'seed round')
  const changes = (facts: Parameters<typeof listSignals>[0]['facts'] = []) =>
    listSignals({ doc, facts, earlier }).filter((one) => one.key === 'Changed since the earlier deck')

  it('names both places of what changed', () => {
    const [found] = changes([raising])
    expect(found).toMatchObject({
      value: 'Amount Raising was $2M and is $3M.',
      reason: 'Amount Raising was $2M in the deck of 3 May 2026, page 12, and is $3M on page 1.',
      severity: 'note',
    })
    expect(found?.evidence).toMatchObject([
      { page: 1, match: 'exact' },
      { page: 12, quote: '$2M', deck: { id: 'before' } },
    ])
  })

  it('holds both decks against each other where only one can be right', () => {
    const key = 'Two decks disagree'
    const founded = listSignals({ doc, facts: [figure('year_founded', '2019', 3, 'Founded in 2019')], earlier })
    expect(founded.find((one) => one.key === key)).toMatchObject({
      reason: 'Year of Foundation is 2021 in the deck of 3 May 2026, page 2, and 2019 on page 3; both can’t be true.',
      severity: 'warning',
      contradictions: [{ fact: { value: '2019' }, by: { value: '2021', evidence: { deck: { id: 'before' } } } }],
    })
    const revenue = (period: string) => ({ metric: 'ARR', period, nature: 'actual' as const })
    const sold = (amount: string, period: string) => ({
      doc: pages(`ARR ${amount} in ${period}`),
      facts: [figure('revenue', amount, 1, `ARR ${amount} in ${period}`, revenue(period))],
      earlier: {
        ...earlier,
        fields: { Traction: { Revenue: { ...proved('$1.2M', 4), figure: revenue('May 2026') } } },
      },
    })
    expect(listSignals(sold('$0.9M', 'May 2026')).find((one) => one.key === key)?.value).toBe(
      'Revenue (May 2026) was $1.2M and is $0.9M.',
    )
    expect(listKeys(sold('$0.9M', 'July 2026'))).toContain('Changed since the earlier deck')
  })

  it('names founders that are gone and where they stood, once founders are named at all', () => {
    expect(listSignals({ doc, facts: [founder], earlier })).toContainEqual(
      expect.objectContaining({
        key: 'Founder no longer named',
        reason: 'The deck of 3 May 2026 names Ben Okafor as a founder on page 9; this deck does not.',
        evidence: [expect.objectContaining({ page: 9, deck: { id: 'before', name: 'the deck of 3 May 2026' } })],
      }),
    )
    expect(listKeys({ doc, facts: [raising], earlier })).not.toContain('Founder no longer named')
  })

  it('says nothing of what a person wrote or an update said at the time, and of another measure', () => {
    const fields = (over: Partial<MemoField>) => ({
      Fundraising: { 'Amount Raising': { ...proved('$2M', 12), ...over } as MemoField },
    })
    const said = (over: Partial<MemoField>) =>
      listKeys({ doc, facts: [raising], earlier: { ...earlier, fields: fields(over) } })
    const key = 'Changed since the earlier deck'
    expect(said({})).toContain(key)
    expect(said({ edited: true, standing: 'entered' })).not.toContain(key)
    expect(said({ source: { in1: null, in2: '$2M', value: 'most_recent_update' } })).not.toContain(key)
    const plan = figure('amount_raising', '$3M', 1, 'Raising $3M', { metric: 'amount_raising', nature: 'forecast' })
    const figureOfBefore = { metric: 'amount_raising', period: null, nature: 'actual' as const }
    expect(
      listKeys({ doc, facts: [plan], earlier: { ...earlier, fields: fields({ figure: figureOfBefore }) } }),
    ).not.toContain(key)
  })

  it('lets the same amount in other words, unproved values and a first deck be', () => {
    expect(changes([figure('amount_raising', '$2,000,000', 4, 'Raising $2,000,000')])).toEqual([])
    expect(changes([figure('stage', 'series_a', 5, 'seed round'), figure('stage', 'seed', 5, 'seed round')])).toEqual(
      [],
    )
    expect(listKeys({ doc, facts: [raising] })).not.toContain('Changed since the earlier deck')
  })
})

describe('the company’s site', () => {
  const doc = pages('Our team of 14', 'Founded in 2021')
  const facts = [figure('employees', '14', 1, 'Our team of 14'), figure('year_founded', '2021', 2, 'Founded in 2021')]
  const site = (key: 'employees' | 'year_founded', value: string): VerifiedFact[] => {
    const place = { document: 'site', page: null, match: 'exact', cause: null } as const
    const evidence = [{ ...place, quote: `we are ${value}`, boxes: [], url: 'https://northwind.example/about' }]
    return [{ key, value, kind: 'stated', rule: 'site/test', score: 0.8, standing: 'proved', problem: null, evidence }]
  }

  it('tells what the site states otherwise, with both places', () => {
    expect(listSignals({ doc, facts, site: site('employees', '9') })).toContainEqual(
      expect.objectContaining({
        key: 'Deck and site disagree',
        reason: "The head count is 14 on page 1, and 9 on https://northwind.example/about: 'we are 9'.",
      }),
    )
  })

  it('lets agreement, a site of several answers and fields of the deck alone be', () => {
    const key = 'Deck and site disagree'
    expect(listKeys({ doc, facts, site: site('employees', '14') })).not.toContain(key)
    expect(listKeys({ doc, facts, site: [...site('employees', '9'), ...site('employees', '14')] })).not.toContain(key)
    expect(listKeys({ doc, facts, site: [...site('employees', '9'), ...site('employees', '20')] })).not.toContain(key)
    expect(listKeys({ doc, site: site('employees', '9') })).not.toContain(key)
    expect(listKeys({ doc, facts })).not.toContain(key)
  })
})
