import { v7 as uuid } from 'uuid'
import type { z } from 'zod'
import type { createWorkspaceBody } from '#contract/workspaces.ts'
import { completeOnboarding } from '#server/features/accounts/complete-onboarding.ts'
import { requireUser } from '#server/features/accounts/require-user.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { insertMember, insertWorkspace } from './workspaces-store.ts'

type Input = z.output<typeof createWorkspaceBody>

/** Creates a workspace that the caller owns, which completes the caller's onboarding. */
export async function createWorkspace(ctx: Ctx, input: Input): Promise<{ workspace_id: string; name: string }> {
  const userId = requireUser(ctx)
  const workspaceId = uuid()
  await ctx.db.transaction().execute(async (trx) => {
    if (!(await insertWorkspace(trx, { workspace_id: workspaceId, ...input }))) throw relayTaken()
    await insertMember(trx, workspaceId, userId, 'owner')
    await completeOnboarding(trx, userId)
  })
  return { workspace_id: workspaceId, name: input.name }
}

export const relayTaken = () => conflict('This relay e-mail is in use by another workspace. Please choose another one.')
