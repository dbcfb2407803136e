import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { readBytes } from '#engine/read/test-reading.ts'
import { type AlterationKind, alter, alterationKinds, seededRandom } from './test-alterations.ts'
import { verifyEvidence } from './verify-facts.ts'
import { indexSources, type VerifySources } from './verify-sources.ts'

const samples = ['saas-seed', 'marketplace-kpis', 'hardware-columns', 'spanish-fintech', 'hidden-contradictions']
const seed = 20_260_101
const [shortest, longest] = [6, 400]

type Deck = { name: string; doc: DeckDoc; sources: VerifySources; said: string }

/** The texts of a page that an honest reader would quote: its lines and its blocks. */
function quotesOf(doc: DeckDoc): Array<{ page: number; quote: string }> {
  return doc.pages.flatMap(({ page, blocks }) =>
    blocks
      .flatMap((block) => [...block.lines.map((line) => line.text), block.lines.map((line) => line.text).join(' ')])
      .filter((quote) => quote.length >= shortest && quote.length <= longest && /[\p{L}\p{N}]{2}/u.test(quote))
      .map((quote) => ({ page, quote })),
  )
}

/** A plain form for the question whether an altered quote happens to be true elsewhere, without the verifier's parts. */
const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[‐‑‒–—−]/gu, '-')
    .replace(/[‘’]/gu, "'")
    .replace(/\s+/gu, ' ')
    .trim()

function isSaid(said: string, quote: string): boolean {
  const wanted = plain(quote)
  for (let at = said.indexOf(wanted); at >= 0; at = said.indexOf(wanted, at + 1)) {
    const before = said.slice(Math.max(0, at - 2), at)
    const after = said.slice(at + wanted.length, at + wanted.length + 2)
    const cut = /[\p{L}\p{N}]$/u.test(before) || /^[\p{L}\p{N}]/u.test(after)
    const number = /^\d/.test(wanted) && /(?:[\p{Sc}-]\s?|\d[.,])$/u.test(before)
    if (!cut && !number && !/^\s?(?:[\p{Sc}%]|[.,]\d)/u.test(after)) return true
  }
  return false
}

describe('quotes of real pages', () => {
  const decks: Deck[] = []

  beforeAll(async () => {
    for (const name of samples) {
      const doc = await readBytes(await readFile(new URL(`../../../samples/pdf/${name}.pdf`, import.meta.url)))
      const said = plain(
        doc.pages.flatMap((page) => page.blocks.flatMap((block) => block.lines.map((line) => line.text))).join(' '),
      )
      decks.push({ name, doc, said, sources: indexSources(doc, []) })
    }
  })

  it('validate as they stand', () => {
    const refused: string[] = []
    let asked = 0
    for (const { name, doc, sources } of decks)
      for (const { page, quote } of quotesOf(doc)) {
        asked++
        const verified = verifyEvidence({ document: 'deck', page, quote }, sources)
        if (verified.match === 'none' || verified.boxes.length === 0)
          refused.push(`${name} ${page}: ${quote} (${verified.cause})`)
      }
    expect(asked).toBeGreaterThan(800)
    expect(refused.length / asked, refused.join('\n')).toBeLessThan(0.01)
  })

  it('never validate once they are altered', () => {
    const random = seededRandom(seed)
    const tried = new Map<AlterationKind, number>()
    const passed: string[] = []
    for (const { name, doc, sources, said } of decks)
      for (const { page, quote } of quotesOf(doc))
        for (const kind of alterationKinds) {
          const altered = alter(quote, kind, random)
          if (altered === null || isSaid(said, altered)) continue
          tried.set(kind, (tried.get(kind) ?? 0) + 1)
          if (verifyEvidence({ document: 'deck', page, quote: altered }, sources).match !== 'none')
            passed.push(`${kind}, ${name} ${page}: ${quote} => ${altered}`)
        }
    expect(passed).toEqual([])
    expect([...tried.values()].reduce((sum, one) => sum + one, 0)).toBeGreaterThan(4000)
    for (const kind of alterationKinds.filter((one) => one !== 'comparison'))
      expect(tried.get(kind) ?? 0, kind).toBeGreaterThan(10)
  })

  it('never join the number of one tile with the label of another', () => {
    for (const { doc, sources, name } of decks.filter((one) => one.name === 'hardware-columns')) {
      const quote = (text: string) => verifyEvidence({ document: 'deck', page: 5, quote: text }, sources).match
      expect(quote('4 paying customers'), name).toBe('exact')
      expect(quote('paying customers 640'), name).toBe('none')
      expect(doc.pageCount).toBe(14)
    }
  })
})
