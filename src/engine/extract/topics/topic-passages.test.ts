import { describe, expect, it } from 'vitest'
import type { KeyFactName } from '#contract/memo-fields.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { extractValues } from '../extract-offline.ts'
import { prepareInput } from '../prepare-input.ts'
import { topicExtractor } from './topic-facts.ts'
import { addTopics } from './topic-input.ts'

type Spec = Parameters<typeof page>[0]
const understood = (...pages: Spec[]) =>
  understandDeck(deck([page({ title: 'Norvane' }), ...pages.map((spec) => page(spec))]))
function withTopics(...pages: Spec[]) {
  const input = prepareInput(understood(...pages))
  return addTopics(input, extractValues(input))
}
const found = (topic: KeyFactName, ...pages: Spec[]) =>
  (withTopics(...pages).topicPassages.get(topic) ?? []).map((one) => [one.passage.page, one.text])

const problem = {
  title: 'The problem',
  blocks: ['Workers wait six weeks for their wages', 'Farms lose people to faster payers'],
}
const solution = { title: 'Our solution', blocks: ['Norvane pays every worker on the evening of the day'] }

describe('listTopicPassages', () => {
  it('quotes the slides that are about the topic', () => {
    expect(new Set(found('Problem', problem, solution).map((one) => one.join(': ')))).toEqual(
      new Set(['2: Farms lose people to faster payers', '2: Workers wait six weeks for their wages']),
    )
    expect(found('Product Solution', problem, solution)).toEqual([
      [3, 'Norvane pays every worker on the evening of the day'],
    ])
  })

  it('gives nothing for topics on which the deck is silent', () => {
    for (const topic of [
      'Traction',
      'Team',
      'Use of Funds',
      'Financials',
      'Market',
      'Roadmap',
      'Competition',
    ] satisfies KeyFactName[]) {
      expect(found(topic, problem, solution)).toEqual([])
    }
  })

  it('finds what other slides say plainly', () => {
    expect(
      found('Business Model', problem, solution, {
        title: 'Farms love it',
        blocks: ['We charge a subscription of $5 per month and a commission on advances'],
      }),
    ).toEqual([[4, 'We charge a subscription of $5 per month and a commission on advances']])
  })

  it('asks for people on a team slide', () => {
    expect(
      found('Team', problem, { title: 'Token distribution', blocks: ['Founders and advisors 20%', 'Team 10%'] }),
    ).toEqual([])
    expect(
      found('Financials', problem, {
        title: 'Financial projections',
        blocks: ['Break-even at $2M of revenue in 2027'],
      }),
    ).toEqual([[3, 'Break-even at $2M of revenue in 2027']])
  })

  it('names people on the team slide by name and role', () => {
    expect(
      found('Team', problem, {
        title: 'Team',
        blocks: [
          { lines: 'Ana Ruiz\nCEO', x: 0.1, y: 0.4 },
          { lines: 'Tom Berg\nCTO', x: 0.5, y: 0.4 },
        ],
      }).map((one) => one[1]),
    ).toEqual(['Team', 'Ana Ruiz CEO', 'Tom Berg CTO'])
  })

  it('knows titles of languages that the slide kinds do not', () => {
    expect(
      found(
        'Competition',
        { title: 'Rynek', blocks: ['Milion rodzin w kraju i coraz więcej'] },
        { title: 'Konkurencja', blocks: ['Inni oferują tylko nagrania po angielsku i bez bajek'] },
      ),
    ).toEqual([[3, 'Inni oferują tylko nagrania po angielsku i bez bajek']])
  })

  it('gives at most seven passages, from every slide about the topic', () => {
    const bullets = [
      'Workers leave after one week of waiting',
      'Farms fail to find people in May',
      'Banks close before the shift ends',
      'Envelopes get lost on the way',
      'No one keeps the records in order',
      'Foremen write hours on scraps of paper',
      'Rain days are never paid at all',
    ]
    const pages = found(
      'Problem',
      { title: 'Problem', blocks: bullets },
      { title: 'The problem in numbers', blocks: ['Six of ten farms struggle to hire'] },
    ).map((one) => one[0])
    expect(pages).toHaveLength(7)
    expect(new Set(pages)).toEqual(new Set([2, 3]))
  })
})

const factsOn = (topic: KeyFactName, ...pages: Spec[]) =>
  topicExtractor.extract(withTopics(...pages)).filter((fact) => fact.key === `topic:${topic}`)

describe('topicExtractor', () => {
  it('are stated, cite their page, and lose score down the list to the slide itself', () => {
    const facts = factsOn('Problem', problem, solution)
    expect(facts.map((fact) => fact.score)).toEqual([0.9, 0.86, 0.35])
    expect(facts[0]).toMatchObject({ kind: 'stated', rule: 'topic.slide', evidence: [{ document: 'deck', page: 2 }] })
    expect(facts.at(-1)).toMatchObject({ value: 'The problem', rule: 'topic.heading' })
  })

  it('sets shouted words in sentence case and quotes them as printed', () => {
    const [first] = factsOn(
      'Problem',
      { title: 'The problem', blocks: ['WAGES WAIT FOR SIX WEEKS IN NORVANE'] },
      {
        title: 'Our solution',
        blocks: ['Everybody gets wages within six hours, no weeks to wait'],
      },
    )
    expect(first).toMatchObject({
      value: 'Wages wait for six weeks in Norvane',
      evidence: [{ quote: 'WAGES WAIT FOR SIX WEEKS IN NORVANE' }],
    })
  })

  it('tell of people by name, role and what their own card says', () => {
    const people = factsOn('Team', problem, {
      title: 'Team',
      blocks: [
        { lines: 'Ana Ruiz\nCEO\nTen years of harvest planning\nana@norvane.example', x: 0.1, y: 0.4 },
        { lines: 'Tom Berg\nCTO\nBuilt the payroll of two banks', x: 0.5, y: 0.4 },
      ],
    }).filter((fact) => fact.rule === 'topic.person')
    expect(people.map((fact) => fact.value)).toEqual([
      'Ana Ruiz, CEO; Ten years of harvest planning',
      'Tom Berg, CTO; Built the payroll of two banks',
    ])
    expect(people[0]?.evidence.map((one) => one.quote)).toEqual(['Ana Ruiz CEO', 'Ten years of harvest planning'])
  })
})
