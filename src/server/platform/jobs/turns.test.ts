import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '#server/testing/database-template.ts'
import { type PostgresServer, postgresPrograms, startPostgresServer } from '#server/testing/postgres-server.ts'
import { allMigrations } from '../../all-migrations.ts'
import { readConfig } from '../config.ts'
import type { Services } from '../context.ts'
import { migrate } from '../database/migrate.ts'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { type JobRun, job } from './job.ts'
import { createJobs, type JobRunner } from './job-runner.ts'
import { type Queue, queue, TurnOver } from './queue.ts'

const log = createLog('silent')
const payload = z.object({ name: z.string() })
type Payload = z.output<typeof payload>

/** Jobs that run until they are let go; `started` gives the names in the order in which they began. */
function gatedJobs(of: Queue<Payload>) {
  const gates = new Map<string, PromiseWithResolvers<void>>()
  const arrived: string[] = []
  let next = Promise.withResolvers<void>()
  const run = async (_ctx: unknown, { name }: Payload, { signal, step }: JobRun) => {
    const gate = Promise.withResolvers<void>()
    gates.set(name, gate)
    const before = await step('began', z.number(), async () => 1)
    arrived.push(name)
    expect(before).toBe(1)
    next.resolve()
    signal.addEventListener('abort', () => gate.reject(signal.reason))
    await gate.promise
  }
  const givenUp: string[] = []
  return {
    givenUp,
    definition: job(of, run, async (_ctx, { name }) => {
      givenUp.push(name)
    }),
    letGo: (name: string) => gates.get(name)?.resolve(),
    /** How the run of a job that is going on ends. */
    endOf: (name: string) => gates.get(name)?.promise.catch((error: unknown) => error),
    started: async (count: number) => {
      while (arrived.length < count) {
        await next.promise
        next = Promise.withResolvers<void>()
      }
      return arrived
    },
  }
}

let database: OpenDatabase
let jobs: JobRunner
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  jobs = createJobs(database.pool, log, true)
})
afterEach(() => jobs.stop(1))

const newQueue = (turns: Queue<Payload>['turns'], concurrency = 2) =>
  queue(`decks-${crypto.randomUUID()}`, payload, { concurrency, turns, retries: 0 })
// What the jobs of these tests use.
const work = (runner: JobRunner, { db }: OpenDatabase) => runner.work({ db, log } as Services)
/** 'a1' is a job of workspace 'a'. */
const send = (of: Queue<Payload>, name: string, runner = jobs, { db } = database) =>
  db.transaction().execute((trx) => runner.join(trx).send(of, { name }, { key: name, workspaceId: name.charAt(0) }))

test('workspaces take turns, each in its own order, and spare lanes are lent', async () => {
  const decks = newQueue('lend')
  const { definition, letGo, started } = gatedJobs(decks)
  await jobs.start([definition])
  await work(jobs, database)
  // On a database server two jobs that wait at once begin at once, in either order.
  for (const [index, name] of ['a1', 'b1'].entries()) {
    await send(decks, name)
    await started(index + 1)
  }
  for (const name of ['a2', 'a3', 'a4', 'b2', 'c1']) await send(decks, name)
  const order = ['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']
  expect(await started(2)).toEqual(order.slice(0, 2))
  for (const [index, name] of order.slice(0, -2).entries()) {
    letGo(name)
    expect(await started(index + 3)).toEqual(order.slice(0, index + 3))
  }
  letGo('a3')
  letGo('a4')
})

test('a lane that was lent is taken back for another workspace, and the job goes on afterwards as if it had waited', async () => {
  const decks = newQueue('lend')
  const { definition, letGo, endOf, started, givenUp } = gatedJobs(decks)
  await jobs.start([definition])
  await work(jobs, database)
  await send(decks, 'a1')
  await started(1)
  await send(decks, 'a2')
  await send(decks, 'a3')
  expect(await started(2)).toEqual(['a1', 'a2'])
  const ended = endOf('a2')
  await send(decks, 'b1')
  expect(await ended).toBeInstanceOf(TurnOver)
  expect(await started(3)).toEqual(['a1', 'a2', 'b1'])
  letGo('b1')
  // Older than a3, and without any try left it would have been given up.
  expect(await started(4)).toEqual(['a1', 'a2', 'b1', 'a2'])
  letGo('a1')
  expect(await started(5)).toEqual(['a1', 'a2', 'b1', 'a2', 'a3'])
  letGo('a2')
  letGo('a3')
  await jobs.stop(5)
  expect(givenUp).toEqual([])
  const left = await database.pool.query('select state, count(*)::int from pgboss.job where name = $1 group by 1', [
    decks.name,
  ])
  expect(left.rows).toEqual([{ state: 'completed', count: 4 }])
})

test('where nothing can be taken back, a workspace never has more than one lane', async () => {
  const emails = newQueue('one-lane')
  const { definition, letGo, started } = gatedJobs(emails)
  await jobs.start([definition])
  for (const name of ['a1', 'a2', 'b1']) await send(emails, name)
  await work(jobs, database)
  expect((await started(2)).toSorted()).toEqual(['a1', 'b1'])
  letGo('b1')
  await send(emails, 'c1')
  expect((await started(3)).slice(2)).toEqual(['c1'])
  letGo('a1')
  expect((await started(4)).slice(2)).toEqual(['c1', 'a2'])
  letGo('a2')
  letGo('c1')
})

test.skipIf(postgresPrograms === null)('two processes on a database server share the lanes the same way', async () => {
  const server: PostgresServer = await startPostgresServer(postgresPrograms ?? '')
  const config = readConfig({ DATABASE_URL: server.url })
  const both = [await openDatabase(config, log, () => {}), await openDatabase(config, log, () => {})] as const
  await migrate(both[0].db, allMigrations)
  const decks = newQueue('lend', 1)
  const { definition, letGo, endOf, started } = gatedJobs(decks)
  const runners = both.map((one) => createJobs(one.pool, log, false))
  const [first = jobs] = runners
  for (const runner of runners) await runner.start([definition])
  await send(decks, 'a1', first, both[0])
  for (const [index, one] of both.entries()) await work(runners[index] ?? jobs, one)
  await started(1)
  for (const name of ['a2', 'a3', 'a4']) await send(decks, name, first, both[0])
  expect(await started(2)).toEqual(['a1', 'a2'])
  const ended = endOf('a2')
  await send(decks, 'b1', first, both[0])
  expect(await ended).toBeInstanceOf(TurnOver)
  expect(await started(3)).toEqual(['a1', 'a2', 'b1'])
  letGo('a1')
  letGo('b1')
  expect(new Set((await started(5)).slice(3))).toEqual(new Set(['a2', 'a3']))
  for (const runner of runners) await runner.stop(0)
  for (const one of both) await one.close()
  await server.stop()
})
