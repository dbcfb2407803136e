import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { textDeckPdf } from '#samples/bad-inputs.ts'

/** A deck to measure with. */
export type BenchDeck = { name: string; pdf: Uint8Array }

/** The PDFs of a folder; without one, the text decks of the samples and a deck of 20 pages built here. */
export function listBenchDecks(dir: string | null): BenchDeck[] {
  const from = dir ?? new URL('../samples/pdf', import.meta.url).pathname
  const files = readdirSync(from).filter((name) => name.endsWith('.pdf'))
  const decks = files.sort().map((name) => ({ name, pdf: readFileSync(join(from, name)) }))
  return dir === null ? [...decks, { name: 'built, 20 pages', pdf: textDeckPdf(20) }] : decks
}
