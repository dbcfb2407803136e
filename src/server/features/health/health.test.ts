import { expect, test } from 'vitest'
import { healthEndpoints } from '#contract/health.ts'
import { openTestDatabase } from '#server/testing/database-template.ts'
import { startTestApp } from '#server/testing/test-app.ts'
import { checkReady } from './check-ready.ts'

test('a server says that it works, or what it can not reach', async () => {
  const database = await openTestDatabase()
  const app = await startTestApp({ database })
  expect(await app.call(healthEndpoints.ready, {})).toEqual({ status: 'ok', database: 'ok', queue: 'ok' })

  await database.pool.query('alter schema pgboss rename to elsewhere')
  await expect(app.call(healthEndpoints.ready, {})).rejects.toMatchObject({
    status: 503,
    message: 'Could not reach the job queue.',
  })
  expect(await app.call(healthEndpoints.live, {})).toEqual({ status: 'ok' })
  await database.pool.query('alter schema elsewhere rename to pgboss')

  const closed = await openTestDatabase()
  await closed.close()
  const ctx = { ...app.services, db: closed.db, actor: { type: 'anonymous', address: '127.0.0.1' } } as const
  await expect(checkReady(ctx)).rejects.toMatchObject({ code: 503, message: 'Could not reach the database.' })
  await app.stop()
})
