import { fork } from 'node:child_process'
import { once } from 'node:events'
import { open, rename, rm, stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Log } from '../log.ts'

const program = fileURLToPath(new URL('./make-database-process.ts', import.meta.url))

/**
 * Makes the folder of a new embedded database, where there is none, in a process of its own: making one takes hundreds of
 * megabytes, which a process gives back only by ending. The folder gets its name once it is whole. What fails here fails
 * again, and is told, when the folder is opened.
 */
export async function makeDatabase(folder: string, log: Log): Promise<void> {
  if (await exists(folder)) return
  const unfinished = `${folder}.unfinished`
  await rm(unfinished, { recursive: true, force: true })
  const failure = await makeInProcess(unfinished)
  if (failure === null) return nameForGood(unfinished, folder)
  log.warn(failure, 'Could not make the database in a process of its own.')
  await rm(unfinished, { recursive: true, force: true })
}

/** How the process ended that was to make the database, or why it could not start; null when it did its work. */
async function makeInProcess(folder: string): Promise<object | null> {
  try {
    const child = fork(program, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'ignore', 'ipc'] })
    const [code, signal] = await once(child, 'exit')
    return code === 0 ? null : { code, signal }
  } catch (error) {
    return { err: error }
  }
}

/** A name is on the disk only once its folder is. */
async function nameForGood(unfinished: string, folder: string): Promise<void> {
  await rename(unfinished, folder)
  const parent = await open(dirname(folder), 'r')
  try {
    await parent.sync()
  } finally {
    await parent.close()
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
