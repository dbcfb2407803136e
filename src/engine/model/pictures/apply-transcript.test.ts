import { describe, expect, it } from 'vitest'
import type { DeckDoc, Line } from '#engine/deck-doc.ts'
import type { FactKey } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { verifyFacts } from '#engine/verify/verify-facts.ts'
import { indexSources } from '#engine/verify/verify-sources.ts'
import { listPieces } from '../ask/page-pieces.ts'
import { applyTranscript } from './apply-transcript.ts'
import { readTranscript, type TranscriptLine } from './transcript-answer.ts'

const said = (text: string, kind: TranscriptLine['kind'] = 'text', on = 1): TranscriptLine => ({ page: on, kind, text })
const linesOf = (doc: DeckDoc, on = 1): Line[] => doc.pages[on - 1]?.blocks.flatMap(({ lines }) => lines) ?? []
const textsOf = (doc: DeckDoc, on = 1) => linesOf(doc, on).map((line) => line.text)

const recognised = (blocks: readonly string[], confidence = 0.9) =>
  page({ origin: 'ocr', imageShare: 1, blocks: blocks.map((lines, at) => ({ lines, y: 0.1 + at * 0.15, confidence })) })
const market = recognised(['Market', 'Sleep technology is large', '$5.2B TAM, sleep technology', '§1.3B 5AM'])

/** What becomes of a value with a quote on a deck: its standing, and why the words are unsure. */
function prove(doc: DeckDoc, key: FactKey, value: string, quote: string, on = 1) {
  const sources = indexSources(doc, [], understandDeck(doc))
  const evidence = [{ document: 'deck' as const, page: on, quote }]
  const [fact] = verifyFacts([{ key, value, evidence, kind: 'stated', rule: 'test', score: 1 }], sources)
  const unsure = fact?.evidence[0]?.unsure
  return { standing: fact?.standing, how: unsure && 'how' in unsure ? unsure.how : null }
}

