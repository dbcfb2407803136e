import { mayReach } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireUser } from '../accounts/require-user.ts'
import { requireRole } from '../workspaces/require-role.ts'
import { type CommentIds, findCommentForUser } from './comments-store.ts'

/** Returns the ids of a comment in one of the caller's workspaces; AppError 404 for any other. */
export async function requireComment(ctx: Ctx, commentId: string): Promise<CommentIds> {
  const comment = await findCommentForUser(ctx.db, requireUser(ctx), commentId)
  if (!comment || !mayReach(ctx, comment.workspaceId)) throw noSuchComment()
  requireRole(ctx, comment.role)
  return comment
}

export const noSuchComment = () => notFound('Comment not found.')
