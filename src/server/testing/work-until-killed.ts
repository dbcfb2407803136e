import { z } from 'zod'
import { allMigrations } from '#server/all-migrations.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Services } from '#server/platform/context.ts'
import { migrate } from '#server/platform/database/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { job } from '#server/platform/jobs/job.ts'
import { createJobs } from '#server/platform/jobs/job-runner.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { createLog } from '#server/platform/log.ts'

/** A process for tests to kill: does the first step of a job, prints that the second began, and never ends it. */
const log = createLog('silent')
const database = await openDatabase(readConfig(process.env), log, (error) => {
  throw error
})
await migrate(database.db, allMigrations)
const jobs = createJobs(database.pool, log, database.alone)
const twoSteps = queue('two-steps', z.object({ deal: z.string() }))
const endless = job(
  twoSteps,
  async (_ctx, _payload, run) => {
    await run.step('first', z.string(), async () => 'made by the killed process')
    await run.step('second', z.string(), () => {
      process.stdout.write('the second step began\n')
      return new Promise<string>(() => {})
    })
  },
  async () => {},
)
await jobs.start([endless])
// The job above uses these parts of the services only.
await jobs.work({ db: database.db, log } as Services)
await database.db.transaction().execute((trx) => jobs.join(trx).send(twoSteps, { deal: 'a' }, { key: 'a' }))
