import { describe, expect, it } from 'vitest'
import { type BlockSpec, deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { headquartersExtractor } from './headquarters.ts'
import { findInlineValues, findLabelledValues } from './labelled-values.ts'
import { employeesExtractor, yearFoundedExtractor } from './origins.ts'

const understood = (title: string, blocks: Array<string | BlockSpec>) =>
  understandDeck(
    deck([page({ title: 'Norvane' }), page({ title, blocks }), page({ title: 'Thank you' })], {
      createdOn: '2025-05-02',
    }),
  )
const table = [
  ['Founded', '2021'],
  ['Headquarters', 'Leipzig, Germany'],
  ['Employees', '12'],
].flatMap((row, i) => row.map((lines, j) => ({ lines, x: 0.06 + j * 0.3, y: 0.3 + i * 0.1, size: 16 })))
const tile = (value: string, label: string): BlockSpec[] => [
  { lines: value, x: 0.1, y: 0.35, size: 36, bold: true },
  { lines: label, x: 0.1, y: 0.44, size: 14 },
]

describe('valuesLabelled', () => {
  it('reads a table of facts, each value with its label', () => {
    const facts = understood('Company overview', table)
    expect(yearFoundedExtractor.extract(prepareInput(facts))[0]).toMatchObject({
      value: '2021',
      rule: 'year-founded.labelled',
    })
    expect(headquartersExtractor.extract(prepareInput(facts))[0]?.value).toBe('Leipzig, Germany')
    expect(employeesExtractor.extract(prepareInput(facts))[0]?.value).toBe('12')
  })

  it('reads tiles, and a label over its value', () => {
    expect(yearFoundedExtractor.extract(prepareInput(understood('About us', tile('2021', 'Founded'))))[0]?.value).toBe(
      '2021',
    )
    expect(employeesExtractor.extract(prepareInput(understood('About us', tile('12', 'Team members'))))[0]?.value).toBe(
      '12',
    )
    expect(yearFoundedExtractor.extract(prepareInput(understood('About us', ['Year founded\n2021'])))[0]?.value).toBe(
      '2021',
    )
  })

  it('reads a short value behind a colon, and quotes the line', () => {
    const founded = (line: string) =>
      understood('About us', [line])
        .slides.flatMap((slide) => findInlineValues(slide, /^founded$/i))
        .map(({ value, quotes }) => [value, ...quotes])
    expect(founded('• Founded : 2021')).toEqual([['2021', '• Founded : 2021']])
    expect(founded('Founded a choir: 2021')).toEqual([])
    expect(founded('Founded: by two growers who had counted the fruit of each tree by hand')).toEqual([])
  })

  it('asks for a label of nothing but its words, and for a value of its shape', () => {
    expect(findLabelledValues(understood('About us', tile('2021', 'Founded a choir')), /^founded$/i)).toEqual([])
    expect(yearFoundedExtractor.extract(prepareInput(understood('About us', tile('2031', 'Founded'))))).toEqual([])
    expect(employeesExtractor.extract(prepareInput(understood('Financial projections', table)))).toEqual([])
    expect(headquartersExtractor.extract(prepareInput(understood('About us', tile('Global', 'Location'))))).toEqual([])
  })
})

describe('headquarters in other words', () => {
  it.each([
    ['We are a London-based startup', 'London'],
    ['A Berlin-based software company', 'Berlin'],
  ])('reads %s', (line, place) => {
    expect(headquartersExtractor.extract(prepareInput(understood('About us', [line])))[0]?.value).toBe(place)
  })

  it('is not where a founder worked', () => {
    expect(
      headquartersExtractor.extract(prepareInput(understood('About us', ['Ana worked for a Paris-based company']))),
    ).toEqual([])
  })
})
