import type { Ctx } from '#server/platform/context.ts'
import { findMailByToken, listRecipients } from './founders-mail-store.ts'
import { makeReplyAddress, readReplyToken } from './reply-address.ts'

/** The email to founders that an address receives the answers to. */
export type ReplyAddress = {
  founderMailId: string
  workspaceId: string
  dealId: string
  memoId: string
  /** Whom members have written to about this deal, in lower case: their answers need no confirmation. */
  recipients: string[]
  /** The text of the email. */
  sentText: string
  /** The member who asked; null when they are gone. */
  askedBy: string | null
}

/** Finds what an address receives answers to; null for an address that was never given out, or whose deal is gone. */
export async function findReplyAddress(ctx: Pick<Ctx, 'db' | 'config'>, address: string): Promise<ReplyAddress | null> {
  const token = readReplyToken(address)
  const mail = token === null ? undefined : await findMailByToken(ctx.db, token)
  if (token === null || mail === undefined) return null
  const own = makeReplyAddress(ctx.config.relay, '', token)
  const isHere = own === null || getDomain(own) === getDomain(address)
  if (!isHere) return null
  const recipients = await listRecipients(ctx.db, mail.dealId)
  return { ...mail, recipients: [...new Set(recipients.map((one) => one.toLowerCase()))] }
}

const getDomain = (address: string) => address.trim().toLowerCase().split('@').at(-1)
