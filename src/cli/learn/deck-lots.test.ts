import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readDeckLots } from './deck-lots.ts'

const folder = mkdtempSync(join(tmpdir(), 'deck-lots-'))
afterAll(() => rmSync(folder, { recursive: true }))
const write = (text: string) => {
  writeFileSync(join(folder, 'lots.tsv'), text)
  return join(folder, 'lots.tsv')
}

it('parts decks by their place in the file and groups them by company', async () => {
  const path = write('note\tslug\tcompany\nx\tone\tNorthwind \n\ny\ttwo\t\nz\tthree\tnorthwind\n')
  expect(Object.fromEntries(await readDeckLots(path, 1))).toEqual({
    one: { isCounted: false, group: 'northwind' },
    two: { isCounted: true, group: 'two' },
    three: { isCounted: true, group: 'northwind' },
  })
})

it('refuses a file without the names of decks', async () => {
  await expect(readDeckLots(write('name\tcompany\none\tNorthwind\n'), 0)).rejects.toThrow("has no column 'slug'")
  await expect(readDeckLots(write('slug\tcompany\n\tNorthwind\n'), 0)).rejects.toThrow()
})