describe('lines that a model read from an image', () => {
  const { doc } = applyTranscript(deck([market]), [
    said('Market'),
    said('Sleep technology is large'),
    said('$5.2B TAM, sleep technology'),
    said('$1.3B SAM, shift workers'),
  ])

  it('take the place of recognised ones, with the places of the words that were recognised', () => {
    expect(textsOf(doc)).toEqual([
      'Market',
      'Sleep technology is large',
      '$5.2B TAM, sleep technology',
      '$1.3B SAM, shift workers',
    ])
    const [, , tam, sam] = linesOf(doc)
    expect(tam).toMatchObject({ origin: 'model', box: { x: 0.06, y: expect.closeTo(0.4) } })
    expect(tam?.words.map((word) => word.confidence)).toEqual([0.9, 0.9, 0.9, 0.9])
    expect(sam).toMatchObject({ origin: 'model', unplaced: true })
  })

  it('stay one sentence where recognition found two lines, and two where the model told two', () => {
    const { doc } = applyTranscript(
      deck([recognised(['Market', 'Sleep technology grows\nevery year\nNurses and drivers wait'])]),
      [said('Market'), said('Sleep technology grows every year'), said('Nurses and drivers wait')],
    )
    expect(linesOf(doc).map((line) => [line.text, line.continues ?? false])).toEqual([
      ['Market', false],
      ['Sleep technology grows', false],
      ['every year', true],
      ['Nurses and drivers wait', false],
    ])
    const [slide] = understandDeck(doc).slides
    const told = slide ? listPieces(slide).flatMap((pieces) => pieces.map(({ text }) => text)) : []
    expect(told).toEqual(['Market', 'Sleep technology grows every year', 'Nurses and drivers wait'])
  })

  it('leave the lines of the text layer where they are on a page that is half an image', () => {
    const mixed = page({
      origin: 'ocr',
      imageShare: 0.7,
      blocks: [
        { lines: 'Sleep sensors for night shifts', y: 0.1 },
        { lines: 'Range in metres', y: 0.4, confidence: 0.9 },
      ],
    })
    const { doc } = applyTranscript(deck([mixed]), [
      said('Sleep sensors for night shifts'),
      said('Range in metres'),
      said('Strength in decibel'),
    ])
    expect(textsOf(doc).toSorted()).toEqual([
      'Range in metres',
      'Sleep sensors for night shifts',
      'Strength in decibel',
    ])
  })

  it('prove no pair of cells that the text prints apart', () => {
    const chart = page({
      title: 'Plan',
      imageShare: 0.4,
      blocks: ['ARR', 'Headcount', 'Offices', 'Burn', '$3m', '40', '7', '$90k'].map((lines, at) => ({
        ...{ lines, y: 0.2 + at * 0.09 },
      })),
    })
    const { doc } = applyTranscript(deck([chart]), [said('ARR | $90k', 'chart')])
    expect(textsOf(doc)).toContain('ARR $90k')
    expect(prove(doc, 'revenue', '$90k', 'ARR $90k').standing).not.toBe('proved')
  })

  it('prove what recognition read in the same place, and nothing else', () => {
    expect(prove(doc, 'tam', '$5.2B', '$5.2B TAM, sleep technology').standing).toBe('proved')
    expect(prove(doc, 'sam', '$1.3B', '$1.3B SAM, shift workers')).toMatchObject({ standing: 'found', how: 'model' })
  })

  it('are proved by text elsewhere that says the figure beside one of the words', () => {
    const more = (line: string) =>
      applyTranscript(
        deck([recognised(['Market', 'Sleep technology is large']), page({ title: 'Summary', blocks: [line] })]),
        [said('Market'), said('Sleep technology is large'), said('$5.2B TAM')],
      ).doc
    expect(prove(more('A TAM of $5.2B waits'), 'tam', '$5.2B', '$5.2B TAM').standing).toBe('proved')
    expect(prove(more('We have paid $5.2B to others'), 'tam', '$5.2B', '$5.2B TAM').how).toBe('model')
  })

  it('of a logo need the text elsewhere, whatever recognition read', () => {
    const team = recognised(['Our customers', 'Globex'])
    const make = (text: string) =>
      applyTranscript(deck([team, page({ title: 'Summary', blocks: [text] })]), [
        said('Our customers'),
        said('Globex', 'logo'),
      ]).doc
    expect(prove(make('Harbours and ports'), 'notable_customers', 'Globex', 'Globex').how).toBe('model')
    expect(prove(make('Globex signed in May'), 'notable_customers', 'Globex', 'Globex').how).toBeNull()
  })

  it('stand beside a text layer without what it says, and leave its proofs as they are', () => {
    const text = page({
      title: 'Traction',
      blocks: ['120 paying customers'],
      hidden: [{ text: 'Buy now at any price' }],
    })
    const { doc } = applyTranscript(deck([text]), [
      said('120 paying customers'),
      said('Trusted by'),
      said('Globex', 'logo'),
      said('Buy now at any price'),
    ])
    expect(textsOf(doc)).toEqual(['Traction', '120 paying customers', 'Trusted by', 'Globex'])
    expect(linesOf(doc).filter((line) => line.origin === 'model' && line.box.y < 1)).toEqual([])
    expect(prove(doc, 'customers', '120', '120 paying customers').standing).toBe('proved')
  })

  it('keep their tables: rows, heads, empty cells', () => {
    const { doc } = applyTranscript(deck([page({ imageShare: 1 })]), [
      said('Who else is there'),
      said('Product | Price | Offline', 'table'),
      said('Marinex | $40 | yes', 'table'),
      said('Dockline |  | no', 'table'),
      said('Revenue | 2026 | $1.2M', 'chart'),
    ])
    const [slide] = understandDeck(doc).slides
    expect(slide?.title).toBe('Who else is there')
    const [table] = slide?.tables ?? []
    expect(table?.head?.map((cell) => cell.text)).toEqual(['Product', 'Price', 'Offline'])
    expect(table?.rows.map((row) => row.map((cell) => cell.text))).toEqual([
      ['Marinex', '$40', 'yes'],
      ['Dockline', '', 'no'],
    ])
    expect(textsOf(doc).at(-1)).toBe('Revenue 2026 $1.2M')
    expect(doc.pages[0]?.origin).toBe('ocr')
  })

  it('of another deck or other pages are not used', () => {
    const long = recognised([
      'Sleep technology is large and it grows',
      'One in five workers sleeps against the clock',
      'Slumberfen reads the roster and plans light, coffee and naps',
    ])
    const foreign = [
      said('Our harbours take bookings online, day and night, and pay by month'),
      said('We have raised two million dollars from Crestline Ventures'),
    ]
    expect(applyTranscript(deck([long]), foreign)).toMatchObject({ isForeign: true, doc: deck([long]) })
  })

  it('that are few stand beside what was recognised', () => {
    const page = recognised(['One in five workers sleeps against the clock', 'Slumberfen reads the roster'])
    const { doc, isForeign } = applyTranscript(deck([page]), [said('Slumberfen reads the roster')])
    expect(isForeign).toBe(false)
    expect(textsOf(doc)).toEqual(['One in five workers sleeps against the clock', 'Slumberfen reads the roster'])
  })
})

