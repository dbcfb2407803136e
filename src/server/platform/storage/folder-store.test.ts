import { createHash } from 'node:crypto'
import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { FileStore, StoredFile } from './file-store.ts'
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
const put = (key: string) => store.putStream(key, Readable.from([content.subarray(0, 7), content.subarray(7)]))

test('a stored stream is told by size and hash and read back', async () => {
  const sha256 = createHash('sha256').update(content).digest('hex')
  expect(await put('decks/1/deck.pdf')).toEqual({ bytes: content.length, sha256 })
  expect(Buffer.from(await store.getBytes('decks/1/deck.pdf'))).toEqual(content)
  expect(await buffer(await store.getStream('decks/1/deck.pdf'))).toEqual(content)
})

test('every whole file is listed with its size, at any depth', async () => {
  await put('deck.pdf')
  await put('decks/1/pages/2.webp')
  await writeFile(join(root, '.incoming', 'half'), 'half')
  const listed: StoredFile[] = []
  for await (const file of store.list()) listed.push(file)
  expect(listed.sort((a, b) => a.key.localeCompare(b.key))).toEqual([
    { key: 'deck.pdf', bytes: content.length },
    { key: 'decks/1/pages/2.webp', bytes: content.length },
  ])
})

test('a range has both its ends', async () => {
  await put('deck.pdf')
  expect((await buffer(await store.getStream('deck.pdf', { start: 2, end: 5 }))).toString()).toBe('deck')
})

test('a stream that fails leaves nothing behind', async () => {
  const failing = Readable.from(
    (async function* () {
      yield content
      throw new Error('the sender went away')
    })(),
  )
  await expect(store.putStream('decks/1/deck.pdf', failing)).rejects.toThrow('the sender went away')
  await expect(store.getBytes('decks/1/deck.pdf')).rejects.toMatchObject({ code: 404 })
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

test('a file that is not there is 404 to read and nothing to delete', async () => {
  await expect(store.getBytes('deck.pdf')).rejects.toMatchObject({ code: 404 })
  await expect(store.getStream('deck.pdf')).rejects.toMatchObject({ code: 404 })
  await store.delete('deck.pdf')
})

test('deleting takes a file, or a folder with all in it', async () => {
  await put('decks/1/deck.pdf')
  await put('decks/1/pages/1.webp')
  await put('decks/2/deck.pdf')
  await store.delete('decks/2/deck.pdf')
  await store.deleteFolder('decks/1')
  await expect(store.getBytes('decks/2/deck.pdf')).rejects.toMatchObject({ code: 404 })
  await expect(store.getBytes('decks/1/pages/1.webp')).rejects.toMatchObject({ code: 404 })
})

test.each(['../secret', 'a/../../b', '/etc/passwd', '.incoming/x', 'a//b', '', 'a/.hidden', 'ä'])(
  'the key %o is refused',
  async (key) => {
    await expect(async () => put(key)).rejects.toThrow('Not a storage key')
    await expect(async () => store.getBytes(key)).rejects.toThrow('Not a storage key')
    await expect(async () => store.deleteFolder(key)).rejects.toThrow('Not a storage key')
  },
)
