import { describe, expect, it } from 'vitest'
import type { Memo } from '#contract/memo.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { pageLink, sampleDeckId, sampleMemo } from '#server/testing/sample-memo.ts'
import { buildDocument } from './build-document.ts'
import type { Block, MemoDocument, Span } from './memo-document.ts'

const appUrl = 'https://deals.example.com'
const made = (memo: Memo) => buildDocument(memo, appUrl)
const wordsOf = (spans: readonly Span[]) =>
  spans
    .map((span) => (span.kind === 'note' ? `[${span.number}]` : span.kind === 'mark' ? `<${span.text}>` : span.text))
    .join('')
const headings = ({ blocks }: MemoDocument) =>
  blocks.flatMap((block) => (block.kind === 'heading' ? [wordsOf(block.spans)] : []))

/** What stands under a heading, as lines. */
function under({ blocks }: MemoDocument, title: string): string[] {
  const start = blocks.findIndex((block) => block.kind === 'heading' && wordsOf(block.spans) === title)
  const rest = blocks.slice(start + 1)
  const end = rest.findIndex((block) => block.kind === 'heading')
  return rest.slice(0, end === -1 ? undefined : end).flatMap(linesOf)
}
function linesOf(block: Block): string[] {
  if (block.kind === 'list') return block.items.map(wordsOf)
  if (block.kind === 'table') return block.rows.map(({ name, spans }) => `${name}: ${wordsOf(spans)}`)
  return [wordsOf(block.spans)]
}

