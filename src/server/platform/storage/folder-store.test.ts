import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileStore } from './file-store.ts'
import { openFolderStore } from './folder-store.ts'

let root: string
let store: FileStore
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'firstread-files-'))
  store = await openFolderStore(root)
})
afterEach(() => store.close())
afterEach(() => rm(root, { recursive: true, force: true }))

const unfinished = async () =>
  (await readdir(join(root, '.incoming'), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && !entry.name.includes('.lock'))
    .map((entry) => entry.name)

const content = Buffer.from('a deck of some bytes')

test('a stream that fails leaves no file that is half written', async () => {
  const failing = Readable.from(
    (async function* () {
      yield content
      throw new Error('the sender went away')
    })(),
  )
  await expect(store.putStream('decks/1/deck.pdf', failing)).rejects.toThrow('the sender went away')
  expect(await unfinished()).toEqual([])
})

test('what a process is writing is left alone by the start of another one, and removed once it has ended', async () => {
  const endless = new Readable({ read() {} })
  endless.push(content)
  const waiting = store.putStream('deck.pdf', endless)
  const second = await openFolderStore(root)
  endless.push(null)
  await waiting
  expect(Buffer.from(await second.getBytes('deck.pdf'))).toEqual(content)

  const broken = new Readable({ read() {} })
  const left = store.putStream('other.pdf', broken).catch((error: unknown) => error)
  // Ends the store as the end of its process would.
  store.close()
  const third = await openFolderStore(root)
  broken.push(content)
  broken.push(null)
  expect(await left).toMatchObject({ code: 'ENOENT' })
  const folders = (await readdir(join(root, '.incoming'))).filter((name) => !name.includes('.lock'))
  expect(folders).toHaveLength(2)
  second.close()
  third.close()
})

test('what an earlier version left half written is removed when it is a day old', async () => {
  const [old, fresh] = ['old', 'fresh'].map((name) => join(root, '.incoming', name))
  for (const path of [old, fresh]) await writeFile(path ?? '', content)
  const before = new Date(Date.now() - 2 * 86_400_000)
  await utimes(old ?? '', before, before)
  const next = await openFolderStore(root)
  expect(await readdir(join(root, '.incoming'))).toContain('fresh')
  expect(await readdir(join(root, '.incoming'))).not.toContain('old')
  next.close()
})
