import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { endKeysOf } from '../api-keys/end-keys.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { withdrawInvitesBy } from '../invites/invites-queries.ts'
import { endLinksOf } from '../memo-links/end-link.ts'
import { noSuchMember } from './change-role.ts'
import { countOtherOwners, deleteMember, findMemberRow, lockMembers } from './members-store.ts'
import { requireMember } from './require-member.ts'
import { requireRole } from './require-role.ts'

type Input = { workspaceId: string; userId: string }

/**
 * Removes a person from the workspace, or lets the caller leave it. Calls are refused from then on, open event streams end within
 * a second, and invitations, API keys and memo links of the person stop working; deals, edits and the name in histories stay. AppError 409 for the
 * last owner.
 */
export async function removeMember(ctx: Ctx, { workspaceId, userId }: Input): Promise<Record<string, never>> {
  return inTransaction(ctx, async (tx) => {
    await lockMembers(tx.db, workspaceId)
    const { role } = await requireMember(tx, workspaceId)
    const leaves = requireUser(tx) === userId
    if (!leaves) requireRole({ needed: 'owner' }, role)
    const member = await findMemberRow(tx.db, workspaceId, userId)
    if (member === undefined) throw noSuchMember()
    if (member.role === 'owner' && (await countOtherOwners(tx.db, workspaceId, userId)) === 0)
      throw conflict('You are the last owner of this workspace. Make another person an owner before you leave.')
    await withdrawInvitesBy(tx, workspaceId, userId)
    await endKeysOf(tx, { workspaceId, userId })
    await endLinksOf(tx, { workspaceId, userId })
    await deleteMember(tx.db, workspaceId, userId)
    if (leaves) await noteAudit(tx, { workspaceId, event: 'member_left' })
    else await noteAudit(tx, { workspaceId, event: 'member_removed', aboutUserId: userId })
    return {}
  })
}
