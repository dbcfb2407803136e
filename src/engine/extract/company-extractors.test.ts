import { describe, expect, it } from 'vitest'
import { keyFactNames, memoSections } from '#contract/memo-fields.ts'
import { options } from '#contract/options.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { joinUpdates } from '#engine/text/join-updates.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { companyExtractors } from './company-extractors.ts'
import { prepareInput } from './prepare-input.ts'
import { topicExtractors } from './topic-extractors.ts'
import { addTopics } from './topics/topic-input.ts'

const doc = deck([
  page({ title: 'Norvane', blocks: ['Payroll software for seasonal farms', 'Lisbon, Portugal'] }),
  page({
    title: 'The problem',
    blocks: ['Workers wait six weeks for their wages', 'Farms and food companies lose people'],
  }),
  page({ title: 'Our solution', blocks: ['Norvane is a mobile app and platform that pays workers daily'] }),
  page({ title: 'Market', blocks: ['90,000 farms in Portugal, Spain and Italy', '$4B market'] }),
  page({ title: 'Business model', blocks: ['Subscription of €90 per month and farm'] }),
  page({
    title: 'Team',
    blocks: [{ lines: 'Ana Ruiz\nCo-founder & CEO\nex-Google, PhD in economics', x: 0.1, y: 0.4 }],
  }),
  page({ title: 'Contact', blocks: ['www.norvane.io', 'hello@norvane.io'] }),
])
/** Who the company is, and what it says on its topics. */
function extract(...given: Parameters<typeof prepareInput>) {
  const input = prepareInput(...given)
  const values = companyExtractors.flatMap((extractor) => extractor.extract(input))
  const topics = addTopics(input, values)
  return [...values, ...topicExtractors.flatMap((extractor) => extractor.extract(topics))]
}
const run = () => extract(understandDeck(doc))

describe('companyExtractors', () => {
  const facts = run()

  it('gives the same facts in the same order for the same deck', () => {
    expect(run()).toEqual(facts)
    const ids = [...companyExtractors, ...topicExtractors].map((extractor) => extractor.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('quotes the page word for word in every fact that calls itself stated', () => {
    for (const fact of facts.filter((one) => one.kind === 'stated')) {
      for (const { page: number, quote } of fact.evidence) {
        const text = doc.pages[(number ?? 0) - 1]?.blocks
          .flatMap((block) => block.lines.map((line) => line.text))
          .join(' ')
        expect(text, `${fact.key}: ${quote}`).toContain(quote)
      }
    }
  })

  it('uses keys of the memo and values of the vocabularies only', () => {
    const keys = new Set<string>([
      ...memoSections.flatMap((section) => section.fields.map((field) => field.key)),
      ...keyFactNames.map((name) => `topic:${name}`),
    ])
    for (const fact of facts) {
      expect(keys.has(fact.key), fact.key).toBe(true)
      expect(fact.score).toBeGreaterThanOrEqual(0)
      expect(fact.score).toBeLessThanOrEqual(1)
      for (const vocabulary of [
        'industry',
        'client_type',
        'product_type',
        'business_model',
        'target_market',
      ] as const) {
        if (fact.key === vocabulary) expect(options[vocabulary].map((option) => option.value)).toContain(fact.value)
      }
    }
  })

  it('answers the main questions of a plain deck', () => {
    const best = (key: string) =>
      facts.filter((fact) => fact.key === key).toSorted((a, b) => b.score - a.score)[0]?.value
    expect(best('company_name')).toBe('Norvane')
    expect(best('one_liner')).toBe('Payroll software for seasonal farms')
    expect(best('site')).toBe('www.norvane.io')
    expect(best('contact_email')).toBe('hello@norvane.io')
    expect(best('headquarters')).toBe('Lisbon, Portugal')
    expect(facts.filter((fact) => fact.key === 'industry').map((fact) => fact.value)).toContain('hr_tech')
    expect(best('business_model')).toBe('bm_subscription')
    expect(best('target_market')).toBe('tm_europe')
    expect(best('founder_name')).toBe('Ana Ruiz')
    expect(best('trait_big_tech')).toBe(true)
    expect(best('trait_phd')).toBe(true)
  })

  it('gets through text that is made to be slow', () => {
    const hostile = [
      'A'.repeat(4_000),
      `founder of ${'Ab'.repeat(2_000)}`,
      `${'a.'.repeat(2_000)}com`,
      `${'a'.repeat(3_000)}@`,
      'Founded in '.repeat(400),
      `${'Team, '.repeat(800)}`,
    ]
    const slow = understandDeck(
      deck([
        page({ title: 'Norvane' }),
        page({ title: 'Team', blocks: hostile }),
        page({ title: 'Contact', blocks: hostile }),
      ]),
    )
    const found = extract(slow, joinUpdates(oneUpdate(hostile.join('\n'))))
    expect(found.find((fact) => fact.key === 'company_name')?.value).toBe('Norvane')
  })

  it('gives nothing for a deck without text', () => {
    const empty = understandDeck(deck([page(), page()]))
    expect(extract(empty)).toEqual([])
  })
})
