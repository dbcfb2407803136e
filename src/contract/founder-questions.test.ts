import { describe, expect, it } from 'vitest'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { sampleMemo } from '#server/testing/sample-memo.ts'
import { founderQuestions, listFounderQuestions } from './founder-questions.ts'
import { memoSections } from './memo-fields.ts'

const contradict = (memo: ReturnType<typeof sampleMemo>, section: string, name: string, values: string[]) => {
  const source = { value: '' }
  fieldIn(memo.validated_response, section, name).contradicted_by = values.map((value) => ({
    value,
    reason: 'Page 4 says so.',
    settled: false,
    source,
  }))
}

describe('questions to founders', () => {
  it('are there for every field that can be asked, each one sentence of its own', () => {
    const asked = memoSections
      .filter(({ name }) => name !== 'Company type')
      .flatMap(({ fields }) => fields.flatMap(({ key, type }) => (type === 'bool' ? [] : [key])))
    expect(Object.keys(founderQuestions).sort()).toEqual([...asked].sort())
    const texts = Object.values(founderQuestions)
    expect(new Set(texts).size).toBe(texts.length)
    for (const text of texts) expect(text).toMatch(/^[A-Z][^.?]{10,100}\?$/)
  })

  it('come from what a memo does not know, the most important first, at most 8', () => {
    const questions = listFounderQuestions(sampleMemo({ values: { Revenue: '€1.2M ARR', 'Amount Raising': '€3M' } }))
    expect(questions).toHaveLength(8)
    expect(questions[0]).toBe('How many paying customers do you have today?')
    expect(questions).not.toContain(founderQuestions.revenue)
    expect(questions).not.toContain(founderQuestions.amount_raising)
  })

  it('ask about the founders once where none is known, and for what is missing of those that are', () => {
    const unknown = listFounderQuestions(sampleMemo())
    expect(unknown).toContain(founderQuestions.founder_name)
    const known = listFounderQuestions(sampleMemo({ founders: [{ 'Founder Name': 'Ada Moore' }] }))
    expect(known).not.toContain(founderQuestions.founder_name)
  })

  it('give both values of a field that is contradicted', () => {
    const memo = sampleMemo({ values: { Revenue: '€1.2M ARR', Customers: '40' } })
    contradict(memo, 'Traction', 'Customers', ['55'])
    expect(listFounderQuestions(memo)[0]).toBe('How many paying customers do you have today? We found both 40 and 55.')
    contradict(memo, 'Traction', 'Customers', ['55', '60'])
    expect(listFounderQuestions(memo)[0]).toBe('How many paying customers do you have today? We found 40, 55 and 60.')
  })

  it('keep to the firm what a person wrote', () => {
    const memo = sampleMemo({ values: { Customers: '40' } })
    contradict(memo, 'Traction', 'Customers', ['55'])
    Object.assign(fieldIn(memo.validated_response, 'Traction', 'Customers'), {
      edited: true,
      found: '55',
      standing: 'entered',
    })
    const asked = listFounderQuestions(memo).filter((question) => question.startsWith(founderQuestions.customers))
    expect(asked).toEqual([founderQuestions.customers])
    contradict(memo, 'Traction', 'Customers', ['55', '60'])
    expect(listFounderQuestions(memo)).toContain(`${founderQuestions.customers} We found both 55 and 60.`)
  })
})
