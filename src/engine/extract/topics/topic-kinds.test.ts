import { expect, it } from 'vitest'
import type { KeyFactName } from '#contract/memo-fields.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { withTopicKinds } from './topic-kinds.ts'

const understood = understandDeck(
  deck([page({ title: 'Northwind', blocks: ['Berths'] }), page({ title: 'A big lake', blocks: ['$1.4 billion'] })]),
)
const tell = (topic: KeyFactName, probability: number) =>
  withTopicKinds({
    deck: understood,
    topicPages: new Map([[topic, understood.slides.slice(1).map((slide) => ({ slide, probability, leads: false }))]]),
  })
const kindsOf = (told: ReturnType<typeof tell>) => told.deck.slides[1]?.kinds.map(({ kind }) => kind)

it('gives a page the kind of the topic that its rank is sure of', () => {
  expect(kindsOf(tell('Market', 0.9))?.[0]).toBe('market')
  expect(kindsOf(tell('Use of Funds', 0.9))?.[0]).toBe('ask')
  expect(kindsOf(tell('Market', 0.3))).not.toContain('market')
  expect(kindsOf(tell('Roadmap', 0.9))).not.toContain('roadmap')
})

it('keeps ranks with the slides of the deck that it returns', () => {
  const told = tell('Market', 0.9)
  expect(told.topicPages.get('Market')?.map(({ slide }) => slide)).toEqual([told.deck.slides[1]])
  expect(told.deck.slides[0]).toBe(understood.slides[0])
})
