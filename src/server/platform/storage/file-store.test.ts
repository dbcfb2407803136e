import { createHash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { startS3Server } from '#server/testing/s3-server.ts'
import { readConfig } from '../config.ts'
import { createLog } from '../log.ts'
import type { FileStore, StoredFile } from './file-store.ts'
import { openStore } from './open-store.ts'

type Place = { STORAGE_URL: string; remove: () => Promise<void> }

async function makeFolder(): Promise<Place> {
  const folder = await mkdtemp(join(tmpdir(), 'firstread-files-'))
  return { STORAGE_URL: `file://${folder}`, remove: () => rm(folder, { recursive: true, force: true }) }
}

async function makeBucket(): Promise<Place> {
  const server = await startS3Server()
  return { STORAGE_URL: server.url, remove: server.stop }
}

const content = Buffer.from('a deck of some bytes')
// More than is sent at once.
const large = Buffer.alloc(12_000_000, 'firstread')
const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

describe.each([
  ['a folder', makeFolder],
  ['a bucket', makeBucket],
])('files in %s', (_name, makePlace) => {
  let place: Place
  let store: FileStore
  beforeAll(async () => {
    place = await makePlace()
    store = await openStore(readConfig({ STORAGE_URL: place.STORAGE_URL }), createLog('silent'))
  })
  afterAll(async () => {
    store.close()
    await place.remove()
  })
  beforeEach(() => store.deleteFolder('decks'))

  const put = (key: string) => store.putStream(key, Readable.from([content.subarray(0, 7), content.subarray(7)]))
  const list = async () => {
    const files: StoredFile[] = []
    for await (const file of store.list()) files.push(file)
    return files.sort((a, b) => a.key.localeCompare(b.key))
  }
  const failing = (bytes: Buffer) =>
    Readable.from(
      (async function* () {
        yield bytes
        throw new Error('the sender went away')
      })(),
    )

  test('a stored stream is told by size and hash, read back and listed', async () => {
    expect(await put('decks/1/deck.pdf')).toEqual({ bytes: content.length, sha256: hash(content) })
    expect(Buffer.from(await store.getBytes('decks/1/deck.pdf'))).toEqual(content)
    expect(await buffer(await store.getStream('decks/1/deck.pdf'))).toEqual(content)
    expect(await list()).toEqual([{ key: 'decks/1/deck.pdf', bytes: content.length }])
  })

  test('a file that is larger than what is sent at once, and an empty one, are stored whole', async () => {
    const chunks = Array.from({ length: 120 }, (_, n) => large.subarray(n * 100_000, (n + 1) * 100_000))
    const stored = await store.putStream('decks/1/deck.pdf', Readable.from(chunks))
    expect(stored).toEqual({ bytes: large.length, sha256: hash(large) })
    expect(hash(await buffer(await store.getStream('decks/1/deck.pdf')))).toBe(stored.sha256)
    expect(await store.putStream('decks/1/empty', Readable.from([]))).toMatchObject({ bytes: 0 })
    expect(await store.getBytes('decks/1/empty')).toHaveLength(0)
  })

  test('a file that is stored again is replaced', async () => {
    await put('decks/1/deck.pdf')
    await store.putStream('decks/1/deck.pdf', Readable.from([Buffer.from('newer')]))
    expect(Buffer.from(await store.getBytes('decks/1/deck.pdf')).toString()).toBe('newer')
  })

  test('a range has both its ends', async () => {
    await put('decks/deck.pdf')
    expect((await buffer(await store.getStream('decks/deck.pdf', { start: 2, end: 5 }))).toString()).toBe('deck')
  })

  test('a stream that fails leaves nothing behind, however much of it came', async () => {
    for (const bytes of [content, large])
      await expect(store.putStream('decks/1/deck.pdf', failing(bytes))).rejects.toThrow('the sender went away')
    await expect(store.getBytes('decks/1/deck.pdf')).rejects.toMatchObject({ code: 404 })
    expect(await list()).toEqual([])
  })

  test('a file that is not there is 404 to read and nothing to delete', async () => {
    await expect(store.getBytes('decks/deck.pdf')).rejects.toMatchObject({ code: 404 })
    await expect(store.getStream('decks/deck.pdf')).rejects.toMatchObject({ code: 404 })
    await store.delete('decks/deck.pdf')
    await store.deleteFolder('decks/none')
  })

  test('deleting takes a file, or a folder with all in it and no other', async () => {
    for (const key of ['decks/1/deck.pdf', 'decks/1/pages/1.webp', 'decks/10/deck.pdf', 'decks/2/deck.pdf'])
      await put(key)
    await store.delete('decks/2/deck.pdf')
    await store.deleteFolder('decks/1')
    expect((await list()).map(({ key }) => key)).toEqual(['decks/10/deck.pdf'])
  })

  test.each(['../secret', 'a/../../b', '/etc/passwd', '.incoming/x', 'a//b', '', 'a/.hidden', 'ä'])(
    'the key %o is refused',
    async (key) => {
      await expect(async () => put(key)).rejects.toThrow('Not a storage key')
      await expect(async () => store.getBytes(key)).rejects.toThrow('Not a storage key')
      await expect(async () => store.deleteFolder(key)).rejects.toThrow('Not a storage key')
    },
  )
})
