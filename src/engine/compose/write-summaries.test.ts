import { describe, expect, it } from 'vitest'
import type { FindNearLine, VerifiedFact } from '#engine/facts.ts'
import { getField } from '#engine/memo-reader.ts'
import { fact, foundOnly, on } from '#engine/testing/verified-fact.ts'
import { applyEdits } from './apply-edits.ts'
import { countVisibleWords } from './citations.ts'
import { composeMemo } from './compose-memo.ts'
import { composeReadFace } from './compose-read-face.ts'

const deckId = '3ac1edb4-cce6-89c4-bde4-2623b00f82c5'
const links = / ?\[\d+\]\([^)\s]*(?: "(?:\\.|[^"\\])*")?\)/g
const compose = (...facts: VerifiedFact[]) => composeMemo(facts, [], { deckId, findNear: () => null })
const executive = (...facts: VerifiedFact[]) =>
  compose(...facts).json_response.unstructured.executive_summary.replace(links, '')
const fundraising = (...facts: VerifiedFact[]) =>
  compose(...facts).json_response.structured.key_terms.fundrasing_summary.value.replace(links, '')
const weak = { standing: 'found' as const, problem: { gate: 'record' as const, right: null } }
const actual = (metric: string, period: string | null = null) =>
  ({ metric, period, nature: 'actual', amount: null, unit: null }) as const

