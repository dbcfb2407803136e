import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import { type createWorkspaceBody, mostWorkspaces } from '#contract/workspaces.ts'
import { completeOnboarding } from '#server/features/accounts/complete-onboarding.ts'
import { requireUser } from '#server/features/accounts/require-user.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { insertMember, insertWorkspace, isRelayTaken, listWorkspacesForUser } from './workspaces-store.ts'

type Input = z.output<typeof createWorkspaceBody>

/**
 * Creates a workspace that the caller owns, which completes the caller's onboarding. AppError 409 for a relay address in
 * use, for a second workspace that was not asked for with `another`, and for one too many.
 */
export async function createWorkspace(ctx: Ctx, input: Input): Promise<{ workspace_id: string; name: string }> {
  const userId = requireUser(ctx)
  const workspaceId = uuid()
  const { name, company_name = '', relay_email = '', another = false } = input
  await inTransaction(ctx, async (tx) => {
    // Writing the user's row first makes calls of one user wait for each other, so that a second one finds the first.
    await completeOnboarding(tx, userId)
    await requireRoom(tx, userId, another)
    const relay = { address: relay_email, domain: tx.config.relay.domain }
    if (await isRelayTaken(tx.db, relay, workspaceId, tx.now())) throw relayTaken()
    if (!(await insertWorkspace(tx.db, { workspace_id: workspaceId, name, company_name, relay_email })))
      throw relayTaken()
    await insertMember(tx.db, workspaceId, userId, 'owner')
    await noteAudit(tx, { workspaceId, event: 'workspace_made' })
  })
  return { workspace_id: workspaceId, name }
}

async function requireRoom(tx: Tx, userId: string, another: boolean): Promise<void> {
  const workspaces = await listWorkspacesForUser(tx.db, userId)
  if (workspaces.length > 0 && !another) throw conflict('You already have a workspace. Continue with that one.')
  if (workspaces.filter(({ role }) => role === 'owner').length >= mostWorkspaces)
    throw conflict(`You own ${mostWorkspaces} workspaces, the most possible. Continue with one of them.`)
}

export const relayTaken = () => conflict('This relay email is in use by another workspace. Choose another one.')
