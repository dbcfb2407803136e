import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { hashToken } from '../accounts/tokens.ts'
import { forgetInvited } from '../audit/forget-invited.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { deleteInvitesTo, findInvite, withdrawInvites } from './invites-store.ts'

/** The address that the key of an open invitation proves, as it is compared; null for any other key. */
export async function findInvitedAddress(ctx: Pick<Ctx, 'db' | 'now'>, key: string): Promise<string | null> {
  const invite = await findInvite(ctx.db, hashToken(key))
  const isOpen = invite?.used_at === null && invite.withdrawn_at === null && invite.expires_at > ctx.now()
  return invite !== undefined && isOpen ? invite.email_key : null
}

/** Ends the invitations that a person sent, in the transaction that takes the right to invite from them. */
export async function withdrawInvitesBy(tx: Tx, workspaceId: string, userId: string): Promise<void> {
  for (const { invite_id: subjectId, email: detail } of await withdrawInvites(
    tx.db,
    workspaceId,
    { invitedBy: userId },
    tx.now(),
  ))
    await noteAudit(tx, { workspaceId, event: 'invite_withdrawn', subjectId, detail })
}

/** Forgets the invitations to an address, and the address in the audit log, in the transaction that deletes its account. */
export async function forgetInvitesTo(tx: Tx, emailKey: string): Promise<void> {
  await forgetInvited(tx, await deleteInvitesTo(tx.db, emailKey))
}

/** Ends all open invitations of a workspace. */
export async function withdrawAllInvites(tx: Tx, workspaceId: string): Promise<void> {
  await withdrawInvites(tx.db, workspaceId, { all: true }, tx.now())
}
