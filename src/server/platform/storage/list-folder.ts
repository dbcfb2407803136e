import { opendir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { StoredFile } from './file-store.ts'

/** All files in a folder; none where the folder is missing. What is not whole yet lies in a hidden folder, and is left out. */
export async function* listFolder(folder: string, prefix = ''): AsyncGenerator<StoredFile> {
  const entries = await opendir(folder).catch(nullIfMissing)
  if (entries === null) return
  for await (const entry of entries) {
    if (entry.name.startsWith('.')) continue
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* listFolder(path, `${prefix}${entry.name}/`)
    else {
      const found = await stat(path).catch(nullIfMissing)
      if (found !== null) yield { key: `${prefix}${entry.name}`, bytes: found.size }
    }
  }
}

/** Whether a call of the file system failed since what it names isn't there. */
export const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT'

function nullIfMissing(error: unknown): null {
  if (isMissing(error)) return null
  throw error
}
