import type { Ctx } from '#server/platform/context.ts'
import { forbidden } from '#server/platform/errors.ts'
import { requireUser } from '../accounts/require-user.ts'
import { deleteComment } from './comments-store.ts'
import { requireComment } from './require-comment.ts'

/** Deletes the caller's own comment; AppError 403 for that of another person. */
export async function removeComment(ctx: Ctx, commentId: string): Promise<Record<string, never>> {
  const { authorId } = await requireComment(ctx, commentId)
  if (authorId !== requireUser(ctx)) throw forbidden('Only the person who wrote a comment can delete it.')
  await deleteComment(ctx.db, commentId)
  return {}
}
