import { describe, expect, it } from 'vitest'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { Fact } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { verifyFacts } from './verify-facts.ts'
import { indexSources } from './verify-sources.ts'

type Told = Partial<Fact> & { quote?: string; on?: number }

/** Null when all gates pass, else the first problem. */
const judge = (doc: DeckDoc, { quote = '', on = 1, ...over }: Told, updates = '') => {
  const fact: Fact = {
    key: 'revenue',
    value: '',
    evidence: [{ document: 'deck', page: on, quote }],
    kind: 'stated',
    rule: 'test',
    score: 1,
    ...over,
  }
  const [verified] = verifyFacts([fact], indexSources(doc, oneUpdate(updates), understandDeck(doc)))
  if (!verified) throw new Error('the fact was dropped')
  return verified.problem
}

describe('facts about people', () => {
  const card = (lines: string, x: number) => ({ lines, x, y: 0.4 })
  const doc = deck([
    page({
      title: 'Team',
      blocks: [
        card('Ana Ruiz\nCEO\nPhD in chemistry', 0.05),
        card('Ben Okafor\nCTO\nex-Google engineer', 0.4),
        card('Cleo Marsh\nCOO\nMBA at INSEAD', 0.7),
      ],
    }),
    page({ title: 'Customers', blocks: ['Google uses our platform', 'Ana Ruiz, ex-Amazon, answers every call'] }),
  ])
  const trait = (over: Told) => judge(doc, { value: true, ...over })

  it('are proved by the card of the person only', () => {
    expect(trait({ key: 'trait_big_tech', person: 'Ben Okafor', quote: 'ex-Google engineer' })).toBeNull()
    expect(trait({ key: 'trait_big_tech', person: 'Ana Ruiz', quote: 'ex-Google engineer' })).toMatchObject({
      gate: 'whose',
      of: 'other-person',
      name: 'Ana Ruiz',
    })
    expect(trait({ key: 'founder_role', value: 'CTO', person: 'Ana Ruiz', quote: 'CTO' })).toMatchObject({
      gate: 'whose',
      of: 'other-person',
      name: 'Ana Ruiz',
    })
    expect(trait({ key: 'trait_phd', person: 'Farida Lind', quote: 'PhD in chemistry' })).toMatchObject({
      gate: 'whose',
      of: 'other-person',
      name: 'Farida Lind',
    })
    expect(trait({ key: 'trait_phd', quote: 'PhD in chemistry' })).toEqual({ gate: 'whose', of: 'other-person' })
  })

  it('take a link from the card that it stands beside', () => {
    const url = 'https://www.linkedin.com/in/a7f3'
    const linked = deck([
      page({
        title: 'Team',
        blocks: [card('Ana Ruiz\nCEO', 0.05), card('Ben Okafor\nCTO', 0.6)],
        links: [{ url, x: 0.05, y: 0.5 }],
      }),
    ])
    const link = (person: string) => judge(linked, { key: 'founder_linkedin', value: url, person, quote: url })
    expect(link('Ana Ruiz')).toBeNull()
    expect(link('Ben Okafor')).toMatchObject({
      gate: 'whose',
      of: 'other-person',
      name: 'Ben Okafor',
      owner: 'Ana Ruiz',
    })
  })

  it('are proved elsewhere by a quote that names the person', () => {
    const named = { key: 'trait_big_tech', on: 2, quote: 'Ana Ruiz, ex-Amazon' } as const
    expect(trait({ ...named, person: 'Ana Ruiz' })).toBeNull()
    expect(trait({ ...named, person: 'Ben Okafor' })).not.toBeNull()
    expect(
      trait({ key: 'trait_big_tech', person: 'Ben Okafor', on: 2, quote: 'Google uses our platform' }),
    ).not.toBeNull()
  })

  it('are tied to a paragraph in updates', () => {
    const updates = 'Ana Ruiz joined us.\nShe worked at Stripe.\n\nBen Okafor now leads the team.'
    const evidence = [{ document: 'updates' as const, page: null, quote: 'She worked at Stripe' }]
    const about = (person: string) => judge(doc, { key: 'trait_big_tech', value: true, person, evidence }, updates)
    expect(about('Ana Ruiz')).toBeNull()
    expect(about('Ben Okafor')).toMatchObject({ gate: 'whose', of: 'other-person', name: 'Ben Okafor' })
  })

  it('never say that a trait is missing, nor what a clause denies', () => {
    expect(trait({ key: 'trait_phd', value: false, person: 'Ana Ruiz', quote: 'PhD in chemistry' })).toMatchObject({
      gate: 'follows',
      detail: { fault: 'trait-missing' },
    })
    const denied = deck([page({ blocks: ['Ana Ruiz, never worked at Google'] })])
    const fact = {
      key: 'trait_big_tech',
      value: true,
      person: 'Ana Ruiz',
      quote: 'Ana Ruiz, never worked at Google',
    } as const
    expect(judge(denied, fact)).toMatchObject({
      gate: 'follows',
      detail: { fault: 'trait-denied', word: 'never' },
    })
    const student = { key: 'trait_phd', value: true, person: 'Ana Ruiz', quote: 'Ana Ruiz, PhD candidate' } as const
    expect(judge(deck([page({ blocks: ['Ana Ruiz, PhD candidate'] })]), student)).toMatchObject({
      gate: 'follows',
      detail: { fault: 'doctorate-unfinished' },
    })
  })
})

