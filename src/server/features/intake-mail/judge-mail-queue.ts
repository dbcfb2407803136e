import { z } from 'zod'
import { queue } from '#server/platform/jobs/queue.ts'

/** The job that finds out whether the sender of a mail may send it. Its attempts go on for an hour: names may not resolve. */
export const judgeMailQueue = queue('judge-mail', z.object({ mailId: z.uuid() }), {
  concurrency: 2,
  // A kill of the server counts as an attempt.
  retries: 11,
  retryDelay: 1,
  timeLimit: 120,
})
