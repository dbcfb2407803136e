import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import { homedir } from 'node:os'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import type { DeckDoc } from '#engine/deck-doc.ts'
import type { DeckReader } from '#engine/ports.ts'
import { parseReading } from '#server/features/decks/stored-page.ts'

/** Where readings are kept unless another folder is named: the user's cache. */
export const usualCache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'firstread', 'decks')

const root = resolve(import.meta.dirname, '../../..')
/** What the reader is made of, beside packages. */
const readerPaths = [
  ...['src/engine/read', 'src/engine/geometry.ts', 'src/engine/deck-doc.ts', 'src/threads'],
  // It tells the language in which images are recognised.
  'src/engine/text/detect-language.ts',
]
const versionLength = 16
const manifest = z.object({ dependencies: z.record(z.string(), z.string()) })

/** Returns a version of the reader that changes with its source files and with the packages of the project. */
export async function computeReaderVersion(): Promise<string> {
  const { dependencies } = manifest.parse(JSON.parse(await readFile(join(root, 'package.json'), 'utf8')))
  const hash = createHash('sha256').update(JSON.stringify(dependencies))
  for (const path of readerPaths)
    for (const file of await listFiles(path)) hash.update(await readFile(join(root, file)))
  return hash.digest('hex').slice(0, versionLength)
}

async function listFiles(path: string): Promise<string[]> {
  if (/\.\w+$/.test(path)) return [path]
  const names = await readdir(join(root, path), { recursive: true })
  return names
    .filter((name) => /\.[cm]?ts$/.test(name) && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(path, name))
}

type ReadsDecks = Pick<DeckReader, 'read'>

/**
 * Reads decks as `reader` does and keeps each reading in `folder`, by the hash of the file and the version of the reader. A
 * deck is read again when either changes, or when its stored reading cannot be used.
 */
export function cacheReadings(reader: ReadsDecks, folder: string, version: string): ReadsDecks {
  return {
    read: async (deck) => {
      const path = join(folder, version, `${createHash('sha256').update(deck).digest('hex')}.json`)
      const stored = await loadReading(path)
      if (stored) return stored
      const doc = await reader.read(deck)
      await mkdir(join(folder, version), { recursive: true })
      await writeFile(`${path}.part`, JSON.stringify(doc))
      await rename(`${path}.part`, path)
      return doc
    },
  }
}

/** A file that is missing, cut off or of another form counts as none. */
async function loadReading(path: string): Promise<DeckDoc | null> {
  try {
    return parseReading(JSON.parse(await readFile(path, 'utf8')))
  } catch {
    return null
  }
}
