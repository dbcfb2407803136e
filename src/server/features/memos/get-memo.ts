import type { Memo } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type AppError, conflict, notFound } from '#server/platform/errors.ts'
import { getDeal } from '../deals/get-deal.ts'
import { loadMemo } from './load-memo.ts'
import { requireMemo } from './require-memo.ts'

/** A memo for one of its workspace. AppError 404 until the memo is made; 409 with the deal when it has failed. */
export async function getMemo(ctx: Ctx, memoId: string): Promise<Memo> {
  const ids = await requireMemo(ctx, memoId)
  const memo = await loadMemo(ctx, ids)
  if (!memo) throw await explainMissingMemo(ctx, ids.dealId)
  return { ...memo, workspace_id: ids.workspaceId }
}

async function explainMissingMemo(ctx: Ctx, dealId: string): Promise<AppError> {
  const deal = await getDeal(ctx, dealId)
  if (deal.status !== 'failed') return notFound('The memo of this deal is not ready yet.')
  return conflict(deal.status_detail || 'The server gave no reason.', deal)
}
