import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fingerprint } from '#server/testing/database-fingerprint.ts'

const cache = resolve(import.meta.dirname, '../node_modules/.cache/firstread')

/** A new data directory as a first start leaves it: `start` is asked for that start only where none is kept from before. */
export async function startedFolder(start: (dataDir: string) => Promise<void>): Promise<string> {
  const kept = join(cache, `started-${await fingerprint()}`)
  if (!existsSync(kept)) await keep(kept, start)
  const dataDir = makeFolder()
  cpSync(kept, dataDir, { recursive: true })
  return dataDir
}

/** An empty data directory. */
export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'firstread-data-'))

async function keep(kept: string, start: (dataDir: string) => Promise<void>): Promise<void> {
  const unfinished = `${kept}.${randomUUID()}`
  await start(unfinished)
  try {
    renameSync(unfinished, kept)
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    // Another file of tests, which runs at the same time, has kept one meanwhile.
    if (!existsSync(kept)) throw error
  }
}
