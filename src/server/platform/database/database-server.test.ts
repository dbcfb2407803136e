import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { accountEndpoints } from '#contract/accounts.ts'
import { healthEndpoints } from '#contract/health.ts'
import { type PostgresServer, postgresPrograms, startPostgresServer } from '#server/testing/postgres-server.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { readConfig } from '../config.ts'
import { type JobDefinition, job } from '../jobs/job.ts'
import { queue } from '../jobs/queue.ts'
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
      numbers.map((n) => db.transaction().execute((trx) => jobs.join(trx).send(count, { n }, { key: String(n) }))),
    )
    await all.promise
    await Promise.all([first.stop(), second.stop()])
    expect(ran.map(({ n }) => n).sort((a, b) => a - b)).toEqual(numbers)
  })

  test('calls are answered 503 while it is away; calls and jobs go on afterwards', async () => {
    const done = Promise.withResolvers<number>()
    const after = queue('after-the-restart', z.object({ n: z.number() }), { retryDelay: 1 })
    const held = Promise.withResolvers<void>()
    const began = Promise.withResolvers<void>()
    const definition = job(
      after,
      async (_ctx, { n }, run) => {
        began.resolve()
        await held.promise
        await run.step('stored', z.number(), async () => n)
        done.resolve(n)
      },
      async () => {},
    )
    const config = readConfig({ DATABASE_URL: server.url })
    const database = await openDatabase(config, createLog('silent'), () => {})
    const app = await startTestApp({ database, jobs: [definition], config: { databaseUrl: server.url } })
    const { userId, token } = await app.member()
    const { db, jobs } = app.services
    await db.transaction().execute((trx) => jobs.join(trx).send(after, { n: 7 }, { key: 'seven' }))
    await began.promise
    const getUser = () => app.fetch(`/api/users/${userId}/`, {}, token)

    await server.pause()
    for (let call = 1; call <= 3; call += 1) {
      const response = await getUser()
      expect({ status: response.status, retryAfter: response.headers.get('retry-after') }).toEqual({
        status: 503,
        retryAfter: '5',
      })
      expect(await response.json()).toEqual({
        error: { code: 503, message: 'Could not reach the database. Try again in a few seconds.' },
      })
    }
    held.resolve()
    await server.resume()
    expect((await getUser()).status).toBe(200)
    expect(await done.promise).toBe(7)
    await app.stop()
  })
})
