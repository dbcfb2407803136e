import type { Comment } from '#contract/comments.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { listCommentRows } from './comments-store.ts'

/** The comments on a deal and on fields of its memo, oldest first. */
export async function listComments(ctx: Ctx, dealId: string): Promise<Comment[]> {
  await requireDeal(ctx, dealId)
  return listCommentRows(ctx.db, dealId)
}
