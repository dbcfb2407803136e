import { v7 as uuid } from 'uuid'
import { closingDays } from '#contract/workspaces.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { endAllSessions } from '../accounts/accounts-queries.ts'
import { requireOwnUser } from '../accounts/get-user.ts'
import { proveCaller } from '../accounts/prove-caller.ts'
import { endKeysOf } from '../api-keys/end-keys.ts'
import { noteAuditOf } from '../audit/note-audit.ts'
import { withdrawInvitesBy } from '../invites/invites-queries.ts'
import { endLinksOf } from '../memo-links/end-link.ts'
import { printDay } from './closing-mails.ts'
import { listOwnedAlone, setDeletion } from './closing-store.ts'
import { holdWorkspacesOf } from './hold-workspaces.ts'
import { mailDeletingQueue } from './mail-deleting.ts'

type Input = { password?: string | undefined; code?: string | undefined }

const dayMs = 86_400_000

/**
 * Has an account deleted in 14 days. Sign-ins, API keys, memo links and invitations of the person end at once; two-factor sign-in
 * stays until then, since a sign-in takes the account back. AppError 422 at password or code, 409 for the last owner of a workspace.
 */
export async function deleteAccount(ctx: Ctx, id: string, input: Input): Promise<{ deletes_on: string }> {
  const user = await requireOwnUser(ctx, id)
  await proveCaller(ctx, user, input, 'delete your account')
  const at = new Date(ctx.now().getTime() + closingDays * dayMs)
  await inTransaction(ctx, async (tx) => {
    const workspaceIds = await holdWorkspacesOf(tx, id)
    await refuseLastOwner(tx, id)
    await setDeletion(tx.db, id, at)
    await noteAuditOf(tx, { userId: id, event: 'account_deleted', detail: `goes on ${printDay(at)}` })
    for (const workspaceId of workspaceIds) {
      await withdrawInvitesBy(tx, workspaceId, id)
      await endKeysOf(tx, { workspaceId, userId: id })
      await endLinksOf(tx, { workspaceId, userId: id })
    }
    await endAllSessions(tx, id)
    await tx.jobs.send(mailDeletingQueue, { userId: id }, { key: uuid() })
  })
  return { deletes_on: at.toISOString() }
}

async function refuseLastOwner(tx: Tx, userId: string): Promise<void> {
  const alone = await listOwnedAlone(tx.db, userId)
  if (alone.length === 0) return
  const names = new Intl.ListFormat('en-GB').format(alone.map(({ name }) => name))
  const which = alone.length === 1 ? 'it' : 'each of them'
  throw conflict(`You alone own ${names}. Make another person an owner, or delete ${which}, first.`)
}
