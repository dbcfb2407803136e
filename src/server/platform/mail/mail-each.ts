import { z } from 'zod'
import type { JobRun } from '../jobs/job.ts'
import type { Mail, Mailer } from './mailer.ts'

/** An email of a job; `step` tells it from the others of the job. */
type OneOfMany = { step: string; mail: Mail }

/**
 * Sends each email of a job once, over all of its attempts. One that fails holds up none after it; the first failure is thrown when all
 * were tried.
 */
export async function mailEach(mailer: Mailer, { step }: Pick<JobRun, 'step'>, emails: OneOfMany[]): Promise<void> {
  const failures: unknown[] = []
  for (const one of emails) {
    try {
      await step(one.step, z.null(), async () => {
        await mailer.send(one.mail)
        return null
      })
    } catch (error) {
      failures.push(error)
    }
  }
  if (failures.length > 0) throw failures[0]
}
