import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { extract } from 'tar-stream'
import { z } from 'zod'
import { StartError } from '../start-error.ts'
import {
  type BackupContents,
  type BackupHeader,
  backupContents,
  backupFormat,
  backupHeader,
  contentsName,
  headerName,
  type Part,
  rowsFolder,
} from './backup-format.ts'
import type { RowBatch } from './read-rows.ts'

/** A part of a backup; its content must be read before the next part is asked for. */
type OpenPart = { name: string; bytes: number; content: Readable }

/** The parts of a backup in their order. Throws StartError when the file can't be read, is not a backup, or ends too early. */
export async function* readParts(path: string): AsyncGenerator<OpenPart> {
  const parts = extract()
  const file = createReadStream(path)
  file.on('error', (error) => parts.destroy(error))
  file.pipe(parts)
  try {
    for await (const entry of parts) {
      const content = Readable.from(readEntry(path, entry))
      yield { name: entry.header.name, bytes: entry.header.size ?? 0, content }
      content.resume()
    }
  } catch (error) {
    throw explain(path, error)
  } finally {
    file.destroy()
  }
}

async function* readEntry(path: string, entry: AsyncIterable<unknown>): AsyncGenerator<unknown> {
  try {
    yield* entry
  } catch (error) {
    throw explain(path, error)
  }
}

const explain = (path: string, error: unknown) =>
  new StartError(`${path} can’t be read, or was cut off: ${error instanceof Error ? error.message : String(error)}.`)

/**
 * Reads a backup to its end and compares every part with what the last one says of it. Throws StartError for a file that was cut off or
 * altered, or that a newer version wrote.
 */
export async function checkBackup(path: string): Promise<{ header: BackupHeader; contents: BackupContents }> {
  let header: BackupHeader | null = null
  let contents: BackupContents | null = null
  const found: Part[] = []
  for await (const { name, bytes, content } of readParts(path)) {
    if (name === contentsName) contents = parseJson(path, backupContents, await buffer(content))
    else if (name === headerName) header = await readHeader(path, content, found)
    else found.push({ name, bytes, sha256: await hashContent(content) })
    if (header === null) throw new StartError(`${path} is not a backup of Firstread.`)
  }
  if (header === null) throw new StartError(`${path} is empty.`)
  if (contents === null) throw new StartError(`${path} was cut off: its end is missing. Use another backup.`)
  const wanted = new Map(contents.parts.map((part) => [part.name, part]))
  for (const { name, bytes, sha256 } of found) {
    const told = wanted.get(name)
    wanted.delete(name)
    if (told?.bytes !== bytes || told.sha256 !== sha256)
      throw new StartError(`${path} was altered: ${name} is not what was written. Use another backup.`)
  }
  const [lost] = wanted.keys()
  if (lost !== undefined) throw new StartError(`${path} was altered: ${lost} is missing. Use another backup.`)
  return { header, contents }
}

async function readHeader(path: string, content: Readable, found: Part[]): Promise<BackupHeader> {
  const bytes = await buffer(content)
  const { format } = parseJson(path, z.object({ format: z.int() }), bytes)
  if (format > backupFormat)
    throw new StartError(`${path} was written by a newer version of Firstread. Restore it with that version.`)
  found.push({ name: headerName, bytes: bytes.length, sha256: createHash('sha256').update(bytes).digest('hex') })
  return parseJson(path, backupHeader, bytes)
}

function parseJson<S extends z.ZodType>(path: string, schema: S, bytes: Buffer): z.output<S> {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')))
  } catch {
    throw new StartError(`${path} was altered, or is not a backup of Firstread.`)
  }
}

async function hashContent(content: Readable): Promise<string> {
  const hash = createHash('sha256')
  for await (const chunk of content) hash.update(chunk)
  return hash.digest('hex')
}

const batchHead = z.object({ table: z.string(), columns: z.array(z.string()) })

/** The rows of a backup, in the order in which they were read. */
export async function* readBackupRows(path: string): AsyncGenerator<RowBatch> {
  for await (const { name, content } of readParts(path)) {
    if (!name.startsWith(rowsFolder)) continue
    const text = (await promisify(gunzip)(await buffer(content))).toString('utf8')
    const [head = '', ...lines] = text.split('\n')
    yield { ...batchHead.parse(JSON.parse(head)), lines }
  }
}