describe('writeExecutiveSummary', () => {
  it('tells actual figures with their noun and period, and those that are not proved as the deck’s word', () => {
    expect(
      executive(
        fact('revenue', '$1.2M ARR', { evidence: [on(5, '$1.2M ARR, May 2026')], scope: actual('ARR', 'May 2026') }),
        fact('customers', '86', { evidence: [on(5, '86 paying customers')], scope: actual('customers') }),
        fact('users', '900', { evidence: [on(5, '900 users')], scope: { ...actual('users'), nature: 'pilot' } }),
        fact('retention', '97%', { ...weak, evidence: [on(5, '97% retention')] }),
      ),
    ).toBe(
      'ARR was $1.2M in May 2026 and the company had 86 paying customers. The deck says retention was 97%.\n\nTo check: retention is not proved. Not stated: the team and the ask.',
    )
  })

  it('leaves out a period that no cited quote shows', () => {
    expect(
      executive(fact('revenue', '$1.2M ARR', { evidence: [on(5, '$1.2M ARR')], scope: actual('ARR', '2026') })),
    ).toContain('ARR was $1.2M.')
  })

  it('quotes whole sentences and no fragment', () => {
    const problem = fact('problem', 'Berths by phone', { evidence: [on(2, 'Berths by phone')] })
    expect(executive(problem)).toContain('Nothing that the deck says')
    expect(executive(problem, fact('topic:Problem', 'PROBLEM: Harbours book berths by phone.'))).toContain(
      'The deck says: “Harbours book berths by phone”.',
    )
  })

  it('starts with the sentence of a company that names itself', () => {
    expect(
      executive(fact('company_name', 'Dockly'), fact('one_liner', 'Dockly books berths for small harbours.')),
    ).toContain('**Dockly** books berths for small harbours.')
  })

  it.each([
    ['The booking desk for small harbours', '**Dockly** is the booking desk for small harbours.'],
    ['helps harbours fill berths', '**Dockly** helps harbours fill berths.'],
    ['Booking for small harbours', '**Dockly**: Booking for small harbours.'],
    ['We fill every berth of small harbours.', '**Dockly**: “We fill every berth of small harbours”.'],
  ])('puts the name before %j', (line, sentence) => {
    expect(executive(fact('company_name', 'Dockly'), fact('one_liner', line))).toContain(sentence)
  })

  it('keeps superlatives out where another sentence says what the product does', () => {
    const facts = [
      'Our platform is the best in the world for berths.',
      'The platform books berths for every harbour.',
    ].map((text) => fact('topic:Product Solution', text, { evidence: [on(3, text)] }))
    expect(executive(...facts)).toContain('The deck says: “The platform books berths for every harbour”.')
  })

  it('tells what the product does where the one-liner praises it, and a place once', () => {
    const about = 'Dockly is a US-based company that books berths for every harbour.'
    const facts = [
      fact('company_name', 'Dockly'),
      fact('one_liner', 'THE UNMATCHED BERTH DESK'),
      fact('headquarters', 'US', { evidence: [on(3, about)] }),
    ]
    expect(executive(...facts)).toContain('**Dockly**: “The Unmatched Berth Desk”. Dockly is based in the US.')
    expect(executive(...facts, fact('topic:Product Solution', about, { evidence: [on(3, about)] }))).toMatch(
      /^\*\*Dockly\*\*: “Dockly is a US-based company that books berths for every harbour”\.$/,
    )
  })

  it('writes figures without the shorthand of slides', () => {
    expect(
      executive(
        fact('revenue', '$7,500 MONTHLY REVENUE', { scope: actual('revenue') }),
        fact('retention', '~3% monthly user churn'),
        fact('tam', '~₹7,050 Cr', { rule: 'market/tam-label' }),
        fact('market_growth', '28% CAGR'),
      ),
    ).toContain(
      'Monthly revenue was $7,500 and monthly user churn was about 3%.\n\nThe deck puts the market at about ₹7,050 Cr (TAM), growing 28% a year.',
    )
  })

  it('tells founders with what they did before, and only with their roles where one has nothing to tell', () => {
    const person = (name: string, role: string, summary: string) =>
      [
        fact('founder_name', name, { person: name, evidence: [on(4, `${name} ${role}`)] }),
        fact('founder_role', role, { person: name, evidence: [on(4, `${name} ${role}`)] }),
        fact('founder_summary', summary, { person: name, evidence: [on(4, summary)] }),
      ] as const
    const ana = person('Ana Ruiz', 'Co-Founder & CEO', 'Previously founded Quayline (sold in 2020); MBA')
    const tom = person('Tom Berg', 'CTO', 'Ex-Fernloft, lead engineer')
    expect(executive(...ana, ...tom)).toContain(
      'Ana Ruiz (co-founder and CEO) founded Quayline before and Tom Berg (CTO) worked at Fernloft before.',
    )
    expect(executive(...ana, ...person('Ida Holm', 'CFO', 'Ten years at sea'))).toContain(
      'The founders are Ana Ruiz (co-founder and CEO) and Ida Holm (CFO).',
    )
  })

  it('ends with what is contradicted, with both values, and with what is not proved or not stated', () => {
    const summary = executive(
      fact('customers', '40', {
        evidence: [on(4, '40 customers')],
        contradictedBy: [{ value: '55', evidence: on(11, '55 customers') }],
        ...weak,
      }),
      fact('amount_raising', '$2M', { evidence: [on(9, 'Raising $2M')] }),
      fact('competitors', 'Harbourly', foundOnly),
    )
    expect(summary).toMatch(
      /To check: page 4 says 40, page 11 says 55\. Also to check: competitors are not proved\. Not stated: the team\.$/,
    )
    expect(summary).not.toContain('had 40')
  })

  it('does not call traction missing where partners or prizes are named', () => {
    const name = fact('company_name', 'Dockly')
    const team = fact('founder_name', 'Ana Ruiz', { person: 'Ana Ruiz', evidence: [on(4, 'Ana Ruiz, founder')] })
    expect(executive(name, team)).toContain('Not stated: the ask and traction.')
    expect(executive(name, team, fact('awards', 'Harbour Prize 2025'))).toContain('Not stated: the ask.')
  })

  it('puts words of another language in quotation marks', () => {
    expect(executive(fact('revenue', '840.000 € ingresos anuales'), fact('retention', '2% cancelación'))).toContain(
      'Revenue was “840.000 € ingresos anuales” and retention was “2% cancelación”.',
    )
  })

  it('gives market sizes by their names with growth and source', () => {
    expect(
      executive(
        fact('tam', '$5B', { rule: 'market/tam-label', evidence: [on(8, '$5B TAM')] }),
        fact('market_growth', '9%', { evidence: [on(8, 'The market grows 9% per year')] }),
        fact('topic:Market', 'Source: Harbour Atlas 2025', { rule: 'topic.source' }),
      ),
    ).toContain('The deck puts the market at $5B (TAM), growing 9% a year, and cites Harbour Atlas 2025.')
  })

  it('stays within 160 words and 8 sentences, with one quote, and keeps the round', () => {
    const long = (at: number) => `Sentence ${at} tells that harbours all over the coast are ${'very '.repeat(18)}busy.`
    const summary = executive(
      fact('company_name', 'Dockly'),
      fact('problem', long(1)),
      fact('solution', long(2).replace('harbours', 'our platform')),
      fact('product_status', `It is live: ${long(3)}`),
      fact('competitive_advantage', long(4)),
      fact('amount_raising', '$2M', { evidence: [on(9, 'Raising $2M')] }),
    )
    expect(countVisibleWords(summary)).toBeLessThanOrEqual(160)
    expect(summary.match(/“/gu)?.length ?? 0).toBeLessThanOrEqual(1)
    expect(summary).toContain('Dockly is raising $2M.')
  })

  it('keeps every sentence within 28 words: people, figures and names are left out, and said to be more', () => {
    const person = (name: string, role: string) => {
      const evidence = [on(4, `${name} ${role}`)]
      return [
        fact('founder_name', name, { person: name, evidence }),
        fact('founder_role', role, { person: name, evidence }),
      ]
    }
    const role = 'co-founder and director of product, research and operations for northern Europe'
    const words = (count: number, of: string) => Array.from({ length: count }, (_, at) => `${of}${at}`).join(' ')
    const summary = executive(
      fact('company_name', 'Dockly'),
      fact('one_liner', `The booking desk for small harbours. It helps ${words(30, 'w')}`),
      ...['Ana Ruiz', 'Tom Berg', 'Ida Holm'].flatMap((name) => person(name, role)),
      fact('revenue', `$1.2M ${words(14, 'recurring')}`),
      fact('gmv', `$9M ${words(14, 'booked')}`),
    )
    for (const sentence of summary.split(/(?<=[.”])\s+/u)) expect(countVisibleWords(sentence)).toBeLessThanOrEqual(28)
    expect(summary).toContain('**Dockly** is the booking desk for small harbours.')
    expect(summary).toMatch(/A founder is Ana Ruiz \([^)]*\)\. Two more are named\./)
    expect(summary).toContain('$1.2M')
    expect(summary).not.toContain('$9M')
  })

  it('tells a sentence on the product in the place of a long one-liner, and the long one where nothing else is told', () => {
    const line = `The desk for ${'harbours and '.repeat(13)}ferries`
    const about = 'The platform books berths for every harbour.'
    const facts = [fact('company_name', 'Dockly'), fact('one_liner', line)]
    expect(executive(...facts)).toContain('ferries')
    expect(executive(...facts, fact('topic:Product Solution', about, { evidence: [on(3, about)] }))).toMatch(
      /^\*\*Dockly\*\*: “The platform books berths for every harbour”\.$/,
    )
  })

  it('says what a person wrote without quotation marks or citation', () => {
    const memo = compose(fact('company_name', 'Dockly'), fact('problem', 'Harbours book berths by phone.'))
    const edited = structuredClone(memo.validated_response)
    const field = getField(edited, 'problem')
    if (!field) throw new Error('the memo lacks a field')
    Object.assign(field, { value: 'Berths stay empty', edited: true, validated: true })
    expect(applyEdits(memo.json_response, edited).unstructured.executive_summary).toContain('Berths stay empty.')
  })
})

