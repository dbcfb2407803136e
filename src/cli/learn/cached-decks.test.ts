import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { cacheReadings, computeReaderVersion } from './cached-decks.ts'

const folder = mkdtempSync(join(tmpdir(), 'cached-decks-'))
afterAll(() => rmSync(folder, { recursive: true }))

const doc = deck([page({ title: 'Northwind', blocks: ['Bookings for harbours'] })])
function makeReader() {
  let reads = 0
  return { count: () => reads, read: async () => ({ ...doc, pageCount: ++reads }) }
}
const bytes = (text: string) => new TextEncoder().encode(text)

it('reads a deck once, and again when the file or the reader changes', async () => {
  const reader = makeReader()
  const cached = cacheReadings(reader, folder, 'v1')
  const first = await cached.read(bytes('one'))
  expect(await cached.read(bytes('one'))).toEqual(first)
  expect(reader.count()).toBe(1)
  await cached.read(bytes('two'))
  expect(reader.count()).toBe(2)
  await cacheReadings(reader, folder, 'v2').read(bytes('one'))
  expect(reader.count()).toBe(3)
})

it('reads again what was stored in part', async () => {
  const reader = makeReader()
  const cached = cacheReadings(reader, folder, 'v3')
  await cached.read(bytes('one'))
  const [name = ''] = readdirSync(join(folder, 'v3'))
  writeFileSync(join(folder, 'v3', name), '{"pageCount": 1')
  await cached.read(bytes('one'))
  expect(reader.count()).toBe(2)
})

it('keeps nothing of a deck that cannot be read', async () => {
  const failing = cacheReadings({ read: () => Promise.reject(new Error('damaged')) }, folder, 'v4')
  await expect(failing.read(bytes('one'))).rejects.toThrow('damaged')
  expect(readdirSync(folder)).not.toContain('v4')
})

it('names the same reader by the same version', async () => {
  expect(await computeReaderVersion()).toMatch(/^[0-9a-f]{16}$/)
  expect(await computeReaderVersion()).toBe(await computeReaderVersion())
})
