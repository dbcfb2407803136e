import { randomUUID } from 'node:crypto'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { StartError } from '../start-error.ts'

/**
 * Makes a folder where there is none and tries to write there. Throws StartError with what is wrong with it; `setting` is
 * the one that names the folder.
 */
export async function prepareFolder(setting: string, path: string): Promise<void> {
  const attempt = join(path, `.write-test-${randomUUID()}`)
  try {
    await mkdir(path, { recursive: true, mode: 0o700 })
    await writeFile(attempt, 'Firstread checks that it can write here.\n', { flag: 'wx' })
    await rm(attempt)
  } catch (error) {
    await rm(attempt, { force: true }).catch(() => undefined)
    throw new StartError(`${setting}=${path} ${describeFault(error, setting)}`)
  }
}

function describeFault(error: unknown, setting: string): string {
  const code = error instanceof Error && 'code' in error ? error.code : null
  switch (code) {
    case 'ENOTDIR':
    case 'EEXIST':
      return `is not a folder. Remove the file that stands there, or set ${setting} to a folder.`
    case 'EROFS':
      return `is on a read-only disk. Mount it for writing, or set ${setting} to another folder.`
    case 'EACCES':
    case 'EPERM':
      return `can’t be written to by this user. Give the user the right to write there, or set ${setting} to another folder.`
    case 'ENOSPC':
    case 'EDQUOT':
      return `has no space left. Free some space on its disk, or set ${setting} to a folder on another one.`
    default:
      return `can’t be used: ${error instanceof Error ? error.message : String(error)}.`
  }
}
