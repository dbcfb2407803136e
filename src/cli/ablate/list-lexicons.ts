import { readdir } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { emptyValue } from './empty-value.ts'

/** A word list: the address of its file and the name by which it is exported. */
export type LexiconName = { url: string; path: string; name: string }

const folder = resolve(import.meta.dirname, '../../engine/lexicons')

/** Returns the word lists of the engine that can be emptied, in the order of their files. */
export async function listLexicons(): Promise<LexiconName[]> {
  const files = (await readdir(folder, { recursive: true })).filter((name) => isLexicon(name)).sort()
  const lists = await Promise.all(
    files.map(async (path) => {
      const url = pathToFileURL(join(folder, path)).href
      const exported: Record<string, unknown> = await import(url)
      return Object.keys(exported)
        .filter((name) => emptyValue(exported[name]) !== undefined)
        .map((name) => ({ url, path, name }))
    }),
  )
  return lists.flat()
}

const isLexicon = (name: string) => name.endsWith('.ts') && !name.endsWith('.test.ts')
