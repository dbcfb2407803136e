import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { allMigrations } from '#server/all-migrations.ts'
import { readConfig } from '#server/platform/config.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { type OpenDatabase, openDatabase } from '#server/platform/database/open-database.ts'
import { createJobs } from '#server/platform/jobs/job-runner.ts'
import { createLog } from '#server/platform/log.ts'
import { fingerprint } from './database-fingerprint.ts'

/** A fresh database with every table in it on the server of TEST_DATABASE_URL; dropped when it is closed. */
export async function openServerDatabase(server: string): Promise<OpenDatabase> {
  const { url, drop } = await createServerDatabase(server)
  const database = await open(url)
  return {
    ...database,
    close: async () => {
      await database.close()
      await drop()
    },
  }
}

/** The address of such a database, for a process that opens it itself. */
export async function createServerDatabase(server: string): Promise<{ url: string; drop: () => Promise<void> }> {
  const template = `firstread_template_${(await fingerprint()).slice(0, 16)}`
  const name = `firstread_${randomUUID().replaceAll('-', '')}`
  await onServer(server, async (client) => {
    // Processes of tests start together, and a template must not be copied while it is made.
    await client.query('select pg_advisory_lock(1)')
    const { rowCount } = await client.query('select from pg_database where datname = $1', [template])
    if (rowCount === 0) await makeTemplate(server, client, template)
    await client.query(`create database ${name} template ${template}`)
  })
  return {
    url: addressOf(server, name),
    drop: () =>
      onServer(server, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`)
      }),
  }
}

async function makeTemplate(server: string, client: pg.Client, template: string): Promise<void> {
  const unfinished = `${template}_unfinished`
  await client.query(`drop database if exists ${unfinished} with (force)`)
  await client.query(`create database ${unfinished}`)
  const { db, pool, close } = await open(addressOf(server, unfinished))
  await migrate(db, allMigrations)
  const jobs = createJobs(pool, createLog('silent'), false)
  await jobs.start([])
  await jobs.stop(0)
  await close()
  await client.query(`alter database ${unfinished} rename to ${template}`)
}

function addressOf(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

const open = (url: string): Promise<OpenDatabase> =>
  openDatabase(readConfig({ DATABASE_URL: url }), createLog('silent'), () => {})

async function onServer<T>(server: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}
