import type { Member } from '#contract/members.ts'
import { type Role, roleWords } from '#contract/roles.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { endKeysOf } from '../api-keys/end-keys.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { withdrawInvitesBy } from '../invites/invites-queries.ts'
import { describeMember } from './list-members.ts'
import { countOtherOwners, findMemberRow, lockMembers, setRole } from './members-store.ts'
import { requireMember } from './require-member.ts'

type Input = { workspaceId: string; userId: string; role: Role }

/** Changes what a person of the workspace may do; invitations and API keys of who is an owner no more stop working. AppError 409 for the last owner. */
export async function changeRole(ctx: Ctx, { workspaceId, userId, role }: Input): Promise<Member> {
  return inTransaction(ctx, async (tx) => {
    await lockMembers(tx.db, workspaceId)
    await requireMember(tx, workspaceId)
    const member = await findMemberRow(tx.db, workspaceId, userId)
    if (member === undefined) throw noSuchMember()
    if (member.role === 'owner' && role !== 'owner' && (await countOtherOwners(tx.db, workspaceId, userId)) === 0)
      throw conflict('A workspace needs an owner. Make another person an owner first.')
    await setRole(tx.db, workspaceId, userId, role)
    if (member.role !== role) {
      const detail = `${roleWords[member.role]} to ${roleWords[role]}`
      await noteAudit(tx, { workspaceId, event: 'role_changed', aboutUserId: userId, detail })
    }
    // Else a former owner could come back by an invitation to an address of their own.
    if (role !== 'owner') {
      await withdrawInvitesBy(tx, workspaceId, userId)
      await endKeysOf(tx, { workspaceId, userId })
    }
    return describeMember({ ...member, role })
  })
}

export const noSuchMember = () => notFound('This person is not in the workspace.')
