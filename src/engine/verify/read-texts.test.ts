import { describe, expect, it } from 'vitest'
import { createTextReader } from './read-texts.ts'

describe('createTextReader', () => {
  it('reads a text in its normal form, with its quantities', () => {
    const { index, quantities } = createTextReader()('Raised  $2M')
    expect([index.normal.text, quantities.map(({ amount }) => amount)]).toEqual(['raised $2m', [2e6]])
  })

  it('reads the same text once', () => {
    const read = createTextReader()
    expect(read('12 shops')).toBe(read('12 shops'))
    expect(read('12 shops').quantities).toBe(read('12 shops').quantities)
  })
})
