import { DatabaseSync } from 'node:sqlite'

/**
 * Takes the lock that a file stands for, waiting for it up to `waitMs`. The operating system frees it when the process ends,
 * however it ends, and across containers too. Returns the function that frees it, or null when another holder has it.
 */
export function lockFile(path: string, waitMs: number): (() => void) | null {
  const lock = new DatabaseSync(path, { timeout: waitMs })
  try {
    lock.exec('BEGIN EXCLUSIVE')
  } catch (error) {
    lock.close()
    if (error instanceof Error && error.message.includes('locked')) return null
    throw error
  }
  return () => {
    if (lock.isOpen) lock.close()
  }
}
