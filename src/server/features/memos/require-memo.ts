import { mayReach } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireUser } from '../accounts/require-user.ts'
import { explainUnreachable } from '../workspaces/explain-unreachable.ts'
import { requireRole } from '../workspaces/require-role.ts'
import { findMemoForUser, findWorkspaceOfMemo, type MemoIds } from './memos-store.ts'

/**
 * Returns the ids of a memo in one of the caller's workspaces; AppError 404 for any other, 403 where the role does not allow the
 * call, or the workspace is closed.
 */
export async function requireMemo(ctx: Ctx, memoId: string): Promise<MemoIds> {
  const memo = await findMemoForUser(ctx.db, requireUser(ctx), memoId)
  if (!memo || !mayReach(ctx, memo.workspaceId))
    throw await explainUnreachable(ctx, await findWorkspaceOfMemo(ctx.db, memoId), noSuchMemo())
  requireRole(ctx, memo.role)
  return memo
}

export const noSuchMemo = () => notFound('Memo not found. It was deleted, or it is in a workspace that you are not in.')
