import { describe, expect, test } from 'vitest'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { FactKey } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { joinUpdates } from '#engine/text/join-updates.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { createNearLineFinder } from './find-near-line.ts'

function searchIn(doc: DeckDoc, text = '') {
  const understood = understandDeck(doc)
  const updates = joinUpdates(oneUpdate(text))
  return createNearLineFinder(understood, updates, indexSources(doc, updates.parts, understood))
}
const cover = page({ title: 'Fernloft', blocks: ['Cold rooms for flower growers that run on night power'] })
const finding = (line: string, title = 'Our numbers') => searchIn(deck([cover, page({ title, blocks: [line] })]))

describe('a line that speaks of a field', () => {
  test.each<[FactKey, string]>([
    ['burn_rate', 'We keep a low burn rate and hire slowly'],
    ['runway', 'The round gives us a comfortable runway'],
    ['cac', 'Our CAC falls with every farm that joins'],
    ['ltv', 'Customer lifetime value is many times the cost'],
    ['retention', 'Churn is among the lowest of the trade'],
    ['valuation', 'The pre-money is open to discussion'],
    ['instrument', 'We offer a convertible note'],
    ['som', 'SOM: two provinces of Kenya'],
    ['use_of_funds', 'The funds will be used for forty cold rooms'],
    ['intellectual_property', 'A patent is in preparation'],
    ['year_founded', 'Incorporated in Nairobi, spring of 2021'],
    ['employees', 'A team of 14 in two countries'],
    ['previous_investors', 'Backed by people who know flowers'],
    ['milestones', 'Roadmap for the years ahead'],
    ['go_to_market', 'Our go-to-market starts with cooperatives'],
  ])('%s: %s', (key, line) => {
    const near = finding(line)(key)
    expect(near?.place).toMatchObject({ document: 'deck', page: 2, quote: line, match: 'exact' })
    expect(line).toContain(near?.words)
  })

  test.each<[FactKey, string]>([
    ['burn_rate', 'Burners of the greenhouses waste a third of the gas'],
    ['runway', 'A runway for drones at the edge of the airport'],
    ['retention', 'Employee retention is what our clients ask for'],
    ['pipeline', 'A data pipeline reads every sensor'],
    ['valuation', 'Real estate valuation for banks'],
    ['revenue', 'Farms lose revenue to heat'],
    ['customers', 'Our customers like the cold rooms'],
    ['year_founded', 'Founded by two growers'],
    ['instrument', 'A safe place for every flower'],
    ['som', 'Som, the river by the farm'],
    ['break_even', 'We improve their profitability'],
    ['employees', 'We will be hiring a team of 20'],
  ])('is not one of other things, %s: %s', (key, line) => {
    expect(finding(line)(key)).toBeNull()
  })

  test('is found in the words of the deck’s language', () => {
    const german = searchIn(
      deck([
        page({
          title: 'Unser Team',
          blocks: ['Maren Brückner ist die Gründerin und war elf Jahre lang in der Logistik'],
        }),
        page({ title: 'Zahlen', blocks: ['Die Kündigungsrate ist bei uns niedriger als im Großhandel mit Blumen'] }),
      ]),
    )
    expect(german('retention')?.words).toBe('Kündigungsrate')
    expect(german('burn_rate')).toBeNull()
  })

  test('is also one of the updates', () => {
    const near = searchIn(deck([cover]), 'Hello all,\nour burn rate fell again.')('burn_rate')
    expect(near?.place).toMatchObject({ document: 'updates', page: null, quote: 'our burn rate fell again.' })
  })

  test('with a number comes before one without, a sentence before a title', () => {
    const find = searchIn(
      deck([
        page({ title: 'Retention', blocks: ['Growers stay with us'] }),
        page({ title: 'Numbers', blocks: ['Churn is low', 'Churn of at most 3 farms a season'] }),
      ]),
    )
    expect(find('retention')?.place.quote).toBe('Churn of at most 3 farms a season')
  })

  test('is the title of a slide that is about the field, where nothing else is', () => {
    const find = searchIn(
      deck([cover, page({ title: 'Competition', blocks: ['Ice', 'Diesel trucks', 'Night markets'] })]),
    )
    expect(find('competitors')?.place).toMatchObject({ page: 2, quote: 'Competition' })
  })
})

describe('what is not searched', () => {
  test('a table of contents', () => {
    const names = ['Competition', 'Milestones', 'Use of funds', 'Business model', 'Market']
    const slides = names.map((title) => page({ title, blocks: ['Flowers and ice and lorries and farms'] }))
    const agenda = page({ title: 'In this deck', blocks: names })
    const find = searchIn(deck([cover, agenda, ...slides]))
    expect(find('competitors')?.place.page).toBe(3)
    expect(find('milestones')?.place.page).toBe(4)
  })

  test('hidden text, and what another than the company says', () => {
    const story = page({
      title: 'What growers say',
      blocks: ['“We cut our churn by half with the cold room” – Ana Ruiz, COO of Rosehill Farm'],
      hidden: [{ text: 'Our burn rate is tiny' }],
    })
    const find = searchIn(deck([cover, story]))
    expect(find('burn_rate')).toBeNull()
    expect(find('retention')).toBeNull()
  })

  test('fields that words cannot name', () => {
    const find = finding('We sell to businesses, B2B, as a platform; she holds a PhD')
    for (const key of ['client_type', 'product_type', 'industry', 'stage', 'trait_phd'] as const)
      expect(find(key)).toBeNull()
  })
})

describe('the fields of a person', () => {
  const team = page({
    title: 'Team',
    blocks: [
      { lines: ['Maren Okello', 'CEO', 'Ran logistics at a cut flower exporter'], x: 0.1, y: 0.3 },
      { lines: ['Tilo Brandt', 'CTO', 'LinkedIn'], x: 0.6, y: 0.3 },
    ],
  })
  const find = searchIn(deck([cover, team]))

  test('are searched in the card of that person alone', () => {
    expect(find('founder_linkedin', 'Tilo Brandt')?.place).toMatchObject({ page: 2, quote: 'LinkedIn' })
    expect(find('founder_linkedin', 'Maren Okello')).toBeNull()
    expect(find('founder_summary', 'Maren Okello')?.place.quote).toBe('Ran logistics at a cut flower exporter')
    expect(find('founder_summary', 'Tilo Brandt')).toBeNull()
    expect(find('founder_email', 'Tilo Brandt')).toBeNull()
    expect(find('founder_summary')).toBeNull()
  })
})
