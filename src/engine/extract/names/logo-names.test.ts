import { describe, expect, it } from 'vitest'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
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

  it('are cited where the title says that they compete, though they stand on a slide of strengths before', () => {
    const slides = [{ title: 'Why we win' }, { title: 'Competitors' }].map((one) => ({ ...one, logos: ['Vendrally'] }))
    const { facts } = factsOf(competitorExtractor, [{ title: 'Tillbrook' }, ...slides])
    expect(facts.map(({ value, evidence }) => [value, evidence[0]?.page])).toEqual([['Vendrally', 3]])
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

  it('are left out under a heading where they were read in doubt', () => {
    const [first, ...others] = [cover, { title: 'Our customers', logos: ['Pellmoor Foods', 'castrel', 'Halden'] }]
    const pages = [first, ...others].map((spec) => page(spec ?? cover))
    const doubtful = pages[1]?.logos?.[1]?.words[0]
    if (doubtful) doubtful.confidence = 0.8
    const facts = customerExtractor.extract(prepareInput(understandDeck(deck(pages))))
    expect(facts.map(({ value }) => value)).toEqual(['Pellmoor Foods', 'Halden'])
  })
})
