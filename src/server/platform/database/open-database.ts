import { readFile, writeFile } from 'node:fs/promises'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { StartError } from '../start-error.ts'
import { prepareFolder } from '../storage/writable-folder.ts'
import { openCopyDoor } from './copy-door.ts'
import { lockDataDir } from './data-dir-lock.ts'
import { DatabaseAway } from './database-errors.ts'
import { getDatabaseFolder, getSocketNote } from './database-folders.ts'
import { type EmbeddedPostgres, removeSocketFolder, startEmbeddedPostgres } from './embedded-postgres.ts'
import { makeDamagedError, refuseLostDatabase } from './lost-database.ts'
import { makeDatabase } from './make-database.ts'
import { keepPlans } from './prepared.ts'
import type { Database } from './schema.ts'

/** A query waits this long for its turn, so that one on `db` inside a transaction fails instead of hanging for good. */
const turnMs = 30_000

export type OpenDatabase = {
  db: Kysely<Database>
  pool: pg.Pool
  /** True when this process is the only one on the database, by the lock on its data directory. */
  alone: boolean
  /** Does what processes that start together must not do at the same time: making tables. */
  oneAtATime: <T>(work: () => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

/**
 * Opens the database: the server at `databaseUrl`, else the embedded one in `dataDir`. Throws StartError when the directory
 * can't be used or is taken, the database in it is lost or damaged, or the server can't be reached.
 */
export async function openDatabase(config: Config, log: Log, onLost: (error: Error) => void): Promise<OpenDatabase> {
  if (config.databaseUrl !== null) return openServer(config.databaseUrl, log)
  await prepareFolder('DATA_DIR', config.dataDir)
  const unlock = lockDataDir(config.dataDir)
  try {
    // A killed process could not remove its socket folder; this one knows it by the note.
    const note = getSocketNote(config.dataDir)
    await removeSocketFolder(await readFile(note, 'utf8').catch(() => ''))
    await refuseLostDatabase(config)
    await makeDatabase(getDatabaseFolder(config.dataDir), log)
    const embedded = await startEmbeddedPostgres({ dataDir: getDatabaseFolder(config.dataDir) }, onLost).catch(
      (error: unknown) => {
        throw makeOpenError(config.dataDir, error)
      },
    )
    const closeDoor = await openDoor(embedded, config.dataDir, log)
    return openOverEmbedded(embedded, log, () => {
      closeDoor()
      unlock()
    })
  } catch (error) {
    unlock()
    throw error
  }
}

/** Opens the door for copies and notes where it is; the database does not stay open without it. */
async function openDoor(embedded: EmbeddedPostgres, dataDir: string, log: Log): Promise<() => void> {
  try {
    // The note comes first: a door that is open has to be closed again when something fails.
    await writeFile(getSocketNote(dataDir), embedded.host)
    return await openCopyDoor(embedded, dataDir, log)
  } catch (error) {
    await embedded.close()
    const reason = error instanceof Error ? error.message : String(error)
    throw new StartError(`The database in ${getDatabaseFolder(dataDir)} can’t be opened for backups: ${reason}.`)
  }
}

/** A call of the system that failed, such as one for the folder of the socket, says nothing about the database's files. */
function makeOpenError(dataDir: string, error: unknown): StartError {
  const reason = error instanceof Error ? error.message : String(error)
  if (!(error instanceof Error && 'syscall' in error)) return makeDamagedError(dataDir, reason)
  return new StartError(`The database in ${getDatabaseFolder(dataDir)} can’t be opened: ${reason}.`)
}

/** An embedded database behind one connection: it runs one statement after the other anyway. */
export function openOverEmbedded(embedded: EmbeddedPostgres, log: Log, onClosed: () => void = () => {}): OpenDatabase {
  const pool = watchPool(
    new pg.Pool({
      host: embedded.host,
      user: 'postgres',
      database: 'postgres',
      max: 1,
      idleTimeoutMillis: 0,
      ...shared,
    }),
    log,
  )
  const kept = new WeakMap<pg.PoolClient, pg.PoolClient>()
  pool.on('connect', (client) => {
    // The embedded database is one session, whichever connection reaches it: the names of an earlier one are forgotten first.
    client.query('deallocate all').catch((error: unknown) => log.warn({ err: error }, 'Could not forget kept plans.'))
    kept.set(client, keepPlans(client))
  })
  return {
    ...openOverPool(pool, (client) => kept.get(client) ?? client),
    alone: true,
    oneAtATime: (work) => work(),
    close: async () => {
      await pool.end()
      await embedded.close()
      onClosed()
    },
  }
}

async function openServer(databaseUrl: string, log: Log): Promise<OpenDatabase> {
  const pool = watchPool(new pg.Pool({ connectionString: databaseUrl, max: 10, ...shared }), log)
  try {
    await pool.query('select 1')
  } catch (error) {
    await pool.end()
    const reason = error instanceof Error ? error.message || String(error.cause ?? 'no answer') : String(error)
    throw new StartError(`Could not use the database at DATABASE_URL: ${reason}`)
  }
  const ofServer = openOverPool(pool)
  return {
    ...ofServer,
    alone: false,
    oneAtATime: (work) =>
      // Held by a transaction, so that it works through a pooler of connections too, and ends with the process.
      ofServer.db.transaction().execute(async (trx) => {
        await sql`select pg_advisory_xact_lock(${startLock})`.execute(trx)
        return work()
      }),
    close: () => pool.end(),
  }
}

/** Any number that nothing else in the database locks. */
const startLock = 4_715_230_917

const int8 = 20
const shared = {
  connectionTimeoutMillis: turnMs,
  types: {
    // Counts and sizes stay far below 2^53 here, and as strings they would compare and add up wrongly.
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      oid === int8 && format !== 'binary' ? Number : pg.types.getTypeParser(oid, format),
  },
}

function openOverPool(
  pool: pg.Pool,
  wrap: (client: pg.PoolClient) => pg.PoolClient = (client) => client,
): { db: Kysely<Database>; pool: pg.Pool } {
  const connect = () =>
    pool.connect().then(wrap, (error: unknown) => {
      throw new DatabaseAway(error)
    })
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end(), options: pool.options } })
  return { db: new Kysely<Database>({ dialect }), pool }
}

function watchPool(pool: pg.Pool, log: Log): pg.Pool {
  pool.on('error', (error) => log.error({ err: error }, 'An idle database connection failed.'))
  // One that breaks between two statements of a transaction: the next one fails and tells.
  pool.on('connect', (client) =>
    client.on('error', (error) => log.warn({ err: error }, 'A database connection broke.')),
  )
  return pool
}
