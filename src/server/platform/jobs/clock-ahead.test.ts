import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '#server/testing/database-template.ts'
import type { Services } from '../context.ts'
import type { OpenDatabase } from '../database/open-database.ts'
import { createLog } from '../log.ts'
import { type JobDefinition, job } from './job.ts'
import { createJobs, type JobRunner } from './job-runner.ts'
import { type Queue, queue } from './queue.ts'

const log = createLog('silent')
const payload = z.object({ deal: z.string() })
type Payload = z.output<typeof payload>
const nothing = async () => {}

let database: OpenDatabase
let jobs: JobRunner
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
afterEach(async () => {
  vi.restoreAllMocks()
  await jobs.stop(1)
})

const newQueue = () => queue(`deals-${crypto.randomUUID()}`, payload, { retryDelay: 1 })
const start = (definition: JobDefinition, alone = true) => {
  jobs = createJobs(database.pool, log, alone)
  return jobs.start([definition])
}
// What the jobs of these tests use.
const work = () => jobs.work({ db: database.db, log } as Services)
const send = (of: Queue<Payload>, deal: string) =>
  database.db.transaction().execute((trx) => jobs.join(trx).send(of, { deal }, { key: deal }))
/** Runs that tell what ran, and when so many have. */
function recorded(of: Queue<Payload>, count: number) {
  const ran: string[] = []
  const all = Promise.withResolvers<string[]>()
  const run = async (_ctx: unknown, { deal }: Payload) => {
    ran.push(deal)
    if (ran.length === count) all.resolve(ran)
  }
  return { definition: job(of, run, nothing), all: all.promise }
}

test('jobs that were queued while the clock was a month ahead are taken up, in their order and before later ones', async () => {
  const deals = newQueue()
  const { definition, all } = recorded(deals, 3)
  await start(definition)
  await send(deals, 'first')
  await send(deals, 'second')
  await database.pool.query(
    "update pgboss.job set created_on = created_on + interval '30 days', start_after = start_after + interval '30 days' where name = $1",
    [deals.name],
  )
  await work()
  await send(deals, 'third')
  expect(await all).toEqual(['first', 'second', 'third'])
})

test('a retry, and a job of a process that died, are taken up although their times are ahead', async () => {
  const deals = newQueue()
  const { definition, all } = recorded(deals, 2)
  await start(definition, false)
  await send(deals, 'retried')
  await send(deals, 'held')
  await database.pool.query(
    `update pgboss.job set state = (case data ->> 'deal' when 'held' then 'active' else 'retry' end)::pgboss.job_state,
       started_on = now() + interval '30 days', heartbeat_on = now() + interval '30 days',
       start_after = now() + interval '30 days'
     where name = $1`,
    [deals.name],
  )
  await database.pool.query("update pgboss.queue set monitor_claim_on = now() + interval '30 days' where name = $1", [
    deals.name,
  ])
  await work()
  expect(await all).toEqual(['retried', 'held'])
})

test('a clock that is set back while a job runs holds up none after it', async () => {
  const deals = newQueue()
  const done = Promise.withResolvers<void>()
  const run = async (_ctx: unknown, { deal }: Payload) => {
    if (deal === 'second') return done.resolve()
    const real = Date.now
    vi.spyOn(Date, 'now').mockImplementation(() => real() - 3_600_000)
  }
  await start(job(deals, run, nothing))
  await send(deals, 'first')
  await work()
  await send(deals, 'second')
  await done.promise
})
