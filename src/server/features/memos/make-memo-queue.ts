import { z } from 'zod'
import { queue } from '#server/platform/jobs/queue.ts'

/**
 * The job that makes the memo of a deal. A try that the server's end interrupted counts like a failed one, so there are
 * more of them than failures are forgiven.
 */
export const makeMemoQueue = queue('make-memo', z.object({ dealId: z.uuid() }), {
  concurrency: 2,
  retries: 15,
  // A deck can take minutes; what is read of it so far is kept.
  turns: 'lend',
})
