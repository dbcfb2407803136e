import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import type { FileStore } from '../storage/file-store.ts'
import { openStore } from '../storage/open-store.ts'
import { endFilling, fillStore, refuseFiles } from './fill-store.ts'

async function makeStore(): Promise<FileStore> {
  const folder = await mkdtemp(join(tmpdir(), 'firstread-fill-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  const config = readConfig({ DATA_DIR: folder, STORAGE_URL: pathToFileURL(join(folder, 'files')).href })
  const files = await openStore(config, createLog('silent'))
  onTestFinished(() => files.close())
  return files
}

const text = (words: string) => Readable.from([Buffer.from(words)])
const put = (files: FileStore, key: string) => fillStore(files, async (store) => void (await store(key, text(key))))
async function listKeys(files: FileStore): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of files.list()) if (!key.startsWith('unfinished-copy')) keys.push(key)
  return keys.sort()
}

test('a store that was filled is empty of marks once its rows are kept, and is refused from then on', async () => {
  const files = await makeStore()
  await put(files, 'decks/a/deck')
  await endFilling(files)
  await expect(refuseFiles(files)).rejects.toThrow('The file store is not empty: it holds decks/a/deck.')
  await expect(put(files, 'decks/b/deck')).rejects.toThrow('is not empty')
  expect(await listKeys(files)).toEqual(['decks/a/deck'])
})

test('what fails while files are put leaves none, and what was killed then starts over', async () => {
  const files = await makeStore()
  const failing = fillStore(files, async (store) => {
    await store('decks/a/deck', text('a'))
    throw new Error('The backup ends early.')
  })
  await expect(failing).rejects.toThrow('ends early')
  expect(await listKeys(files)).toEqual([])
  // A killed process leaves the mark that it put before the first file.
  const held = Promise.withResolvers<void>()
  const killed = fillStore(files, async (store) => {
    await store('decks/b/deck', text('b'))
    held.resolve()
    await new Promise(() => undefined)
  })
  await Promise.race([held.promise, killed])
  await put(files, 'decks/c/deck')
  expect(await listKeys(files)).toEqual(['decks/c/deck'])
})

test('files that were all put are not taken from a database that may have their rows', async () => {
  const files = await makeStore()
  await put(files, 'decks/a/deck')
  await expect(put(files, 'decks/b/deck')).rejects.toThrow(/was stopped at its end: .* holds all its files/)
  expect(await listKeys(files)).toEqual(['decks/a/deck'])
})
