import { describe, expect, it } from 'vitest'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { findFounders } from './find-founders.ts'

const names = (...pages: PageSpec[]) =>
  findFounders(prepareInput(understandDeck(deck([page({ title: 'Norvane' }), ...pages.map(page)])))).map(
    (person) => person.name,
  )

describe('narratedFounders', () => {
  it.each<[string, string, string[]]>([
    ['Team', 'Founded by Ana Ruiz and Tom van den Berg in 2021', ['Ana Ruiz', 'Tom van den Berg']],
    ['Founders', 'Ana Ruiz and Tom Berg met at a winery.', ['Ana Ruiz', 'Tom Berg']],
    ['About the founder', 'Ana Ruiz is an agronomist who spent 12 years in irrigation.', ['Ana Ruiz']],
    ['Our story', 'Hi. We are Ana Ruiz and Tom Berg, who met in a vineyard.', ['Ana Ruiz', 'Tom Berg']],
    ['Why', "I'm Ana Ruiz. I was a grower for ten years.", ['Ana Ruiz']],
    ['Why', 'The idea came when our co-founder Ana Ruiz was closing a mill', ['Ana Ruiz']],
  ])('on %s reads: %s', (title, line, wanted) => {
    expect(names({ title, blocks: [line] })).toEqual(wanted)
  })

  it('reads a list over several lines, with brackets about each', () => {
    const lines =
      'Founded by Ana Ruiz (General Counsel, Veltro; Yale), Tom Berg (staff\nengineer, Orbita) and Lea Wirth-Sand (Halden).'
    expect(names({ title: 'People', blocks: [lines] })).toEqual(['Ana Ruiz', 'Tom Berg', 'Lea Wirth-Sand'])
  })

  it('ends with the line where the sentence does', () => {
    expect(names({ title: 'About', blocks: ['Founded by Ana Ruiz\nLisbon'] })).toEqual(['Ana Ruiz'])
  })

  it('takes no customer who is quoted for the speaker', () => {
    const quoted = { title: 'What growers say', blocks: ["“I'm Ana Ruiz and I save 40% of my water.”"] }
    expect(names(quoted)).toEqual([])
  })

  it('leaves who is told of elsewhere, and gives way to cards', () => {
    expect(names({ title: 'The problem', blocks: ['Ana Ruiz is a grower who wastes water.'] })).toEqual([])
    const card = { lines: 'Lea Wirth\nCo-founder & CEO', x: 0.1, y: 0.4 }
    expect(names({ title: 'Team', blocks: [card] }, { title: 'About', blocks: ['Founded by Ana Ruiz'] })).toEqual([
      'Lea Wirth',
    ])
  })
})

describe('foundersOf without roles', () => {
  const card = (lines: string, x: number) => ({ lines, x, y: 0.4, size: 14 })

  it('counts who stands beside officers without a printed role, unless someone has a lesser one', () => {
    const mates = [card('Ana Ruiz\nTen years in a valve maker', 0.05), card('Tom Berg\nCTO\nBuilt sensors', 0.4)]
    expect(names({ title: 'Team', blocks: mates })).toEqual(['Ana Ruiz', 'Tom Berg'])
    expect(names({ title: 'Team', blocks: [...mates, card('Lea Wirth\nDesigner', 0.7)] })).toEqual(['Tom Berg'])
  })
})
