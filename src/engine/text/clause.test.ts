import { describe, expect, it } from 'vitest'
import { isClause } from './clause.ts'

describe('isClause', () => {
  it.each([
    'The app unlocks new insights for coaches.',
    'Operators train inside live production.',
    'Create and organise the berths of a season.',
    'Growers saw their costs fall by half.',
    'The platform books berths for every harbour.',
    'When the season ends, guests leave.',
    'We grow with every harbour.',
  ])('finds what %j says', (text) => {
    expect(isClause(text)).toBe(true)
  })

  it.each([
    'Two revenue engines, one compounding system.',
    'That employers will pay for signals.',
    'To build tools for harbours.',
    'Help desk of the harbours',
    'Trends of berths, a forecast and an insight summary.',
    'Sales, services and repairs of boats',
    'Market share of contracts',
  ])('finds nothing said by %j', (text) => {
    expect(isClause(text)).toBe(false)
  })
})
