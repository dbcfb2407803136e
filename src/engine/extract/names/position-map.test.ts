import { describe, expect, it } from 'vitest'
import type { BlockSpec, PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { competitorExtractor } from './competitors.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Irrigation software for orchards'] }
const solution: PageSpec = { title: 'Our solution', blocks: ['Tillbrook waters each tree by itself.'] }
const rivals = (title: string, blocks: BlockSpec[]) =>
  factsOf(competitorExtractor, [cover, solution, { title, blocks }]).facts.map((one) => one.value)
const at = (lines: string, x: number, y: number, size = 16): BlockSpec => ({ lines, x, y, size })

const self = at('Tillbrook', 0.75, 0.28, 22)
const others = [at('Vendrally', 0.2, 0.35), at('Orbita (cloud)', 0.42, 0.72), at('Halden', 0.3, 0.55)]
const axes = [at('made for fields', 0.05, 0.5, 11), at('made for trees', 0.86, 0.5, 11)]
const names = ['Vendrally', 'Orbita', 'Halden']

describe('a positioning map', () => {
  it('names competitors around the company, whatever its title', () => {
    expect(rivals('Between the clock and the agronomist', [self, ...others, ...axes])).toEqual(names)
  })

  it('has axes of everyday words where they end', () => {
    const ends = [at('Simple', 0.5, 0.95), at('Costly', 0.02, 0.45)]
    expect(rivals('Why growers switch', [self, ...others, ...ends])).toEqual(names)
  })

  it.each<[string, BlockSpec[]]>([
    ['the company is not on it', others],
    ['names stand in columns', [self, ...names.map((name, row) => at(name, 0.2, 0.35 + row * 0.15))]],
    ['names stand in a row', [self, ...names.map((name, column) => at(name, 0.1 + column * 0.2, 0.6))]],
    ['only two others are on it', [self, ...others.slice(0, 2)]],
    [
      'it is amid text',
      [
        self,
        ...others,
        ...[0.8, 0.85, 0.9].map((y) => at('Growers of apples and pears water each of their trees', 0.06, y, 11)),
      ],
    ],
  ])('is none where %s', (_, blocks) => {
    expect(rivals('Between the clock and the agronomist', [...blocks, ...axes])).toEqual([])
  })

  it.each(['Meet the team', 'Contact', 'Our partners', 'Integrations'])('is none on a slide of others: %s', (title) => {
    expect(rivals(title, [self, ...others])).toEqual([])
  })
})
