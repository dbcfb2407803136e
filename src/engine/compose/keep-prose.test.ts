import { describe, expect, it } from 'vitest'
import { jsonResponse, type MemoField, type ValidatedResponse } from '#contract/memo.ts'
import { keyFactNames, type MemoFieldKey } from '#contract/memo-fields.ts'
import type { VerifiedFact } from '#engine/facts.ts'
import { getField } from '#engine/memo-reader.ts'
import type { CitedFact } from '#engine/synthesise/cited-fact.ts'
import { listCitedFacts } from '#engine/synthesise/cited-facts.ts'
import { writeProse } from '#engine/synthesise/write-prose.ts'
import { fact as makeFact, on } from '#engine/testing/verified-fact.ts'
import { applyEdits } from './apply-edits.ts'
import { composeMemo } from './compose-memo.ts'

const fact = (key: VerifiedFact['key'], value: string, quote = value) =>
  makeFact(key, value, { evidence: [on(2, quote)] })
const facts = [
  fact('company_name', 'Northwind'),
  fact('one_liner', 'The booking desk for small harbours'),
  fact('customers', '120', '120 paying customers'),
  fact('revenue', '$40k MRR'),
  fact('contact_email', 'hello@northwind.example'),
  fact('amount_raising', '$1M', 'We are raising $1M'),
  fact('use_of_funds', 'Sales'),
]
const cited = listCitedFacts(facts)
const answerOver = (told: readonly CitedFact[]) => {
  const say = (text: string, key: MemoFieldKey) => ({ text, facts: [told.find((one) => one.fact.key === key)?.id] })
  return {
    executive_summary: [
      say('Northwind is the booking desk for small harbours.', 'one_liner'),
      say('Northwind serves 120 paying customers.', 'customers'),
      say('Northwind makes $40k MRR.', 'revenue'),
      ...(told.some((one) => one.fact.key === 'client_type')
        ? [say('Northwind appears to sell to businesses.', 'client_type')]
        : []),
    ],
    fundraising: [say('Northwind is raising $1M.', 'amount_raising'), say('The money is for sales.', 'use_of_funds')],
    key_facts: [],
  }
}
const answer = answerOver(cited)
const memo = composeMemo(
  facts,
  [],
  { deckId: 'd1', findNear: () => null },
  writeProse(JSON.stringify(answer), cited, { deckId: 'd1', language: 'en', topics: keyFactNames }),
)
const byModel = 'Northwind serves 120 paying customers.'
const roundByModel = 'The money is for sales.'

/** Both summaries after a person changed one field. */
function summariesWith(key: MemoFieldKey, change: Partial<MemoField>) {
  const changed: ValidatedResponse = structuredClone(memo.validated_response)
  const field = getField(changed, key)
  if (!field) throw new Error(`The memo has no ${key}.`)
  Object.assign(field, change)
  // As it comes back from the database.
  const { unstructured, structured } = applyEdits(jsonResponse.parse(memo.json_response), changed)
  return { executive: unstructured.executive_summary, round: structured.key_terms.fundrasing_summary.value }
}

