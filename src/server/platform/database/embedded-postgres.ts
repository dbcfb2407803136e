import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { type WorkerAnswer, type WorkerOptions, type WorkerRequest, workerAnswer } from './pglite-messages.ts'
import { syncFailedExit } from './synced-files.ts'

/** A PostgreSQL inside this process, in a thread of its own, that `pg` reaches through a Unix socket. */
export type EmbeddedPostgres = {
  /** Folder of the socket, `host` for `pg`. */
  host: string
  /** The whole database as a tar file, to start others from. */
  dump: () => Promise<Uint8Array<ArrayBuffer>>
  /** Copies its folder to one that is not there yet, as it is at one moment: queries wait meanwhile. */
  copyTo: (folder: string) => Promise<void>
  close: () => Promise<void>
}

/** Opening takes seconds, on a busy machine a minute; damaged files can keep the thread busy for good. */
const startMs = 180_000

const socketFolderStart = join(tmpdir(), 'firstread-socket-')

/** Removes the socket folder of a process that was killed. Anything else is left alone. */
export async function removeSocketFolder(host: string): Promise<void> {
  if (host.startsWith(socketFolderStart)) await rm(host, { recursive: true, force: true })
}

/**
 * Starts the embedded database: kept in `dataDir`, or in memory (from `template`) without one. `onLost` is called if
 * its thread ends by itself; every query fails from then on.
 */
export async function startEmbeddedPostgres(
  options: { dataDir?: string; template?: Uint8Array<ArrayBuffer> },
  onLost: (error: Error) => void,
): Promise<EmbeddedPostgres> {
  // A socket path holds about 100 characters, so it can't lie in a data directory of any length.
  const host = await mkdtemp(socketFolderStart)
  await chmod(host, 0o700)
  const workerData: WorkerOptions = { socketPath: join(host, '.s.PGSQL.5432'), ...options }
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), { workerData })
  // Until it is open, what goes wrong is told by rejecting.
  let open = false
  let closing = false
  worker.on('error', (error) => {
    if (open && !closing) onLost(error)
  })
  worker.on('exit', (code) => {
    const reason =
      code === syncFailedExit ? 'The disk did not take its files.' : 'The thread of the embedded database ended.'
    if (open && !closing) onLost(new Error(reason))
  })
  const dispose = async () => {
    closing = true
    await worker.terminate()
    await removeSocketFolder(host)
  }
  try {
    await expectAnswer(worker, 'ready', startMs)
    open = true
  } catch (error) {
    await dispose()
    throw error
  }
  let last: Promise<unknown> = Promise.resolve()
  // One after the other: an answer does not say which request it is for.
  const askInTurn = <T extends WorkerAnswer['type']>(request: WorkerRequest, expected: T): Promise<AnswerOf<T>> => {
    const answered = last.then(() => ask(worker, request, expected))
    last = answered.catch(() => undefined)
    return answered
  }
  return {
    host,
    dump: async () => (await askInTurn({ type: 'dump' }, 'dumped')).bytes,
    copyTo: async (folder) => {
      await askInTurn({ type: 'copy', to: folder }, 'copied')
    },
    close: async () => {
      closing = true
      await askInTurn({ type: 'close' }, 'closed')
      await dispose()
    },
  }
}

type AnswerOf<T extends WorkerAnswer['type']> = Extract<WorkerAnswer, { type: T }>

function ask<T extends WorkerAnswer['type']>(
  worker: Worker,
  request: WorkerRequest,
  expected: T,
): Promise<AnswerOf<T>> {
  const answered = expectAnswer(worker, expected)
  worker.postMessage(request)
  return answered
}

async function expectAnswer<T extends WorkerAnswer['type']>(
  worker: Worker,
  expected: T,
  limitMs?: number,
): Promise<AnswerOf<T>> {
  const ended = new AbortController()
  const late = () => ended.abort(new Error('it gave no sign of life for minutes'))
  const clock = limitMs === undefined ? undefined : setTimeout(late, limitMs)
  const leave = () => ended.abort(new Error('The thread of the embedded database ended before it answered.'))
  worker.once('exit', leave)
  try {
    const [message] = await once(worker, 'message', { signal: ended.signal })
    const answer = workerAnswer.parse(message)
    if (answer.type === 'failed') throw new Error(answer.message)
    if (!isAnswer(answer, expected))
      throw new Error(`Expected ${expected} of the embedded database, got ${answer.type}.`)
    return answer
  } catch (error) {
    // `once` rejects with an error of its own, which only says that it was ended.
    throw ended.signal.aborted ? ended.signal.reason : error
  } finally {
    clearTimeout(clock)
    worker.off('exit', leave)
  }
}

const isAnswer = <T extends WorkerAnswer['type']>(answer: WorkerAnswer, type: T): answer is AnswerOf<T> =>
  answer.type === type
