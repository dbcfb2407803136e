import { DOMParser, type Element } from '@xmldom/xmldom'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { memoOfEveryStanding, standingWords } from '#server/testing/memo-of-every-standing.ts'
import { sampleMemo } from '#server/testing/sample-memo.ts'
import { buildDocument } from './build-document.ts'
import { writeDocx } from './write-docx.ts'

const appUrl = 'https://deals.example.com'

/** The parts of a Word file, read back; each has to be well-formed XML. */
async function readBack(memo: Parameters<typeof buildDocument>[0]) {
  const files = unzipSync(await writeDocx(buildDocument(memo, appUrl)))
  const fail = (level: string, message: string) => {
    if (level !== 'warning') throw new Error(message)
  }
  const xml = (name: string) =>
    new DOMParser({ onError: fail }).parseFromString(strFromU8(files[name] ?? new Uint8Array()), 'text/xml')
  const all = (name: string, tag: string) => [...xml(name).getElementsByTagName(tag)]
  return { xml, all, names: Object.keys(files) }
}
const textOf = (element: Element) => [...element.getElementsByTagName('w:t')].map((one) => one.textContent).join('')

describe('a memo for Word', () => {
  const memo = sampleMemo({
    values: { 'Company Name': 'Gravelow', 'One-liner': 'Gravel by the hour', Stage: 'Seed', 'Amount Raising': '$1M' },
    founders: [{ 'Founder Name': 'Ada Moore', Role: 'CEO' }],
  })

  it('says how sure each value is, and the memo in one line under its title', async () => {
    const { all } = await readBack(memoOfEveryStanding())
    const text = all('word/document.xml', 'w:p').map(textOf).join('\n')
    for (const words of standingWords) expect(text).toContain(words)
    expect(text).toContain('1 contradicted · 3 of 6 to check · 1 proved')
  })

  it('has a real footnote for each source, referred to once, with its quote and its link', async () => {
    const { all } = await readBack(memo)
    const references = all('word/document.xml', 'w:footnoteReference').map((one) => one.getAttribute('w:id'))
    const notes = all('word/footnotes.xml', 'w:footnote').filter((one) => Number(one.getAttribute('w:id')) > 0)
    expect(notes.map((one) => one.getAttribute('w:id'))).toEqual(references)
    expect(references).toEqual(references.map((_, index) => String(index + 1)))
    expect(notes[0] && textOf(notes[0])).toBe(' “Gravelow” Deck, page 2')
    const targets = all('word/_rels/footnotes.xml.rels', 'Relationship').map((one) => one.getAttribute('Target'))
    expect(targets.length).toBe(notes.length)
    for (const target of targets)
      expect(target).toMatch(/^https:\/\/deals\.example\.com\/pitch-deck\/[0-9a-f-]{36}\?page=2$/)
  })

  it('leads from a later citation to the place of the first', async () => {
    const { all } = await readBack(memo)
    const marks = new Set(all('word/document.xml', 'w:bookmarkStart').map((one) => one.getAttribute('w:name')))
    const links = all('word/document.xml', 'w:hyperlink').map((one) => one.getAttribute('w:anchor'))
    expect(links.length).toBeGreaterThan(3)
    for (const anchor of links) expect(marks).toContain(anchor)
  })

  it('has a title, headings by style and a footer with page numbers', async () => {
    const { all } = await readBack(memo)
    const styled = all('word/document.xml', 'w:p').map((one): [string, string] => [
      one.getElementsByTagName('w:pStyle')[0]?.getAttribute('w:val') ?? '',
      textOf(one),
    ])
    expect(styled.slice(0, 5)).toEqual([
      ['Title', 'Gravelow'],
      ['Made', '6 proved · 59 not stated · Nothing to check'],
      ['Lead', 'Gravel by the hour'],
      ['Made', 'Deal memo of 1 March 2026 · Engine: offline-2 · Version 3'],
      ['Heading1', 'Executive Summary'],
    ])
    expect(styled).toContainEqual(['Heading2', 'Fundraising'])
    const footer = all('word/footer1.xml', 'w:p')[0]
    expect(footer && textOf(footer)).toMatch(/^Gravelow · Deal memo/)
    expect(all('word/footer1.xml', 'w:instrText').map((one) => one.textContent)).toEqual(['PAGE', 'NUMPAGES'])
  })

  it('holds any letters, and nothing that XML, Word or a reader could trip over', async () => {
    const words = 'a\u0000b\u0008 <w:t>x</w:t> & ]]> {HYPERLINK "http://e.vil"} =1+1 \u202e株式会社 שלום 🚀\ufffe\ud800'
    const { all, names } = await readBack(sampleMemo({ name: words, values: { Problem: words } }))
    const shown = 'a b <w:t>x</w:t> & ]]> {HYPERLINK "http://e.vil"} =1+1 株式会社 שלום 🚀�'
    const paragraphs = all('word/document.xml', 'w:p').map(textOf)
    expect(paragraphs[0]).toBe(shown)
    expect(paragraphs).toContain(shown)
    expect(all('word/document.xml', 'w:instrText')).toEqual([])
    expect(names.filter((name) => /vba|\.bin$/i.test(name))).toEqual([])
  })
})
