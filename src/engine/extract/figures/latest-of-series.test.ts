import { describe, expect, it } from 'vitest'
import type { PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { metricExtractor } from './metrics.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Software for orchards'] }
const filler: PageSpec = { title: 'Solution', blocks: ['A sensor on each tree tells when to water it.'] }
const read = (line: string) =>
  factsOf(metricExtractor, [cover, filler, { title: 'Traction', blocks: [line] }], { createdOn: '2025-03-01' })

describe('takeLatest', () => {
  it.each<[string, string]>([
    ['Revenue: $0.4M in 2022, $1.3M in 2023, $3.1M in 2024', 'revenue = $3.1M Revenue'],
    ['Revenue: $3.1M in 2024, $1.3M in 2023, $0.4M in 2022', 'revenue = $3.1M Revenue'],
    ['Revenue 2022: $0.4M 2023: $1.3M 2024: $3.1M', 'revenue = $3.1M Revenue'],
    ['Subscribers: 2,900 in 2022, 14,700 in 2023, 38,400 in 2024', 'users = 38,400'],
  ])('gives the last of %s', (line, fact) => {
    const { said, facts } = read(line)
    expect(said).toEqual([fact])
    expect(facts[0]?.scope).toMatchObject({ period: '2024', nature: 'actual' })
  })

  it('gives the last that is past where the last of all is ahead of the deck', () => {
    const { said, facts } = read('Revenue: $0.4M in 2022, $1.3M in 2023, $4M in 2030')
    expect(said).toEqual(['revenue = $1.3M Revenue'])
    expect(facts[0]?.scope).toMatchObject({ period: '2023', nature: 'actual' })
  })

  it('leaves a figure alone beside others without a year of their own', () => {
    expect(read('Revenue: $1.3M in 2023, of it $0.4M from Spain').said).toEqual(['revenue = $1.3M Revenue'])
  })
})
