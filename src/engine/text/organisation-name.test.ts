import { describe, expect, it } from 'vitest'
import { readLeadingNames } from '#engine/extract/names/name-list.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { findOwnNames, isOwnName } from '#engine/understand/own-name.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { isGeneric, nameShape } from './organisation-name.ts'

describe('nameShape', () => {
  it.each([
    'Drovia Fields',
    'Centrigo',
    'iHarvest',
    'grove.net',
    'Y Combinator',
    'Frutas del Bajío',
    'CASTREL',
    'Prunewise',
    '88orchards',
    'Kesterton Plant Hire',
  ])('takes %s', (text) => {
    expect(nameShape(text)).toBe(text)
  })

  it('tidies bullets, marks and signs', () => {
    expect(nameShape('• Vendrally®:')).toBe('Vendrally')
  })

  it.each([
    'Data Integrity',
    'Friendly UX',
    'Bank',
    'Machinery rings',
    'Depot far away',
    "Q3'26",
    '30%',
    'We are the best',
    'Who?',
    'www.acme.io',
    'Latin America',
    'A very long line that tells what it does',
    '$40M',
    'yes',
  ])('refuses %s', (text) => {
    expect(nameShape(text)).toBeNull()
  })

  it('knows plurals and other forms of usual words', () => {
    expect([isGeneric('Industries'), isGeneric('Managed Services'), isGeneric('Hirefield')]).toEqual([
      true,
      true,
      false,
    ])
  })
})

describe('leadingNames', () => {
  it.each<[string, string[]]>([
    ['Pagalo, OPaz, and Jumbo farm Shop serve all', ['Pagalo', 'OPaz', 'Jumbo farm Shop']],
    ['Vendrally · Hirefield | Lexweave', ['Vendrally', 'Hirefield', 'Lexweave']],
    [
      'Fenwright Capital with Saltmarsh Ventures y Fondo Tepozán',
      ['Fenwright Capital', 'Saltmarsh Ventures', 'Fondo Tepozán'],
    ],
    ['Vendrally. Our product is better', ['Vendrally']],
    ['Vendrally, Hirefield & Lexweave', ['Vendrally', 'Hirefield', 'Lexweave']],
    ['Barley & Sons', ['Barley & Sons']],
    ['banks and lenders', []],
    ['the big ones', []],
  ])('reads %s', (text, names) => {
    expect(readLeadingNames(text)).toEqual(names)
  })

  it('keeps a pair of one name whole inside a list and at its end', () => {
    expect(readLeadingNames('Castrel, Halden & Sons, Pellmoor Foods')).toEqual([
      'Castrel',
      'Halden & Sons',
      'Pellmoor Foods',
    ])
    expect(readLeadingNames('Castrel, Orbita, Halden & Sons')).toEqual(['Castrel', 'Orbita', 'Halden & Sons'])
    expect(readLeadingNames('Castrel, Halden & Orbita, Norvane')).toEqual(['Castrel', 'Halden', 'Orbita', 'Norvane'])
  })
})

describe('findOwnNames', () => {
  it('knows the company by its cover, its domain and its running name', () => {
    const own = findOwnNames(
      understandDeck(deck([page({ title: 'Tillbrook', blocks: ['hello@tillbrook.farm'] }), page({ title: 'Team' })])),
    )
    expect([
      isOwnName('Tillbrook', own),
      isOwnName('TILLBROOK', own),
      isOwnName('Vendrally', own),
      isOwnName('Team', own),
    ]).toEqual([true, true, false, false])
  })
})
