import { z } from 'zod'
import { queue } from '#server/platform/jobs/queue.ts'

/** The job that makes deals, or an update, of a received mail whose sender may send it. */
export const processMailQueue = queue('process-mail', z.object({ mailId: z.uuid() }), {
  concurrency: 2,
  timeLimit: 300,
})
