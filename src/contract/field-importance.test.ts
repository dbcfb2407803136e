import { describe, expect, test } from 'vitest'
import { findImportance, importantFields } from './field-importance.ts'

describe('findImportance', () => {
  test.each([
    ['Company Name', 1],
    ['Role', 1],
    ['Gross Margin', 2],
    ['Competitors', 2],
    ['Problem', 3],
    ['Email', 4],
    ['Repeat Founder', 4],
  ])('%s: %i', (name, importance) => {
    expect(findImportance(name)).toBe(importance)
  })
  test('the important fields stand in the order of their importance', () => {
    expect(importantFields.map(findImportance)).toEqual([...importantFields.keys()].map((at) => (at < 9 ? 1 : 2)))
  })
})
