import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { type Pack, pack } from 'tar-stream'
import { AppError } from '../errors.ts'
import { lockFile } from '../file-lock.ts'
import { StartError } from '../start-error.ts'
import type { FileStore } from '../storage/file-store.ts'
import {
  type BackupContents,
  backupFormat,
  contentsName,
  filesFolder,
  headerName,
  keyName,
  type Part,
  rowsFolder,
} from './backup-format.ts'
import { type RowBatch, RowCounter, readRows } from './read-rows.ts'
import { type Db, listSequences } from './tables.ts'
import { readVersions } from './versions.ts'

/** The files that rows name: every file below these folders, and these in any case. */
export type NamedFiles = { folders: ReadonlySet<string>; keys: readonly string[] }

export type BackupSource = {
  db: Db
  files: FileStore
  listNamedFiles: (db: Db) => Promise<NamedFiles>
  /** What stored secrets are encrypted with. `isPart`: it goes into the file, since it lies in the data directory. */
  secretKey: { bytes: Uint8Array; isPart: boolean } | null
  version: string
  now: () => Date
}

/** Characters of rows in one part of the file. */
const partCharacters = 2_000_000

/**
 * Writes everything to one tar file at `path`, which must not be there: the rows of one snapshot, then the files that they name. The file
 * has its name once it is whole and on the disk. Returns what is in it.
 */
export async function writeBackup(source: BackupSource, path: string): Promise<BackupContents> {
  await refusePresent(path, 'Name another file.')
  const unfinished = `${path}.unfinished`
  const unlock = await makeWay(unfinished)
  const archive = new Archive(pack())
  try {
    const out = createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true })
    const written = pipeline(Readable.from(archive.pack), out)
    // A disk that is full ends the writing, and with it what waits for its turn to write.
    const [contents] = await Promise.all([fillArchive(source, archive), written])
    await rename(unfinished, path)
    await syncFolder(dirname(path))
    return contents
  } catch (error) {
    archive.pack.destroy()
    await rm(unfinished, { force: true })
    throw error
  } finally {
    await unlock()
  }
}

/** Removes what a killed backup has left; StartError while another one writes there, or may. Returns what lets others write. */
async function makeWay(unfinished: string): Promise<() => Promise<void>> {
  const lock = `${unfinished}.lock`
  const unlock = tryLock(lock)
  if (unlock === 'held') throw new StartError(`${unfinished} is being written by another backup. Wait for its end.`)
  if (unlock === 'unknown') {
    await refusePresent(unfinished, 'Delete it, if no other backup is writing it.')
    return async () => undefined
  }
  await rm(unfinished, { force: true })
  return async () => {
    unlock()
    for (const end of ['', '-journal']) await rm(`${lock}${end}`, { force: true })
  }
}

/** 'unknown' where the file system knows no locks, or has no such folder. */
function tryLock(path: string): (() => void) | 'held' | 'unknown' {
  try {
    return lockFile(path, 0) ?? 'held'
  } catch {
    return 'unknown'
  }
}

async function refusePresent(path: string, whatToDo: string): Promise<void> {
  const present = await stat(path).catch(() => null)
  if (present !== null) throw new StartError(`${path} is there already. ${whatToDo}`)
}

async function fillArchive(source: BackupSource, archive: Archive): Promise<BackupContents> {
  const counter = new RowCounter()
  const { named, sequences } = await source.db
    .transaction()
    .setIsolationLevel('repeatable read')
    .setAccessMode('read only')
    .execute(async (snapshot) => {
      const { secretKey, version, now } = source
      const secretKeyId = secretKey && makeKeyId(secretKey.bytes)
      const header = {
        format: backupFormat,
        version,
        takenAt: now().toISOString(),
        ...(await readVersions(snapshot)),
        secretKeyId,
      }
      await archive.add(headerName, Buffer.from(JSON.stringify(header)))
      await addRows(readRows(snapshot), counter, archive)
      return { named: await source.listNamedFiles(snapshot), sequences: await listSequences(snapshot) }
    })
  if (source.secretKey?.isPart === true)
    await archive.add(keyName, Buffer.from(`${Buffer.from(source.secretKey.bytes).toString('hex')}\n`))
  const missing = await addFiles(source.files, named, archive)
  const contents = { tables: counter.tallies, sequences, missing, parts: archive.parts }
  await archive.end(Buffer.from(JSON.stringify(contents)))
  return contents
}

/** The start of its SHA-256, in hex. */
export const makeKeyId = (secretKey: Uint8Array): string =>
  createHash('sha256').update(secretKey).digest('hex').slice(0, 16)

async function addRows(batches: AsyncIterable<RowBatch>, counter: RowCounter, archive: Archive): Promise<void> {
  let parts = 0
  for await (const { table, columns, lines } of joinBatches(batches)) {
    counter.add({ table, columns, lines })
    parts += 1
    const text = [JSON.stringify({ table, columns }), ...lines].join('\n')
    await archive.add(`${rowsFolder}${table}/${parts}.json.gz`, await promisify(gzip)(text))
  }
}

/** Joins batches of a table that follow each other until they are worth a part of their own. */
async function* joinBatches(batches: AsyncIterable<RowBatch>): AsyncGenerator<RowBatch> {
  let open: RowBatch | undefined
  for await (const batch of batches) {
    if (open?.table === batch.table && countCharacters(open) < partCharacters) open.lines.push(...batch.lines)
    else {
      if (open !== undefined) yield open
      open = batch
    }
  }
  if (open !== undefined) yield open
}

const countCharacters = ({ lines }: RowBatch) => lines.reduce((sum, line) => sum + line.length, 0)

/** Returns the named files that are not there. */
async function addFiles(files: FileStore, { folders, keys }: NamedFiles, archive: Archive): Promise<string[]> {
  const wanted = new Set(keys)
  const missing: string[] = []
  for await (const { key, bytes } of files.list()) {
    const isNamed = wanted.delete(key)
    if (!isNamed && !folders.has(dirname(key)) && !folders.has(key.split('/', 2).join('/'))) continue
    const content = await files.getStream(key).catch(nullIfGone)
    if (content === null) missing.push(key)
    else await archive.addStream(`${filesFolder}${key}`, bytes, content)
  }
  return [...missing, ...wanted]
}

function nullIfGone(error: unknown): null {
  if (error instanceof AppError && error.code === 404) return null
  throw error
}

/** A tar file that is being written, with the hash of each part. */
class Archive {
  readonly pack: Pack
  readonly parts: Part[] = []

  constructor(stream: Pack) {
    this.pack = stream
  }

  async add(name: string, content: Buffer): Promise<void> {
    await this.addStream(name, content.length, Readable.from([content]))
  }

  async addStream(name: string, bytes: number, content: Readable): Promise<void> {
    const hash = createHash('sha256')
    const hashing = new Transform({
      transform: (chunk, _encoding, done) => {
        hash.update(chunk)
        done(null, chunk)
      },
    })
    const taken = Promise.withResolvers<void>()
    const entry = this.pack.entry({ name, size: bytes, mode: 0o600 }, (error) =>
      error ? taken.reject(error) : taken.resolve(),
    )
    await Promise.all([pipeline(content, hashing, entry), taken.promise])
    this.parts.push({ name, bytes, sha256: hash.digest('hex') })
  }

  async end(contents: Buffer): Promise<void> {
    await this.add(contentsName, contents)
    this.pack.finalize()
  }
}

async function syncFolder(path: string): Promise<void> {
  const folder = await open(path, 'r')
  try {
    await folder.sync()
  } finally {
    await folder.close()
  }
}
