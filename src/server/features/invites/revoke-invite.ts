import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { withdrawInvites } from './invites-store.ts'

type Input = { workspaceId: string; inviteId: string }

/** Withdraws an invitation: its link stops working. */
export async function revokeInvite(ctx: Ctx, { workspaceId, inviteId }: Input): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await requireMember(tx, workspaceId)
    const [withdrawn] = await withdrawInvites(tx.db, workspaceId, { inviteId }, tx.now())
    if (withdrawn === undefined) throw notFound('This invitation was used or withdrawn already.')
    await noteAudit(tx, { workspaceId, event: 'invite_withdrawn', subjectId: inviteId, detail: withdrawn.email })
    return {}
  })
}
