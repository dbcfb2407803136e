import { describe, expect, it } from 'vitest'
import { openText } from './open-text.ts'

describe('openText', () => {
  it('gives the place that comes near, with its words', () => {
    expect(openText({ page: 6 }, 'The goal is 120,000.')).toBe(
      'Not stated outright; page 6 comes near: “The goal is 120,000”.',
    )
    expect(openText({ page: null, document: 'updates' }, 'Burn fell again')).toBe(
      'Not stated outright; the update comes near: “Burn fell again”.',
    )
  })

  it('shows the words around what was searched for, within its length', () => {
    const words = `${'long before '.repeat(20)}burn is falling ${'long after '.repeat(20)}`
    const text = openText({ page: 6 }, words, 'burn')
    expect(text).toContain(' burn ')
    expect(text.length).toBeLessThanOrEqual(140)
  })
})
