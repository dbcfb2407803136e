import { once } from 'node:events'
import { PassThrough, type Readable } from 'node:stream'
import { ZipFile } from 'yazl'

/** A file of an archive; `packed` says that it is compressed already. */
export type ArchiveEntry = { path: string; open: () => Promise<Readable>; packed?: boolean }

/**
 * Writes entries into one zip file, one after the other, so that one alone is in memory; of any size (zip64). `store` takes the file.
 * Rejects where an entry can't be read or the file can't be stored.
 */
export async function writeZip<T>(
  entries: AsyncIterable<ArchiveEntry>,
  at: Date,
  store: (file: Readable) => Promise<T>,
): Promise<T> {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  const failed = Promise.withResolvers<never>()
  failed.promise.catch(() => undefined)
  zip.on('error', failed.reject)
  const stored = store(output)
  stored.catch(failed.reject)
  const write = async () => {
    for await (const entry of entries) await addEntry(zip, entry, { at, failed: failed.promise })
    zip.end()
    return Promise.race([stored, failed.promise])
  }
  return write().catch(async (error: unknown) => {
    output.destroy(error instanceof Error ? error : new Error(String(error)))
    await stored.catch(() => undefined)
    throw error
  })
}

/** Resolves once the entry is read to its end, and closes it, also where the archive fails meanwhile. */
async function addEntry(
  zip: ZipFile,
  { path, open, packed = false }: ArchiveEntry,
  { at, failed }: { at: Date; failed: Promise<never> },
): Promise<void> {
  const content = await open()
  try {
    const isRead = once(content, 'end')
    zip.addReadStream(content, path, { mtime: at, compress: !packed })
    await Promise.race([isRead, failed])
  } finally {
    content.destroy()
  }
}
