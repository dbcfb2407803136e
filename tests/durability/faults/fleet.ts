import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { Kysely } from 'kysely'
import { readConfig } from '#server/platform/config.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { createLog } from '#server/platform/log.ts'
import type { FileStore } from '#server/platform/storage/file-store.ts'
import { openStore } from '#server/platform/storage/open-store.ts'
import { type PostgresServer, postgresPrograms, startPostgresServer } from '#server/testing/postgres-server.ts'
import { startS3Server } from '#server/testing/s3-server.ts'
import { type Addresses, type ServerProcess, startServer } from '../server-process.ts'

/** One of the processes of an installation. One that ends is started again, as the service manager of a machine does. */
class Member {
  readonly name: string
  readonly serves: boolean
  readonly #start: () => ServerProcess
  #process: ServerProcess
  /** The process that is being ended on purpose. */
  #ending: ServerProcess | null = null

  constructor(name: string, serves: boolean, start: () => ServerProcess) {
    this.name = name
    this.serves = serves
    this.#start = start
    this.#process = this.#launch()
  }

  /** The addresses of the process, once one has started that lives until then. */
  async waitUntilReady(): Promise<Addresses> {
    for (;;) {
      const running = this.#process
      const addresses = await running.ready.catch(() => null)
      if (addresses !== null) return addresses
      await running.ended
      await pause(restartMs)
    }
  }

  /** Kills it without warning, and starts it again without waiting until it has started. */
  async killAndStart(): Promise<void> {
    this.#ending = this.#process
    await this.#process.kill()
    this.#process = this.#launch()
  }

  async stop(): Promise<void> {
    this.#ending = this.#process
    await this.#process.stop()
  }

  start(): void {
    this.#process = this.#launch()
  }

  #launch(): ServerProcess {
    const launched = this.#start()
    void launched.ended.then(async ({ printed }) => {
      if (this.#ending === launched) return
      process.stdout.write(`${this.name} ended by itself: ${printed.at(-1)}\n`)
      await pause(restartMs)
      if (this.#process === launched) this.#process = this.#launch()
    })
    return launched
  }
}

const restartMs = 500

/** What a look inside sees. */
export type Inside = { db: Kysely<Database>; files: FileStore }

/** An installation of the product, all of it on this machine. */
export type Fleet = {
  members: Member[]
  /** Ends the database server, every connection with it, and starts it again; null for an embedded database. */
  restartDatabase: (() => Promise<void>) | null
  /** Looks into the database and the files, while the only process that could is stopped. */
  inspect: <T>(look: (inside: Inside) => Promise<T>) => Promise<T>
  close: () => Promise<void>
}

async function lookInside<T>(settings: Record<string, string>, look: (inside: Inside) => Promise<T>): Promise<T> {
  const config = readConfig(settings)
  const log = createLog('silent')
  const database = await openDatabase(config, log, () => {})
  const files = await openStore(config, log)
  try {
    return await look({ db: database.db, files })
  } finally {
    files.close()
    await database.close()
  }
}

export type Roles = { webs: number; workers: number }

/** Web and worker processes over one PostgreSQL server and one S3 server, each with a data directory of its own. */
export async function startManyMachines({ webs, workers }: Roles): Promise<Fleet> {
  if (postgresPrograms === null) throw new Error('PostgreSQL is not installed: install the Debian package postgresql.')
  const folder = await mkdtemp(join(tmpdir(), 'firstread-fleet-'))
  const postgres: PostgresServer = await startPostgresServer(postgresPrograms)
  const s3 = await startS3Server()
  const settings = { DATABASE_URL: postgres.url, STORAGE_URL: s3.url }
  const start = (name: string, WORKER: string) => () => startServer(join(folder, name), { ...settings, WORKER })
  const list = (count: number, role: string, worker: string) =>
    Array.from(
      { length: count },
      (_, n) => new Member(`${role} ${n + 1}`, role === 'web', start(`${role}-${n + 1}`, worker)),
    )
  const members = [...list(webs, 'web', 'off'), ...list(workers, 'worker', 'only')]
  return {
    members,
    inspect: (look) => lookInside(settings, look),
    restartDatabase: async () => {
      await postgres.pause()
      await postgres.resume()
    },
    close: async () => {
      await Promise.all(members.map((member) => member.stop()))
      await postgres.stop()
      await s3.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** One process with an embedded database and a folder of files. */
export async function startOneMachine(): Promise<Fleet> {
  const folder = await mkdtemp(join(tmpdir(), 'firstread-fleet-'))
  const member = new Member('server', true, () => startServer(folder))
  return {
    members: [member],
    inspect: async (look) => {
      await member.stop()
      const seen = await lookInside({ DATA_DIR: folder }, look)
      member.start()
      return seen
    },
    restartDatabase: null,
    close: async () => {
      await member.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}
