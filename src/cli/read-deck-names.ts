import { readFile } from 'node:fs/promises'

/** Returns the first words of a file's lines, as a list of decks has them; none without a file. */
export async function readDeckNames(path: string | undefined): Promise<Set<string>> {
  const text = path === undefined ? '' : await readFile(path, 'utf8')
  return new Set(text.split(/\r?\n/).flatMap((line) => line.trim().split(/\s+/)[0] || []))
}
