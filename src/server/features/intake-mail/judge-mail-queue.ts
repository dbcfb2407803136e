import { z } from 'zod'
import { queue } from '#server/platform/jobs/queue.ts'

/** The job that finds out whether the sender of a mail may send it. Its attempts go on for half an hour: names may not resolve. */
export const judgeMailQueue = queue('judge-mail', z.object({ mailId: z.uuid() }), {
  concurrency: 2,
  retries: 8,
  retryDelay: 5,
  timeLimit: 120,
})
