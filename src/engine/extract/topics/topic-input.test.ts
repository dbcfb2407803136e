import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { makeFact, onPage } from '../company/make-fact.ts'
import { prepareInput } from '../prepare-input.ts'
import { addTopics } from './topic-input.ts'

const input = prepareInput(
  understandDeck(
    deck([
      page({ title: 'Northwind', blocks: ['Berths by the hour'] }),
      page({ title: 'A big lake', blocks: ['$1.4 billion TAM', '90,000 harbours in Europe'] }),
      page({ title: 'See you in Porto', blocks: ['Ana Ruiz and Tom Berg', 'ana@northwind.example'] }),
    ]),
  ),
)
const founder = makeFact({
  key: 'founder_name',
  value: 'Ana Ruiz',
  evidence: [onPage(3, 'Ana Ruiz and Tom Berg')],
  rule: 'founders.signature',
  score: 0.7,
})

describe('addTopics', () => {
  it('takes a page on which a value was read for one of its topic, the slides of the deck of the input', () => {
    const find = (values: Parameters<typeof addTopics>[1]) => addTopics(input, values).topicPages.get('Team') ?? []
    expect(find([])).toEqual([])
    expect(find([founder]).map(({ slide }) => slide)).toEqual([input.deck.slides[2]])
  })

  it('takes a value from an update for one of no page', () => {
    const told = { ...founder, evidence: [{ document: 'updates' as const, page: null, quote: 'Ana Ruiz' }] }
    expect(addTopics(input, [told]).topicPages.get('Team')).toEqual([])
  })
})
