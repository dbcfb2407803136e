import { mayReach } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireUser } from '../accounts/require-user.ts'
import { explainUnreachable } from '../workspaces/explain-unreachable.ts'
import { requireRole } from '../workspaces/require-role.ts'
import { type DealIds, findDeal, findDealForUser } from './deals-store.ts'

export const noSuchDeal = 'Deal not found.'

/**
 * Returns the ids of a deal in one of the caller's workspaces; AppError 404 for any other, 403 where the role does not allow the
 * call, or the workspace is closed.
 */
export async function requireDeal(ctx: Ctx, dealId: string): Promise<DealIds> {
  const deal = await findDealForUser(ctx.db, requireUser(ctx), dealId)
  if (!deal || !mayReach(ctx, deal.workspaceId))
    throw await explainUnreachable(ctx, (await findDeal(ctx.db, dealId))?.workspace_id, notFound(noSuchDeal))
  requireRole(ctx, deal.role)
  return deal
}