describe('facts about a field', () => {
  const doc = deck([
    page({ title: 'Market', blocks: ['A market of $5B', 'SAM $600M', 'Revenue of $2M in 2025', 'GMV of $9M'] }),
    page({ title: 'Competition', blocks: ['Harbourly', 'Quayline'] }),
    page({ title: 'Our story', blocks: ['Lisbon 2019', '$7M', 'Harbourly'] }),
  ])

  it('need a quote about it', () => {
    const traction = deck([page({ title: 'Traction', blocks: ['Revenue of $2M in 2025'] })])
    expect(judge(traction, { value: '$2M', quote: 'Revenue of $2M in 2025' })).toBeNull()
    expect(judge(doc, { value: '$2M', quote: 'Revenue of $2M in 2025' })).toMatchObject({ gate: 'whose', of: 'market' })
    expect(judge(doc, { value: '$5B', quote: 'A market of $5B' })).toMatchObject({
      gate: 'label',
      other: { fault: 'other-subject', name: 'a market' },
    })
    expect(judge(doc, { value: '$9M', quote: 'GMV of $9M' })).toMatchObject({
      gate: 'label',
      other: { fault: 'other-subject', name: 'gross volume' },
    })
    const live = deck([page({ title: 'Contact', blocks: ['We are live in Lisbon', 'We are based in Porto'] })])
    expect(judge(live, { key: 'headquarters', value: 'Lisbon', quote: 'We are live in Lisbon' })).toMatchObject({
      gate: 'label',
      other: { fault: 'sales-place' },
    })
    expect(judge(live, { key: 'headquarters', value: 'Porto', quote: 'We are based in Porto' })).toBeNull()
    const others = deck([page({ title: 'The ask', blocks: ['Companies like Hiveguard raised $30M last year'] })])
    const raised = {
      key: 'previous_funding',
      value: '$30M',
      quote: 'Companies like Hiveguard raised $30M last year',
    } as const
    expect(judge(others, raised)).toMatchObject({ gate: 'label', other: { fault: 'other-companies' } })
    expect(judge(doc, { key: 'tam', value: '$600M', quote: 'SAM $600M' })).toMatchObject({
      gate: 'label',
      other: { fault: 'other-size', key: 'sam', asked: 'tam' },
    })
    expect(judge(doc, { key: 'amount_raising', value: '$7M', quote: '$7M', on: 3 })).toMatchObject({
      gate: 'label',
      other: { fault: 'no-subject' },
    })
  })

  it('may take what a name stands for from the page', () => {
    expect(judge(doc, { key: 'competitors', value: 'Quayline', quote: 'Quayline', on: 2 })).toBeNull()
    expect(judge(doc, { key: 'competitors', value: 'Harbourly', quote: 'Harbourly', on: 3 })).toMatchObject({
      gate: 'label',
      other: { fault: 'no-subject' },
    })
  })

  it('look like what the field holds', () => {
    expect(judge(doc, { key: 'year_founded', value: 'Lisbon', quote: 'Lisbon 2019', on: 3 })).toMatchObject({
      gate: 'follows',
      detail: { fault: 'not-shaped', shape: 'year' },
    })
    expect(judge(doc, { key: 'contact_email', value: 'Lisbon', quote: 'Lisbon 2019', on: 3 })).toMatchObject({
      gate: 'follows',
      detail: { fault: 'not-shaped', shape: 'email' },
    })
    expect(judge(doc, { key: 'problem', value: true, quote: 'Lisbon 2019', on: 3 })).toMatchObject({
      gate: 'follows',
      detail: { fault: 'not-words' },
    })
    expect(judge(doc, { key: 'industry', value: 'harbours', quote: 'Lisbon 2019', on: 3 })).toBeNull()
  })
})

