import type { Invite } from '#contract/invites.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { listWaiting, type StoredInvite } from './invites-store.ts'

/** The invitations of a workspace that wait for an answer, or waited until they expired. */
export async function listInvites(ctx: Ctx, workspaceId: string): Promise<Invite[]> {
  await requireMember(ctx, workspaceId)
  const now = ctx.now()
  return (await listWaiting(ctx.db, workspaceId)).map((invite) => describeInvite(invite, now))
}

/** An invitation as owners get it. */
export function describeInvite(
  { invite_id, email, role, expires_at }: Pick<StoredInvite, 'invite_id' | 'email' | 'role' | 'expires_at'>,
  now: Date,
): Invite {
  return { id: invite_id, email, role, is_open: expires_at > now, expires_on: expires_at.toISOString() }
}
