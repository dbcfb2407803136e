import type { Ctx } from '#server/platform/context.ts'
import { findReplyAddress } from '../founders-mail/find-reply-address.ts'
import { findWorkspaceByRelay } from '../workspaces/workspaces-queries.ts'

/** An address that mail is taken for; `mailbox` is its form in lower case. */
export type Recipient = { mailbox: string; kind: 'relay' | 'answer'; workspaceId: string }

/** Returns whose an address is: a workspace's relay, or the reply address of an email to a founder; null for every other. */
export async function findRecipient(ctx: Ctx, address: string): Promise<Recipient | null> {
  const mailbox = address.toLowerCase()
  if (!/^[^\s@]{1,200}@[^\s@]{1,200}$/.test(mailbox)) return null
  // First, since who was written to knows this address and could name it as the relay of a workspace.
  const answers = await findReplyAddress(ctx, mailbox)
  if (answers !== null) return { mailbox, kind: 'answer', workspaceId: answers.workspaceId }
  const workspaceId = await findWorkspaceByRelay(ctx, mailbox, ctx.config.relay.domain)
  return workspaceId === undefined ? null : { mailbox, kind: 'relay', workspaceId }
}
