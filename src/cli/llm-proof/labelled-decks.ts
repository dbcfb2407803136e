import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { withPresentations } from '#engine/read/pptx/with-presentations.ts'
import { findDeckPath } from '../deck-path.ts'
import { type GoldLabel, goldLabel } from '../gold-label.ts'
import { cacheReadings, computeReaderVersion } from '../learn/cached-decks.ts'
import { memoLimits } from '../memo-limits.ts'

const samples = join(import.meta.dirname, '../../../samples')
/** Recognising its pages takes long and shows nothing about a model. */
const pictures = 'image-only'

export type LabelledDeck = { slug: string; doc: DeckDoc; gold: GoldLabel }

/** `wanted` leaves decks out; `jobs` of them are read at the same time; `cache` is a folder that keeps what was read. */
export type LabelledOptions = { wanted?: (slug: string) => boolean; jobs?: number; cache?: string }

/** The decks of a folder of labels, read, in order of their names. */
export async function readLabelledDecks(
  decksDirs: readonly string[],
  goldDir: string,
  { wanted = () => true, jobs = 1, cache }: LabelledOptions = {},
): Promise<LabelledDeck[]> {
  const reader = withPresentations(createDeckReader(memoLimits), memoLimits)
  const reads = cache === undefined ? reader : cacheReadings(reader, cache, await computeReaderVersion())
  const labels = (await readdir(goldDir)).filter((one) => one.endsWith('.json')).sort()
  const slugs = labels.map((name) => name.slice(0, -'.json'.length)).filter(wanted)
  const decks: LabelledDeck[] = []
  const readNext = async (left: Iterator<[number, string]>): Promise<void> => {
    for (let next = left.next(); !next.done; next = left.next()) {
      const [at, slug] = next.value
      const gold = goldLabel.parse(JSON.parse(await readFile(join(goldDir, `${slug}.json`), 'utf8')))
      decks[at] = { slug, doc: await reads.read(await readFile(findDeckPath(slug, decksDirs))), gold }
    }
  }
  try {
    const left = slugs.entries()
    await Promise.all(Array.from({ length: Math.max(1, jobs) }, () => readNext(left)))
    return decks
  } finally {
    await reader.close()
  }
}

/** The sample decks that are PDFs with a text layer. */
export async function sampleDecks(): Promise<LabelledDeck[]> {
  const pdfs = new Set((await readdir(join(samples, 'pdf'))).map((name) => name.replace(/\.pdf$/, '')))
  return readLabelledDecks([join(samples, 'pdf')], join(samples, 'gold'), {
    wanted: (slug) => slug !== pictures && pdfs.has(slug),
  })
}
