import { join } from 'node:path'
import { lockFile } from '../file-lock.ts'
import { StartError } from '../start-error.ts'

/**
 * Keeps a data directory for this process: the embedded database has no lock of its own, and two processes in it lose
 * rows. Throws StartError when another process holds it. Returns the function that frees it.
 */
export function lockDataDir(dataDir: string): () => void {
  // A second's wait lets a server start while the one before it is still closing.
  const unlock = lockFile(join(dataDir, 'lock.sqlite'), 1_000)
  if (unlock !== null) return unlock
  throw new StartError(
    `Another Firstread is running on ${dataDir}. Stop it, or give this one another DATA_DIR, or let both use a database server with DATABASE_URL.`,
  )
}
