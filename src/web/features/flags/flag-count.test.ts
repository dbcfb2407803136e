import { describe, expect, it } from 'vitest'
import { listFlagOptions } from '#contract/flag-form.ts'
import { formatFlagCount, formatOptionCount } from './flag-count.ts'

const template = {
  green_flags: ['b2b', 'seed', 'ai', 'saas'],
  red_flags: ['b2c'],
  input_flags: { quantity_of_founders: 2 },
}

describe('the count of flags', () => {
  it('is that of a template', () => {
    expect(formatFlagCount(template)).toBe('4 green, 1 red')
    expect(formatFlagCount({ green_flags: [], red_flags: [] })).toBe('0 green, 0 red')
  })

  it('is that of options, neutral ones and those without a state aside', () => {
    const options = [...listFlagOptions('client_type', template), ...listFlagOptions('industry', template)]
    expect(formatOptionCount(options)).toBe('3 green, 1 red')
    expect(formatOptionCount(options.map((option) => ({ ...option, flag: undefined })))).toBe('0 green, 0 red')
  })
})
