import { readFile } from 'node:fs/promises'
import { z } from 'zod'

/** `isCounted`: its values count; else the rules were written on it. Decks of one `group` share a fold. */
export type DeckLot = { isCounted: boolean; group: string }

const row = z.looseObject({ slug: z.string().min(1), company: z.string().optional() })

/**
 * Reads the lots of decks from a file of tab-separated columns with a head line: `slug`, and `company` where several decks are
 * of one company. The rules were written on the decks of the first `writtenOn` lines. Throws for a file without these columns.
 */
export async function readDeckLots(path: string, writtenOn: number): Promise<Map<string, DeckLot>> {
  const [head = '', ...lines] = (await readFile(path, 'utf8')).split(/\r?\n/)
  const columns = head.split('\t')
  if (!columns.includes('slug')) throw new Error(`${path} has no column 'slug' in its first line.`)
  const rows = lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('\t')
      return row.parse(Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])))
    })
  return new Map(
    rows.map(({ slug, company }, index) => [
      slug,
      { isCounted: index >= writtenOn, group: company?.trim().toLowerCase() || slug },
    ]),
  )
}

/** Returns the lot of a deck that no file names: it counts, and is of no group. */
export const makeOwnLot = (slug: string): DeckLot => ({ isCounted: true, group: slug })
