import type { Ctx } from '#server/platform/context.ts'
import { MailFailure } from '#server/platform/mail/mailer.ts'
import { getMailBytes, noteMailReply } from './intake-mail-queries.ts'
import { findReceived } from './intake-mail-store.ts'
import { beginReply, endReply, findReply } from './mail-reply-store.ts'

const unknownEnd =
  'The server stopped while it sent the reply, so it may or may not have arrived. It was not sent again.'
const unforeseen = 'Could not send the reply: something went wrong on the server.'

/**
 * Hands the reply to a received email to the mail server; a founder's answer goes on with its files. Throws when a further attempt
 * may work. An attempt that ended without a word is not repeated: the member would get the reply twice.
 */
export async function deliverReply(ctx: Ctx, { mailId }: { mailId: string }): Promise<void> {
  const reply = await findReply(ctx.db, mailId)
  if (reply?.status !== 'queued') return
  const files = await readFiles(ctx, mailId)
  if (!(await beginReply(ctx.db, mailId))) return endReply(ctx.db, mailId, { status: 'failed', detail: unknownEnd })
  const failure = await sendWithFiles(ctx, reply, files)
  if (failure?.kind === 'passing') {
    await endReply(ctx.db, mailId, { status: 'queued', detail: failure.reason })
    throw failure
  }
  await endReply(ctx.db, mailId, { status: failure ? 'failed' : 'sent', detail: failure?.reason ?? '' })
  if (!failure) await noteMailReply(ctx, mailId)
}

/** Ends a reply that has used up its attempts. */
export async function giveUpReply(ctx: Ctx, { mailId }: { mailId: string }, reason: string): Promise<void> {
  const reply = await findReply(ctx.db, mailId)
  if (reply?.status !== 'queued') return
  await endReply(ctx.db, mailId, { status: 'failed', detail: reply.status_detail || reason })
}

type StoredReply = NonNullable<Awaited<ReturnType<typeof findReply>>>

type MailFiles = Awaited<ReturnType<typeof readFiles>>

const withoutFiles =
  'The files of the answer are not attached: the mail server did not take them. Ask for a link to them, or for smaller ones.'

/** Sends the words alone where the mail server refuses them with the files, which can be too large for it or of a kind it blocks. */
async function sendWithFiles(ctx: Ctx, reply: StoredReply, files: MailFiles): Promise<MailFailure | null> {
  const failure = await send(ctx, reply, files)
  if (failure?.kind !== 'final' || files.length === 0) return failure
  return send(ctx, { ...reply, body: `${withoutFiles}\n\n${reply.body}` }, [])
}

async function send(ctx: Ctx, reply: StoredReply, attachments: MailFiles): Promise<MailFailure | null> {
  try {
    const { refused } = await ctx.mailer.send({
      id: reply.mail_id,
      to: reply.recipient,
      subject: reply.subject,
      text: reply.body,
      isAutomatic: true,
      ...(reply.in_reply_to !== '' && { inReplyTo: reply.in_reply_to }),
      ...(reply.thread !== '' && { references: reply.thread }),
      ...(reply.reply_to !== '' && { replyTo: reply.reply_to }),
      ...(attachments.length > 0 && { attachments }),
    })
    const [first] = refused
    return first ? new MailFailure(first.isFinal ? 'final' : 'passing', first.reason) : null
  } catch (error) {
    if (error instanceof MailFailure) return error
    ctx.log.error({ err: error, mailId: reply.mail_id }, 'Could not reply to an email.')
    return new MailFailure('passing', unforeseen)
  }
}

/** The files of a founder's answer, so that the member has what is not a deck too; none for other emails. */
async function readFiles(ctx: Ctx, mailId: string) {
  const mail = await findReceived(ctx.db, mailId)
  if (mail?.kind !== 'answer' || !mail.has_bytes) return []
  const { files } = await ctx.mailReader.read(await getMailBytes(ctx, mailId), mail.workspace_id ?? mailId)
  return files.map(({ name, contentType, bytes }) => ({
    filename: name || 'file',
    contentType,
    content: Buffer.from(bytes),
  }))
}
