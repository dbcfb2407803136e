import { afterAll, describe, expect, it } from 'vitest'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { runEngine } from '#engine/run-engine.ts'
import { deck } from '#engine/testing/deck-builder.ts'
import { frenchDeck } from '#engine/testing/decks/french.ts'
import { germanDeck } from '#engine/testing/decks/german.ts'
import { italianDeck } from '#engine/testing/decks/italian.ts'
import { polishDeck } from '#engine/testing/decks/polish.ts'
import { portugueseDeck } from '#engine/testing/decks/portuguese.ts'
import { spanishDeck } from '#engine/testing/decks/spanish.ts'
import { proofSize } from '#engine/testing/proof-size.ts'
import { createDeckReader } from '../deck-reader.ts'
import { loadPdfium } from '../pdfium.ts'
import { lineTexts } from '../test-reading.ts'
import { tellLanguage } from './recognition-language.ts'
import { rasterise, setDeck } from './test-images.ts'

const reader = createDeckReader({ pages: 150, seconds: 60, memoryMb: 512 }, { secondsPerPage: 120 })
afterAll(() => reader.close())
const pdfium = await loadPdfium()
/** Each with the page that tells its traction. */
const decks: Array<[string, DeckDoc, number]> = [
  ['German', germanDeck, 7],
  ['Portuguese', portugueseDeck, 6],
  ['French', frenchDeck, 6],
  ['Spanish', spanishDeck, 6],
  ['Italian', italianDeck, 6],
]

const listWords = (doc: DeckDoc): string[] =>
  doc.pages
    .flatMap(lineTexts)
    .join(' ')
    .match(/\p{L}+/gu) ?? []
/** Of the words of a deck those that its images were not read with. */
function findLostWords(wanted: DeckDoc, read: DeckDoc): string[] {
  const left = listWords(read)
  return listWords(wanted).filter((word) => {
    const at = left.indexOf(word)
    if (at >= 0) left.splice(at, 1)
    return at < 0
  })
}
function readValues(doc: DeckDoc) {
  const { validated_response: groups } = runEngine({ doc, updates: [], deckId: 'deck', today: '2026-04-01' })
  const fields = Object.values(groups).flatMap((group) => (Array.isArray(group) ? [] : Object.entries(group)))
  const values = new Map(fields.map(([name, field]) => [name, field.value]))
  return ['Company Name', 'Revenue', 'Customers'].map((name) => values.get(name))
}

describe('a deck of images in another language', () => {
  it.each(proofSize(decks.slice(0, 2), decks))(
    '%s: is read with its marks, and its company and figures are found as in text',
    async (_, { pages }, traction) => {
      const set = deck([...pages.slice(0, 3), ...pages.slice(traction, traction + 1)])
      const read = await reader.read(await rasterise(pdfium, setDeck(set), 1600))
      const marked = listWords(set).filter((word) => /[^\p{ASCII}]/u.test(word))
      const lost = findLostWords(set, read)
      expect(lost.length / listWords(set).length).toBeLessThan(0.05)
      expect(lost.filter((word) => marked.includes(word)).length / marked.length).toBeLessThan(0.25)
      expect(readValues(read)).toEqual(readValues(set))
    },
  )
})

describe('the language of a text', () => {
  const textOf = (doc: DeckDoc) => doc.pages.flatMap(lineTexts).join('\n')

  it('is told by forty different words, and by no repetition of fewer', () => {
    expect(tellLanguage(textOf(italianDeck))).toBe('ita')
    expect(tellLanguage('Gestito da Filiera Viva per le cantine\n'.repeat(20))).toBeNull()
  })

  it('is English where no data of its own is installed', () => {
    expect(tellLanguage(textOf(polishDeck))).toBe('eng')
  })
})
