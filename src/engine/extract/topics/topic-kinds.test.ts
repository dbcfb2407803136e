import { expect, it } from 'vitest'
import type { KeyFactName } from '#contract/memo-fields.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { withTopicKinds } from './topic-kinds.ts'

const understood = understandDeck(
  deck([page({ title: 'Northwind', blocks: ['Berths'] }), page({ title: 'A big lake', blocks: ['$1.4 billion'] })]),
)
const tell = (topic: KeyFactName, probability: number) =>
  withTopicKinds(
    understood,
    new Map([[topic, understood.slides.slice(1).map((slide) => ({ slide, probability, leads: false }))]]),
  )
const kindsOf = (told: ReturnType<typeof tell>) => told.slides[1]?.kinds.map(({ kind }) => kind)

it('gives a page the kind of the topic that its rank is sure of', () => {
  expect(kindsOf(tell('Market', 0.9))?.[0]).toBe('market')
  expect(kindsOf(tell('Use of Funds', 0.9))?.[0]).toBe('ask')
  expect(kindsOf(tell('Market', 0.3))).not.toContain('market')
  expect(kindsOf(tell('Roadmap', 0.9))).not.toContain('roadmap')
})

it('leaves slides of other topics as they are', () => {
  expect(tell('Market', 0.9).slides[0]).toBe(understood.slides[0])
})
