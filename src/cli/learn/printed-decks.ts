import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isKeyFactName } from '#contract/memo-fields.ts'
import { prepareInput } from '#engine/extract/prepare-input.ts'
import type { DeckReader } from '#engine/ports.ts'
import { understandDeck } from '#engine/understand/understand-deck.ts'
import { type GoldLabel, goldLabel } from '../gold-label.ts'
import { collectLabels } from './invented-decks.ts'
import type { ReadInvention } from './train-words.ts'

/** Decks whose name has an even number are kept to measure on. */
const isToLearnFrom = (name: string) => Number(/\d+/.exec(name)?.[0] ?? 0) % 2 === 1

/**
 * Reads the invented decks of a folder that `npm run print-training` printed, those with odd numbers, with the labels that lie in `pages`.
 * Rejects where a deck cannot be read or has no label of a vocabulary.
 */
export async function readPrintedDecks(
  reader: Pick<DeckReader, 'read'>,
  folder: string,
  pages: string,
): Promise<ReadInvention[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.pdf') && isToLearnFrom(name)).sort()
  if (names.length === 0) throw new Error(`${folder} has no printed decks; npm run print-training makes them.`)
  const decks: ReadInvention[] = []
  for (const name of names.map((one) => one.slice(0, -'.pdf'.length))) {
    const gold = goldLabel.parse(JSON.parse(await readFile(join(pages, `${name}.json`), 'utf8')))
    const input = prepareInput(understandDeck(await reader.read(await readFile(join(folder, `${name}.pdf`)))))
    const topics = Object.entries(gold.topics ?? {})
    const slides = input.deck.slides.map(({ page }) => ({
      texts: [],
      topics: topics.flatMap(([topic, cited]) => (cited.includes(page) && isKeyFactName(topic) ? [topic] : [])),
    }))
    decks.push({ deck: { name, labels: readLabels(name, gold), slides }, input, isPrinted: true })
  }
  return decks
}

const readLabels = (name: string, gold: GoldLabel) =>
  collectLabels((vocabulary) => {
    const label = gold[vocabulary]
    if (!label) throw new Error(`${name}: the deck has no label of ${vocabulary}.`)
    return label
  })
