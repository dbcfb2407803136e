import { StartError } from '../start-error.ts'
import type { FileStore } from '../storage/file-store.ts'

/** Throws StartError when a store holds any file. */
export async function refuseFiles(files: FileStore): Promise<void> {
  for await (const { key } of files.list())
    throw new StartError(`The file store is not empty: it holds ${key}. Name an empty one, or a new DATA_DIR.`)
}

/**
 * Fills an empty store by what `fill` puts there. Where that fails, what was put there goes again: files without their rows would be in
 * the way of the next attempt. Throws StartError for a store that is not empty.
 */
export async function fillStore(files: FileStore, fill: (put: FileStore['putStream']) => Promise<void>): Promise<void> {
  await refuseFiles(files)
  const folders = new Set<string>()
  try {
    await fill((key, stream) => {
      folders.add(key.split('/', 1).join(''))
      return files.putStream(key, stream)
    })
  } catch (error) {
    for (const folder of folders) await files.deleteFolder(folder)
    throw error
  }
}
