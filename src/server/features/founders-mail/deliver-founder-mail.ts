import type { Ctx } from '#server/platform/context.ts'
import { beginAttempt, findMail, noteAttempt, parseRefused } from './founders-mail-store.ts'
import { type AttemptResult, applyAttempt, explainUnreached, giveUpAll, type Reach } from './mail-reach.ts'

type StoredMail = NonNullable<Awaited<ReturnType<typeof findMail>>>

const unknownEnd =
  'The server stopped while it sent the email, so it may or may not have arrived. It was not sent again.'
const keptInOutbox = 'SMTP_URL is not set, so the email was saved in the outbox folder and not sent.'

/**
 * Hands a mail to the mail server, for those of its recipients that neither have nor refused it. Throws when a further
 * try may reach more of them. A mail whose try ended without a word is not sent again: a founder would get it twice.
 */
export async function deliverFounderMail(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const mail = await findMail(ctx.db, mailId)
  if (mail?.status !== 'queued') return
  const before = getReach(mail)
  if (!(await beginAttempt(ctx.db, mailId))) return endMail(ctx, mail, giveUpAll(before, unknownEnd))
  const { reach, reason } = applyAttempt(before, await handOver(ctx, mail))
  if (reach.outstanding.length === 0) return endMail(ctx, mail, reach)
  await noteAttempt(ctx.db, mailId, { ...reach, status: 'queued', detail: reason, endedAt: null })
  // The reason has the mail server’s words, often with the address, which the log must not have.
  throw new Error('Not every recipient has the email yet.')
}

/** Ends a mail that has used up its tries, with what the last one met. */
export async function giveUpFounderMail(ctx: Ctx, { mailId }: { mailId: string }, reason: string): Promise<void> {
  const mail = await findMail(ctx.db, mailId)
  if (mail?.status !== 'queued') return
  await endMail(ctx, mail, giveUpAll(getReach(mail), mail.is_being_sent ? unknownEnd : mail.status_detail || reason))
}

const getReach = (mail: StoredMail): Reach => ({ outstanding: mail.outstanding, refused: parseRefused(mail.refused) })

async function handOver(ctx: Ctx, mail: StoredMail): Promise<AttemptResult> {
  try {
    return await ctx.mailer.send({
      id: mail.mail_id,
      to: mail.recipients,
      deliverTo: mail.outstanding,
      subject: mail.subject,
      text: mail.body,
      fromName: mail.reply_name,
      replyTo: { name: mail.reply_name, address: mail.reply_address },
    })
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error))
  }
}

async function endMail(ctx: Ctx, mail: StoredMail, reach: Reach): Promise<void> {
  const failed = explainUnreached(reach, mail.recipients)
  const sentDetail = ctx.config.smtpUrl === null ? keptInOutbox : ''
  await noteAttempt(ctx.db, mail.mail_id, {
    ...reach,
    status: failed === null ? 'sent' : 'failed',
    detail: failed ?? sentDetail,
    endedAt: ctx.now(),
  })
}