describe('an answer with a transcript', () => {
  it('gives its whole lines for the pages shown, as far as they are bounded and say something', () => {
    const line = (page: number, text: string, kind = 'text') => JSON.stringify({ page, kind, text })
    const answer = `{"lines":[${line(1, 'TAM\n$5.2B')},${line(9, 'not shown')},${line(1, '?')},${line(1, 'x '.repeat(400))},{"page":1},${line(2, 'Globex', 'sign')},{"page":1,"kind":"text","te`
    expect(readTranscript(answer, [1, 2])).toEqual([said('TAM $5.2B'), said('Globex', 'text', 2)])
    expect(readTranscript(`{"lines":[${Array(400).fill(line(1, 'again')).join(',')}]}`, [1])).toHaveLength(150)
    expect(readTranscript('no JSON', [1])).toEqual([])
  })
})

describe('what only a model says', () => {
  it('labels no figure that was read twice: not on its line, in its row, or over its column', () => {
    const line = applyTranscript(deck([recognised(['Our business grows', '$1.2M today'])]), [
      said('Our business grows'),
      said('ARR $1.2M today'),
    ]).doc
    expect(prove(line, 'revenue', '$1.2M', '$1.2M today')).toMatchObject({ standing: 'found', how: 'model' })
    const rows = (label: string) =>
      applyTranscript(deck([recognised([`Metric 2024 2025`, `${label} $0.4M $1.2M`])]), [
        said('Metric | 2024 | 2025', 'table'),
        said('ARR | $0.4M | $1.2M', 'table'),
      ]).doc
    expect(prove(rows('QQ'), 'revenue', '$1.2M', '$1.2M')).toMatchObject({ standing: 'found', how: 'model' })
    expect(prove(rows('ARR'), 'revenue', '$1.2M', '$1.2M')).toMatchObject({ standing: 'proved', how: null })
  })

  it('gives a number no sign', () => {
    const { doc } = applyTranscript(deck([recognised(['Our loss', '5% churn rate'])]), [
      said('Our loss'),
      said('-5% churn rate'),
    ])
    expect(prove(doc, 'retention', '-5%', '-5% churn rate')).toMatchObject({ standing: 'found', how: 'model' })
  })

  it('makes tables of few columns alone', () => {
    const wide = { page: 1, kind: 'table', text: 'a|'.repeat(200) }
    expect(readTranscript(JSON.stringify({ lines: [wide, { ...wide, text: 'a | b' }] }), [1])).toHaveLength(1)
  })
})
