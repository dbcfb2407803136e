import type { Ctx } from '#server/platform/context.ts'
import { findReplyAddress } from '../founders-mail/find-reply-address.ts'
import { findWorkspaceByRelay } from '../workspaces/workspaces-queries.ts'

/** An address that mail is taken for; `mailbox` is its form in lower case. */
export type Recipient = { mailbox: string; kind: 'relay' | 'answer'; workspaceId: string }

/** Returns whose an address is: a workspace's relay, or the reply address of an email to a founder; null for every other. */
export async function findRecipient(ctx: Ctx, address: string): Promise<Recipient | null> {
  const mailbox = address.toLowerCase()
  if (!/^[^\s@]{1,200}@[^\s@]{1,200}$/.test(mailbox)) return null
  const workspaceId = await findWorkspaceByRelay(ctx, mailbox, ctx.config.relay.domain)
  if (workspaceId !== undefined) return { mailbox, kind: 'relay', workspaceId }
  const answers = await findReplyAddress(ctx, mailbox)
  return answers && { mailbox, kind: 'answer', workspaceId: answers.workspaceId }
}
