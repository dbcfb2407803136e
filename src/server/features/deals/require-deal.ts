import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { findDeal } from './deals-store.ts'

export const noSuchDeal = 'There is no such deal.'

/** A deal of one of the caller's workspaces; AppError 404 for any other. */
export async function requireDeal(ctx: Ctx, dealId: string) {
  const deal = await findDeal(ctx.db, dealId)
  if (!deal) throw notFound(noSuchDeal)
  await requireMember(ctx, deal.workspace_id, noSuchDeal)
  return deal
}
