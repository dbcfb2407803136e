import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { locateQuote, verifyFacts } from './verify-facts.ts'
import { indexSources } from './verify-sources.ts'

const fact = (over: Partial<Fact>): Fact => ({
  key: 'revenue',
  value: '$1.2M',
  evidence: [{ document: 'deck', page: 1, quote: 'Revenue of $1.2M in 2025' }],
  kind: 'stated',
  rule: 'test',
  score: 0.9,
  ...over,
})

const doc = deck([
  page({
    title: 'Traction',
    blocks: ['Revenue of $1.2M in 2025', 'Not yet profitable'],
    links: [{ url: 'https://www.linkedin.com/in/ana-ruiz/' }],
  }),
  page({ title: 'Team', blocks: ['Ana Ruiz, CEO, ex-Google engineer'], hidden: [{ text: 'Revenue of $90M in 2025' }] }),
  page({ title: 'Market', blocks: ['A market of 40 billion'] }),
])
const verify = (over: Partial<Fact>, updates = '') => {
  const verified = verifyFacts([fact(over)], indexSources(doc, oneUpdate(updates)))[0]
  if (!verified) throw new Error('the fact was dropped')
  return verified
}

describe('verifyFacts', () => {
  it('proves a stated fact whose quote stands on its page, with a box for each line', () => {
    const verified = verify({})
    expect(verified).toMatchObject({ standing: 'proved', problem: null })
    expect(verified.evidence[0]).toMatchObject({ match: 'exact', page: 1, cause: null })
    expect(verified.evidence[0]?.boxes).toHaveLength(1)
  })

  it('repairs the page when the quote stands on one other page only', () => {
    const verified = verify({ evidence: [{ document: 'deck', page: 3, quote: 'Revenue of $1.2M in 2025' }] })
    expect(verified.standing).toBe('proved')
    expect(verified.evidence[0]?.page).toBe(1)
  })

  it('keeps what fails, with the first gate that it did not pass and the cause', () => {
    const verified = verify({
      value: '$2.1M',
      evidence: [{ document: 'deck', page: 1, quote: 'Revenue of $2.1M in 2025' }],
    })
    expect(verified.standing).toBe('found')
    expect(verified.problem).toMatchObject({
      gate: 'quote',
      place: { page: 1 },
      detail: { fault: 'other-number', quote: '$2.1M', page: '$1.2M' },
    })
    expect(verified.evidence[0]).toMatchObject({ match: 'none', boxes: [] })
  })

  it('proves nothing that is only concluded or worked out', () => {
    expect(verify({ kind: 'inferred' })).toMatchObject({ standing: 'inferred', problem: null })
    expect(verify({ kind: 'derived' }).standing).toBe('inferred')
    const invented = [{ document: 'deck' as const, page: 1, quote: 'Revenue of $9M in 2025' }]
    expect(verify({ kind: 'inferred', evidence: invented })).toMatchObject({
      standing: 'found',
      problem: { gate: 'quote' },
    })
  })

  it('proves nothing by hidden text', () => {
    const verified = verify({
      value: '$90M',
      evidence: [{ document: 'deck', page: 2, quote: 'Revenue of $90M in 2025' }],
    })
    expect(verified).toMatchObject({ standing: 'found', problem: { gate: 'quote' } })
  })

  it('asks the value to follow from the quote', () => {
    expect(verify({ value: '$12M' }).problem).toMatchObject({
      gate: 'follows',
      value: '$12M',
      detail: { fault: 'other-number', value: '$12M' },
    })
    expect(verify({ key: 'company_name', value: 'Northwind' }).problem).toMatchObject({
      gate: 'follows',
      detail: { fault: 'unsaid', word: 'northwind' },
    })
    expect(
      verify({
        key: 'trait_big_tech',
        value: true,
        person: 'Ana Ruiz',
        evidence: [{ document: 'deck', page: 2, quote: 'ex-Google engineer' }],
      }).standing,
    ).toBe('proved')
    expect(
      verify({
        key: 'trait_phd',
        value: true,
        person: 'Ana Ruiz',
        evidence: [{ document: 'deck', page: 2, quote: 'ex-Google engineer' }],
      }).problem?.gate,
    ).toBe('follows')
  })

  it('proves a vocabulary value that the quote names, and no other', () => {
    const sources = indexSources(deck([page({ blocks: ['A SaaS subscription for clinics'] })]), [])
    const quoted = { evidence: [{ document: 'deck' as const, page: 1, quote: 'A SaaS subscription for clinics' }] }
    const [named, concluded] = verifyFacts(
      [
        fact({ key: 'business_model', value: 'bm_subscription', ...quoted }),
        fact({ key: 'client_type', value: 'b2b', ...quoted }),
      ],
      sources,
    )
    expect(named?.standing).toBe('proved')
    expect(concluded).toMatchObject({ standing: 'inferred', problem: null })
  })

  it('says where a quote stands that is on several other pages', () => {
    const twice = deck([
      page({ blocks: ['nothing here'] }),
      page(),
      page({ blocks: ['Ana Ruiz, CEO'] }),
      page({ blocks: ['Ana Ruiz, CEO'] }),
    ])
    const [verified] = verifyFacts(
      [
        fact({
          key: 'founder_name',
          value: 'Ana Ruiz',
          evidence: [{ document: 'deck', page: 1, quote: 'Ana Ruiz, CEO' }],
        }),
      ],
      indexSources(twice, []),
    )
    expect(verified?.problem).toMatchObject({
      gate: 'quote',
      detail: { fault: 'elsewhere', page: 1, pages: [3, 4] },
    })
  })

  it('looks quotes of the updates up in the updates', () => {
    const quote = 'MRR is now $40k'
    const evidence = [{ document: 'updates' as const, page: null, quote }]
    expect(verify({ value: '$40k', evidence }, `Hello,\n${quote}.`).problem?.gate).not.toBe('quote')
    expect(verify({ value: '$40k', evidence }, 'Nothing new.').problem?.gate).toBe('quote')
  })

  it('looks quotes up in the other document when the cited one lacks them', () => {
    const here = { value: '$40k', evidence: [{ document: 'deck' as const, page: 1, quote: 'MRR is now $40k' }] }
    expect(verify(here, 'MRR is now $40k.').evidence[0]).toMatchObject({ document: 'updates', page: null })
    expect(verify(here, 'MRR is now $40k.').problem?.gate).not.toBe('quote')
    const moved = verify(
      { evidence: [{ document: 'updates', page: null, quote: 'Revenue of $1.2M in 2025' }] },
      'Hello',
    )
    expect(moved.evidence[0]).toMatchObject({ document: 'deck', page: 1 })
  })

  it('cites an aligned quote in the words of the page, and the value has to follow from those', () => {
    const text = 'Revenue of Kallberg Shipping reached $1.2M in the year'
    const sources = indexSources(deck([page({ blocks: [text] })]), [])
    const quote = 'Revenue of Kallberg Shiping reached $1.2M in the year'
    const evidence = [{ document: 'deck' as const, page: 1, quote }]
    const [right, wrong] = verifyFacts(
      [fact({ evidence }), fact({ key: 'company_name', value: 'Kallberg Shiping', evidence })],
      sources,
    )
    expect(right).toMatchObject({ standing: 'proved', evidence: [{ match: 'aligned', quote: text }] })
    expect(wrong?.problem?.gate).toBe('follows')
  })

  it('takes no quote of a whole page for a proof', () => {
    const long = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ')
    const sources = indexSources(deck([page({ blocks: [long] })]), [])
    const [verified] = verifyFacts(
      [fact({ value: 'word7', evidence: [{ document: 'deck', page: 1, quote: long }] })],
      sources,
    )
    expect(verified?.problem).toMatchObject({ gate: 'quote', detail: { fault: 'too-long', mostCharacters: 1200 } })
  })

  it('takes the address behind an icon as a place without printed words', () => {
    const verified = verify({
      key: 'founder_linkedin',
      person: 'Ana Ruiz',
      value: 'https://www.linkedin.com/in/ana-ruiz',
      evidence: [{ document: 'deck', page: 1, quote: 'https://www.linkedin.com/in/ana-ruiz' }],
    })
    expect(verified.standing).toBe('proved')
    expect(verified.evidence[0]).toMatchObject({ match: 'exact', fromLink: true })
  })

  it('asks words of a picture to be read surely', () => {
    const scanned = (confidence: number) =>
      indexSources(deck([page({ origin: 'ocr', blocks: [{ lines: 'Revenue of $1.2M in 2025', confidence }] })]), [])
    expect(verifyFacts([fact({})], scanned(0.95))[0]?.standing).toBe('proved')
    expect(verifyFacts([fact({})], scanned(0.6))[0]).toMatchObject({
      standing: 'found',
      problem: { gate: 'reading', how: 'ocr' },
    })
  })
})

describe('locateQuote', () => {
  it('gives one box a line', () => {
    const here = page({ blocks: ['We connect growers\nwith local shops'] })
    expect(locateQuote(here, 'growers with local')).toHaveLength(2)
    expect(locateQuote(here, 'bakers')).toEqual([])
  })
})
