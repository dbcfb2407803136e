import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { findFounders } from './find-founders.ts'

type Spec = Parameters<typeof page>[0]
const solution = { title: 'Solution', blocks: ['Sensors tell growers when to water'] }
const foundersOf = (cover: Spec, ...rest: Spec[]) =>
  findFounders(prepareInput(understandDeck(deck([cover, solution, ...rest].map((spec) => page(spec))))))
const namesOf = (cover: Spec, ...rest: Spec[]) => foundersOf(cover, ...rest).map(({ name }) => name)
const cover = (...lines: string[]) => ({
  title: 'Norvane',
  blocks: lines.map((line, index) => ({ lines: line, y: 0.6 + index * 0.08, size: 14 })),
})

describe('people who sign a deck without cards', () => {
  it('stand behind a word for those who made it, with first names alone where they are several', () => {
    expect(namesOf(cover('By: Alma, Tomas and Greta'))).toEqual(['Alma', 'Tomas', 'Greta'])
    expect(namesOf(cover('Presented by Ana Ruiz'))).toEqual(['Ana Ruiz'])
    expect(namesOf(cover('Integrantes: Ana Ruiz, Tomás Peña'))).toEqual(['Ana Ruiz', 'Tomás Peña'])
    expect(namesOf(cover('Powered by Halden'))).toEqual([])
    expect(namesOf(cover('By: Halden'))).toEqual([])
  })

  it('go on in the next line, with a name over both', () => {
    expect(namesOf(cover('Team: Ana Ruiz, Bo Lindqvist, Carla\nMendes, Tomás Peña'))).toEqual([
      'Ana Ruiz',
      'Bo Lindqvist',
      'Carla Mendes',
      'Tomás Peña',
    ])
    expect(namesOf(cover('Team: Ana Ruiz, Bo Lindqvist\nSeed, Berlin'))).toEqual(['Ana Ruiz', 'Bo Lindqvist'])
    expect(namesOf(cover('By Ana Ruiz\nFarm Payroll, Crew Hours'))).toEqual(['Ana Ruiz'])
    expect(namesOf({ title: 'By: Ana Ruiz, Bo Lindqvist', blocks: [] })).toEqual(['Ana Ruiz', 'Bo Lindqvist'])
  })

  it('are listed on the cover in one type; words that the deck writes small, places and a name alone are not people', () => {
    expect(namesOf(cover('Ana Ruiz\nTomás Peña'))).toEqual(['Ana Ruiz', 'Tomás Peña'])
    expect(namesOf(cover('Ana Ruiz · Tomás Peña'))).toEqual(['Ana Ruiz', 'Tomás Peña'])
    expect(namesOf(cover('Sensors Tell\nWater Growers'))).toEqual([])
    expect(namesOf(cover('Sao Paulo\nBuenos Aires'))).toEqual([])
    expect(namesOf(cover('Halden Valve'))).toEqual([])
  })

  it('have an address that is made of their name', () => {
    const contact = (address: string) => ({ title: 'Thank you', blocks: [address] })
    expect(namesOf(cover('Ana Ruiz · Lund University'), contact('anaruiz7@gmail.com'))).toEqual(['Ana Ruiz'])
    expect(namesOf(cover('Ana Ruiz · Lund University'), contact('linkedin.com/in/ana-ruiz-7c1'))).toEqual(['Ana Ruiz'])
    expect(namesOf(cover('Ana Ruiz · Lund University'), contact('hello@norvane.io'))).toEqual([])
    const line = { title: 'Start now', blocks: ['Greta | Founder, Norvane | greta@norvane.io'] }
    expect(foundersOf(cover(), line)).toMatchObject([{ name: 'Greta', role: 'Founder', standing: 'founder' }])
    expect(namesOf(cover(), { title: 'Start now', blocks: ['Greta | Norvane | greta@norvane.io'] })).toEqual([])
  })

  it('stand side by side where the deck ends, or under a title that speaks of a team', () => {
    const cards = [0, 1].map((index) => ({
      lines: ['Ana Ruiz\nRobotics, M.Sc.\nFinance', 'Bo Lindqvist\nMechanics, M.Sc.\nC++'][index] ?? '',
      x: 0.1 + index * 0.5,
      y: 0.4,
    }))
    expect(namesOf(cover(), { title: 'Hyped? Let’s connect!', blocks: cards })).toEqual(['Ana Ruiz', 'Bo Lindqvist'])
    expect(namesOf(cover(), { title: 'Started by a team of specialised professionals', blocks: cards })).toEqual([
      'Ana Ruiz',
      'Bo Lindqvist',
    ])
    expect(namesOf(cover(), { title: 'A day in the life of two growers', blocks: cards })).toEqual([])
  })
})
