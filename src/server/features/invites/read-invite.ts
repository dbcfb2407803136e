import type { ReceivedInvite } from '#contract/invites.ts'
import type { Ctx } from '#server/platform/context.ts'
import { gone, notFound } from '#server/platform/errors.ts'
import { findUserName, hasAccount } from '../accounts/accounts-queries.ts'
import { hashToken } from '../accounts/tokens.ts'
import { getWorkspaceName } from '../workspaces/workspaces-queries.ts'
import { findInvite, type StoredInvite } from './invites-store.ts'

/** What the link of an invitation is for. AppError 404 for an unknown one, 410 for one that no longer counts. */
export async function readInvite(ctx: Ctx, { key }: { key: string }): Promise<ReceivedInvite> {
  const invite = requireOpen(await findInvite(ctx.db, hashToken(key)), ctx.now())
  return {
    workspace: await getWorkspaceName(ctx, invite.workspace_id),
    email: invite.email,
    role: invite.role,
    invited_by: invite.invited_by === null ? '' : await findUserName(ctx, invite.invited_by),
    has_account: await hasAccount(ctx, invite.email),
  }
}

/** The invitation, if it can still be accepted. */
export function requireOpen(invite: StoredInvite | undefined, now: Date): StoredInvite {
  if (invite === undefined) throw notFound('This invitation is not known. Open the whole link from the email.')
  if (invite.used_at !== null) throw gone('This invitation was accepted already. Sign in to open the workspace.')
  if (invite.withdrawn_at !== null)
    throw gone('This invitation was withdrawn or replaced. Open the newest one, or ask for another.')
  if (invite.expires_at <= now) throw gone('This invitation has expired; it worked for 7 days. Ask for another.')
  return invite
}
