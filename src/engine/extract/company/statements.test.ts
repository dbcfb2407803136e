import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { joinUpdates } from '#engine/text/join-updates.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { prepareInput } from '../prepare-input.ts'
import { addTopics } from '../topics/topic-input.ts'
import { leadExtractor, statementExtractor } from './statements.ts'

const pages = [
  page({ title: 'Norvane' }),
  page({ title: 'The problem', blocks: ['Seasonal workers wait six weeks for their wages'] }),
  page({
    title: 'Our solution',
    blocks: ['Norvane pays every worker on the evening of the day', 'Live since March 2024 in three countries'],
  }),
  page({ title: 'Why now', blocks: ['Instant bank transfers became law in October 2025'] }),
  page({ title: 'Competition', blocks: ['Unlike payroll bureaus we pay daily and need no paper'] }),
  page({ title: 'Technology', blocks: ['Two patents granted, one patent pending'] }),
  page({
    title: 'Traction',
    blocks: [
      'Partnered with Fruitbank since 2024',
      'Winner of the Agri Start-up Prize 2024',
      'We will partner with unions next year',
    ],
  }),
  page({ title: 'Go-to-market', blocks: ['Account managers visit farm cooperatives each spring'] }),
]
const understood = understandDeck(deck(pages))
const silent = { text: '', lines: [], parts: [] }
const listValues = (key: string, updates = silent) =>
  statementExtractor
    .extract(prepareInput(understood, updates))
    .filter((fact) => fact.key === key)
    .map((fact) => fact.value)

describe('statementExtractor', () => {
  it('quotes status, timing, advantage, property, partnerships and awards', () => {
    expect(listValues('product_status')[0]).toBe('Live since March 2024 in three countries')
    expect(listValues('why_now')).toEqual(['Instant bank transfers became law in October 2025'])
    expect(listValues('competitive_advantage')[0]).toBe('Unlike payroll bureaus we pay daily and need no paper')
    expect(listValues('intellectual_property')).toEqual(['Two patents granted, one patent pending'])
    expect(listValues('awards')).toEqual(['Winner of the Agri Start-up Prize 2024'])
  })

  it('leaves partnerships out that are only planned', () => {
    expect(listValues('partnerships')).toEqual(['Partnered with Fruitbank since 2024'])
  })

  it('reads the updates too and cites them as such', () => {
    const line = 'We signed an agreement with Valley Coop.'
    const fact = statementExtractor
      .extract(prepareInput(understood, joinUpdates(oneUpdate(line))))
      .find((one) => one.value === line)
    expect(fact).toMatchObject({ key: 'partnerships', evidence: [{ document: 'updates', page: null, quote: line }] })
  })

  it('finds nothing in an empty deck', () => {
    expect(statementExtractor.extract(prepareInput(understandDeck(deck([])), silent))).toEqual([])
  })
})

describe('leadExtractor', () => {
  it('gives problem, solution and way to market in the words of their slides', () => {
    const leads = Object.fromEntries(
      leadExtractor
        .extract(addTopics(prepareInput(understood), []))
        .toReversed()
        .map((fact) => [fact.key, fact]),
    )
    expect(leads.problem).toMatchObject({
      value: 'Seasonal workers wait six weeks for their wages',
      evidence: [{ page: 2 }],
    })
    expect(leads.solution).toMatchObject({ evidence: [{ page: 3 }] })
    expect(leads.go_to_market).toMatchObject({ value: 'Account managers visit farm cooperatives each spring' })
  })
})
