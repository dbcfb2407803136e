import { describe, expect, it } from 'vitest'
import type { KeyFactName } from '#contract/memo-fields.ts'
import type { Fact } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { makeFact, onPage } from '../company/make-fact.ts'
import { prepareInput } from '../prepare-input.ts'
import { addTopics } from './topic-input.ts'

const understood = understandDeck(
  deck([
    page({ title: 'Northwind', blocks: ['Berths by the hour'] }),
    // Its words alone are not sure enough to tell a kind.
    page({ title: 'A big lake', blocks: ['90,000 harbours, $1.4 billion a year'] }),
    page({ title: 'See you in Porto', blocks: ['Ana Ruiz and Tom Berg', 'ana@northwind.example'] }),
  ]),
)
const input = prepareInput(understood)
const founder = makeFact({
  key: 'founder_name',
  value: 'Ana Ruiz',
  evidence: [onPage(3, 'Ana Ruiz and Tom Berg')],
  rule: 'founders.signature',
  score: 0.7,
})

const find = (topic: KeyFactName, ...values: Fact[]) => addTopics(input, values).topicPages.get(topic) ?? []

describe('addTopics', () => {
  it('takes a page for one of a topic where a value of its fields was read', () => {
    expect(find('Team')).toEqual([])
    expect(find('Team', founder).map(({ slide }) => slide.page)).toEqual([3])
  })

  it('counts a value from an update for no page', () => {
    const told = { ...founder, evidence: [{ document: 'updates' as const, page: null, quote: 'Ana Ruiz' }] }
    expect(find('Team', told)).toEqual([])
  })

  it('gives the slides of the deck of its input, with the kinds that ranks have told', () => {
    const [market] = find('Market')
    expect(market?.slide).toBe(input.deck.slides[1])
    expect(market?.slide.kinds).not.toEqual(understood.slides[1]?.kinds)
  })

  it('lets a page lead that its title and cues name, and not one that ranks alone tell', () => {
    expect(find('Market')[0]?.leads).toBe(false)
  })
})
