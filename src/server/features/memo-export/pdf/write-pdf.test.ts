import { PDFDocument } from 'pdf-lib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Memo } from '#contract/memo.ts'
import type { DeckPage } from '#engine/deck-doc.ts'
import type { DeckReader } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { memoOfEveryStanding, standingWords } from '#server/testing/memo-of-every-standing.ts'
import { sampleMemo } from '#server/testing/sample-memo.ts'
import { buildDocument } from '../build-document.ts'
import { writePdf } from './write-pdf.ts'

let reader: DeckReader
beforeAll(() => {
  reader = createDeckReader({ pages: 20, seconds: 30, memoryMb: 256 })
})
afterAll(() => reader.close())

const write = (memo: Memo) => writePdf(buildDocument(memo, 'https://deals.example.com'), new Date(memo.created_on))
const linesOf = (page: DeckPage) => page.blocks.flatMap((block) => block.lines)
const textOf = (...pages: DeckPage[]) =>
  pages
    .flatMap(linesOf)
    .map((line) => line.text)
    .join('\n')

describe('a memo as PDF', () => {
  it('has the English of a quote in its notes', async () => {
    const memo = sampleMemo({ values: { Problem: 'Häfen sind voll' } })
    const translations = [{ quote: 'Häfen sind voll', english: 'Harbours are full' }]
    const doc = await reader.read(await write({ ...memo, json_response: { ...memo.json_response, translations } }))
    expect(textOf(...doc.pages)).toMatch(
      /“Häfen sind voll” \(Translated by a model:\s“Harbours are full”\) Deck, page 2/,
    )
  })

  it('is read back by our own reader as it was written, notes and links among it', async () => {
    const memo = sampleMemo({
      name: 'Łukasiewicz Привет Καλημέρα',
      values: { 'Company Name': 'Gravelow', 'Amount Raising': '€1.5M' },
      founders: [{ 'Founder Name': 'Ada Moore', Role: 'Chief Executive' }],
    })
    const doc = await reader.read(await write(memo))
    const text = textOf(...doc.pages)
    expect(text).toContain('Łukasiewicz Привет Καλημέρα')
    expect(text).toContain('Deal memo of 1 March 2026 · Engine: offline-2 · Version 3')
    expect(text).toMatch(/1\s“Gravelow” Deck, page 2/)
    expect(text).toContain('Chief Executive')
    expect(text).toContain('Page 1 of 1')
    const addresses = doc.pages.flatMap((page) => page.links).map((link) => link.url)
    expect(addresses).toContain('https://deals.example.com/pitch-deck/0190c5f4-1111-7000-8000-000000000001?page=2')
    expect(doc.pages.flatMap((page) => page.hidden)).toEqual([])
  })

  it('says how sure each value is, and the memo in one line under its title', async () => {
    const doc = await reader.read(await write(memoOfEveryStanding()))
    const text = textOf(...doc.pages)
    for (const words of standingWords) expect(text).toContain(words)
    expect(text).toContain('1 contradicted · 3 of 6 to check · 1 proved')
  })

  it('is the same for the same memo, with its name and the day it was made', async () => {
    const memo = sampleMemo({ name: '株式会社サクラ', values: { Stage: 'Seed' } })
    const bytes = await write(memo)
    expect(Buffer.from(await write(memo)).equals(bytes)).toBe(true)
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    expect(pdf.getTitle()).toBe('株式会社サクラ')
    expect(pdf.getCreationDate()).toEqual(new Date('2026-03-01T23:30:00.000Z'))
  })

  it('names letters that it can’t show, and tells so', async () => {
    const text = textOf(
      ...(await reader.read(await write(sampleMemo({ name: '株式会社サクラ', values: { Problem: 'שלום' } })))).pages,
    )
    expect(text).toContain('[Japanese text]')
    expect(text).toContain('[Hebrew text]')
    expect(text.replaceAll('\n', ' ')).toContain(
      'This PDF has no letters for some passages; each is named in brackets (Hebrew text, Japanese text).',
    )
    expect(text).not.toMatch(/[□\ufffd株ש]/)
  })

  it('turns pages, with the notes of each at its foot', async () => {
    const passages = Array.from(
      { length: 90 },
      (_, at) => `- Passage ${at}. [${at}](pitch_deck/x?page=${at} "Quote ${at}.")`,
    )
    const doc = await reader.read(await write(sampleMemo({ facts: { Problem: passages.join('\n') } })))
    expect(doc.pageCount).toBeGreaterThan(1)
    for (const page of doc.pages) {
      const text = textOf(page)
      const cited = [...text.matchAll(/Passage (\d+)\./g)].map(([, number]) => number)
      const noted = [...text.matchAll(/“Quote\s(\d+)\.”/g)].map(([, number]) => number)
      expect(noted).toEqual(cited)
      expect(Math.max(...linesOf(page).map(({ box }) => box.y + box.height))).toBeLessThan(0.98)
    }
  })

  it('sets a note’s number apart from its word, and never a heading with one row at the foot of a page', async () => {
    const passages = (count: number) => Array.from({ length: count }, (_, at) => `- Passage ${at}.`).join('\n')
    const citing = { Traction: 'ARR [1](pitch_deck/x?page=1 "a") [2](pitch_deck/x?page=2 "b").' }
    expect(textOf(...(await reader.read(await write(sampleMemo({ facts: citing })))).pages)).toMatch(/ARR\s1,2\./)
    const values = { Stage: 'Seed', Instrument: 'SAFE', Valuation: '$9M' }
    for (let count = 38; count < 50; count++) {
      const memo = sampleMemo({ facts: { Problem: passages(count) }, values })
      const { pages } = await reader.read(await write(memo))
      const headed = pages.map((page) => textOf(page)).find((text) => /^Fundraising$/m.test(text))
      expect(headed?.match(/^(?:Stage|Instrument|Valuation)\b/gm)?.length).toBeGreaterThan(1)
    }
  })

  it('sets a word without an end', async () => {
    const text = textOf(...(await reader.read(await write(sampleMemo({ values: { Problem: 'x'.repeat(900) } })))).pages)
    expect(text.match(/x/g)?.length).toBeGreaterThan(1800)
  })
})
