import { describe, expect, it } from 'vitest'
import type { BlockSpec, PageSpec } from '#engine/testing/deck-builder.ts'
import { factsOf } from '#engine/testing/facts-of.ts'
import { customerExtractor } from './customers.ts'

const cover: PageSpec = { title: 'Tillbrook', blocks: ['Irrigation software for orchards'] }
const problem: PageSpec = { title: 'The problem', blocks: ['Growers waste half of their water.'] }
const customers = (title: string, ...blocks: Array<string | BlockSpec>) =>
  factsOf(customerExtractor, [cover, problem, { title, blocks }]).facts.map((one) => one.value)
const wall = (...names: string[]): BlockSpec[] =>
  names.map((lines, index) => ({ lines, x: 0.06 + index * 0.3, y: 0.4, size: 16 }))

describe('customerExtractor, ways of naming customers', () => {
  it.each([
    'Used by growers at Pellmoor Foods and Castrel',
    'Live with Pellmoor Foods and Castrel',
    'Paid pilots with Pellmoor Foods and Castrel',
    'Pilots running at Pellmoor Foods and Castrel',
    'We work with Pellmoor Foods and Castrel',
    '12 enterprise customers including Pellmoor Foods and Castrel',
    'Contracts signed: Pellmoor Foods, Castrel',
    'Used by Pellmoor Foods and Castrel',
    'Key accounts: Pellmoor Foods, Castrel',
    'Pellmoor Foods and Castrel are paying customers',
  ])('reads: %s', (line) => {
    expect(customers('Traction', line)).toEqual(['Pellmoor Foods', 'Castrel'])
  })

  it('reads names under a small line over the title, and side by side in one line as logos', () => {
    const eyebrow = { lines: 'CUSTOMERS', x: 0.06, y: 0.03, size: 11 }
    expect(customers('9 operators of batteries', eyebrow, ...wall('Pellmoor Foods', 'Castrel'))).toEqual([
      ...['Pellmoor Foods', 'Castrel'],
    ])
    expect(customers('On the shelf at', ...wall('Pellmoor Foods', 'Castrel'))).toEqual(['Pellmoor Foods', 'Castrel'])
  })

  it('reads who was won, whose story is told, and who signs a quotation', () => {
    expect(customers('Traction', 'Signed Pellmoor Foods as our first enterprise customer')).toEqual(['Pellmoor Foods'])
    expect(customers('Customer success: Castrel', 'It cut its water use by 40%')).toEqual(['Castrel'])
    expect(customers('What our customers say', '"It saved us a season."\n- Mara Lind, Pellmoor Foods')).toEqual([
      'Pellmoor Foods',
    ])
  })

  it.each(['Trusted by industry leaders', 'Trusted by 200+ companies', 'Early adopters', 'Who uses Tillbrook?'])(
    'reads the names under %s',
    (title) => {
      expect(customers(title, ...wall('Norvik', 'Pellmoor Foods', 'Castrel'))).toEqual([
        'Norvik',
        'Pellmoor Foods',
        'Castrel',
      ])
    },
  )

  it('reads names in rows on a slide of traction that speaks of customers', () => {
    const row = wall('Norvik', 'Pellmoor Foods', 'Castrel (Kent)')
    expect(customers('Traction', '19 paying customers', ...row)).toEqual(['Norvik', 'Pellmoor Foods', 'Castrel'])
    expect(customers('Traction', '19 paying customers', ...wall('Norvik', 'Castrel'))).toEqual([])
    expect(customers('Traction', '19 paying customers', ...wall('Norvik', 'Castrel', 'W12'))).toEqual([])
    expect(customers('Traction', '19 paying customers', 'Backed by', ...row)).toEqual([])
    expect(customers('Traction', '42 hectares watered', ...row)).toEqual([])
    expect(customers('Traction with future customers', '19 pilots', ...row)).toEqual([])
  })

  it('reads a name over two lines beside others that stand by themselves', () => {
    const row = wall('Norvik', 'Castrel', 'Lindqvist', 'Pellmoor\nFoods')
    expect(customers('Traction', '19 paying customers', ...row)).toEqual([
      'Norvik',
      'Castrel',
      'Lindqvist',
      'Pellmoor Foods',
    ])
    expect(
      customers('Traction', '19 paying customers', ...wall('Elmfund Ventures', 'Nordkap Capital', 'Be Angels')),
    ).toEqual([])
  })

  it('reads a labelled list on a slide of traction', () => {
    const list = 'Norvik, Pellmoor Foods, Castrel'
    expect(customers('Traction', `Exporters: ${list}`)).toEqual(['Norvik', 'Pellmoor Foods', 'Castrel'])
    expect(customers('Traction', `Connected to: ${list}`)).toEqual([])
    expect(customers('Traction', `Seed: ${list}`)).toEqual([])
    expect(customers('Traction', `As seen in: ${list}`)).toEqual([])
    expect(customers('Traction', `Chains: ${list}`)).toEqual([])
    expect(customers('Product', `Exporters: ${list}`)).toEqual([])
  })

  it.each(['Customer Segments', 'Customer acquisition', 'Customer Profile', 'Client Partnership', 'Customers lost'])(
    'takes no names from under %s, which does not head a list of customers',
    (title) => {
      expect(customers(title, ...wall('Norvik', 'Pellmoor Foods', 'Castrel'))).toEqual([])
    },
  )

  it.each(['Our customers so far', 'Customers & partners', 'Client list', 'Selected clients (pilots)'])(
    'reads the names under %s',
    (title) => {
      expect(customers(title, ...wall('Norvik', 'Pellmoor Foods', 'Castrel'))).toHaveLength(3)
    },
  )

  it('reads names with what is said of each', () => {
    expect(customers('Customers', 'Pellmoor Foods – 40 farms in Kent', 'Castrel – 12 farms')).toEqual([
      'Pellmoor Foods',
      'Castrel',
    ])
    expect(customers('Customers', 'Hotels – 40 signed', 'Farms – 12 signed')).toEqual([])
  })

  it('takes kinds of customers, people and tools for nothing', () => {
    expect(customers('Our customers', ...wall('Orchard Owners', 'Wine Estates', 'City Parks'))).toEqual([])
    expect(customers('Product', 'We work with Pellmoor Foods and Castrel')).toEqual([])
    expect(
      customers('Customers love us', '“It saved us a season.”\nMara Lind, Head of Operations, Pellmoor Foods'),
    ).toEqual(['Pellmoor Foods'])
  })
})