describe('a memo as a document', () => {
  it('says whose it is, when it was made and by what', () => {
    expect(made(sampleMemo({ values: { 'One-liner': 'Gravel by the hour' } }))).toMatchObject({
      title: 'Gravelow',
      lead: 'Gravel by the hour',
      made: 'Deal memo of 1 March 2026 · Engine: offline-2 · Version 3',
    })
  })

  it('says what a language model did for it and cost, and why it was not asked to the end', () => {
    const model = { label: 'OpenAI gpt-5-mini', calls: 4, input_tokens: 36_000, output_tokens: 2_000, cost: 0.021 }
    const madeBy = (failed: string | null) =>
      made({ ...sampleMemo({}), model: { ...model, seconds: 21.3, failed } }).made
    const usual = 'Deal memo of 1 March 2026 · Engine: offline-2 · Version 3'
    const cost = 'Made with OpenAI gpt-5-mini: 4 calls, 38k tokens, $0.02, 21 s'
    expect(madeBy(null)).toBe(`${usual} · ${cost}`)
    expect(madeBy('Reading with OpenAI gpt-5-mini was cancelled.')).toBe(
      `${usual} · ${cost}. Reading with OpenAI gpt-5-mini was cancelled.`,
    )
  })

  it('cites each source once, and again by the same number', () => {
    const document = made(
      sampleMemo({ values: { 'Company Name': 'Gravelow', 'Amount Raising': '$1M', Competitors: ['A', 'B'] } }),
    )
    expect(document.notes.map(({ number }) => number)).toEqual(document.notes.map((_, index) => index + 1))
    expect(document.notes[0]).toEqual({
      number: 1,
      quotes: ['Gravelow'],
      place: 'Deck, page 2',
      address: `${appUrl}/pitch-deck/${sampleDeckId}?page=2`,
    })
    expect(under(document, 'General information')).toEqual(['Company Name: Gravelow[1]'])
    const refs = document.blocks.flatMap((block) =>
      'spans' in block
        ? block.spans
        : block.kind === 'list'
          ? block.items.flat()
          : block.rows.flatMap(({ spans }) => spans),
    )
    const first = refs.flatMap((span) => (span.kind === 'note' && span.isFirst ? [span.number] : []))
    expect(first).toEqual(document.notes.map(({ number }) => number))
  })

  it('cites a place once after a value or a statement, with all its quotes', () => {
    const page = (number: number, quote: string) => ({ value: pageLink(number), quote })
    const source = [page(2, 'a'), page(2, 'b'), page(2, 'a'), page(3, 'c'), { value: pageLink(3) }]
    const signal = { key: 'MRR', value: '$40k', reason: 'It grew.', source }
    const fact = `It grew [1](${pageLink(4)} "d") [2](${pageLink(4)} "e"), fast [1](${pageLink(4)} "d").`
    const document = made(sampleMemo({ facts: { Traction: fact }, flags: { green: [], red: [], signals: [signal] } }))
    expect(document.notes.map(({ number, place, quotes }) => [number, place, quotes])).toEqual([
      [1, 'Deck, page 2', ['a', 'b']],
      [2, 'Deck, page 3', ['c']],
      [3, 'Deck, page 4', ['d', 'e']],
      [4, 'Deck, page 4', ['d']],
    ])
    expect(under(document, 'Signals')).toEqual(['MRR: $40k. It grew.[1][2]'])
    expect(under(document, 'Traction')).toEqual(['It grew[3], fast[4].'])
  })

  it('names places in the updates, on the site and elsewhere', () => {
    const sources = [
      { value: 'most_recent_update', quote: 'MRR is $40k' },
      { value: 'company_site' },
      { value: 'https://e.example/a b' },
      { value: 'javascript:alert(1)' },
    ]
    const signal = { key: 'MRR', value: '$40k', reason: 'It grew.', source: sources }
    const { notes } = made(sampleMemo({ flags: { green: [], red: [], signals: [signal] } }))
    expect(notes).toEqual([
      { number: 1, quotes: ['MRR is $40k'], place: 'Updates', address: null },
      { number: 2, quotes: [], place: 'Company site', address: null },
      { number: 3, quotes: [], place: 'https://e.example/a b', address: 'https://e.example/a%20b' },
      { number: 4, quotes: [], place: 'javascript:alert(1)', address: null },
    ])
  })

  it('marks what is not validated, tells once what that means, and cites nothing for what a person wrote', () => {
    const memo = sampleMemo({ values: { Revenue: '$1M ARR', Users: '900', Stage: 'Seed' } })
    fieldIn(memo.validated_response, 'Traction', 'Users').validated = false
    Object.assign(fieldIn(memo.validated_response, 'Traction', 'Revenue'), { edited: true, value: '$2M ARR' })
    fieldIn(memo.validated_response, 'Fundraising', 'Stage').validated = false
    const document = made(memo)
    const told = '<Check> No quote for it was found word for word on its page: read the source before you rely on it.'
    expect(under(document, 'Traction')).toEqual(['Revenue: $2M ARR<Edited>', 'Users: 900[2]<Check>', told])
    expect(under(document, 'Fundraising')).toEqual(['Stage: Seed[3]<Check>'])
  })

  it('has founders, flags, signals and key facts, each under its heading, and leaves empty ones out', () => {
    const flag = (key: string) => ({ key, value: 'Seed', reason: 'You look for it.', source: [{ value: pageLink(9) }] })
    const document = made(
      sampleMemo({
        founders: [{ 'Founder Name': 'Ada Moore', Role: 'CEO', 'Repeat Founder': true, 'Strong Education': true }, {}],
        facts: {
          Traction: '- 44 customers [1](pitch_deck/x "44")\n- more',
          Team: `- Ada Moore, CEO [1](${pageLink(2)})\n- Team size: 14 [2](${pageLink(3)})`,
        },
        flags: { green: [flag('Stage')], red: [], signals: [flag('Old deck')] },
      }),
    )
    expect(headings(document)).toEqual([
      'Executive Summary',
      'Green Flags',
      'Signals',
      'Fundraising Summary',
      'Founders',
      'Ada Moore[3]',
      'Name unknown',
      'Key Facts',
      'Traction',
      'Team',
      'Unknown Fields',
    ])
    expect(under(document, 'Ada Moore[3]')).toEqual(['Role: CEO[1]', 'Traits: Repeat Founder[4]; Strong Education[4]'])
    expect(under(document, 'Green Flags')).toEqual(['Stage: Seed. You look for it.[2]'])
    expect(under(document, 'Traction')).toEqual(['44 customers[5]', 'more'])
    expect(under(document, 'Team')).toEqual(['Team size: 14[6]'])
  })

  it('lists what is unknown', () => {
    const [unknown] = under(made(sampleMemo({ values: { Stage: 'Seed', Revenue: 'Unknown' } })), 'Unknown Fields')
    expect(unknown).toMatch(/^Not stated in the deck or the updates: Company Name · /)
    expect(unknown).toContain('Revenue · ')
    expect(unknown).toContain('Roadmap')
    expect(unknown).not.toContain('Stage')
  })

  it('takes nothing but plain words from a deck', () => {
    const hostile = 'a\u0000b\u001b[31m \u202egnp\u200b\ud800 <b>x</b>\n=1+1'
    const document = made(sampleMemo({ name: hostile, values: { Problem: hostile } }))
    const plain = 'a b [31m gnp� <b>x</b> =1+1'
    expect(document.title).toBe(plain)
    expect(under(document, 'General information')).toEqual([`Problem: ${plain}[1]`])
    expect(document.notes[0]?.quotes).toEqual([plain])
  })
})
