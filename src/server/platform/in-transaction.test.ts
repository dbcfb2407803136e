import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openTestDatabase } from '#server/testing/database-template.ts'
import type { Ctx } from './context.ts'
import type { OpenDatabase } from './database/open-database.ts'
import { inTransaction } from './in-transaction.ts'
import { job } from './jobs/job.ts'
import { createJobs, type JobRunner } from './jobs/job-runner.ts'
import { queue } from './jobs/queue.ts'
import { createLog } from './log.ts'

const waiting = queue('waiting', z.object({ n: z.number() }))
let database: OpenDatabase
let jobs: JobRunner
let ctx: Ctx

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = createJobs(database.pool, createLog('silent'), true)
  await jobs.start([
    job(
      waiting,
      async () => {},
      async () => {},
    ),
  ])
  // These tests use the database and the jobs alone.
  ctx = { db: database.db, jobs } as unknown as Ctx
})
afterAll(async () => {
  await jobs.stop(1)
  await database.close()
})

const addStep = (step: string, { db }: Ctx) =>
  db.insertInto('job_step').values({ job_id: crypto.randomUUID(), step, result: '1' }).execute()
const hasStep = async (step: string) =>
  (await database.db.selectFrom('job_step').where('step', '=', step).selectAll().execute()).length > 0
const countWaiting = async () => (await jobs.counts()).filter(({ queue: name }) => name === 'waiting').length

test('what is written and sent in a transaction is there once it commits', async () => {
  const jobId = await inTransaction(ctx, async (tx) => {
    await addStep('kept', tx)
    return tx.jobs.send(waiting, { n: 1 }, { key: 'kept' })
  })
  expect(jobId).toBeTypeOf('string')
  expect([await hasStep('kept'), await countWaiting()]).toEqual([true, 1])
})

test('a transaction inside another one joins it: both are rolled back together', async () => {
  const failing = inTransaction(ctx, async (outer) => {
    await inTransaction(outer, async (inner) => {
      expect(inner.db).toBe(outer.db)
      await addStep('lost', inner)
      await inner.jobs.send(waiting, { n: 2 }, { key: 'lost' })
    })
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect([await hasStep('lost'), await countWaiting()]).toEqual([false, 1])
})
