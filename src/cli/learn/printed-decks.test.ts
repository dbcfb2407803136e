import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { readPrintedDecks } from './printed-decks.ts'

const folder = mkdtempSync(join(tmpdir(), 'printed-'))
afterAll(() => rmSync(folder, { recursive: true }))
const printed = join(folder, 'printed')
const pages = join(folder, 'pages')
mkdirSync(printed)
mkdirSync(pages)

const label = {
  industry: { must: ['travel'], may: [] },
  client_type: { must: ['b2c'], may: ['b2b'] },
  product_type: { must: ['pt_service'], may: [] },
  business_model: { must: [], may: ['bm_transactional'] },
  topics: { Problem: [2], Market: [2, 3], Weather: [1] },
}
const add = (name: string, gold: object) => {
  writeFileSync(join(printed, `${name}.pdf`), name)
  writeFileSync(join(pages, `${name}.json`), JSON.stringify(gold))
}
const doc = deck([page({ title: 'Boats' }), page({ title: 'No boat to hire' }), page({ title: '40,000 skippers' })])
const reader = { read: async () => doc }
const read = () => readPrintedDecks(reader, printed, pages)

it('reads the decks with odd numbers, each with its values and the topics of its slides', async () => {
  await expect(read()).rejects.toThrow('has no printed decks; npm run print-training makes them.')
  add('k1-boats', label)
  add('k2-kites', label)
  const [boats, ...more] = await read()
  expect(more).toEqual([])
  expect(boats?.isPrinted).toBe(true)
  expect(boats?.deck.name).toBe('k1-boats')
  expect(boats?.deck.labels.client_type).toEqual({ must: ['b2c'], may: ['b2b'] })
  expect(boats?.deck.slides.map(({ topics }) => topics)).toEqual([[], ['Problem', 'Market'], ['Market']])
  expect(boats?.input.deck.slides).toHaveLength(3)
})

it('names a deck that has no label of a vocabulary', async () => {
  add('k3-rafts', { ...label, industry: null })
  await expect(read()).rejects.toThrow('k3-rafts: the deck has no label of industry.')
})
