import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireUser } from '../accounts/require-user.ts'
import { findMemoForUser, type MemoIds } from './memos-store.ts'

/** Returns the ids of a memo in one of the caller's workspaces; AppError 404 for any other. */
export async function requireMemo(ctx: Ctx, memoId: string): Promise<MemoIds> {
  const memo = await findMemoForUser(ctx.db, requireUser(ctx), memoId)
  if (!memo) throw noSuchMemo()
  return memo
}

export const noSuchMemo = () => notFound('Memo not found.')
