import type { Ctx } from '#server/platform/context.ts'
import { findReceived, finishMail, listMailRows, noteReply } from './intake-mail-store.ts'
import { getMailKey } from './mail-files.ts'

/** A mail that may become a deal or an update: its sender may send it, or a member has accepted it. */
export type MailToProcess = {
  mailId: string
  workspaceId: string
  /** 'answer' came to the reply address of an email to a founder. */
  kind: 'relay' | 'answer'
  /** The address that received it. */
  mailbox: string
  /** The address of its From header. */
  from: string
  messageId: string
  subject: string
  receivedAt: Date
  /** The member whom it is from, who accepted it, or whom a founder answers; null when they are gone. */
  userId: string | null
}

/** Returns a mail that waits for being processed; null when it was processed, declined or deleted. */
export async function findMailToProcess(ctx: Ctx, mailId: string): Promise<MailToProcess | null> {
  const mail = await findReceived(ctx.db, mailId)
  if (mail?.status !== 'received' || mail.workspace_id === null) return null
  return {
    mailId,
    workspaceId: mail.workspace_id,
    kind: mail.kind,
    mailbox: mail.mailbox,
    from: mail.from_address,
    messageId: mail.message_id,
    subject: mail.subject,
    receivedAt: mail.received_at,
    userId: mail.user_id,
  }
}

/** The bytes of a mail as they arrived. AppError 404 when they are not stored. */
export async function getMailBytes(ctx: Ctx, mailId: string): Promise<Uint8Array> {
  return ctx.files.getBytes(getMailKey(mailId))
}

export type MailEnd = { status: 'done' | 'refused'; why: string; dealIds: readonly string[] }

/** Ends a mail; false when it had ended before. Call it in the transaction that makes what it became. */
export async function endMail(ctx: Ctx, mailId: string, end: MailEnd): Promise<boolean> {
  return finishMail(ctx.db, mailId, { ...end, at: ctx.now() })
}

/** Notes that the sender got the reply to a mail; false when it was noted before. */
export async function noteMailReply(ctx: Ctx, mailId: string): Promise<boolean> {
  return noteReply(ctx.db, mailId, ctx.now())
}

type ReceivedMail = {
  id: string
  from: string
  subject: string
  files: string[]
  received_on: string
  status: string
  why: string
  deal_ids: string[]
  /** Whether the email itself is stored still. */
  hasBytes: boolean
}

/** The emails that a workspace received, the oldest first. */
export async function listMailOfWorkspace(ctx: Pick<Ctx, 'db'>, workspaceId: string): Promise<ReceivedMail[]> {
  return (await listMailRows(ctx.db, workspaceId)).map((row) => ({
    id: row.mail_id,
    from: row.from_address,
    subject: row.subject,
    files: row.files,
    received_on: row.received_at.toISOString(),
    status: row.status,
    why: row.why,
    deal_ids: row.deal_ids,
    hasBytes: row.has_bytes,
  }))
}
