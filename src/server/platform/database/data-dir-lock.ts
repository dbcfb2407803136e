import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../config.ts'

/**
 * Keeps a data directory for this process: the embedded database has no lock of its own, and two processes in it lose
 * rows. The operating system frees the lock when the process ends, however it ends. Throws StartError when another
 * process holds it. Returns the function that frees it.
 */
export function lockDataDir(dataDir: string): () => void {
  // A second's wait lets a server start while the one before it is still closing.
  const lock = new DatabaseSync(join(dataDir, 'lock.sqlite'), { timeout: 1_000 })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && error.message.includes('locked')) {
      throw new StartError(
        `Another Firstread is running on ${dataDir}. Stop it, or give this one another DATA_DIR, or let both use a database server with DATABASE_URL.`,
      )
    }
    throw error
  }
  return () => lock.close()
}
