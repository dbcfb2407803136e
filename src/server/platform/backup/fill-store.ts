import { Readable } from 'node:stream'
import { AppError } from '../errors.ts'
import { StartError } from '../start-error.ts'
import type { FileStore } from '../storage/file-store.ts'
import { hasRows } from './load-rows.ts'
import type { Db } from './tables.ts'

/** Lies in a store from before its first file is put there until the rows that name its files are kept. */
const markFolder = 'unfinished-copy'
const markKey = `${markFolder}/mark`
/** What the mark says while files are put, and once all are: from then on a database may name them. */
const marks = {
  filling: 'A copy is being written here.\n',
  filled: 'All files of a copy lie here, and its rows are being kept.\n',
}

/** Throws StartError when a store holds any file, but for what a process left that was killed while it filled the store. */
export async function refuseFiles(files: FileStore): Promise<void> {
  if ((await readMark(files)) !== null) return
  for await (const { key } of files.list())
    throw new StartError(`The file store is not empty: it holds ${key}. Name an empty one, or a new DATA_DIR.`)
}

/**
 * Fills an empty store by what `fill` puts there. Where that fails, what was put there goes again: files without their rows would be in
 * the way of the next attempt, and what a killed one left goes first. The caller keeps the rows that name the files, and then calls
 * `endFilling`. Throws StartError for a store that is not empty, and for one whose files are all there: another database may name them.
 */
export async function fillStore(files: FileStore, fill: (put: FileStore['putStream']) => Promise<void>): Promise<void> {
  await refuseFiles(files)
  if ((await readMark(files)) === 'filled')
    throw new StartError(
      `A restore or a move was stopped at its end: ${files.place} holds all its files, and the database that it went to may have its rows. \
Start the server on that database. To start over, name an empty store.`,
    )
  await emptyMarked(files)
  await putMark(files, 'filling')
  try {
    await fill(files.putStream)
    await putMark(files, 'filled')
  } catch (error) {
    await emptyMarked(files)
    throw error
  }
}

/** For when the rows that name the files are kept. */
export const endFilling = (files: FileStore): Promise<void> => files.deleteFolder(markFolder)

/** Throws StartError when a process was killed while it filled the store: the rows that name its files are not there. */
export async function refuseHalfFilled(db: Db, files: FileStore): Promise<void> {
  const mark = await readMark(files)
  if (mark === null) return
  // It was killed after its rows were kept: all is there.
  if (await hasRows(db)) return endFilling(files)
  const [part, advice] =
    mark === 'filling'
      ? ['a part', 'Run the same command again, which starts over, or name an empty store to start without it.']
      : ['all', 'Start on the database that has its rows, or name an empty store and run the same command again.']
  throw new StartError(
    `A restore or a move was stopped half way: ${files.place} holds ${part} of its files, and the database none of its rows. ${advice}`,
  )
}

/** The mark goes last, so that what is killed meanwhile can be run again too. */
async function emptyMarked(files: FileStore): Promise<void> {
  const folders = new Set<string>()
  for await (const { key } of files.list()) folders.add(key.split('/', 1).join(''))
  folders.delete(markFolder)
  for (const folder of folders) await files.deleteFolder(folder)
  await endFilling(files)
}

async function putMark(files: FileStore, mark: keyof typeof marks): Promise<void> {
  await files.putStream(markKey, Readable.from([Buffer.from(marks[mark])]))
}

async function readMark(files: FileStore): Promise<keyof typeof marks | null> {
  try {
    const text = Buffer.from(await files.getBytes(markKey)).toString('utf8')
    return text === marks.filled ? 'filled' : 'filling'
  } catch (error) {
    if (error instanceof AppError && error.code === 404) return null
    throw error
  }
}
