import { describe, expect, it } from 'vitest'
import { type BlockSpec, page } from '#engine/testing/deck-builder.ts'
import { findPeople } from './find-people.ts'

const at = (lines: string, x: number, y: number, size: number): BlockSpec => ({ lines, x, y, size })
const named = (...blocks: BlockSpec[]) =>
  findPeople(page({ blocks }).blocks, [], true).map((card) => [card.name, card.role])

describe('names over two lines', () => {
  it('join in one size from two blocks', () => {
    expect(named(at('Ana', 0.1, 0.4, 28), at('Ruiz', 0.1, 0.47, 28), at('CEO', 0.1, 0.54, 14))).toEqual([
      ['Ana Ruiz', 'CEO'],
    ])
  })

  it('join in two sizes over a role, or beside others set like them', () => {
    expect(named(at('ANA', 0.1, 0.4, 30), at('RUIZ', 0.1, 0.47, 18), at('CEO', 0.1, 0.54, 14))).toEqual([
      ['ANA RUIZ', 'CEO'],
    ])
    const mixed = ['ruiz ANA', 'berg TOM', 'lind MARA'].flatMap((name, index) => {
      const [small = '', large = ''] = name.split(' ')
      return [at(small, 0.1 + index * 0.3, 0.4, 15), at(large, 0.1 + index * 0.3, 0.44, 27)]
    })
    expect(named(...mixed).map(([name]) => name)).toEqual(['Ruiz Ana', 'Berg Tom', 'Lind Mara'])
    expect(named(at('berg', 0.1, 0.4, 15), at('VALVE', 0.1, 0.44, 27))).toEqual([])
  })

  it('end at a sign that stands before the role, and a role left open goes on in the next line', () => {
    const wrapped = at('Phuong\nTran - CTO\nLinkedIn', 0.1, 0.4, 24)
    const open = at('Ana Ruiz - Founder &\nCEO', 0.5, 0.4, 24)
    expect(named(wrapped, open)).toEqual([
      ['Phuong Tran', 'CTO'],
      ['Ana Ruiz', 'Founder & CEO'],
    ])
    expect(named(at('Head of Sales -\nCEO', 0.1, 0.4, 24))).toEqual([])
  })

  it('leaves a plain list of names whole', () => {
    expect(named(at('Ana Ruiz\nTom Berg\nMara Lind', 0.1, 0.4, 18)).map(([name]) => name)).toEqual([
      'Ana Ruiz',
      'Tom Berg',
      'Mara Lind',
    ])
  })

  it('takes no former employer in a biography, and no placeholder, for a person', () => {
    const card = [at('Ana Ruiz', 0.1, 0.4, 18), at('CEO', 0.1, 0.45, 14), at('Banker Halden', 0.1, 0.55, 12)]
    expect(named(...card)).toEqual([['Ana Ruiz', 'CEO']])
    expect(named(at('Jane Doe', 0.1, 0.4, 18), at('CEO', 0.1, 0.45, 14))).toEqual([])
    expect(named(at('Name Surname', 0.1, 0.4, 18), at('CEO', 0.1, 0.45, 14))).toEqual([])
  })
})
