import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'

/** Opens the embedded PostgreSQL in this thread: kept in `dataDir`, or in memory (from `template`) without one. */
export function openPglite(options: {
  dataDir?: string | undefined
  template?: Uint8Array<ArrayBuffer> | undefined
}): Promise<PGlite> {
  // PGlite starts with fsync off, which would lose committed rows when the machine stops.
  return PGlite.create({
    extensions: { pg_trgm },
    ...(options.dataDir !== undefined && { dataDir: options.dataDir }),
    ...(options.template !== undefined && { loadDataDir: new Blob([options.template]) }),
    startParams: [
      ...PGlite.defaultStartParams,
      '-c',
      'shared_buffers=16MB',
      '-c',
      options.dataDir === undefined ? 'fsync=off' : 'fsync=on',
    ],
  })
}
