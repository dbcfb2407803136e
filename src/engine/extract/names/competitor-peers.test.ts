import { describe, expect, it } from 'vitest'
import type { BlockSpec, PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { competitorExtractor } from './competitors.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Irrigation software for orchards'] }
const solution: PageSpec = { title: 'Our solution', blocks: ['Tillbrook waters each tree by itself.'] }
const rivals = (...pages: PageSpec[]) =>
  factsOf(competitorExtractor, [cover, solution, ...pages]).facts.map((one) => one.value)
const at = (lines: string, x: number, y: number, size = 16): BlockSpec => ({ lines, x, y, size })
const column = (...names: string[]) => names.map((name, index) => at(name, 0.06, 0.3 + index * 0.08))

describe('the company among names of its kind', () => {
  it('is in one column with rivals, on a slide that does not say so', () => {
    const blocks = column('Vendrally', 'Orbita', 'Tillbrook', 'Halden')
    expect(rivals({ title: 'Strong on all four criteria of growers', blocks })).toEqual([
      'Vendrally',
      'Orbita',
      'Halden',
    ])
  })

  it.each<[string, string, BlockSpec[]]>([
    ['kinds of things', 'Strong on all criteria', column('Weather apps', 'Clocks', 'Tillbrook', 'Spreadsheets')],
    ['two names alone', 'Strong on all criteria', column('Vendrally', 'Tillbrook', 'Orbita')],
    ['customers', 'Our customers', column('Vendrally', 'Orbita', 'Tillbrook', 'Halden')],
    ['partners', 'Partners', column('Vendrally', 'Orbita', 'Tillbrook', 'Halden')],
    [
      'markets that it is part of',
      'A category of its own',
      [...column('Vendrally', 'Orbita', 'Tillbrook', 'Halden'), at('Total addressable market: $4B', 0.5, 0.3)],
    ],
  ])('beside %s competes with none', (_, title, blocks) => {
    expect(rivals({ title, blocks })).toEqual([])
  })

  it('is in one column with rivals beside a name or a sentence with the letters of a market’s size', () => {
    for (const aside of ['Mr Tam Nguyen', 'We take a share of the TAM from all who are named on this page']) {
      const blocks = [...column('Vendrally', 'Orbita', 'Tillbrook', 'Halden'), at(aside, 0.5, 0.3)]
      expect(rivals({ title: 'Strong on all four criteria of growers', blocks }), aside).toHaveLength(3)
    }
  })

  it('heads one of several cards in a row, each with words in brackets', () => {
    const heads = ['Vendrally (classic)', 'Orbita (on order)', 'Tillbrook (free plan)']
    const blocks = heads.flatMap((head, index) => [
      at(head, 0.06 + index * 0.3, 0.3),
      at('A fee for each tree that is watered', 0.06 + index * 0.3, 0.36, 10),
    ])
    expect(rivals({ title: 'What growers pay today', blocks })).toEqual(['Vendrally', 'Orbita'])
  })

  it('stands right of each rival', () => {
    const rows = ['Vendrally', 'Orbita'].flatMap((name, index) => [
      at(name, 0.06, 0.3 + index * 0.2),
      at('vs.', 0.4, 0.3 + index * 0.2),
      at('Tillbrook', 0.6, 0.3 + index * 0.2),
    ])
    expect(rivals({ title: 'How we compare', blocks: rows })).toEqual(['Vendrally', 'Orbita'])
  })
})

describe('names in one type', () => {
  const segments = [
    at('Clocks', 0.06, 0.25, 22),
    at('Vendrally', 0.06, 0.35),
    at('Orbita', 0.2, 0.35),
    at('Farm records', 0.5, 0.25, 22),
    at('Halden', 0.5, 0.35),
    at('Norvane', 0.65, 0.35),
    at('Ramp', 0.8, 0.35),
  ]
  it('are the rivals of a market map, plain words among them, and its segments are not', () => {
    expect(rivals({ title: 'Competitive landscape', blocks: segments })).toEqual([
      ...['Vendrally', 'Orbita', 'Halden', 'Norvane', 'Ramp'],
    ])
  })

  it('are features where they are words', () => {
    const words = ['Speed', 'Accuracy', 'Service', 'Coverage', 'Comfort']
    const blocks = words.map((word, index) => at(word, 0.1 + (index % 3) * 0.3, 0.3 + Math.floor(index / 3) * 0.3))
    expect(rivals({ title: 'Competition', blocks })).toEqual([])
  })
})

describe('names in the type of the company’s own', () => {
  const map = [
    at('Full clearance', 0.5, 0.2, 12),
    at('Vendrally', 0.3, 0.3),
    at('Tillbrook', 0.7, 0.35),
    at('Orbita', 0.2, 0.5),
    at('Halden', 0.6, 0.65),
    at('Norvane', 0.4, 0.75),
  ]
  it('are its rivals on a map whose slide says nothing', () => {
    expect(rivals({ title: 'Level of service', blocks: map })).toEqual(['Vendrally', 'Orbita', 'Halden', 'Norvane'])
  })

  it('are partners on a slide of partners', () => {
    expect(rivals({ title: 'Our partners', blocks: map })).toEqual([])
  })
})

describe('names with what is said of them', () => {
  it('are read where the title speaks of what exists, from lines, brackets and lists', () => {
    const lines = ['Vendrally – growers water by hand', 'Orbita – no sensors', 'Halden – dear']
    expect(rivals({ title: 'Who else is out there?', blocks: [lines.join('\n')] })).toEqual([
      ...['Vendrally', 'Orbita', 'Halden'],
    ])
    const lists = 'Start-ups: Vendrally, First Street, Orbita\nConsultants of fields (e.g. Halden, Norvane)'
    expect(rivals({ title: 'Competition', blocks: [lists] }).toSorted()).toEqual([
      ...['Halden', 'Norvane', 'Orbita', 'Vendrally'],
    ])
  })

  it('stand in the first of several columns, whatever the others hold', () => {
    const rows = ['Vendrally (Orbit)', 'Orbita', 'Halden', 'Stickers and stamps'].flatMap((name, index) => [
      at(name, 0.1, 0.3 + index * 0.08),
      at('$99', 0.5, 0.3 + index * 0.08),
    ])
    expect(rivals({ title: 'Alternatives people mention', blocks: rows })).toEqual(['Vendrally', 'Orbita', 'Halden'])
  })

  it('stand under headings in other languages', () => {
    const french = [at('Concurrents directs', 0.06, 0.25, 20), at('Vendrally', 0.06, 0.35), at('Orbita', 0.06, 0.42)]
    expect(rivals({ title: 'La concurrence', blocks: french })).toEqual(['Vendrally', 'Orbita'])
  })

  it('may hold an ampersand, with their place in brackets', () => {
    const blocks = ['Vendrally (Spain)\nHalden & Norvane (Chile)\nOrbita (Peru)']
    expect(rivals({ title: 'Competition', blocks })).toEqual(['Vendrally', 'Halden & Norvane', 'Orbita'])
  })
})
