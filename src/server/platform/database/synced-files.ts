import { closeSync, fsyncSync, openSync } from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { z } from 'zod'

/** What of Emscripten’s file system this reaches; an open folder has no `nfd`. */
const openFile = z.object({ nfd: z.number().optional(), node: z.unknown() })

/** How a thread or process ends whose files could not be synced: what the database holds in memory is not to be trusted then. */
export const syncFailedExit = 74

/** A folder of real files in which PostgreSQL’s fsync syncs; in PGlite’s own it returns without doing so. */
export class SyncedFiles extends NodeFS {
  override async init(...[database, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(database, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), syncFiles] } }
  }
}

type PreRun = NonNullable<Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts']['preRun']>[number]

const syncFiles: PreRun = ({ FS }) => {
  const { NODEFS } = FS.filesystems
  NODEFS.stream_ops.fsync = (stream: unknown) => {
    const { nfd, node } = openFile.parse(stream)
    try {
      if (nfd === undefined) syncFolder(NODEFS.realPath(node))
      else fsyncSync(nfd)
    } catch {
      // At once: PostgreSQL’s panic at an error of the system never ends in WebAssembly.
      process.exit(syncFailedExit)
    }
    return 0
  }
}

function syncFolder(path: string): void {
  // Windows syncs no folders.
  if (process.platform === 'win32') return
  const folder = openSync(path, 'r')
  try {
    fsyncSync(folder)
  } finally {
    closeSync(folder)
  }
}
