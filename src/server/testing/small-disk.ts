import { spawnSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of a few megabytes for a test of what happens when it is full. */
export type SmallDisk = {
  folder: string
  /** Leaves no room but `bytes`. */
  fill: (bytes?: number) => void
  empty: () => void
  writeProtect: () => void
  remove: () => void
}

const noSpace = 'ENOSPC'

/** Mounts a disk in memory. Null where that is not permitted: only root may mount. */
export function openSmallDisk(megabytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'firstread-disk-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  if (mounted.status !== 0) {
    rmSync(folder, { recursive: true })
    return null
  }
  const remove = () => {
    spawnSync('umount', [folder])
    rmSync(folder, { recursive: true, force: true })
  }
  // A test run that is cut short leaves no disk mounted.
  process.once('exit', remove)
  const filler = join(folder, 'filler')
  const room = join(folder, 'room')
  return {
    folder,
    fill: (bytes = 0) => {
      writeUpTo(room, bytes)
      writeUpTo(filler, Number.POSITIVE_INFINITY)
      rmSync(room)
    },
    empty: () => rmSync(filler, { force: true }),
    writeProtect: () => {
      spawnSync('mount', ['-o', 'remount,ro', folder])
    },
    remove,
  }
}

function writeUpTo(path: string, bytes: number): void {
  const file = openSync(path, 'w')
  try {
    for (let written = 0; written < bytes; ) written += writeSync(file, Buffer.alloc(Math.min(4096, bytes - written)))
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === noSpace)) throw error
  } finally {
    closeSync(file)
  }
}
