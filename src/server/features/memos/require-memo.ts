import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { findMemo } from './memos-store.ts'

export const noSuchMemo = 'There is no such memo.'

/** The row of a memo of one of the caller's workspaces; AppError 404 for any other. */
export async function requireMemo(ctx: Ctx, memoId: string) {
  const memo = await findMemo(ctx.db, memoId)
  if (!memo) throw notFound(noSuchMemo)
  await requireMember(ctx, memo.workspace_id, noSuchMemo)
  return memo
}
