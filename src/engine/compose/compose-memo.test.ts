import { describe, expect, it } from 'vitest'
import { jsonResponse, validatedResponse } from '#contract/memo.ts'
import { founderFields, keyFactNames, memoSections } from '#contract/memo-fields.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { getField, listFounders } from '#engine/memo-reader.ts'
import { fact, foundOnly, on } from '#engine/testing/verified-fact.ts'
import { applyEdits } from './apply-edits.ts'
import { composeMemo } from './compose-memo.ts'

const deckId = '3ac1edb4-cce6-89c4-bde4-2623b00f82c5'
const compose = (...facts: VerifiedFact[]) => composeMemo(facts, [], { deckId, findNear: () => null })
const memo = compose(
  fact('company_name', 'Northwind'),
  fact('one_liner', 'The booking desk for small harbours'),
  fact('stage', 'seed', { evidence: [on(6, 'Seed round')] }),
  fact('amount_raising', '$1M', { evidence: [on(6, 'Raising $1M')] }),
  fact('headquarters', 'Lisbon, Portugal'),
  fact('product_structure', 'Platform', { evidence: [on(3, 'a platform')] }),
  fact('founder_name', 'Ana Ruiz', { person: 'Ana Ruiz', evidence: [on(5, 'Ana Ruiz CEO')] }),
  fact('founder_role', 'CEO', { person: 'Ana Ruiz', evidence: [on(5, 'Ana Ruiz CEO')] }),
  fact('trait_big_tech', true, { person: 'Ana Ruiz', evidence: [on(5, 'ex-Google')] }),
  fact('founder_role', 'CTO', { person: 'Una Unnamed' }),
  fact('topic:Problem', 'Berths are booked by phone', { evidence: [on(2, 'Berths are booked by phone')] }),
  fact('topic:Problem', 'Half of them stay **empty** in [summer](/x) and winter', {
    evidence: [on(4, 'Half of them')],
  }),
)

describe('composeMemo', () => {
  it('gives both faces in the shape of the contract, with every section and field in order', () => {
    expect(validatedResponse.parse(memo.validated_response)).toEqual(memo.validated_response)
    expect(jsonResponse.parse(memo.json_response)).toEqual(memo.json_response)
    expect(Object.keys(memo.validated_response)).toEqual(memoSections.map((section) => section.name))
    expect(Object.keys(listFounders(memo.validated_response)[0] ?? {})).toEqual(
      founderFields.map((field) => field.name),
    )
  })

  it('gives an empty memo without facts, and says that nothing is stated', () => {
    const empty = compose()
    expect(validatedResponse.safeParse(empty.validated_response).success).toBe(true)
    expect(jsonResponse.safeParse(empty.json_response).success).toBe(true)
    expect(getField(empty.validated_response, 'tam')).toEqual({
      value: null,
      type: 'str',
      standing: 'unstated',
      validated: false,
      reason: 'Not stated in the deck or the updates.',
      source: { in1: null, in2: null, value: '' },
    })
    expect(getField(empty.validated_response, 'industry')).toMatchObject({ value: [], type: 'array' })
    expect(empty.json_response.indicators['Product Type']).toEqual({
      value: ['Unknown'],
      source: [],
      standing: 'unstated',
    })
    for (const name of keyFactNames)
      expect(empty.json_response.unstructured.key_facts[name]).toEqual({ value: 'Unknown', source: [] })
  })

  it('cites the page of every value and shows labels for vocabulary values', () => {
    expect(getField(memo.validated_response, 'stage')).toMatchObject({
      value: 'Seed',
      validated: true,
      source: { in1: 'Seed round', in2: null, value: `pitch_deck/${deckId}?page=6` },
    })
    expect(memo.json_response.structured.key_terms.not_validated_flags).toMatchObject({
      'Headquarter Location': { value: 'Europe' },
      Stage: { value: 'Seed' },
      Industry: { value: [], source: [] },
    })
    expect(memo.json_response.indicators['Product Structure Type']).toEqual({
      value: ['Platform'],
      source: [{ value: `pitch_deck/${deckId}?page=3`, quote: 'a platform' }],
      standing: 'proved',
    })
  })

  it('keeps quotes of the updates apart and an address behind an icon out of the quotes', () => {
    const updates = compose(
      fact('revenue', '$40k', { evidence: [on(1, 'MRR $40k', { document: 'updates', page: null, boxes: [] })] }),
    )
    expect(getField(updates.validated_response, 'revenue')?.source).toEqual({
      in1: null,
      in2: 'MRR $40k',
      value: 'most_recent_update',
    })
    const link = compose(
      fact('site', 'northwind.example', { evidence: [on(9, 'https://northwind.example', { fromLink: true })] }),
    )
    expect(getField(link.validated_response, 'site')?.source).toEqual({
      in1: null,
      in2: null,
      value: `pitch_deck/${deckId}?page=9`,
    })
  })

  it('picks the best-scored value, proof ahead, and keeps the others as candidates', () => {
    const picked = compose(
      fact('revenue', '$3M', { ...foundOnly, score: 0.82 }),
      fact('revenue', '$1M', { score: 0.8, evidence: [on(7, 'Revenue $1M')] }),
      fact('revenue', '$ 1M', { score: 0.7, evidence: [on(9, '$ 1M')] }),
    )
    const field = getField(picked.validated_response, 'revenue')
    expect(field).toMatchObject({ value: '$1M', candidates: [{ value: '$3M' }] })
  })

  it('drops what is too unsure and what cites nothing', () => {
    const dropped = compose(fact('revenue', '$3M', { score: 0.1 }), fact('tam', '$4B', { evidence: [] }))
    expect(getField(dropped.validated_response, 'revenue')?.value).toBeNull()
    expect(getField(dropped.validated_response, 'tam')?.value).toBeNull()
  })

  it('adds entries of an array up, each once, and proves it only when all are proved', () => {
    const names = compose(
      fact('competitors', 'Harbourly'),
      fact('competitors', 'harbourly', { score: 0.4 }),
      fact('competitors', 'Dockside', foundOnly),
    )
    expect(getField(names.validated_response, 'competitors')).toMatchObject({
      value: ['Harbourly', 'Dockside'],
      validated: false,
    })
    const four = compose(
      ...['fintech', 'saas', 'edtech', 'energy'].map((value, index) =>
        fact('industry', value, { score: 0.5 + index / 10 }),
      ),
    )
    expect(getField(four.validated_response, 'industry')?.value).toHaveLength(3)
  })

  it('gives traits only where a fact says so, and only to people who are named', () => {
    const founders = listFounders(memo.validated_response)
    expect(founders).toHaveLength(1)
    expect(founders[0]?.['Founder from Big Tech companies']?.value).toBe(true)
    expect(founders[0]?.['Repeat Founder']?.value).toBeNull()
    expect(memo.json_response.structured.founders_info.founders[0]).toMatchObject({
      founder_role: { value: 'CEO' },
      'Repeat Founder': { value: null },
    })
  })

  it('writes key facts as cited quotes in which the deck can set no link of its own', () => {
    const { value, source } = memo.json_response.unstructured.key_facts.Problem ?? { value: '', source: [] }
    expect(value).toBe(
      `- “Berths are booked by phone” [1](pitch_deck/${deckId}?page=2 "Berths are booked by phone")\n` +
        `- Half of them stay \\*\\*empty\\*\\* in \\[summer\\](/x) and winter [2](pitch_deck/${deckId}?page=4 "Half of them")`,
    )
    expect(source.map((one) => one.value)).toEqual([`pitch_deck/${deckId}?page=2`, `pitch_deck/${deckId}?page=4`])
  })

  it('writes summaries from proved fields only', () => {
    const { executive_summary } = memo.json_response.unstructured
    expect(executive_summary).toContain(
      `**Northwind** [1](pitch_deck/${deckId}?page=1 "Northwind") is the booking desk for small harbours [2]`,
    )
    expect(executive_summary).toContain('The deck names Ana Ruiz (CEO) [')
    expect(executive_summary).toContain('Northwind is raising $1M [')
    const unproved = compose(fact('company_name', 'Northwind', foundOnly), fact('amount_raising', '$9M', foundOnly))
    expect(unproved.json_response.unstructured.executive_summary).toMatch(
      /^To check: company name \[1\]\([^)]*\) and amount \[2\]\([^)]*\) are not proved\./,
    )
    expect(unproved.json_response.structured.key_terms.fundrasing_summary).toMatchObject({
      source: [],
      value: expect.not.stringContaining('$9M'),
    })
  })
})

