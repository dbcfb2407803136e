import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, mkdir, open, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { notFound } from '../errors.ts'
import type { FileStore, StoredBytes } from './file-store.ts'
import { openIncomingFolder } from './incoming-folder.ts'
import { isMissing, listFolder } from './list-folder.ts'
import { toStorageFailure } from './storage-failure.ts'
import { checkKey } from './storage-key.ts'

/** Files in a folder of this machine. A file appears under its key only once all its bytes are on the disk. */
export async function openFolderStore(root: string): Promise<FileStore> {
  const incoming = await openIncomingFolder(join(root, '.incoming'))
  const place = (key: string) => join(root, checkKey(key))
  return {
    place: root,
    putStream: (key, stream) => put(stream, join(incoming.path, randomUUID()), place(key)),
    getStream: async (key, range) => (await openToRead(place(key))).createReadStream(range),
    getBytes: (key) => readFile(place(key)).catch(rejectMissing),
    list: () => listFolder(root),
    delete: (key) => rm(place(key), { force: true }),
    deleteFolder: (prefix) => rm(place(prefix), { recursive: true, force: true }),
    close: incoming.close,
  }
}

async function put(stream: Readable, temporary: string, target: string): Promise<StoredBytes> {
  try {
    const stored = await write(stream, temporary)
    const firstMade = await writeToDisk(() => mkdir(dirname(target), { recursive: true }))
    await writeToDisk(() => rename(temporary, target))
    await writeToDisk(() => syncFolders(dirname(target), firstMade))
    return stored
  } catch (error) {
    // What went wrong first is what is told.
    await rm(temporary, { force: true }).catch(() => undefined)
    throw error
  }
}

async function write(stream: Readable, path: string): Promise<StoredBytes> {
  const hash = createHash('sha256')
  let bytes = 0
  const file = await writeToDisk(() => open(path, 'wx', 0o600))
  try {
    for await (const chunk of stream) {
      hash.update(chunk)
      bytes += chunk.length
      await writeToDisk(() => file.appendFile(chunk))
    }
    await writeToDisk(() => file.sync())
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** The stream's own errors are the sender's; these are the server's. */
async function writeToDisk<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw toStorageFailure(error, 'the file')
  }
}

/** A name is on the disk only once its folder is, which holds for new folders too. */
async function syncFolders(folder: string, firstMade: string | undefined): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
  if (firstMade !== undefined && folder.length >= firstMade.length) await syncFolders(dirname(folder), firstMade)
}

const openToRead = (path: string): Promise<FileHandle> => open(path, 'r').catch(rejectMissing)

function rejectMissing(error: unknown): never {
  throw isMissing(error) ? notFound('File not found.') : error
}
