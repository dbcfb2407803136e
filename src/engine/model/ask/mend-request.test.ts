import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { joinUpdates } from '#engine/text/join-updates.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { settleFacts } from '../read/settle-facts.ts'
import { deckLines } from './deck-lines.ts'
import { makeMendRequest } from './mend-request.ts'
import { selectMendable } from './select-mendable.ts'

const secret = 'Our gross margin is 99%'
const doc = deck(
  [
    page({ title: 'Northwind', blocks: ['The booking platform for small harbours'] }),
    page({ title: 'Traction', blocks: ['120 paying customers', 'We expect $2.5M ARR in 2028'] }),
    page({ title: 'Prices', blocks: ['Plans start at $99 a month per harbour', '$4.2B', 'Berths by phone'] }),
    page({ title: 'Market', blocks: ['The total addressable market (TAM) is $4.2B', 'Berths by phone'] }),
    page({ title: 'Team', blocks: ['Ana Ruiz\nCEO & Co-founder'], hidden: [{ text: secret }] }),
    page({ title: 'The ask', blocks: ['We are raising $1M in a seed round'] }),
  ],
  { createdOn: '2026-05-20' },
)
const understood = understandDeck(doc)
const context = { deck: understood, sources: indexSources(doc, [], understood), unread: [secret] }
const { lines } = deckLines(understood, joinUpdates(oneUpdate('Signed two harbours.')))

type Claimed = [key: Fact['key'], value: string | boolean, quote: string, page: number, kind?: Fact['kind']]
const settle = (...claims: Claimed[]) =>
  settleFacts(
    claims.map(([key, value, quote, on, kind = 'stated']) => ({
      ...{ key, value, kind, rule: 'llm/test', score: 0.84 },
      evidence: [{ document: 'deck', page: on, quote }],
    })),
    context,
  )
const select = (...claims: Claimed[]) => {
  const { failed, facts } = settle(...claims)
  return selectMendable(failed, facts)
}

describe('a fact goes back to be mended', () => {
  it.each<[string, ...Claimed]>([
    ['its quote is nowhere', 'pricing', '$99 a month', 'from $99 a month', 3],
    ['its quote lacks the value', 'tam', '$4.2B', 'Market', 4],
    ['its quote lacks the label', 'tam', '$4.2B', '$4.2B', 3],
    ['its quote stands on several other pages', 'problem', 'Berths by phone', 'Berths by phone', 1],
  ])('when %s', (_why, ...claim) => {
    expect(select(claim)).toMatchObject([{ key: claim[0], value: claim[1] }])
  })

  it.each<[string, ...Claimed]>([
    ['it is proved', 'customers', '120', '120 paying customers', 2],
    ['its quote stands once on another page', 'customers', '120', '120 paying customers', 5],
    ['it was concluded', 'client_type', 'b2b', 'The booking platform for small harbours', 1, 'inferred'],
    ['it is a plan', 'gmv', '$2.5M', 'We expect $2.5M ARR in 2028', 2],
    ['it speaks of something else', 'sam', '$4.2B', 'The total addressable market (TAM) is $4.2B', 4],
    ['its text is hidden', 'gross_margin', '99%', secret, 5],
  ])('and never when %s', (_why, ...claim) => {
    expect(select(claim)).toEqual([])
  })

  it('once, unless another fact says it, and a passage only for a topic that has none', () => {
    const proved: Claimed = ['customers', '120', '120 paying customers', 2]
    expect(select(proved, ['customers', '120', '120 customers pay us', 2])).toEqual([])
    const made: Claimed = ['topic:Market', 'A large market', 'A large market', 4]
    expect(select(made, made)).toHaveLength(1)
    expect(select(made, ['topic:Market', 'Market', 'The total addressable market (TAM) is $4.2B', 4])).toEqual([])
    const many = Array.from({ length: 40 }, (_, n): Claimed => ['competitors', `Rival ${n}`, `Unlike Rival ${n}`, 4])
    expect(select(...many)).toHaveLength(30)
  })
})

describe('the request to mend', () => {
  it('holds the facts with what is missing, and the lines of their pages and the pages beside them', async () => {
    const { failed, facts } = settle(['pricing', '$99 a month', 'from $99 a month', 3], ['tam', '$4.2B', '$4.2B', 3])
    const { system, prefix, prompt } = makeMendRequest(selectMendable(failed, facts), lines, understood)
    expect(system).toContain('hand over facts')
    const places = [...prefix.matchAll(/^\[(?:p(\d+)\.\d+|about|u\.\d+)\]/gmu)].map(([, on]) => Number(on ?? 0))
    expect([...new Set(places)]).toEqual([0, 2, 3, 4])
    await expect(`${prefix}\n\n${prompt}\n`).toMatchFileSnapshot('mend-request.golden.txt')
  })

  it('keeps within its room: pages that facts name come before the pages beside them', () => {
    const { failed } = settle(['pricing', '$99 a month', 'from $99 a month', 3])
    const filler = (on: number) =>
      Array.from({ length: 10 }, (_, row) => ({ place: `p${on}.${row + 1}`, page: on, text: 'word '.repeat(160) }))
    const { prefix } = makeMendRequest(failed, [1, 2, 3, 4].flatMap(filler), understood)
    expect(prefix.length).toBeLessThan(12_200)
    expect(prefix).toContain('[p3.10]')
    expect(prefix).not.toMatch(/\[p[124]\.1\]/)
  })
})
