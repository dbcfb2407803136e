import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { lockFile } from '../file-lock.ts'

/** Where this process writes what is not whole yet. */
export type IncomingFolder = { path: string; close: () => void }

const lockEnd = '.lock'
/** SQLite's own file beside a lock. */
const journalEnd = '.lock-journal'
const dayMs = 86_400_000

/**
 * Makes a folder of this process's own below `root`, and removes those of processes that have ended: each one holds the lock
 * beside its folder, so that what another process is receiving is left alone.
 */
export async function openIncomingFolder(root: string): Promise<IncomingFolder> {
  await mkdir(root, { recursive: true })
  await removeEnded(root)
  const path = join(root, randomUUID())
  // The lock comes first: a folder without one is an ended process's.
  const unlock = tryLock(`${path}${lockEnd}`)
  await mkdir(path)
  return {
    path,
    close: () => unlock?.(),
  }
}

async function removeEnded(root: string): Promise<void> {
  const entries = await readdir(root, { withFileTypes: true })
  for (const entry of entries) {
    const path = join(root, entry.name)
    if (entry.isDirectory()) {
      const unlock = tryLock(`${path}${lockEnd}`)
      if (unlock === null) continue
      await rm(path, { recursive: true, force: true })
      unlock()
      for (const end of [lockEnd, journalEnd]) await rm(`${path}${end}`, { force: true })
    } else if (!entry.name.includes(lockEnd)) await removeOld(path)
  }
}

/** A file without a folder was written by an earlier version, which may still be running. */
async function removeOld(path: string): Promise<void> {
  const written = await stat(path).catch(() => null)
  if (written !== null && Date.now() - written.mtimeMs > dayMs) await rm(path, { force: true })
}

/** Null for a lock that is held, and where the file system knows no locks: nothing may be removed there. */
function tryLock(path: string): (() => void) | null {
  try {
    return lockFile(path, 0)
  } catch {
    return null
  }
}
