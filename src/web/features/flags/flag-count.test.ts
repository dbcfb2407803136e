import { describe, expect, it } from 'vitest'
import { flagOptions } from '#contract/flag-form.ts'
import { flagCount, optionCount } from './flag-count.ts'

const template = {
  green_flags: ['b2b', 'seed', 'ai', 'saas'],
  red_flags: ['b2c'],
  input_flags: { quantity_of_founders: 2 },
}

describe('the count of flags', () => {
  it('is that of a template', () => {
    expect(flagCount(template)).toBe('4 green, 1 red')
    expect(flagCount({ green_flags: [], red_flags: [] })).toBe('0 green, 0 red')
  })

  it('is that of options, neutral ones and those without a state aside', () => {
    const options = [...flagOptions('client_type', template), ...flagOptions('industry', template)]
    expect(optionCount(options)).toBe('3 green, 1 red')
    expect(optionCount(options.map((option) => ({ ...option, flag: undefined })))).toBe('0 green, 0 red')
  })
})
