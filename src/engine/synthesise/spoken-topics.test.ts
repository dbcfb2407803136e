import { expect, it } from 'vitest'
import { fact } from '#engine/testing/verified-fact.ts'
import { listSpokenTopics } from './spoken-topics.ts'

it('names the topics of passages and of fields that are about nothing else', () => {
  const facts = [
    fact('tam', '$4B'),
    fact('competitive_advantage', 'Three times as fast'),
    fact('target_market', 'tm_europe'),
    fact('topic:Roadmap', 'A second port opens in May.'),
  ]
  expect(listSpokenTopics(facts)).toEqual(['Market', 'Roadmap'])
  expect(listSpokenTopics([...facts, fact('competitors', 'Globex')])).toContain('Competition')
})
