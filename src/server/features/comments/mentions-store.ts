import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Notes whom a comment mentions now; returns those whom it did not mention before. */
export async function storeMentions(db: Db, commentId: string, userIds: readonly string[]): Promise<string[]> {
  let gone = db.deleteFrom('comment_mention').where('comment_id', '=', commentId)
  if (userIds.length > 0) gone = gone.where('user_id', 'not in', [...userIds])
  await gone.execute()
  if (userIds.length === 0) return []
  const added = await db
    .insertInto('comment_mention')
    .values(userIds.map((user_id) => ({ comment_id: commentId, user_id, mailed_at: null })))
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .execute()
  return added.map((row) => row.user_id)
}

/** When a person was or will be told of mentions in a deal; waits for others who plan it too. */
export async function lockPlannedEmail(db: Db, dealId: string, userId: string): Promise<Date | null> {
  const never = { deal_id: dealId, user_id: userId, planned_at: new Date(0) }
  await db
    .insertInto('mention_email')
    .values(never)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const row = await db
    .selectFrom('mention_email')
    .where('deal_id', '=', dealId)
    .where('user_id', '=', userId)
    .select('planned_at')
    .forUpdate()
    .executeTakeFirst()
  return row?.planned_at ?? null
}

export async function setPlannedEmail(db: Db, dealId: string, userId: string, at: Date): Promise<void> {
  await db
    .updateTable('mention_email')
    .set({ planned_at: at })
    .where('deal_id', '=', dealId)
    .where('user_id', '=', userId)
    .execute()
}

/** Mentions of a member in a deal of which no email has told, oldest first. */
export async function listUntoldMentions(db: Db, dealId: string, userId: string) {
  return db
    .selectFrom('comment_mention')
    .innerJoin('comment', 'comment.comment_id', 'comment_mention.comment_id')
    .innerJoin('deal', 'deal.deal_id', 'comment.deal_id')
    .innerJoin('memo', 'memo.deal_id', 'deal.deal_id')
    .innerJoin('app_user', 'app_user.user_id', 'comment_mention.user_id')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.user_id', '=', 'comment_mention.user_id')
        .onRef('membership.workspace_id', '=', 'deal.workspace_id'),
    )
    .where('comment.deal_id', '=', dealId)
    .where('comment_mention.user_id', '=', userId)
    .where('comment_mention.mailed_at', 'is', null)
    .orderBy('comment.created_at')
    .orderBy('comment.comment_id')
    .select(['comment.comment_id', 'deal.name as deal_name', 'memo.memo_id', 'app_user.email'])
    .execute()
}

export async function noteTold(db: Db, userId: string, commentIds: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('comment_mention')
    .set({ mailed_at: at })
    .where('user_id', '=', userId)
    .where('comment_id', 'in', [...commentIds])
    .execute()
}
