import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { founderFields, type MemoFieldKey, memoSections } from '#contract/memo-fields.ts'
import { standing } from '#contract/standing.ts'
import type { DeckDoc } from '#engine/deck-doc.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'

const block = z.union([
  z.string(),
  z.strictObject({
    lines: z.string(),
    x: z.number().default(0.06),
    y: z.number().default(0.28),
    size: z.number().default(18),
    bold: z.boolean().default(false),
  }),
])
/** A deck in the words of the deck builder: pages of a title and blocks, which stand under each other unless placed. */
const deckFile = z.strictObject({
  createdOn: z.iso.date().nullable().default(null),
  updates: z.string().default(''),
  pages: z
    .array(
      z.strictObject({
        title: z.string().default(''),
        blocks: z.array(block).default([]),
        links: z
          .array(z.strictObject({ url: z.string(), x: z.number().default(0), y: z.number().default(0) }))
          .default([]),
      }),
    )
    .min(1),
})

const value = z.union([z.string(), z.boolean(), z.array(z.string()), z.null()])
/**
 * What the memo has to say. `fields`: values by key, null or [] for a field that must stay empty. `proved` and `unproved`:
 * keys whose fields must be verified or must not be. `standings`: how sure a field is, by key; `entries`: how sure each entry of
 * a list is, by key and value, no entry left out. `onlyProved`: no field but these may be proved.
 * `founderStandings`: by name, none left out. `founders`: all of them, each with the fields that matter.
 */
const expectedFile = z.strictObject({
  why: z.string(),
  fields: z.record(z.string(), value).default({}),
  proved: z.array(z.string()).default([]),
  unproved: z.array(z.string()).default([]),
  standings: z.record(z.string(), standing).default({}),
  entries: z.record(z.string(), z.record(z.string(), standing)).default({}),
  onlyProved: z.array(z.string()).optional(),
  founders: z.array(z.record(z.string(), value)).optional(),
  founderStandings: z.record(z.string(), standing).default({}),
  signals: z.array(z.string()).default([]),
  noSignals: z.array(z.string()).default([]),
})

export type GoldenCase = {
  name: string
  doc: DeckDoc
  updates: string
  expected: z.output<typeof expectedFile>
}

const here = new URL('./', import.meta.url)
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, here), 'utf8'))

/** Reads all cases, one a folder. Throws where a file lacks or has a key that no code reads. */
export function readGoldenCases(): GoldenCase[] {
  return readdirSync(here, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => {
      const { pages, createdOn, updates } = deckFile.parse(read(`${name}/deck.json`))
      const expected = expectedFile.parse(read(`${name}/expected.json`))
      const unknown = [
        ...[expected.fields, expected.standings, expected.entries].flatMap(Object.keys),
        ...[expected.proved, expected.unproved, expected.onlyProved ?? []].flat(),
      ].filter((key) => !isField(key))
      if (unknown.length > 0) throw new Error(`${name}/expected.json names no field: ${unknown.join(', ')}`)
      return { name, doc: deck(pages.map(page), { createdOn }), updates, expected }
    })
}

const keys = new Set<string>(memoSections.flatMap((section) => section.fields.map((field) => field.key)))
const isField = (key: string): key is MemoFieldKey => keys.has(key)

/** Returns the keys of all fields of the company; those of founders are not among them. */
export const listFieldKeys = (): MemoFieldKey[] =>
  memoSections.flatMap(({ name, fields }) => (name === 'Founder information' ? [] : fields.map(({ key }) => key)))

/** The name under which a memo shows a founder's field. */
export function findFounderFieldName(key: string): string {
  const field = founderFields.find((one) => one.key === key)
  if (!field) throw new Error(`No field of a founder is called ${key}.`)
  return field.name
}

/** Narrows the key of a field, which `goldenCases` has looked at. */
export function readFieldKey(key: string): MemoFieldKey {
  if (!isField(key)) throw new Error(`No field of the memo is called ${key}.`)
  return key
}
