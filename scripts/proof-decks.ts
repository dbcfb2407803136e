import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { rasterise, setDeck } from '#engine/read/ocr/test-images.ts'
import { loadPdfium } from '#engine/read/pdfium.ts'
import { deck } from '#engine/testing/deck-builder.ts'
import { frenchDeck } from '#engine/testing/decks/french.ts'
import { germanDeck } from '#engine/testing/decks/german.ts'
import { italianDeck } from '#engine/testing/decks/italian.ts'
import { polishDeck } from '#engine/testing/decks/polish.ts'
import { portugueseDeck } from '#engine/testing/decks/portuguese.ts'
import { spanishDeck } from '#engine/testing/decks/spanish.ts'
import { turkishDeck } from '#engine/testing/decks/turkish.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'

/** Enough for the language to be told by several pages, whichever of them is done first. */
const pagesOfImages = 3
const imageWidthPixels = 1600

const images = { germanDeck, frenchDeck, spanishDeck, portugueseDeck, italianDeck, polishDeck, turkishDeck }
const texts = { germanDeck, frenchDeck, polishDeck }

/** Writes decks of images and of text in several languages to a folder. */
export async function writeProofDecks(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const pdfium = await loadPdfium()
  const takePages = ({ pages }: DeckDoc) => setDeck(deck(pages.slice(0, pagesOfImages)))
  const write = (name: string, pdf: Uint8Array) => writeFile(join(folder, `${name}.pdf`), pdf)
  for (const [name, one] of Object.entries(texts)) await write(`${name}-text`, setDeck(one))
  for (const [name, one] of Object.entries(images))
    await write(`${name}-images`, await rasterise(pdfium, takePages(one), imageWidthPixels))
  for (const pages of [2, pagesOfImages])
    await write(`english-${pages}-images`, await rasterise(pdfium, textDeckPdf(pages), imageWidthPixels))
  await write('english-20-text', textDeckPdf(20))
}
