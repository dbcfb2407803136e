import type { Comment, CommentChanges } from '#contract/comments.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { forbidden } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { findComment, setCommentBody, setResolved } from './comments-store.ts'
import { mentionMembers, requireMembers } from './mention-members.ts'
import { noSuchComment, requireComment } from './require-comment.ts'

/**
 * Changes the text of the caller's own comment and whom it mentions, and resolves or reopens any. AppError 403 for the text of
 * another person.
 */
export async function changeComment(ctx: Ctx, commentId: string, changes: CommentChanges): Promise<Comment> {
  const { dealId, workspaceId, authorId } = await requireComment(ctx, commentId)
  const by = requireUser(ctx)
  const { body, resolved } = changes
  const isText = body !== undefined || changes.mentions !== undefined
  if (isText && authorId !== by) throw forbidden('Only the person who wrote a comment can change it.')
  const mentions = changes.mentions && (await requireMembers(ctx, workspaceId, changes.mentions))
  return inTransaction(ctx, async (tx) => {
    if (body !== undefined) await setCommentBody(tx.db, commentId, { body: makeStorable(body), at: tx.now() })
    if (mentions) await mentionMembers(tx, { dealId, commentId, workspaceId, by }, mentions)
    if (resolved !== undefined) await setResolved(tx.db, commentId, { isResolved: resolved, by, at: tx.now() })
    const changed = await findComment(tx.db, commentId)
    if (!changed) throw noSuchComment()
    return changed
  })
}
