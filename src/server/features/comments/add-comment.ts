import { v7 as uuidv7 } from 'uuid'
import type { Comment, CommentFields } from '#contract/comments.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable, toJson } from '#server/platform/database/storable.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { findComment, insertComment } from './comments-store.ts'
import { findPlaceNow, type PlaceNow } from './find-place-now.ts'
import { mentionMembers, requireMembers } from './mention-members.ts'
import { noSuchComment } from './require-comment.ts'

const wholeDeal: PlaceNow = { section: null, field: null, founder_id: null, founder: null, value: null }

/**
 * Keeps a comment on a deal or on a field of its memo with the field's value now, and has those told by email whom it mentions.
 * AppError 422 for a field that the memo does not have, and for people who are not of the workspace.
 */
export async function addComment(ctx: Ctx, dealId: string, input: CommentFields): Promise<Comment> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  const by = requireUser(ctx)
  const mentions = await requireMembers(ctx, workspaceId, input.mentions ?? [])
  const { value, ...place } = input.field ? await findPlaceNow(ctx, dealId, input.field) : wholeDeal
  const commentId = uuidv7()
  return inTransaction(ctx, async (tx) => {
    await insertComment(tx.db, {
      comment_id: commentId,
      deal_id: dealId,
      ...place,
      value_then: toJson(value),
      body: makeStorable(input.body),
      created_by: by,
      created_at: tx.now(),
      edited_at: null,
      resolved_at: null,
      resolved_by: null,
    })
    await mentionMembers(tx, { dealId, commentId, workspaceId, by }, mentions)
    await noteActivity(tx, { dealId, kind: 'commented', data: { comment_id: commentId, field: place.field } })
    const made = await findComment(tx.db, commentId)
    if (!made) throw noSuchComment()
    return made
  })
}
