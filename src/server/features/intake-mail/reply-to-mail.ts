import { z } from 'zod'
import { makeStorable } from '#server/platform/database/storable.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { insertReply, type NewReply } from './mail-reply-store.ts'

/** The job that sends a member the reply to a received email. Its attempts go on for about twenty minutes. */
export const mailReplyQueue = queue('reply-to-mail', z.object({ mailId: z.uuid() }), {
  concurrency: 2,
  retries: 7,
  retryDelay: 10,
  timeLimit: 300,
})

/** A reply: `thread` are the Message-IDs of the emails before, '' for none. */
export type Reply = Omit<NewReply, 'at'>

/** Keeps the one reply to a received email and queues the job that sends it; nothing when the email has its reply. */
export async function replyToMail(tx: Tx, reply: Reply): Promise<void> {
  const subject = /^re:/i.test(reply.subject) ? reply.subject : `Re: ${reply.subject}`
  const isNew = await insertReply(tx.db, {
    ...reply,
    subject: makeStorable(subject.replace(/[\r\n\0]+/g, ' ').slice(0, 250)),
    body: makeStorable(reply.body),
    thread: makeStorable(reply.thread),
    at: tx.now(),
  })
  if (isNew) await tx.jobs.send(mailReplyQueue, { mailId: reply.mailId }, { key: reply.mailId })
}
