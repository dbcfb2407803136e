import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { SyncedFiles } from './synced-files.ts'

/** Opens the embedded PostgreSQL in this thread: kept in `dataDir`, or in memory (from `template`) without one. */
export function openPglite(options: {
  dataDir?: string | undefined
  template?: Uint8Array<ArrayBuffer> | undefined
}): Promise<PGlite> {
  // PGlite starts with fsync off and files that do not sync, which would lose committed rows when the machine stops.
  return PGlite.create({
    extensions: { pg_trgm },
    ...(options.dataDir !== undefined && { fs: new SyncedFiles(options.dataDir) }),
    ...(options.template !== undefined && { loadDataDir: new Blob([options.template]) }),
    startParams: [
      ...PGlite.defaultStartParams,
      '-c',
      'shared_buffers=16MB',
      '-c',
      options.dataDir === undefined ? 'fsync=off' : 'fsync=on',
      // PGlite’s fdatasync, the usual method, does nothing on any files.
      '-c',
      'wal_sync_method=fsync',
    ],
  })
}
