import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { type closeWorkspaceBody, closingDays } from '#contract/workspaces.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, invalid } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireOwnUser } from '../accounts/get-user.ts'
import { proveCaller } from '../accounts/prove-caller.ts'
import { requireUser } from '../accounts/require-user.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { withdrawAllInvites } from '../invites/invites-queries.ts'
import type { StoredWorkspace } from '../workspaces/relay-address.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { holdMembers } from '../workspaces/workspaces-queries.ts'
import { printDay } from './closing-mails.ts'
import { setClosed, setOpen } from './closing-store.ts'
import { mailOwnersQueue } from './mail-owners.ts'

type Input = z.output<typeof closeWorkspaceBody>

const dayMs = 86_400_000

/**
 * Closes a workspace: its owners alone can use it or take it back, until it is deleted 14 days later. All of them are told by email.
 * AppError 422 at the name, the password or the code that is wrong, 409 for one that is closed.
 */
export async function closeWorkspace(ctx: Ctx, workspaceId: string, input: Input): Promise<StoredWorkspace> {
  const { name } = await requireMember(ctx, workspaceId)
  if (input.name.trim() !== name.trim()) throw invalid({ name: `Type the name of the workspace: ${name}` })
  const user = await requireOwnUser(ctx, requireUser(ctx))
  await proveCaller(ctx, user, input, 'delete this workspace')
  return inTransaction(ctx, async (tx) => {
    await holdMembers(tx, workspaceId)
    await requireMember(tx, workspaceId)
    const closedAt = tx.now()
    const closesAt = new Date(closedAt.getTime() + closingDays * dayMs)
    if (!(await setClosed(tx.db, workspaceId, { closedAt, closesAt })))
      throw conflict('This workspace is closed already.')
    await withdrawAllInvites(tx, workspaceId)
    await noteAudit(tx, { workspaceId, event: 'workspace_closed', detail: `deleted on ${printDay(closesAt)}` })
    await tx.jobs.send(mailOwnersQueue, { workspaceId, about: 'closed' }, { key: uuid() })
    return requireMember(tx, workspaceId)
  })
}

/** Takes a closed workspace back for all of its people. AppError 409 once its time is over. */
export async function reopenWorkspace(ctx: Ctx, workspaceId: string): Promise<StoredWorkspace> {
  return inTransaction(ctx, async (tx) => {
    await holdMembers(tx, workspaceId)
    const { closes_on } = await requireMember(tx, workspaceId)
    if (!(await setOpen(tx.db, workspaceId, tx.now())))
      throw conflict(closes_on === undefined ? 'This workspace is open.' : 'This workspace is being deleted.')
    await noteAudit(tx, { workspaceId, event: 'workspace_reopened' })
    return requireMember(tx, workspaceId)
  })
}
