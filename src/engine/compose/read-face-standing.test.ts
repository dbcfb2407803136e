import { describe, expect, it } from 'vitest'
import { jsonResponse, type MemoField, type ValidatedResponse } from '#contract/memo.ts'
import type { MemoFieldKey } from '#contract/memo-fields.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { getField, listFounders } from '#engine/memo-reader.ts'
import { fact, foundOnly, on } from '#engine/testing/verified-fact.ts'
import { applyEdits } from './apply-edits.ts'
import { composeMemo } from './compose-memo.ts'

const weak = { standing: 'found' as const, problem: { gate: 'record' as const, right: null } }
const elsewhere = { value: '55', evidence: on(11, '55 customers') }
const facts: VerifiedFact[] = [
  fact('company_name', 'Northwind'),
  fact('one_liner', 'The booking desk for small harbours', foundOnly),
  fact('customers', '40', { evidence: [on(4, '40 customers')], contradictedBy: [elsewhere], ...weak }),
  fact('revenue', '$2M', { ...weak, evidence: [on(5, '$2M revenue')] }),
  fact('retention', '97%', { evidence: [on(5, '97% retention')] }),
  fact('amount_raising', '$1M', { ...weak, evidence: [on(9, 'Raising $1M')] }),
  fact('use_of_funds', 'Sales', { evidence: [on(9, 'Sales')] }),
  fact('use_of_funds', 'Product', { ...weak, evidence: [on(8, 'Product')] }),
  fact('topic:Traction', 'Guests come back to every harbour.', {
    ...weak,
    evidence: [on(5, 'Guests come back to every harbour.')],
  }),
  fact('founder_name', 'Ana Ruiz', { person: 'Ana Ruiz' }),
  fact('founder_role', 'CEO', { ...foundOnly, person: 'Ana Ruiz' }),
]
const compose = (some: readonly VerifiedFact[]) => composeMemo(some, [], { deckId: 'd', findNear: () => null })
const memo = compose(facts)

function change(changes: Partial<Record<MemoFieldKey, Partial<MemoField>>>): ReturnType<typeof applyEdits> {
  const changed: ValidatedResponse = structuredClone(memo.validated_response)
  for (const [key, change] of Object.entries(changes))
    Object.assign(getField(changed, key as MemoFieldKey) ?? {}, change)
  return applyEdits(jsonResponse.parse(memo.json_response), changed)
}

/** The words just before each citation, with its mark. */
function listMarked(markdown: string, marks: Record<string, string>) {
  return [...markdown.matchAll(/([\w$%]+)[)”*]* \[(\d+)\]\(/gu)].map(([, word, number = '']) => [word, marks[number]])
}

describe('the read face', () => {
  it('carries the standing and the contradiction of the field beside value and source', () => {
    const { company_info } = memo.json_response.structured.key_terms
    expect(company_info['Company Name']).toMatchObject({ value: 'Northwind', standing: 'proved' })
    expect(company_info['One-liner']).toMatchObject({ standing: 'found' })
    expect(company_info['Year of Foundation']).toEqual({ value: null, source: [], standing: 'unstated' })
    const people = compose([...facts, fact('employees', '40', { contradictedBy: [elsewhere], ...weak })])
    expect(people.json_response.structured.key_terms.company_info['Quantity of Employee']).toMatchObject({
      value: '40',
      standing: 'found',
      contradicted_by: [{ value: '55', settled: false, source: { value: 'pitch_deck/d?page=11' } }],
    })
    expect(memo.json_response.structured.founders_info.founders[0]?.founder_role).toMatchObject({ standing: 'found' })
  })

  it('cites a place outside of all regions, as sure as it is, without a region', () => {
    const evidence = [on(9, 'Based in Toronto, Canada')]
    const abroad = compose([...facts, fact('headquarters', 'Toronto, Canada', { ...weak, evidence })])
    expect(abroad.json_response.structured.key_terms.not_validated_flags['Headquarter Location']).toEqual({
      value: null,
      source: [{ value: 'pitch_deck/d?page=9', quote: 'Based in Toronto, Canada' }],
      standing: 'found',
    })
    expect(abroad.json_response.unstructured.executive_summary).toContain(
      'The deck says Northwind is based in Toronto, Canada',
    )
  })

  it('cites no place for a field without a value', () => {
    const near = composeMemo([], [], { deckId: 'd', findNear: () => ({ place: on(2, 'Since'), words: 'Since' }) })
    expect(near.json_response.structured.key_terms.company_info['Year of Foundation']).toEqual({
      value: null,
      source: [],
      standing: 'open',
    })
  })
})

