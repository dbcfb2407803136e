import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { type GoldLabel, goldLabel } from '../gold-label.ts'
import { memoLimits } from '../memo-limits.ts'

const samples = join(import.meta.dirname, '../../../samples')
/** Recognising its pages takes long and shows nothing about a model. */
const pictures = 'image-only'

export type LabelledDeck = { slug: string; doc: DeckDoc; gold: GoldLabel }

/** The sample decks that have a text layer, read, with their labels, in order of their names. */
export async function sampleDecks(): Promise<LabelledDeck[]> {
  const reader = createDeckReader(memoLimits)
  try {
    const decks: LabelledDeck[] = []
    for (const name of (await readdir(join(samples, 'pdf'))).sort()) {
      const slug = name.replace(/\.pdf$/, '')
      if (slug === pictures) continue
      const doc = await reader.read(await readFile(join(samples, 'pdf', name)))
      const gold = goldLabel.parse(JSON.parse(await readFile(join(samples, 'gold', `${slug}.json`), 'utf8')))
      decks.push({ slug, doc, gold })
    }
    return decks
  } finally {
    await reader.close()
  }
}
