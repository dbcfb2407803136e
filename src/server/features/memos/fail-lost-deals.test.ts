import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { allJobs } from '#server/all-jobs.ts'
import type { OpenDatabase } from '#server/platform/database/open-database.ts'
import { createJobs, type JobRunner } from '#server/platform/jobs/job-runner.ts'
import { openTestDatabase } from '#server/testing/database-template.ts'
import { sendSample, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let database: OpenDatabase
let app: TestApp
let worker: JobRunner
let member: Member
beforeAll(async () => {
  database = await openTestDatabase()
  // What is uploaded waits until the worker below is started.
  app = await startTestApp({ database, config: { worker: 'off' } })
  member = await app.member()
})
afterAll(async () => {
  await worker.stop(1)
  await app.stop()
})

test('a deal whose job is lost fails with the reason, and can be tried again or deleted; others go on', async () => {
  const [lost, alsoLost, ahead] = [
    await sendSample(app, member.token, 'saas-seed'),
    await sendSample(app, member.token, 'saas-seed'),
    await sendSample(app, member.token, 'saas-seed'),
  ]
  await database.pool.query("delete from pgboss.job where data ->> 'dealId' = any($1)", [
    [lost.deal_id, alsoLost.deal_id],
  ])
  await database.pool.query(
    "update pgboss.job set start_after = now() + interval '1 year' where data ->> 'dealId' = $1",
    [ahead.deal_id],
  )
  worker = createJobs(database.pool, app.services.log, true)
  await worker.start(allJobs)
  await worker.work(app.services)

  expect(await untilDone(app, member.token, lost.deal_id)).toMatchObject({
    status: 'failed',
    status_detail: 'The work on this deck was lost. Retry the deal, or delete it.',
  })
  await app.call(dealEndpoints.remove, { params: { dealId: alsoLost.deal_id } }, member.token)
  await app.call(dealEndpoints.retry, { params: { dealId: lost.deal_id } }, member.token)
  expect(await untilDone(app, member.token, lost.deal_id)).toMatchObject({ status: 'completed' })
  expect(await untilDone(app, member.token, ahead.deal_id)).toMatchObject({ status: 'completed' })
})
