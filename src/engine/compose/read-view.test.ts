import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { JsonResponse, ValidatedResponse } from '#contract/memo.ts'
import type { DeckReader } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { runEngine } from '#engine/run-engine.ts'
import { oneUpdate } from '#engine/testing/one-update.ts'
import { numbersIn, plainWords } from '#engine/text/words.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { countVisibleWords } from './citations.ts'

const samples = ['saas-seed', 'hardware-columns', 'marketplace-kpis', 'hidden-contradictions', 'spanish-fintech']
const link = /\[(\d+)\]\([^)\s]*(?: "((?:\\.|[^"\\])*)")?\)/g
/** A summary's own counts of pages and words are not figures of the deck. */
const ownWords = /\bpage \d+\b|\b\d+ more are\b/gi

let reader: DeckReader
const views = new Map<string, { json: JsonResponse; chrome: string[]; memos: ValidatedResponse[] }>()
const updates = 'From: Ana Ruiz <ana@example.org>\nMRR reached €42k in May 2026. We have 61 paying customers now.'
beforeAll(async () => {
  reader = createDeckReader({ pages: 150, seconds: 60, memoryMb: 512 })
  for (const name of samples) {
    const doc = await reader.read(await readFile(new URL(`../../../samples/pdf/${name}.pdf`, import.meta.url)))
    const chrome = understandDeck(doc).slides.flatMap((slide) => slide.furniture.map((line) => plainWords(line.text)))
    const [memo, updated] = ['', updates].map((text) =>
      runEngine({ doc, updates: oneUpdate(text), deckId: 'd', today: '2026-06-01' }),
    )
    if (!memo || !updated) throw new Error('the engine made no memo')
    const json = memo.json_response
    const memos = [memo, updated].map((one) => one.validated_response)
    views.set(name, { json, memos, chrome: [...new Set(chrome)].filter((text) => text.length > 6) })
  }
})
afterAll(() => reader.close())

const viewOf = (name: string) => {
  const view = views.get(name)
  if (!view) throw new Error(`no sample is called ${name}`)
  return view
}

/** Sentences of the summary and lines of the key facts, each with the quotes that it cites. */
function cited(markdown: string): Array<{ text: string; quotes: string[] }> {
  return markdown
    .split(/\n+|(?<=\]\([^)\s]*(?: "(?:\\.|[^"\\])*")?\)\.)\s/u)
    .filter((one) => one.trim() !== '')
    .map((one) => ({
      text: one.replace(link, '').replace(/\\(.)/g, '$1').replace(ownWords, ''),
      quotes: [...one.matchAll(link)].map((match) => (match[2] ?? '').replace(/\\(.)/g, '$1')),
    }))
}

const linesOf = ({ unstructured }: JsonResponse) =>
  Object.values(unstructured.key_facts).flatMap(({ value }) => (value === 'Unknown' ? [] : cited(value)))

const listReasons = (memo: ValidatedResponse) =>
  Object.values(memo)
    .flatMap((section) => (Array.isArray(section) ? section : [section]).flatMap((fields) => Object.values(fields)))
    .flatMap((field) => {
      const entries = field.type === 'array' ? (field.entries ?? []) : []
      const beside = [...(field.candidates ?? []), ...(field.contradicted_by ?? []), ...entries]
      return [field.reason, ...beside.map((one) => one.reason)]
    })

describe.each(samples)('the reasons of %s', (name) => {
  it('are whole sentences that no surface cuts off, and speak of no engine', () => {
    for (const reason of viewOf(name).memos.flatMap(listReasons)) {
      expect(reason.length, reason).toBeLessThanOrEqual(140)
      expect(reason).toMatch(/^[\p{Lu}\d].*\.$/u)
      expect(reason.replace(/“[^”]*”/gu, '')).not.toMatch(/["']|validated|verified|rule\b|score|model/iu)
    }
  })
})

describe.each(samples)('the read view of %s', (name) => {
  it('cites every sentence, and shows no number that its quotes do not', () => {
    const { json } = viewOf(name)
    for (const { text, quotes } of [...cited(json.unstructured.executive_summary), ...linesOf(json)]) {
      expect(quotes.length, text).toBeGreaterThan(0)
      const there = numbersIn(quotes.join(' '))
      expect(
        numbersIn(text).filter((number) => !there.includes(number)),
        text,
      ).toEqual([])
    }
  })

  it('says nothing twice and nothing of the pages’ frame', () => {
    const { json, chrome } = viewOf(name)
    const sentences = cited(json.unstructured.executive_summary).map(({ text }) => plainWords(text))
    const lines = linesOf(json).map(({ text }) => plainWords(text))
    expect(new Set(sentences).size).toBe(sentences.length)
    expect(new Set(lines).size).toBe(lines.length)
    expect([...sentences, ...lines].filter((line) => chrome.includes(line))).toEqual([])
  })

  it('sums up in 60 to 160 words', () => {
    const words = countVisibleWords(viewOf(name).json.unstructured.executive_summary)
    expect(words).toBeGreaterThanOrEqual(60)
    expect(words).toBeLessThanOrEqual(160)
  })
})
