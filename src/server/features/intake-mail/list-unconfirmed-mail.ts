import type { UnconfirmedMail } from '#contract/unconfirmed-mail.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { listUnconfirmed } from './intake-mail-store.ts'

/** The emails of a workspace that wait for a member's word, newest first, at most 200. AppError 404 for strangers. */
export async function listUnconfirmedMail(ctx: Ctx, workspaceId: string): Promise<UnconfirmedMail[]> {
  await requireMember(ctx, workspaceId)
  const emails = await listUnconfirmed(ctx.db, workspaceId)
  return emails.map((mail) => ({
    id: mail.mail_id,
    from: mail.from_address,
    subject: mail.subject,
    files: mail.files,
    why: mail.why,
    received_on: mail.received_at.toISOString(),
  }))
}
