import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { accountEndpoints } from '#contract/accounts.ts'
import { healthEndpoints } from '#contract/health.ts'
import { type PostgresServer, postgresPrograms, startPostgresServer } from '#server/testing/postgres-server.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { readConfig } from '../config.ts'
import { type JobDefinition, job, queue } from '../jobs/queue.ts'
import { createLog } from '../log.ts'
import { openDatabase } from './open-database.ts'

const count = queue('count', z.object({ n: z.number() }), { concurrency: 3 })
const JOBS = 12

describe.skipIf(postgresPrograms === null)('on a database server', () => {
  let server: PostgresServer
  const ran: Array<{ by: string; n: number }> = []
  const all = Promise.withResolvers<void>()
  beforeAll(async () => {
    server = await startPostgresServer(postgresPrograms ?? '')
  })
  afterAll(() => server.stop())

  const counting = (by: string): JobDefinition =>
    job(
      count,
      async (_ctx, { n }) => {
        ran.push({ by, n })
        if (ran.length === JOBS) all.resolve()
      },
      async () => {},
    )
  const startOn = async (by: string): Promise<TestApp> => {
    const config = readConfig({ DATABASE_URL: server.url })
    const database = await openDatabase(config, createLog('silent'), () => {})
    return startTestApp({ database, jobs: [counting(by)], config: { databaseUrl: server.url } })
  }

  test('two servers share accounts and jobs, each job done once', async () => {
    const first = await startOn('first')
    const second = await startOn('second')
    const { userId, token } = await first.member()
    expect(await second.call(healthEndpoints.ready, {})).toMatchObject({ queue: 'ok' })
    const user = await second.call(accountEndpoints.getUser, { params: { id: userId } }, token)
    expect(user.user_id).toBe(userId)

    const { db, jobs } = first.services
    const numbers = Array.from({ length: JOBS }, (_, n) => n)
    await Promise.all(
      numbers.map((n) => db.transaction().execute((trx) => jobs.send(trx, count, { n }, { key: String(n) }))),
    )
    await all.promise
    await Promise.all([first.stop(), second.stop()])
    expect(ran.map(({ n }) => n).sort((a, b) => a - b)).toEqual(numbers)
  })
})