describe('applyEdits', () => {
  it('changes nothing when nothing was edited', () => {
    expect(applyEdits(memo.json_response, memo.validated_response)).toEqual(memo.json_response)
  })

  it('shows edited values on the read face, in the summaries too, and keeps the key facts', () => {
    const edited = structuredClone(memo.validated_response)
    const name = getField(edited, 'company_name')
    const place = getField(edited, 'headquarters')
    const role = listFounders(edited)[0]?.Role
    if (!name || !place || !role) throw new Error('the memo lacks fields')
    Object.assign(name, { value: 'Southwind', edited: true, standing: 'entered' })
    Object.assign(place, { value: 'Austin, Texas', edited: true, standing: 'entered' })
    Object.assign(role, { value: 'Chair', edited: true, standing: 'entered' })
    const json = applyEdits(memo.json_response, edited)
    expect(json.structured.key_terms.company_info['Company Name'].value).toBe('Southwind')
    expect(json.structured.key_terms.not_validated_flags['Headquarter Location'].value).toBe('USA')
    expect(json.structured.founders_info.founders[0]?.founder_role.value).toBe('Chair')
    expect(json.unstructured.executive_summary).toContain('Southwind')
    expect(json.unstructured.executive_summary).not.toContain('Northwind')
    expect(json.structured.key_terms.company_info['Company Name'].source).toEqual([])
    expect(json.unstructured.key_facts).toEqual(memo.json_response.unstructured.key_facts)
  })

  it('marks key facts that were stored without marks, unless their place proves a field', () => {
    const { marks: _marks, ...json } = memo.json_response
    const page = `pitch_deck/${deckId}?page=1`
    const value = `Northwind [1](${page} "Northwind") [2](${page} "Another line")`
    const older = { ...json, unstructured: { ...json.unstructured, key_facts: { Team: { value, source: [] } } } }
    const fields = structuredClone(memo.validated_response)
    Object.assign(getField(fields, 'company_name') ?? {}, { standing: 'proved' })
    expect(applyEdits(older, fields).marks?.key_facts).toEqual({ Team: { 2: 'found' } })
    Object.assign(getField(fields, 'company_name') ?? {}, { standing: 'found' })
    expect(applyEdits(older, fields).marks?.key_facts).toEqual({ Team: { 1: 'found', 2: 'found' } })
  })

  it('works for a client that sends only the specified members', () => {
    const bare = structuredClone(memo.validated_response)
    for (const section of Object.values(bare))
      for (const record of Array.isArray(section) ? section : [section])
        for (const field of Object.values(record)) {
          delete field.evidence
          delete field.candidates
        }
    expect(applyEdits(memo.json_response, bare).structured.key_terms.company_info['Company Name'].source).toEqual([
      { value: `pitch_deck/${deckId}?page=1`, quote: 'Northwind' },
    ])
  })
})
