import { describe, expect, it } from 'vitest'
import type { z } from 'zod'
import { flagCategories, flagForm, listFlagOptions, makeFlagForm, readFlags } from './flag-form.ts'
import { options } from './options.ts'

const saved = {
  green_flags: ['b2b', 'seed', 'ai'],
  red_flags: ['hq_offshore', 'tm_offshore', 'gaming'],
  input_flags: { quantity_of_founders: 2 },
}

/** The first message of every wrong field. */
function messagesOf(form: unknown): Record<string, string> {
  const issues: z.core.$ZodIssue[] = flagForm.safeParse(form).error?.issues ?? []
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [String(path[0]), message]))
}

describe('the flag form', () => {
  it('requires every category, in the words of the specification', () => {
    expect(messagesOf({})).toEqual({
      clientType: 'Client Type is required',
      productType: 'Product Type is required',
      bussinesModel: 'Bussines Model is required',
      stage: 'Stage is required',
      headquarterLocated: 'Headquarter Located is required',
      targetMarket: 'Target Market is required',
      quantityOfFounders: 'Quantity of Foundesr  is required',
      industriesPicker: 'Industries selection is required',
    })
    expect(messagesOf({ ...makeFlagForm(saved), stage: [] })).toEqual({ stage: 'Stage is required' })
  })

  it('requires a flag for every option', () => {
    const entries = flagCategories.map(({ key, vocabulary }) => [
      key,
      listFlagOptions(vocabulary).map((option, at) => (at === 1 ? { ...option, flag: undefined } : option)),
    ])
    expect(messagesOf({ ...makeFlagForm(saved), ...Object.fromEntries(entries) })).toEqual({
      clientType: 'Select Flag for all Client Type options',
      productType: 'Select Flag for all Product Type options',
      bussinesModel: 'Select Flag for all Business Model options',
      stage: 'Select Flag for all Stage Options',
      headquarterLocated: 'Select Flag for all Headquarter Located Options',
      targetMarket: 'Select Flag for all Target Market Options',
    })
  })

  it.each([Number.NaN, '', null])('takes %s for no quantity of founders', (quantityOfFounders) => {
    const messages = messagesOf({ ...makeFlagForm(saved), quantityOfFounders })
    expect(messages).toEqual({ quantityOfFounders: 'Quantity of Foundesr  is required' })
  })

  it.each([-1, 1.5, 51])('refuses %s founders', (quantityOfFounders) => {
    const wrong = 'Quantity of founders must be a whole number from 0 to 50.'
    expect(messagesOf({ ...makeFlagForm(saved), quantityOfFounders })).toEqual({ quantityOfFounders: wrong })
  })

  it('starts neutral, without industries until the wizard is done', () => {
    const start = makeFlagForm()
    expect(readFlags(start)).toEqual({ green_flags: [], red_flags: [], input_flags: { quantity_of_founders: 0 } })
    expect(start.stage).toHaveLength(options.stage.length)
    expect(start.industriesPicker).toBeUndefined()
    expect(messagesOf(start)).toEqual({ industriesPicker: 'Industries selection is required' })
    expect(flagForm.safeParse({ ...start, industriesPicker: listFlagOptions('industry') }).success).toBe(true)
  })

  it('shows what was saved and gives it back', () => {
    const form = makeFlagForm(saved)
    expect(form.clientType[0]).toEqual({ label: 'B2B', value: 'b2b', type: 'client_type', flag: 'green' })
    expect(readFlags(form)).toEqual(saved)
  })

  it('counts an option without a flag as neutral', () => {
    const form = makeFlagForm(saved)
    const without = { ...form, clientType: form.clientType.map((option) => ({ ...option, flag: undefined })) }
    expect(readFlags(without).green_flags).toEqual(['seed', 'ai'])
  })
})
