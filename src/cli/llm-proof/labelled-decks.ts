import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { withPresentations } from '#engine/read/pptx/with-presentations.ts'
import { findDeckPath } from '../deck-path.ts'
import { type GoldLabel, goldLabel } from '../gold-label.ts'
import { memoLimits } from '../memo-limits.ts'

const samples = join(import.meta.dirname, '../../../samples')
/** Recognising its pages takes long and shows nothing about a model. */
const pictures = 'image-only'

export type LabelledDeck = { slug: string; doc: DeckDoc; gold: GoldLabel }

/** The decks of a folder of labels, read, in order of their names; `wanted` leaves some out. */
export async function readLabelledDecks(
  decksDirs: readonly string[],
  goldDir: string,
  wanted: (slug: string) => boolean = () => true,
): Promise<LabelledDeck[]> {
  const reader = withPresentations(createDeckReader(memoLimits), memoLimits)
  try {
    const decks: LabelledDeck[] = []
    for (const name of (await readdir(goldDir)).filter((one) => one.endsWith('.json')).sort()) {
      const slug = name.slice(0, -'.json'.length)
      if (!wanted(slug)) continue
      const gold = goldLabel.parse(JSON.parse(await readFile(join(goldDir, name), 'utf8')))
      decks.push({ slug, doc: await reader.read(await readFile(findDeckPath(slug, decksDirs))), gold })
    }
    return decks
  } finally {
    await reader.close()
  }
}

/** The sample decks that are PDFs with a text layer. */
export async function sampleDecks(): Promise<LabelledDeck[]> {
  const pdfs = new Set((await readdir(join(samples, 'pdf'))).map((name) => name.replace(/\.pdf$/, '')))
  return readLabelledDecks([join(samples, 'pdf')], join(samples, 'gold'), (slug) => slug !== pictures && pdfs.has(slug))
}
