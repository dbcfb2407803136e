import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { MemoFieldKey } from '#contract/memo-fields.ts'
import { isUnknown } from '#contract/unknown-fields.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { getField } from '#engine/memo-reader.ts'
import type { DeckReader } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { runEngine } from '#engine/run-engine.ts'
import type { UpdateText } from '#engine/slides.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { askDeck } from './ask-deck.ts'
import { listFieldPlaces, listProvedFields } from './citables.ts'

const deckId = '0199c2a4-7d1e-7000-8000-000000000001'

/** Questions as people ask them, with the fields of the memo that hold the answer: one of them is enough. */
const questions: ReadonlyArray<readonly [string, ...MemoFieldKey[]]> = [
  ['What is the burn rate?', 'burn_rate'],
  ['How long does the cash last?', 'runway'],
  ['What is the ARR?', 'revenue'],
  ['How fast is revenue growing?', 'revenue_growth'],
  ['How many customers do they have?', 'customers'],
  ['Who are their customers?', 'notable_customers', 'customers'],
  ['How many users are there?', 'users'],
  ['What is the churn?', 'retention'],
  ['What is the gross margin?', 'gross_margin'],
  ['What is the CAC?', 'cac'],
  ['What do they charge?', 'pricing'],
  ['How much are they raising?', 'amount_raising'],
  ['What will the funds be used for?', 'use_of_funds'],
  ['What is the valuation?', 'valuation'],
  ['How much have they raised so far?', 'previous_funding'],
  ['How big is the market?', 'tam'],
  ['Who are the competitors?', 'competitors'],
  ['Do they have patents?', 'intellectual_property'],
  ['When was the company founded?', 'year_founded'],
  ['Where are they based?', 'headquarters'],
]

const invented: Record<string, { doc: DeckDoc; updates?: UpdateText[] }> = {
  'a deck of few words': {
    doc: deck([
      page({ title: 'Fernloft', blocks: ['Cold rooms for flower growers that run on night power'] }),
      page({
        title: 'Problem',
        blocks: ['Growers lose a fifth of their flowers to heat before the first lorry leaves'],
      }),
      page({ title: 'Competition', blocks: ['Ice, diesel trucks and night markets are what growers use today'] }),
      page({
        title: 'The ask',
        blocks: ['We are raising a seed round to build forty cold rooms; our burn rate is low'],
      }),
    ]),
  },
  'a deck with an update': {
    doc: deck([
      page({ title: 'Fernloft', blocks: ['Cold rooms for flower growers that run on night power'] }),
      page({
        title: 'Traction',
        blocks: ['34 paying customers in Kenya', 'Annual recurring revenue of $1.2M in June'],
      }),
    ]),
    updates: oneUpdate('Dear all,\nchurn stays low this month.\nA patent was filed for the night store.'),
  },
  'a German deck': {
    doc: deck([
      page({
        title: 'Das Problem',
        blocks: ['Die Landwirte verlieren ein Fünftel der Blumen, weil die Kühlung fehlt'],
      }),
      page({
        title: 'Zahlen',
        blocks: ['Der Umsatz lag im letzten Jahr bei 1,2 Mio. Euro und die Kündigungsrate sinkt'],
      }),
      page({ title: 'Wettbewerb', blocks: ['Eis und Dieselkühlung sind heute die üblichen Wege für die Landwirte'] }),
      page({ title: 'Finanzierung', blocks: ['Wir suchen 3 Mio. Euro für den Bau von vierzig Kühlräumen'] }),
    ]),
  },
}
const samples = ['saas-seed', 'spanish-fintech']

let reader: DeckReader
const docs = new Map<string, { doc: DeckDoc; updates?: UpdateText[] }>(Object.entries(invented))
beforeAll(async () => {
  reader = createDeckReader({ pages: 150, seconds: 60, memoryMb: 512 })
  for (const name of samples)
    docs.set(name, {
      doc: await reader.read(await readFile(new URL(`../../../samples/pdf/${name}.pdf`, import.meta.url))),
    })
})
afterAll(() => reader.close())

describe.each([...Object.keys(invented), ...samples])('the memo and Ask this deck, over %s', (name) => {
  test('agree on what is stated', () => {
    const { doc, updates = [] } = docs.get(name) ?? { doc: deck([]) }
    const memo = runEngine({ doc, updates, deckId, today: '2026-06-01' }).validated_response
    const proved = listProvedFields(memo)
    const fields = listFieldPlaces(memo)
    const disagreeing = questions.flatMap(([question, ...keys]) => {
      const { passages, isUnstated } = askDeck({ doc, updates, deckId, question, proved, fields })
      const speaks = keys.some((key) => {
        const field = getField(memo, key)
        return !isUnknown(field?.value) || field?.standing === 'open'
      })
      const isSame = speaks ? passages.length > 0 && !isUnstated : passages.length === 0 && isUnstated
      return isSame ? [] : [`${question} ${speaks ? 'The memo speaks of it.' : 'The memo says it is not stated.'}`]
    })
    expect(disagreeing).toEqual([])
  })
})

describe('Ask this deck, beside a memo', () => {
  const { doc } = invented['a deck of few words'] ?? { doc: deck([]) }
  const memo = runEngine({ doc, updates: [], deckId, today: '2026-06-01' }).validated_response
  const ask = (question: string, of = memo) =>
    askDeck({ doc, updates: [], deckId, question, proved: [], fields: listFieldPlaces(of) })

  test('says that a field is not stated, whatever else the words of the question find', () => {
    expect(ask('What is the runway of the cold rooms?')).toMatchObject({ isUnstated: true, passages: [] })
  })

  test('shows the line that comes near a field, and where a value stands', () => {
    expect(getField(memo, 'burn_rate')?.standing).toBe('open')
    expect(ask('What is the burn rate?').passages[0]?.source.quote).toContain('our burn rate is low')
    const known = structuredClone(memo)
    const field = getField(known, 'valuation')
    const evidence = [
      { document: 'deck' as const, page: 2, quote: 'a fifth of their flowers', boxes: [], match: 'exact' as const },
    ]
    Object.assign(field ?? {}, { value: '$9M', standing: 'found', evidence })
    expect(ask('What is the valuation?', known).passages[0]?.source.value).toContain('?page=2')
  })

  test('finds what a memo made before the search calls not stated', () => {
    const before = structuredClone(memo)
    Object.assign(getField(before, 'burn_rate') ?? {}, { standing: 'unstated', evidence: [] })
    expect(ask('What is the burn rate?', before).isUnstated).toBe(false)
  })

  test('answers freely what no field holds', () => {
    expect(ask('Which lorry leaves the farm?')).toMatchObject({ isUnstated: false })
    expect(ask('Which lorry leaves first?').passages[0]?.source.value).toContain('?page=2')
  })
})
