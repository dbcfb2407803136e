import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { factOfModel, on } from '#engine/testing/verified-fact.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { keepLabel } from '../merge/take-better-quote.ts'
import { readClaimedLabel } from './claimed-label.ts'

const doc = deck([
  page({ title: 'Internet warranty scheme', blocks: ['Signed LOIs', 'Target customers', '42'] }),
  page({ title: 'Net ARR', blocks: ['$40k'] }),
])
const sources = indexSources(doc, [], understandDeck(doc))
const read = (label: string, ...evidence: Parameters<typeof on>[]) =>
  readClaimedLabel(
    label,
    evidence.map((one) => on(...one)),
    sources,
  )

describe('a label that a model names', () => {
  it('is told where the page of the quote prints it', () => {
    expect(read('Net ARR', [2, '$40k'])).toBe('Net ARR')
    expect(read('Signed LOIs', [1, '42'])).toBe('Signed LOIs')
  })

  it.each([
    ['on another page', 'Net ARR', [1, '42']],
    ['made of words of several lines', 'Signed customers', [1, '42']],
    ['in the quote itself', 'Target customers', [1, 'Target customers 42']],
    ['over a quote that was not found', 'Net ARR', [2, '$90k', { match: 'none' }]],
    ['shorter than what stands anywhere', '42', [1, 'LOIs']],
    ['not there', '', [2, '$40k']],
  ] as Array<[string, string, Parameters<typeof on>]>)('is not told where it is %s', (_name, label, place) => {
    expect(read(label, place)).toBeNull()
  })

  it('stays with its fact on the same page, and goes where the quote is of another', () => {
    const fact = factOfModel('revenue', '$40k', '$40k', { under: 'Net ARR' })
    expect(keepLabel(fact, [on(3, '$40k MRR')]).under).toBe('Net ARR')
    expect(keepLabel(fact, [on(5, '$40k MRR')])).not.toHaveProperty('under')
  })
})
