import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { PermanentJobError } from '#server/platform/jobs/queue.ts'
import { findReader } from './find-reader.ts'
import { endMail, findMailToProcess, getMailBytes, type MailToProcess } from './intake-mail-queries.ts'
import { UnreadableMail } from './mail-reader.ts'
import { processAnswer } from './process-answer.ts'
import { processForward, threadOf } from './process-forward.ts'
import type { ReadMail } from './read-forwarded-mail.ts'
import { replyToMail } from './reply-to-mail.ts'
import { writeFailureReply } from './write-reply.ts'

/** Makes deals, or an update, of a received mail. Does nothing for one that is processed already. */
export async function processMail(ctx: Ctx, { mailId }: { mailId: string }, _run: JobRun): Promise<void> {
  const mail = await findMailToProcess(ctx, mailId)
  if (!mail) return
  const read = await readMail(ctx, mail)
  await (mail.kind === 'answer' ? processAnswer(ctx, mail, read) : processForward(ctx, mail, read))
}

async function readMail(ctx: Ctx, { mailId, workspaceId }: MailToProcess): Promise<ReadMail> {
  try {
    return await ctx.mailReader.read(await getMailBytes(ctx, mailId), workspaceId)
  } catch (error) {
    throw error instanceof UnreadableMail ? new PermanentJobError(error.message, { cause: error }) : error
  }
}

/** Ends a mail that could not be processed, with the reason, which its member is told. */
export async function giveUpMail(ctx: Ctx, { mailId }: { mailId: string }, reason: string): Promise<void> {
  const mail = await findMailToProcess(ctx, mailId)
  if (!mail) return
  const recipient = await findReader(ctx, mail.workspaceId, mail.userId)
  await inTransaction(ctx, async (tx) => {
    if (!(await endMail(tx, mailId, { status: 'refused', why: reason, dealIds: [] })) || recipient === null) return
    const body = writeFailureReply(ctx.config.appUrl, reason)
    await replyToMail(tx, { ...threadOf(mail, { references: '' }), recipient, replyTo: '', body })
  })
}
