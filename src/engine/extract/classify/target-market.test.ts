import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { targetMarketExtractor } from './target-market.ts'

const findMarkets = (...pages: Parameters<typeof page>[0][]) =>
  targetMarketExtractor
    .extract(prepareInput(understandDeck(deck(pages.map((spec) => page(spec))))))
    .map((fact) => fact.value)

describe('targetMarketExtractor', () => {
  it('takes places where the deck speaks of its market', () => {
    expect(
      findMarkets(
        { title: 'Quill' },
        { title: 'Market', blocks: ['30,000 hotels in Germany, Austria and Switzerland', 'Next market: France'] },
      ),
    ).toEqual(['tm_europe'])
  })

  it.each([
    ['Go-to-market', 'We start in Germany', ['tm_europe']],
    ['Market', '40 million growers in India', ['tm_asia']],
    ['Business model', 'Invoices are written in India', []],
  ])('on %s reads: %s', (title, said, expected) => {
    expect(findMarkets({ title: 'Quill' }, { title, blocks: [said] })).toEqual(expected)
  })

  it('does not take offices, universities, people or competitors for markets', () => {
    expect(
      findMarkets(
        { title: 'Quill', blocks: ['Berlin, Germany'] },
        { title: 'Team', blocks: ['Ana Ruiz\nCEO\nUniversity of Chicago, then London'] },
        { title: 'Competition', blocks: ['Two rivals in the US market and one in the United Kingdom'] },
      ),
    ).toEqual([])
  })

  it('stays silent about regions outside of the vocabulary', () => {
    expect(
      findMarkets(
        { title: 'Quill' },
        { title: 'Market', blocks: ['Customers across Africa, first in Kenya and Nigeria', 'African households'] },
      ),
    ).toEqual([])
  })

  it.each<[string, string, string[], string[]]>([
    ['reais', 'Pricing', ['R$ 49,90 por mês', 'R$ 29,90 por mês', 'R$ 490 por ano'], ['tm_latin_america']],
    ['rupees', 'Pricing', ['₹499 a month', '₹5,000 a year', '₹900 a seat'], ['tm_asia']],
    ['dollars', 'Pricing', ['$49 a month', '$490 a year', '$900 a seat'], []],
    [
      'more dollars than pounds',
      'Pricing',
      ['£20 saved', '£30 saved', '£40 saved', '$1 a day', '$2 a day', '$3 a day'],
      [],
    ],
    ['one amount told three times', 'Pricing', ['R$ 49,90 por mês', 'De R$ 49,90', 'Só R$ 49,90'], []],
    ['money of the round', 'The ask', ['Raising £500k', 'Raised £200k so far', '£90k committed'], []],
    ['a weight', 'Pricing', ['40 pounds of coffee', '1,200 pounds of beans', '90 pounds of tea'], []],
    ['rand, of a region without a value', 'Pricing', ['R4,900 a month', 'R49,000 a year', 'R9,000 a seat'], []],
  ])('concludes it from prices in the money of one region: %s', (_, title, blocks, expected) => {
    expect(findMarkets({ title: 'Quill' }, { title, blocks })).toEqual(expected)
  })

  it('tells the country from the pronoun', () => {
    expect(
      findMarkets(
        { title: 'Quill' },
        { title: 'Market', blocks: ['Customers tell us that the market needs us', 'Users love us'] },
      ),
    ).toEqual([])
  })

  it('takes the region of nearly all places where nothing speaks of a market', () => {
    const said = ['Berths in Porto are booked by phone', 'In Hamburg the list is on paper', 'Lisbon has 900 moorings']
    const quay = (...blocks: string[]) => findMarkets({ title: 'Quill' }, { title: 'Along the quay', blocks })
    expect(quay(...said)).toEqual(['tm_europe'])
    expect(quay(...said.slice(0, 2))).toEqual([])
    expect(quay(...said, 'Boston does the same', 'And so does Miami')).toEqual([])
  })
})
