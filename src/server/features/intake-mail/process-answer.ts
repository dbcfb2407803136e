import { automaticSubject } from '#engine/lexicons/mail-words.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { findDealForReaders } from '../deals/deals-queries.ts'
import { receiveUpdate } from '../deals/receive-update.ts'
import { findReplyAddress } from '../founders-mail/find-reply-address.ts'
import { findReader } from './find-reader.ts'
import { endMail, type MailToProcess } from './intake-mail-queries.ts'
import { threadOf } from './process-forward.ts'
import type { ReadMail } from './read-forwarded-mail.ts'
import { replyToMail } from './reply-to-mail.ts'
import { writeAnswerMail } from './write-reply.ts'

const gone = 'The deal that it answers was deleted.'
const automatic = 'It is an automatic answer.'

/**
 * Makes an update of a founder's answer, has the memo made again, and sends the answer to the member who asked: in one transaction,
 * so that the same answer counts once.
 */
export async function processAnswer(ctx: Ctx, mail: MailToProcess, read: ReadMail): Promise<void> {
  const asked = await findReplyAddress(ctx, mail.mailbox)
  const deal = asked && (await findDealForReaders(ctx, asked.dealId))
  if (!asked || !deal) return refuse(ctx, mail, gone)
  if (automaticSubject.test(mail.subject)) return refuse(ctx, mail, automatic)
  const text = read.chain[0]?.text ?? ''
  const recipient = await findReader(ctx, asked.workspaceId, asked.askedBy ?? mail.userId)
  await inTransaction(ctx, async (tx) => {
    if (!(await endMail(tx, mail.mailId, { status: 'done', why: '', dealIds: [asked.dealId] }))) return
    await receiveUpdate(tx, {
      updateId: mail.mailId,
      dealId: asked.dealId,
      text,
      origin: 'answer',
      sender: mail.from,
      createdBy: null,
      at: mail.receivedAt,
    })
    if (recipient === null) return
    const made = { name: deal.name, url: `${ctx.config.appUrl}/deal-memo/${asked.memoId}` }
    const body = writeAnswerMail({ from: mail.from, deal: made, text, notes: [] })
    await replyToMail(tx, { ...threadOf(mail, read), recipient, replyTo: mail.from, body })
  })
}

async function refuse(ctx: Ctx, mail: MailToProcess, why: string): Promise<void> {
  await endMail(ctx, mail.mailId, { status: 'refused', why, dealIds: [] })
}
