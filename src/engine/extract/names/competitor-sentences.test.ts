import { describe, expect, it } from 'vitest'
import type { BlockSpec, PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { competitorExtractor } from './competitors.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Irrigation software for orchards'] }
const solution: PageSpec = { title: 'Our solution', blocks: ['Tillbrook waters each tree by itself.'] }
const rivals = (title: string, ...blocks: Array<string | BlockSpec>) =>
  factsOf(competitorExtractor, [cover, solution, { title, blocks }]).facts.map((one) => one.value)
const at = (lines: string, x: number, y: number, size = 16): BlockSpec => ({ lines, x, y, size })

describe('competitors that a slide speaks of', () => {
  it.each<[string, string, string[]]>([
    ['sentences about each', 'Competition', ['Vendrally is slow and costly.', 'Orbita lacks an offline mode.']],
    ['a sentence about both', 'Competition', ['Vendrally and Orbita plan for large farms.']],
    [
      'a part of another slide',
      'Market',
      ['A market of €4B', 'Competition\nVendrally and Orbita plan for large farms.'],
    ],
    ['a label before a list', 'Competition', ['Similar products: Vendrally, Orbita']],
    ['labels line by line', 'Competition', ['Clocks for fields: Vendrally, Orbita\nFarm software: Halden, Norvane']],
    ['brackets', 'Competition', ['Large incumbents (Vendrally, Orbita) sell to greenhouses']],
    ['brackets after what exists', 'Problem', ['Existing solutions (Vendrally, Orbita) are slow']],
    ['who plays in a market', 'Market', ['The main players in irrigation are Vendrally and Orbita.']],
    ['a list after a place', 'Market', ['Competitors in this space: Vendrally (Spain), Orbita (Chile)']],
    ['numbers', 'Competitors', ['1. Vendrally\n2. Orbita\n3. Halden\n4. Norvane']],
  ])('are read from %s', (_, title, blocks) => {
    expect(rivals(title, ...blocks).slice(0, 2)).toEqual(['Vendrally', 'Orbita'])
  })

  it('may be one alone, when it is called so', () => {
    expect(rivals('Competition', 'Vendrally is our main competitor.')).toEqual(['Vendrally'])
  })

  it('stand under a heading on another slide, and below larger headings of their kind', () => {
    const market = [at('A market of €4B', 0.06, 0.3), at('Competitors', 0.06, 0.5, 20), at('Vendrally', 0.06, 0.58)]
    expect(rivals('Market', ...market)).toEqual(['Vendrally'])
    const kinds = [
      at('Clocks', 0.06, 0.3, 20),
      at('Vendrally\nOrbita', 0.06, 0.38),
      at('Software', 0.5, 0.3, 20),
      at('Halden\nNorvane', 0.5, 0.38),
    ]
    expect(rivals('Competition', ...kinds)).toEqual(['Vendrally', 'Orbita', 'Halden', 'Norvane'])
  })

  it('stand on a map, two of them at one height', () => {
    const map = [
      at('Costly', 0.45, 0.2),
      at('Vendrally', 0.2, 0.3),
      at('Tillbrook', 0.8, 0.3),
      at('Orbita', 0.7, 0.75),
      at('Halden', 0.3, 0.7),
    ]
    expect(rivals('Competitive landscape', ...map)).toEqual(['Vendrally', 'Orbita', 'Halden'])
  })

  it('are not what stands behind labels of languages and of problems', () => {
    const others = ['Localisation: EN, PL, DE', 'Problem: Fragmented and Unstructured']
    expect(rivals('Competition', ...others)).toEqual([])
    expect(rivals('Competition', 'Clocks: Vendrally, Orbita', ...others)).toEqual(['Vendrally', 'Orbita'])
  })

  it.each<[string, string, Array<string | BlockSpec>]>([
    [
      'features',
      'Competition',
      ['• Speed: twice as fast\n• Offline Mode: works anywhere\n• Data Ownership: with the grower'],
    ],
    ['own strengths', 'Competitive advantages', ['• Smart Routing – our own\n• Veltro Valve – lasts ten years']],
    ['common things', 'Competition', ['Insurance is costly.', 'Water has a price.', 'No one offers a full solution.']],
    ['regions and crops', 'Market landscape', ['Regions: Europe, Asia\nCrops: Apples, Pears, Plums']],
    ['partners in brackets', 'Competition', ['Sold by partners (Norvik, Halden)', 'We are certified (ISO, TUV)']],
    [
      'ways it is done today',
      'Competition',
      [at('Drip Systems', 0.3, 0.3), at('Tillbrook', 0.6, 0.3), at('Manual Labour', 0.8, 0.3)],
    ],
  ])('are none where the slide tells of %s', (_, title, blocks) => {
    expect(rivals(title, ...blocks)).toEqual([])
  })
})
