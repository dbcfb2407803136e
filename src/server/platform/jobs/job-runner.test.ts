import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '#server/testing/database-template.ts'
import { readConfig } from '../config.ts'
import type { Services } from '../context.ts'
import { type OpenDatabase, openDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { type JobDefinition, job } from './job.ts'
import { createJobs, type JobRunner } from './job-runner.ts'
import { PermanentJobError, queue } from './queue.ts'

const worker = fileURLToPath(new URL('../../testing/work-until-killed.ts', import.meta.url))
const log = createLog('silent')
/** A name that no other test here uses, since they share one database. */
const newName = () => `deals-${crypto.randomUUID()}`
const dealPayload = z.object({ deal: z.string() })
const key = (name: string) => ({ key: name })

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

// What the jobs of these tests use.
const servicesOf = ({ db }: OpenDatabase) => ({ db, log }) as Services
const start = async (...definitions: JobDefinition[]) => {
  await jobs.start(definitions)
  await jobs.work(servicesOf(database))
}
const inTransaction = <T>(work: Parameters<ReturnType<OpenDatabase['db']['transaction']>['execute']>[0]) =>
  database.db.transaction().execute(work) as Promise<T>
const storedSteps = () => database.db.selectFrom('job_step').selectAll().execute()
const nothing = async () => {}

test('a job runs with its payload once its transaction is committed', async () => {
  const done = Promise.withResolvers<unknown>()
  const deals = queue(newName(), dealPayload)
  await start(
    job(
      deals,
      async (ctx, payload, run) => done.resolve({ payload, actor: ctx.actor.type, attempt: run.attempt }),
      nothing,
    ),
  )
  const id = await inTransaction((trx) => jobs.join(trx).send(deals, { deal: 'a' }, key('a')))
  expect(id).toBeTypeOf('string')
  expect(await done.promise).toEqual({ payload: { deal: 'a' }, actor: 'job', attempt: 1 })
})

test('at rest one statement asks for all queues: their workers do not ask by themselves', async () => {
  const asked = vi.spyOn(database.pool, 'query')
  const count = (part: string) => asked.mock.calls.filter(([text]) => `${text}`.toLowerCase().includes(part)).length
  const queues = Array.from({ length: 6 }, () => queue(newName(), dealPayload))
  await start(...queues.map((one) => job(one, nothing, nothing)))
  const looks = () => count('unnest($1::text[]) as queue')
  const fetches = () => count('skip locked')
  await expect.poll(looks).toBeGreaterThan(1)
  const first = fetches()
  expect(first).toBeGreaterThanOrEqual(2 * queues.length)
  await expect.poll(looks).toBeGreaterThan(6)
  expect(fetches() - first).toBeLessThanOrEqual(queues.length)
})

test('a job whose transaction fails does not exist', async () => {
  const deals = queue(newName(), dealPayload)
  const ran: string[] = []
  const last = Promise.withResolvers<void>()
  const run = async (_ctx: unknown, payload: { deal: string }) => {
    ran.push(payload.deal)
    if (payload.deal === 'kept') last.resolve()
  }
  await start(job(deals, run, nothing))
  const failing = inTransaction(async (trx) => {
    await jobs.join(trx).send(deals, { deal: 'lost' }, key('lost'))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  await inTransaction((trx) => jobs.join(trx).send(deals, { deal: 'kept' }, key('kept')))
  await last.promise
  expect(ran).toEqual(['kept'])
})

test('a key that waits already is not queued twice', async () => {
  const deals = queue(newName(), dealPayload)
  await jobs.start([job(deals, nothing, nothing)])
  const send = (name: string) => inTransaction((trx) => jobs.join(trx).send(deals, { deal: name }, key(name)))
  expect(await send('a')).toBeTypeOf('string')
  expect(await send('a')).toBeNull()
  expect(await send('b')).toBeTypeOf('string')
})

test('a failed job is tried again, and its finished steps are not', async () => {
  const deals = queue(newName(), dealPayload, { retryDelay: 1 })
  const done = Promise.withResolvers<number>()
  const firsts: number[] = []
  await start(
    job(
      deals,
      async (_ctx, _payload, run) => {
        const first = await run.step('first', z.object({ at: z.number() }), async () => {
          firsts.push(run.attempt)
          return { at: run.attempt }
        })
        await run.step('nothing to keep', z.undefined().or(z.null()), async () => undefined)
        if (run.attempt === 1) throw new Error('not yet')
        done.resolve(first.at)
      },
      nothing,
    ),
  )
  await inTransaction((trx) => jobs.join(trx).send(deals, { deal: 'a' }, key('a')))
  expect(await done.promise).toBe(1)
  expect(firsts).toEqual([1])
  await jobs.stop(5)
  expect(await storedSteps()).toEqual([])
})

test('a job without tries left is given up with a reason that shows nothing of the inside', async () => {
  const deals = queue(newName(), dealPayload, { retries: 0 })
  const given = Promise.withResolvers<unknown>()
  await start(
    job(
      deals,
      async (_ctx, _payload, run) => {
        await run.step('first', z.number(), async () => 1)
        throw new Error('column "x" does not exist')
      },
      async (_ctx, payload, reason) => given.resolve({ payload, reason }),
    ),
  )
  await inTransaction((trx) => jobs.join(trx).send(deals, { deal: 'a' }, key('a')))
  expect(await given.promise).toEqual({ payload: { deal: 'a' }, reason: 'Something went wrong on the server.' })
  await jobs.stop(5)
  expect(await storedSteps()).toEqual([])
})

test('PermanentJobError ends a job at once, and giving up is tried again until it succeeds', async () => {
  const deals = queue(newName(), dealPayload, { retries: 5, retryDelay: 1 })
  const given = Promise.withResolvers<{ tries: number; attempts: number; reason: string; details: unknown }>()
  let attempts = 0
  let tries = 0
  await start(
    job(
      deals,
      async () => {
        attempts += 1
        throw new PermanentJobError('The file has a password.', { details: { kind: 'password' } })
      },
      async (_ctx, _payload, reason, details) => {
        tries += 1
        if (tries === 1) throw new Error('the database is away')
        given.resolve({ tries, attempts, reason, details })
      },
    ),
  )
  await inTransaction((trx) => jobs.join(trx).send(deals, { deal: 'a' }, key('a')))
  expect(await given.promise).toEqual({
    tries: 2,
    attempts: 1,
    reason: 'The file has a password.',
    details: { kind: 'password' },
  })
})

test('a job that runs longer than its time limit is aborted and given up', async () => {
  const deals = queue(newName(), dealPayload, { retries: 0, timeLimit: 1 })
  const given = Promise.withResolvers<string>()
  const aborted = Promise.withResolvers<void>()
  await start(
    job(
      deals,
      (_ctx, _payload, run) =>
        new Promise<void>((_resolve, reject) => {
          run.signal.addEventListener('abort', () => {
            aborted.resolve()
            reject(run.signal.reason)
          })
        }),
      async (_ctx, _payload, reason) => given.resolve(reason),
    ),
  )
  await inTransaction((trx) => jobs.join(trx).send(deals, { deal: 'a' }, key('a')))
  await aborted.promise
  expect(await given.promise).toBe('It took too long, or the server stopped in the meantime.')
})

test('stopping puts a running job back, and any process can take it up at once', async () => {
  const deals = queue(newName(), dealPayload)
  const began = Promise.withResolvers<void>()
  const endless = job(
    deals,
    (_ctx, _payload, run) => {
      began.resolve()
      return new Promise<void>((_resolve, reject) =>
        run.signal.addEventListener('abort', () => reject(run.signal.reason)),
      )
    },
    nothing,
  )
  await start(endless)
  await inTransaction((trx) => jobs.join(trx).send(deals, { deal: 'a' }, key('a')))
  await began.promise
  await jobs.stop(0)
  const left = await database.pool.query(
    'select state, retry_limit - retry_count as tries, start_after <= now() as is_due from pgboss.job where name = $1',
    [deals.name],
  )
  expect(left.rows).toEqual([{ state: 'created', tries: deals.retries, is_due: true }])
  const attempt = Promise.withResolvers<number>()
  jobs = createJobs(database.pool, log, true)
  await start(job(deals, async (_ctx, _payload, run) => attempt.resolve(run.attempt), nothing))
  expect(await attempt.promise).toBe(2)
})

test('the job of a killed server is taken up at the next start, from the step where it was', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'firstread-jobs-'))
  const child = spawn(process.execPath, [worker], {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')

  const own = await openDatabase(readConfig({ DATA_DIR: dataDir }), log, () => {})
  const runner = createJobs(own.pool, log, own.alone)
  const resumed = Promise.withResolvers<{ first: string; attempt: number }>()
  const definition = job(
    queue('two-steps', dealPayload),
    async (_ctx, _payload, run) => {
      const first = await run.step('first', z.string(), async () => 'made again')
      resumed.resolve({ first, attempt: run.attempt })
    },
    nothing,
  )
  await runner.start([definition])
  await runner.work(servicesOf(own))
  // Nothing waits for a heartbeat of the killed process to be missed.
  const left = await own.pool.query("select 1 from pgboss.job where state = 'active' and retry_count = 0")
  expect(left.rows).toEqual([])
  expect(await resumed.promise).toEqual({ first: 'made by the killed process', attempt: 2 })
  await runner.stop(1)
  await own.close()
  await rm(dataDir, { recursive: true, force: true })
})
