import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DeckReader } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { withPresentations } from '#engine/read/pptx/with-presentations.ts'
import { findDeckPath } from '../deck-path.ts'
import { type GoldLabel, goldLabel } from '../gold-label.ts'
import { memoLimits } from '../memo-limits.ts'
import { readToday } from '../today.ts'
import { cacheReadings, computeReaderVersion, usualCache } from './cached-decks.ts'
import { type DeckLot, makeOwnLot, readDeckLots } from './deck-lots.ts'

/** What `parseArgs` takes from every command that counts labelled decks. */
export const labelledOptions = {
  decks: { type: 'string' },
  gold: { type: 'string' },
  lots: { type: 'string' },
  first: { type: 'string', default: '0' },
  today: { type: 'string' },
  cache: { type: 'string', default: usualCache },
} as const

type Given = { decks?: string; gold?: string; lots?: string; first: string; today?: string; cache: string }

/** Which labelled decks are counted, as of which day, and where their readings are kept. */
export type LabelledSettings = {
  decks: string[]
  gold: string
  lots: string | undefined
  first: number
  today: string
  cache: string
}

/** Throws with a sentence for the person who typed the options. */
export function readLabelledSettings({ decks, gold, lots, first, today, cache }: Given): LabelledSettings {
  if (decks === undefined || gold === undefined) throw new Error('Name the decks and their labels: --decks and --gold.')
  const writtenOn = Number(first)
  if (!Number.isInteger(writtenOn) || writtenOn < 0) throw new Error(`--first ${first} is not a number of decks.`)
  return { decks: decks.split(','), gold, lots, first: writtenOn, today: readToday(today), cache }
}

export type LabelledFile = { slug: string; path: string; gold: GoldLabel; lot: DeckLot }

/** The decks that have labels, in order of their names. Throws where a deck or its lot cannot be found. */
export async function listLabelled({ decks, gold, lots, first }: LabelledSettings): Promise<LabelledFile[]> {
  const known = lots === undefined ? new Map<string, DeckLot>() : await readDeckLots(lots, first)
  const names = (await readdir(gold)).filter((name) => name.endsWith('.json')).sort()
  return Promise.all(
    names.map(async (name) => {
      const slug = name.slice(0, -'.json'.length)
      const label = goldLabel.parse(JSON.parse(await readFile(join(gold, name), 'utf8')))
      return { slug, path: findDeckPath(slug, decks), gold: label, lot: known.get(slug) ?? makeOwnLot(slug) }
    }),
  )
}

/** Calls `use` with a reader that keeps what it read in `cache`, and closes it in the end. */
export async function withCachedReader<Result>(
  cache: string,
  use: (reader: Pick<DeckReader, 'read'>) => Promise<Result>,
): Promise<Result> {
  const reader = withPresentations(createDeckReader(memoLimits), memoLimits)
  try {
    return await use(cacheReadings(reader, cache, await computeReaderVersion()))
  } finally {
    await reader.close()
  }
}
