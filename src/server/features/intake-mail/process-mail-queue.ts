import { z } from 'zod'
import { queue } from '#server/platform/jobs/queue.ts'

/** The job that makes deals, or an update, of a received mail whose sender may send it. */
export const processMailQueue = queue('process-mail', z.object({ mailId: z.uuid() }), {
  concurrency: 2,
  // A kill of the server counts as an attempt, and an email was confirmed; an hour passes until it is given up.
  retries: 11,
  retryDelay: 1,
  timeLimit: 300,
})
