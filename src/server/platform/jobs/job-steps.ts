import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/schema.ts'
import type { JobRun } from './job.ts'
import type { Queue } from './queue.ts'

/** The `step` of one job: finished steps come from the table, others run and are stored. */
export function createStepRunner(db: Kysely<Database>, jobId: string): JobRun['step'] {
  return async (name, schema, work) => {
    const stored = await db
      .selectFrom('job_step')
      .select('result')
      .where('job_id', '=', jobId)
      .where('step', '=', name)
      .executeTakeFirst()
    if (stored !== undefined) return schema.parse(stored.result)
    const result = schema.parse(await work())
    // 'null' stands for a step without a result: JSON has no undefined.
    const json = JSON.stringify(result) ?? 'null'
    await db
      .insertInto('job_step')
      .values({ job_id: jobId, step: name, result: json })
      .onConflict((conflict) => conflict.columns(['job_id', 'step']).doUpdateSet({ result: json }))
      .execute()
    return result
  }
}

/** Drops the stored steps of a job that is over. */
export async function forgetSteps(db: Kysely<Database>, jobId: string): Promise<void> {
  await db.deleteFrom('job_step').where('job_id', '=', jobId).execute()
}

/** Drops the stored steps whose names begin with `prefix`, of all jobs of a queue with one of these payloads. */
export async function forgetStepsOf<P extends object>(
  db: Kysely<Database>,
  { name }: Queue<P>,
  payloads: readonly P[],
  prefix: string,
): Promise<void> {
  await sql`delete from job_step using pgboss.job
    where job.name = ${name} and job.data @> any(${payloads.map((one) => JSON.stringify(one))}::jsonb[])
      and job_step.job_id = job.id and starts_with(job_step.step, ${prefix})`.execute(db)
}

/**
 * Drops the jobs whose payloads name something that is deleted, with their steps; one that runs finds it gone, and is dropped like
 * every other that has ended.
 */
export async function forgetJobsOf(db: Kysely<Database>, named: Record<string, string>): Promise<void> {
  const payload = JSON.stringify(named)
  await sql`delete from job_step using pgboss.job
    where job.data @> ${payload}::jsonb and job_step.job_id = job.id`.execute(db)
  await sql`delete from pgboss.job where data @> ${payload}::jsonb and state <> 'active'`.execute(db)
}