describe('the marks of prose', () => {
  const { executive_summary } = memo.json_response.unstructured
  const { fundrasing_summary } = memo.json_response.structured.key_terms
  const { marks, unstructured } = memo.json_response

  it('tell by citation number what is not proved', () => {
    expect(listMarked(executive_summary, marks?.executive_summary ?? {})).toEqual([
      ['Northwind', undefined],
      ['$1M', 'found'],
      ['97%', undefined],
      ['$2M', 'found'],
      ['55', 'contradicted'],
      ['liner', 'found'],
      ['amount', 'found'],
      ['revenue', 'found'],
      ['roles', 'found'],
    ])
    expect(listMarked(fundrasing_summary.value, marks?.fundrasing_summary ?? {})).toEqual([
      ['Sales', undefined],
      ['Product', 'found'],
    ])
    expect(listMarked(unstructured.key_facts.Traction?.value ?? '', marks?.key_facts.Traction ?? {})).toEqual(
      expect.arrayContaining([
        ['40', 'contradicted'],
        ['$2M', 'found'],
        ['97%', undefined],
      ]),
    )
  })

  it('leave out what only a person could vouch for', () => {
    expect(executive_summary).not.toContain('is the booking desk')
    expect(executive_summary).toContain('one-liner [')
  })

  it('follow what a person confirms, and come back when it is withdrawn', () => {
    const settled = [{ value: '55', reason: '', settled: true, source: { value: 'pitch_deck/d?page=11' } }]
    const confirmed = change({
      customers: { standing: 'entered', validated: true, contradicted_by: settled },
      revenue: { standing: 'entered', validated: true },
    })
    const inSummary = listMarked(confirmed.unstructured.executive_summary, confirmed.marks?.executive_summary ?? {})
    const facts = confirmed.unstructured.key_facts.Traction?.value ?? ''
    for (const marked of [inSummary, listMarked(facts, confirmed.marks?.key_facts.Traction ?? {})])
      expect(marked.filter(([, mark]) => mark === 'entered').length).toBe(2)
    expect(change({})).toEqual(memo.json_response)
  })

  it('keep the mark of a confirmed value that is still contradicted', () => {
    const { marks: after } = change({ customers: { standing: 'entered', validated: true } })
    expect(Object.values(after?.key_facts.Traction ?? {})).toContain('contradicted')
  })
})

describe('people who may be founders', () => {
  const people = (...some: VerifiedFact[]) =>
    compose([...facts, ...some]).founder_candidates.map((one) => one['Founder Name']?.value)
  const named = (name: string, over: Partial<VerifiedFact>) => fact('founder_name', name, { person: name, ...over })

  it('are named by facts that did not stand; advisers and shown founders are not among them', () => {
    expect(
      people(
        named('Tom Berg', { superseded: true }),
        named('Ida Holm', {
          ...foundOnly,
          problem: { gate: 'follows', value: 'Ida Holm', detail: { fault: 'other-words' } },
        }),
        named('Una Sage', { ...foundOnly, superseded: true, problem: { gate: 'whose', of: 'adviser' } }),
        named('Cem Ates', { ...foundOnly, problem: { gate: 'whose', of: 'customer' } }),
        named('ANA RUIZ', { superseded: true }),
        named('Nil Page', {
          ...foundOnly,
          superseded: true,
          problem: { gate: 'quote', place: { page: 2 }, detail: { fault: 'not-found', page: 2 } },
        }),
      ),
    ).toEqual(['Tom Berg', 'Ida Holm'])
    expect(listFounders(memo.validated_response)).toHaveLength(1)
  })

  it('have whole records', () => {
    const [tom] = compose([
      named('Tom Berg', { superseded: true }),
      fact('founder_role', 'CTO', { person: 'Tom Berg', superseded: true }),
    ]).founder_candidates
    expect(tom).toMatchObject({ 'Founder Name': { value: 'Tom Berg' }, Role: { value: 'CTO' } })
  })
})