describe('what a model wrote', () => {
  it('is read as it was written while nothing is changed', () => {
    expect(applyEdits(jsonResponse.parse(memo.json_response), memo.validated_response)).toEqual(memo.json_response)
    expect(memo.json_response.unstructured.executive_summary).toContain(byModel)
    expect(memo.json_response.structured.key_terms.fundrasing_summary.value).toContain(roundByModel)
  })

  it('stays when a person edits or confirms what it does not speak of', () => {
    const changes = [
      summariesWith('contact_email', {
        value: 'ana@northwind.example',
        edited: true,
        standing: 'entered',
        validated: true,
      }),
    ]
    changes.push(summariesWith('customers', { standing: 'entered', validated: true }))
    for (const { executive, round } of changes) {
      expect(executive).toContain(byModel)
      expect(round).toContain(roundByModel)
    }
  })

  it('gives way to fixed words of the fields once a person edits what it rests on, and leaves the other summary', () => {
    const { executive, round } = summariesWith('customers', {
      value: '140',
      edited: true,
      standing: 'entered',
      validated: true,
    })
    expect(executive).not.toContain('120')
    expect(executive).toContain('140')
    expect(round).toContain(roundByModel)
  })

  it('gives way when a person no longer vouches for what it rests on', () => {
    const { executive } = summariesWith('revenue', { standing: 'found', validated: false })
    expect(executive).not.toContain('makes $40k')
    expect(executive).toContain('To check: revenue [')
  })

  it('rests on what it tells as the deck’s word or as concluded: it gives way once that has another value', () => {
    const plain = { gate: 'label', value: '120', field: 'customers', other: { fault: 'no-subject' } } as const
    const concluded = { standing: 'inferred', problem: null } as const
    const all = [
      ...facts.map((one) => (one.key === 'customers' ? { ...one, standing: 'found' as const, problem: plain } : one)),
      makeFact('client_type', 'b2b', { ...concluded, evidence: [on(2, 'for harbour offices')] }),
    ]
    const told = listCitedFacts(all)
    const prose = writeProse(JSON.stringify(answerOver(told)), told, {
      deckId: 'd1',
      language: 'en',
      topics: keyFactNames,
    })
    const { json_response, validated_response } = composeMemo(all, [], { deckId: 'd1', findNear: () => null }, prose)
    const stored = jsonResponse.parse(json_response)
    expect(applyEdits(stored, validated_response)).toEqual(stored)
    expect(stored.marks?.executive_summary).toEqual({ 2: 'found', 4: 'inferred' })
    for (const [key, value] of [
      ['customers', '140'],
      ['client_type', ['B2C']],
    ] as const) {
      const changed = structuredClone(validated_response)
      Object.assign(getField(changed, key) ?? {}, { value, edited: true, standing: 'entered', validated: true })
      expect(applyEdits(stored, changed).unstructured.executive_summary).not.toContain('appears to sell')
    }
  })

  it('has the marks of what it cites, and follows what a person confirms', () => {
    const weak = { standing: 'found' as const, problem: { gate: 'record' as const, right: null } }
    const found = facts.map((one) => (one.key === 'customers' ? { ...one, ...weak } : one))
    const prose = writeProse(JSON.stringify(answer), listCitedFacts(found), {
      deckId: 'd1',
      language: 'en',
      topics: keyFactNames,
    })
    const { json_response, validated_response } = composeMemo(found, [], { deckId: 'd1', findNear: () => null }, prose)
    const stored = jsonResponse.parse(json_response)
    expect(stored.unstructured.executive_summary).toContain(`The deck says ${byModel}`)
    expect(stored.marks?.executive_summary).toEqual({ 2: 'found' })
    const confirmed = structuredClone(validated_response)
    Object.assign(getField(confirmed, 'customers') ?? {}, { standing: 'entered', validated: true })
    expect(applyEdits(stored, confirmed).marks?.executive_summary).toEqual({ 2: 'entered' })
    expect(stored.unstructured.executive_summary).toMatch(/\n\nTo check: customers \[2\]\([^)]*\) are not proved\./u)
    expect(applyEdits(stored, confirmed).unstructured.executive_summary).not.toContain('To check')
    expect(applyEdits(stored, validated_response)).toEqual(stored)
  })

  it('gives way when the company has another name, in both summaries', () => {
    const { executive, round } = summariesWith('company_name', {
      value: 'Southwind',
      edited: true,
      standing: 'entered',
      validated: true,
    })
    expect(`${executive} ${round}`).not.toContain('Northwind')
    expect(executive).toContain('Southwind')
  })

  it('gives way when a person states what belongs into it', () => {
    const { round, executive } = summariesWith('instrument', {
      value: 'SAFE',
      edited: true,
      standing: 'entered',
      validated: true,
    })
    expect(`${round} ${executive}`).toContain('SAFE')
    expect(round).not.toContain(roundByModel)
  })

  it('gives way in the same way when a person takes another value that was found', () => {
    const taken = { standing: 'entered' as const, validated: true }
    const { executive, round } = summariesWith('customers', { value: '140', found: '120', ...taken })
    expect(executive).not.toContain('120')
    expect(executive).toContain('140')
    expect(round).toContain(roundByModel)
    expect(summariesWith('instrument', { value: 'SAFE', found: null, ...taken }).round).toContain('SAFE')
  })
})
