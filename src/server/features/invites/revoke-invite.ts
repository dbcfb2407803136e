import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { withdrawInvites } from './invites-store.ts'

type Input = { workspaceId: string; inviteId: string }

/** Withdraws an invitation: its link stops working. */
export async function revokeInvite(ctx: Ctx, { workspaceId, inviteId }: Input): Promise<Record<string, never>> {
  await requireMember(ctx, workspaceId)
  if ((await withdrawInvites(ctx.db, workspaceId, { inviteId }, ctx.now())) === 0)
    throw notFound('This invitation was used or withdrawn already.')
  return {}
}
