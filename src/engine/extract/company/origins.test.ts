import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { employeesExtractor, yearFoundedExtractor } from './origins.ts'

const understood = (title: string, ...blocks: string[]) =>
  understandDeck(
    deck([page({ title: 'Norvane' }), page({ title, blocks }), page({ title: 'Thank you' })], {
      createdOn: '2025-05-02',
    }),
  )
const year = (...blocks: string[]) =>
  yearFoundedExtractor.extract(prepareInput(understood('About us', ...blocks)))[0]?.value
const heads = (title: string, ...blocks: string[]) =>
  employeesExtractor.extract(prepareInput(understood(title, ...blocks)))[0]?.value

describe('yearFoundedExtractor', () => {
  it.each([
    ['Founded in 2021 in Porto', '2021'],
    ['Established 2019', '2019'],
    ['Since 2018', '2018'],
    ['Norvane was created in January 2020 with a first prototype', '2020'],
    ['Incorporated in Delaware in 2022', '2022'],
    ['Gegründet 2017. Wir sind ein Team aus Köln und bauen die Werkzeuge für das Handwerk.', '2017'],
    ['2019 Company founded\n2020 First customers', '2019'],
    ['Fundada en 2016 para que las pymes de la región puedan cobrar por sus servicios.', '2016'],
  ])('reads %s', (text, expected) => {
    expect(year(text)).toBe(expected)
  })

  it.each([
    ['Ana previously founded Tilt in 2015 (acquired)'],
    ['With the pilot established and sensors installed, 2024 is our year'],
    ['Mobile app launched in 2023'],
    ['The market has grown since 2010'],
    ['Founded in 2031'],
  ])('does not read %s', (text) => {
    expect(year(text)).toBeUndefined()
  })
})

describe('employeesExtractor', () => {
  it('reads a stated head count', () => {
    expect(heads('Team', 'A team of 14 in Porto')).toBe('14')
    expect(heads('Team', '23 full-time employees')).toBe('23')
    expect(heads('Team', 'A founder-led team of 14 employees')).toBe('14')
    expect(heads('About us', 'Norvane employs 17 people')).toBe('17')
    expect(heads('Team', '64 people · founded 2022 · backed by Elmfund')).toBe('64')
    expect(heads('Team', '17 full-time, of whom 6 trainers')).toBe('17')
    expect(heads('Team', 'There are 19 of us in Porto and Oslo. Eleven play.')).toBe('19')
    expect(heads('Team', '26 people, 19 of them engineers. Investors: Elmfund, who led.')).toBe('26')
  })

  it("does not take the customers' staff, plans or faces", () => {
    expect(heads('Market', 'Companies with 200 employees')).toBeUndefined()
    expect(heads('Team', 'We will hire 5 employees')).toBeUndefined()
    expect(heads('Team', 'A lean team (2–3 FTEs) to run and document it')).toBeUndefined()
    expect(heads('Traction', '64 people · founded 2022 · backed by Elmfund')).toBeUndefined()
    expect(heads('Team', '40 full-time jobs for growers')).toBeUndefined()
    expect(heads('Team', '8 people have tested it')).toBeUndefined()
    expect(heads('Team', '15 people at Castrel reported to Mira')).toBeUndefined()
    expect(heads('Team', 'Our team of 40 engineers and designers we will hire in 2027')).toBeUndefined()
    expect(heads('Team', 'Ana Ruiz', 'Tom Berg')).toBeUndefined()
    expect(heads('Team', 'Led a team of 50 at a carmaker')).toBeUndefined()
  })
})
