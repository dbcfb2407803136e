import { z } from 'zod'
import { queue } from '#server/platform/jobs/queue.ts'

/**
 * The job that makes the memo of a deal. A try that the server's end interrupted counts like a failed one, so there are
 * more of them than failures are forgiven. What the work may take is limited where it is done, in processor time: on a busy
 * machine a deck takes long and is read all the same, so the time limit is only the queue's longest.
 */
export const makeMemoQueue = queue('make-memo', z.object({ dealId: z.uuid() }), {
  concurrency: 2,
  retries: 15,
  // A deck can take minutes; what is read of it so far is kept.
  turns: 'lend',
  timeLimit: 24 * 3600 - 1,
})
