import { expect, it } from 'vitest'
import { topicTable } from '#engine/extract/topics/topic-weights.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { goldLabel } from '../gold-label.ts'
import { makeOwnLot } from './deck-lots.ts'
import { collectTopics, renderTopicGauge, trainTopics } from './train-topics.ts'

const gold = goldLabel.parse({ topics: { Market: [3], Roadmap: [] } })
const decks = Array.from({ length: 12 }, (_, at) =>
  collectTopics(
    deck([
      page({ title: `Harbour ${at}` }),
      page({ title: 'Our solution', blocks: ['A platform that lets skippers book'] }),
      page({ title: 'Market', blocks: ['A $4B market, growing at 7% CAGR'] }),
      page({ title: 'Thank you', blocks: ['hello@northwind.example'] }),
    ]),
    gold,
    makeOwnLot(`deck-${at}`),
  ),
)

it('learns a model for each labelled topic and one of all together, in the form that the engine reads', () => {
  const table = topicTable.parse({ head: { decks: decks.length, date: '2026-11-22' }, ...trainTopics(decks) })
  const { learned } = table.afterValues
  expect(Object.keys(learned.topics)).toEqual(['Market', 'Roadmap'])
  expect(learned.topics.Market?.weights.leads).toBeGreaterThan(0)
  expect(learned.topics.Market?.weights.values).toBeGreaterThan(0)
  expect(table.beforeValues.learned.topics.Market?.weights.values).toBe(0)
  expect(trainTopics(decks)).toEqual(trainTopics(decks))
})

it('prints how often pages are right in sample and out of deck', () => {
  expect(renderTopicGauge(decks)).toMatch(/^Market +12\+0-0 +1\.000 +12\+0-0 +1\.000$/m)
  expect(renderTopicGauge(decks)).toMatch(/^Roadmap +0\+0-0 +- +0\+0-0 +-$/m)
})