describe('writeFundraisingSummary', () => {
  it('cites a place that says two things in a row once, and opens each use of the money', () => {
    const place = { evidence: [on(9, 'SAFE, $14M cap')] }
    const { json_response } = compose(
      fact('amount_raising', '$2M'),
      fact('instrument', 'SAFE', place),
      fact('valuation', '$14M', place),
      fact('use_of_funds', 'creator sales 60%', { evidence: [on(9, '60% creator sales')] }),
    )
    const { value } = json_response.structured.key_terms.fundrasing_summary
    expect(value).toMatch(/^The round is raised by SAFE at a valuation cap of \$14M \[1\]\([^)]*\)\.\n/)
    expect(value).toContain('- Creator sales: 60%')
  })

  it('tells no term of the round that the executive summary tells, and says so where nothing else is known', () => {
    const terms = [
      fact('amount_raising', '$2M'),
      fact('stage', 'seed'),
      fact('instrument', 'SAFE'),
      fact('valuation', '$14M', { ...weak, evidence: [on(9, '$14M cap')] }),
      fact('committed', '$1M'),
      fact('closing_deadline', 'March 2027'),
    ]
    expect(executive(...terms)).toMatch(/^The company is raising \$2M in a seed round\.\n/)
    expect(executive(...terms)).not.toMatch(/SAFE|\$14M|\$1M|2027/)
    expect(fundraising(...terms)).toContain(
      'The deck says the round is raised by SAFE at a valuation cap of $14M. $1M is committed. The round closes in March 2027.',
    )
    expect(fundraising(...terms)).not.toMatch(/\$2M|seed/)
    expect(fundraising(...terms.slice(0, 2))).toMatch(/^Not stated: the instrument, the valuation, /)
    const found = fact('stage', 'seed', { ...weak, evidence: [on(9, 'Seed')] })
    expect(executive(fact('amount_raising', '$2M'), found)).toContain('The deck says the company is raising $2M in a')
  })

  it('tells what an executive summary by a model leaves out of the ask', () => {
    const { validated_response, json_response } = compose(fact('amount_raising', '$2M'), fact('instrument', 'SAFE'))
    const executive = { value: 'By a model.', source: [], marks: {}, restsOn: [{ field: 'Instrument', value: 'SAFE' }] }
    const face = composeReadFace(validated_response, {
      keyFacts: json_response.unstructured.key_facts,
      scrappersStatus: [],
      prose: { executive, fundraising: null, translations: [] },
    })
    const { value } = face.structured.key_terms.fundrasing_summary
    expect(value.replace(links, '')).toMatch(/^The company is raising \$2M\.\n\nNot stated:/)
  })

  it('says what is to check of a round of which nothing is proved, and else that no terms are stated', () => {
    expect(fundraising(fact('amount_raising', '$2M', foundOnly))).toBe('To check: the amount, found and not proved.')
    const planned = { standing: 'found', problem: { gate: 'when', is: 'next-round' } } as const
    expect(fundraising(fact('amount_raising', '$2M', planned))).toBe('Not stated outright: the amount.')
    expect(fundraising()).toBe('The deck and the updates state no terms of a round.')
  })

  it('calls nothing missing that a key fact tells', () => {
    const raising = fact('amount_raising', '$2M', { evidence: [on(9, 'Raising $2M')] })
    const spending = 'Most of the money pays for sales in Portugal and Spain.'
    expect(fundraising(raising, fact('topic:Use of Funds', spending))).not.toContain('the use of funds')
    expect(fundraising(fact('instrument', 'SAFE'))).toContain('the use of funds')
  })

  it('calls nothing missing that a line comes near', () => {
    const near: FindNearLine = (key) =>
      key === 'valuation' ? { place: on(9, 'The pre-money is open'), words: 'pre-money' } : null
    const { json_response } = composeMemo([fact('instrument', 'SAFE')], [], { deckId, findNear: near })
    const { value } = json_response.structured.key_terms.fundrasing_summary
    expect(value).toContain('Not stated: the amount,')
    expect(value).not.toContain('valuation')
  })

  it('tells the round, the use of the money, what came before and what is missing', () => {
    expect(
      fundraising(
        fact('amount_raising', '$2M', { evidence: [on(9, 'Raising $2M')] }),
        fact('stage', 'seed', { evidence: [on(9, 'Seed round')] }),
        fact('instrument', 'SAFE'),
        fact('valuation', '$14M', { evidence: [on(9, '$14M post-money cap')] }),
        fact('use_of_funds', 'Sales 60%', { evidence: [on(9, '60% Sales')] }),
        fact('use_of_funds', 'Product 40%', { evidence: [on(9, '40% Product')] }),
        fact('previous_funding', '$500k'),
        fact('previous_investors', 'Quay Capital'),
        fact('break_even', 'second half of 2028'),
        fact('committed', '$1M', foundOnly),
      ),
    ).toBe(
      [
        'The round is raised by SAFE at a post-money valuation cap of $14M.',
        'Use of funds:',
        '- Sales: 60%\n- Product: 40%',
        'The company raised $500k before. An earlier investor is Quay Capital.',
        'The company expects break-even in the second half of 2028.',
        'Not stated: the closing date.',
        'To check: what is committed, found and not proved.',
      ].join('\n\n'),
    )
  })
})
