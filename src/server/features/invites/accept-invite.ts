import { roleWords } from '#contract/roles.ts'
import type { Ctx } from '#server/platform/context.ts'
import { forbidden } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { findUserAddress, makeAddressKey } from '../accounts/accounts-queries.ts'
import { completeOnboarding } from '../accounts/complete-onboarding.ts'
import { requireUser } from '../accounts/require-user.ts'
import { hashToken } from '../accounts/tokens.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { addMember, findRole, holdMembers } from '../workspaces/workspaces-queries.ts'
import { findInvite, lockInvite, markInviteUsed } from './invites-store.ts'
import { requireOpen } from './read-invite.ts'

/**
 * Lets the caller into the workspace of an invitation, which completes the onboarding. AppError 403 for an account of another
 * address, 404 and 410 as when it is read. Sent twice, it answers the same.
 */
export async function acceptInvite(ctx: Ctx, { key }: { key: string }): Promise<{ workspace_id: string }> {
  const userId = requireUser(ctx)
  return inTransaction(ctx, async (tx) => {
    const keyHash = hashToken(key)
    const found = await findInvite(tx.db, keyHash)
    // Before the invitation, as who removes a person does.
    if (found) await holdMembers(tx, found.workspace_id)
    const invite = await lockInvite(tx.db, keyHash)
    const address = (await findUserAddress(tx, userId)) ?? ''
    const isTheirs = invite?.email_key === makeAddressKey(address)
    if (invite?.used_at && isTheirs && (await findRole(tx, invite.workspace_id, userId)) !== undefined)
      return { workspace_id: invite.workspace_id }
    const { workspace_id, role, email, invite_id } = requireOpen(invite, tx.now())
    if (!isTheirs)
      throw forbidden(`This invitation is for ${email}. You are signed in as ${address}; sign in with that address.`)
    await addMember(tx, workspace_id, userId, role)
    await markInviteUsed(tx.db, invite_id, tx.now())
    const noted = { workspaceId: workspace_id, subjectId: invite_id, detail: roleWords[role] }
    await noteAudit(tx, { ...noted, event: 'member_joined' })
    await completeOnboarding(tx, userId)
    return { workspace_id }
  })
}