describe('numbers cited with their labels', () => {
  const doc = deck([
    page({
      title: 'Plan',
      blocks: [
        { lines: 'Revenue', x: 0.1, y: 0.4 },
        { lines: 'Costs', x: 0.1, y: 0.6 },
        { lines: '2026', x: 0.4, y: 0.3 },
        { lines: '2027', x: 0.7, y: 0.3 },
        { lines: '$2M', x: 0.4, y: 0.4 },
        { lines: '$5M', x: 0.7, y: 0.4 },
        { lines: '$3M', x: 0.4, y: 0.6 },
      ],
    }),
    page({ blocks: ['Revenue'] }),
  ])
  const cell = (value: string, ...labels: string[]) =>
    judge(doc, {
      key: 'revenue_forecast',
      value,
      evidence: [value, ...labels].map((quote) => ({ document: 'deck' as const, page: 1, quote })),
    })

  it('share a row or a column with them', () => {
    expect(cell('$2M', 'Revenue', '2026')).toBeNull()
    expect(cell('$5M', 'Revenue', '2027')).toBeNull()
    const turned = [{ quote: 'Revenue' }, { quote: '2026' }, { quote: '$2M' }]
    const evidence = turned.map(({ quote }) => ({ document: 'deck' as const, page: 1, quote }))
    expect(judge(doc, { key: 'revenue_forecast', value: '$2M', evidence })).toBeNull()
    expect(cell('$2M', 'Revenue', '2027')).toMatchObject({
      gate: 'label',
      other: { fault: 'other-cell', label: '2027', number: '$2M' },
    })
    expect(cell('$3M', 'Revenue')).toMatchObject({
      gate: 'label',
      other: { fault: 'other-cell', label: 'Revenue', number: '$3M' },
    })
  })

  it('stand on one page with them', () => {
    const evidence = [
      { document: 'deck' as const, page: 1, quote: '$5M' },
      { document: 'deck' as const, page: 2, quote: 'Revenue' },
    ]
    expect(judge(doc, { key: 'revenue_forecast', value: '$5M', evidence })).toMatchObject({
      gate: 'label',
      other: { fault: 'other-page' },
    })
  })
})

describe('words that name a subject', () => {
  const rival = (...blocks: string[]) =>
    judge(deck([page({ title: 'Harbours', blocks })]), { key: 'competitors', value: 'Tidemark', quote: 'Tidemark' })

  it('are those of the language of the deck and of English', () => {
    expect(
      rival('The market of harbours has no dominant players yet and is with the people', 'Tidemark'),
    ).toMatchObject({
      gate: 'label',
      other: { fault: 'no-subject' },
    })
    expect(rival('O mercado dos portos não tem players como nós e é de todos', 'Tidemark')?.gate).not.toBe('label')
  })
})
