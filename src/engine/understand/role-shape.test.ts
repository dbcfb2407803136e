import { describe, expect, it } from 'vitest'
import { isOffice, isRole } from './role-shape.ts'

describe('isRole', () => {
  it('takes offices and jobs, and no sentence about one', () => {
    expect(isRole('CTO, co-founder')).toBe(true)
    expect(isRole('Head of Sales')).toBe(true)
    expect(isRole('She was CTO of Norvik Foods')).toBe(false)
  })
})

describe('isOffice', () => {
  it('takes of the roles those with an office or a founder word', () => {
    expect(isOffice('CTO, co-founder')).toBe(true)
    expect(isOffice('Head of Sales')).toBe(false)
    expect(isOffice('She was CTO of Norvik Foods')).toBe(false)
  })
})
