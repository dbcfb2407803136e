import { describe, expect, it } from 'vitest'
import type { KeyFactName } from '#contract/memo-fields.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { computeChance } from '../compute-chance.ts'
import { extractValues } from '../extract-offline.ts'
import { prepareInput } from '../prepare-input.ts'
import { learnedClues, listTopicClues, pageClueNames } from './page-clues.ts'
import { choosePages, rankTopicPages } from './rank-pages.ts'
import { addTopics } from './topic-input.ts'
import { topicWeights } from './topic-weights.ts'

const harbours = deck([
  page({ title: 'Northwind', blocks: ['Bookings for small harbours'] }),
  page({
    title: 'The problem',
    blocks: ['Skippers struggle to find a free berth', 'Harbours lose money on empty berths'],
  }),
  page({ title: 'Our solution', blocks: ['Northwind is a platform that lets skippers book a berth in advance'] }),
  page({
    title: 'A berth is never empty',
    blocks: [
      '120 paying harbours and 9,000 active users',
      '$40k MRR, 12% month-over-month growth',
      '3 signed contracts with marinas',
    ],
  }),
  page({ title: 'Market', blocks: ['A $4B market, growing at 7% CAGR', 'TAM of 90,000 harbours'] }),
  page({
    title: 'From harbour to harbour',
    blocks: [
      'Referrals and partnerships with sailing clubs',
      'Content marketing and ambassadors in each marina',
      'Sales team for large marinas',
    ],
  }),
  page({ title: 'The ask', blocks: ['We are raising $1M in a seed round', '60% product, 40% sales'] }),
])
type Doc = Parameters<typeof understandDeck>[0]
function rank(doc: Doc) {
  const input = prepareInput(understandDeck(doc))
  return addTopics(input, extractValues(input)).topicPages
}
/** The pages before values are read on them. */
function rankFirst(doc: Doc) {
  const understood = understandDeck(doc)
  return rankTopicPages(understood, listTopicClues(understood), topicWeights.beforeValues)
}
const pages = (topic: KeyFactName) => (rank(harbours).get(topic) ?? []).map(({ slide }) => slide.page)

describe('rankTopicPages', () => {
  it('finds the pages that an analyst would cite, by their titles or by what stands on them', () => {
    expect(pages('Problem')[0]).toBe(2)
    expect(pages('Product Solution')[0]).toBe(3)
    expect(pages('Traction')[0]).toBe(4)
    expect(pages('Market')[0]).toBe(5)
    expect(pages('Go-to-Market')[0]).toBe(6)
    expect(pages('Use of Funds')[0]).toBe(7)
  })

  it('finds them before values are read, too', () => {
    const first = rankFirst(harbours)
    const find = (topic: KeyFactName) => first.get(topic)?.[0]?.slide.page
    expect([find('Problem'), find('Traction'), find('Market'), find('Use of Funds'), find('Team')]).toEqual([
      2,
      4,
      5,
      7,
      undefined,
    ])
  })

  it('finds none for topics on which the deck is silent', () => {
    expect([pages('Team'), pages('Competition'), pages('Roadmap')]).toEqual([[], [], []])
  })

  it('knows at once that a page of any length is made to be slow', () => {
    const long = ['0 '.repeat(20_000), '$ '.repeat(20_000), 'budget '.repeat(6_000)]
    expect(rankFirst(deck([page({ title: 'Harbour', blocks: long })])).size).toBe(12)
  })
})

describe('choosePages', () => {
  it('takes at most three pages, the likeliest first, and none where the best is unlikely', () => {
    expect(choosePages([0.4, 0.9, 0.4, 0.8, 0.35])).toEqual([1, 3, 0])
    expect(choosePages([0.25, 0.5])).toEqual([1, 0])
    expect(choosePages([0.29, 0.2])).toEqual([])
    expect(choosePages([])).toEqual([])
  })
})

it('weighs pages without learned words in a language that was not learned', () => {
  for (const { learned, plain } of [topicWeights.beforeValues, topicWeights.afterValues]) {
    expect(learnedClues.every((name) => plain.any.weights[name] === 0)).toBe(true)
    expect(learnedClues.some((name) => learned.any.weights[name] !== 0)).toBe(true)
  }
  const german = deck([
    page({ title: 'Nordwind' }),
    page({ title: 'Das Problem', blocks: ['Skipper finden im Sommer keinen freien Liegeplatz'] }),
    page({ title: 'Unser Team', blocks: ['Ana Ruiz\nGeschäftsführerin', 'Tom Berg\nTechnik'] }),
  ])
  const found = rank(german)
  expect(found.get('Problem')?.map(({ slide }) => slide.page)).toEqual([2])
  expect(found.get('Team')?.map(({ slide }) => slide.page)).toEqual([3])
})

it('has a weight for each labelled topic, and one table for the others', () => {
  expect(Object.keys(topicWeights.afterValues.learned.topics)).not.toContain('Technology')
  expect(computeChance(pageClueNames, { ...topicWeights.afterValues.plain.any, bias: 0 }, [])).toBe(0.5)
})
