import { describe, expect, it } from 'vitest'
import { startsWithIcon, withoutIcons } from './without-icons.ts'

describe('withoutIcons', () => {
  it('takes icons and emoji from both ends of a line, and leaves its words, figures and marks of a name', () => {
    expect(withoutIcons('🌊 Brackwater ⚓️')).toBe('Brackwater')
    expect(withoutIcons('⚠️ Floods come late')).toBe('Floods come late')
    expect(withoutIcons('Brackwater™ 360')).toBe('Brackwater™ 360')
    expect(withoutIcons('1st harbour')).toBe('1st harbour')
  })
})

describe('startsWithIcon', () => {
  it('knows a sign of warning from a figure', () => {
    expect(startsWithIcon(' ⚠ Floods')).toBe(true)
    expect(startsWithIcon('3 harbours')).toBe(false)
  })
})
