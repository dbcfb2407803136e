import { describe, expect, it } from 'vitest'
import type { PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { competitorExtractor } from './competitors.ts'
import { customerExtractor } from './customers.ts'
import { investorExtractor } from './investors.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Irrigation software for orchards'] }
const problem: PageSpec = { title: 'The problem', blocks: ['Growers waste half of their water.'] }
const named = (extractor: Parameters<typeof factsOf>[0], page: PageSpec) =>
  factsOf(extractor, [cover, problem, page]).facts.map((one) => one.value)

describe('names on logos', () => {
  it('are competitors where the slide is about competition, the own one left out', () => {
    const logos = ['Vendrally', 'orbita cloud', 'Tillbrook', 'HALDEN']
    expect(named(competitorExtractor, { title: 'Competitive landscape', logos })).toEqual([
      'Vendrally',
      'orbita cloud',
      'HALDEN',
    ])
    expect(named(competitorExtractor, { title: 'How it works', logos })).toEqual([])
  })

  it('are not what labels of a diagram say', () => {
    const logos = ['market share', 'Fast', 'K2', 'prices per tree']
    expect(named(competitorExtractor, { title: 'Competition', logos })).toEqual([])
  })

  it('are not the labels of a comparison beside them, nor the own logo beside own strengths', () => {
    const logos = ['Vendrally', 'Diet Nutrition', 'Socialization']
    expect(named(competitorExtractor, { title: 'Competition', logos })).toEqual(['Vendrally'])
    expect(named(competitorExtractor, { title: 'Competition', logos: ['Next Earth'] })).toEqual(['Next Earth'])
    expect(named(competitorExtractor, { title: 'Competitive advantages', logos: ['Tilbrok'] })).toEqual([])
  })

  it('are customers and investors under a heading that says so, up to the next heading', () => {
    const logos = ['Pellmoor Foods', 'castrel']
    expect(named(customerExtractor, { title: 'Our customers', logos })).toEqual(['Pellmoor Foods', 'castrel'])
    expect(named(investorExtractor, { title: 'Our investors', logos })).toEqual(['Pellmoor Foods', 'castrel'])
    const partners = { title: 'Our customers', blocks: [{ lines: 'Technology partners', x: 0.06, y: 0.45 }], logos }
    expect(named(customerExtractor, partners)).toEqual([])
  })
})
