import { z } from 'zod'
import { queue } from '#server/platform/jobs/queue.ts'

/** The job that hands a mail to the mail server. Its tries go on for about twenty minutes, which greylisting asks for. */
export const founderMailQueue = queue('send-founder-mail', z.object({ mailId: z.uuid() }), {
  concurrency: 4,
  retries: 7,
  retryDelay: 10,
  timeLimit: 300,
  // An email that is being handed over can't be taken back, and a slow mail server may hold a lane for minutes.
  turns: 'one-lane',
})
