import { type Insertable, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import { type Comment, comment } from '#contract/comments.ts'
import type { Role } from '#contract/roles.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** The name of a person, else the address. */
const nameOf = (table: 'author' | 'resolver' | 'app_user') =>
  sql<
    string | null
  >`coalesce(nullif(trim(concat(${sql.ref(`${table}.first_name`)}, ' ', ${sql.ref(`${table}.last_name`)})), ''),
    ${sql.ref(`${table}.email`)})`

const mentionsOfComment = sql<unknown>`coalesce((
  select jsonb_agg(jsonb_build_object('user_id', app_user.user_id, 'name', ${nameOf('app_user')}) order by app_user.user_id)
  from comment_mention join app_user on app_user.user_id = comment_mention.user_id
  where comment_mention.comment_id = comment.comment_id), '[]'::jsonb)`

function selectComments(db: Db) {
  return db
    .selectFrom('comment')
    .leftJoin('app_user as author', 'author.user_id', 'comment.created_by')
    .leftJoin('app_user as resolver', 'resolver.user_id', 'comment.resolved_by')
    .selectAll('comment')
    .select([
      nameOf('author').as('author_name'),
      nameOf('resolver').as('resolver_name'),
      mentionsOfComment.as('mentions'),
    ])
}

type Rows<Q> = Q extends SelectQueryBuilder<infer _DB, infer _TB, infer O> ? O : never
type CommentRow = Rows<ReturnType<typeof selectComments>>

function toComment(row: CommentRow): Comment {
  const { section, field, founder_id, founder } = row
  const ofFounder = { ...(founder_id !== null && { founder_id }), ...(founder !== null && { founder }) }
  return comment.parse({
    id: row.comment_id,
    field: section === null || field === null ? null : { section, field, ...ofFounder },
    value_then: row.value_then,
    body: row.body,
    mentions: row.mentions,
    by: { user_id: row.created_by, name: row.author_name ?? 'Former member' },
    created_on: row.created_at.toISOString(),
    edited_on: row.edited_at?.toISOString() ?? null,
    resolved_on: row.resolved_at?.toISOString() ?? null,
    resolved_by: row.resolver_name,
  })
}

/** The comments on a deal, oldest first. */
export async function listCommentRows(db: Db, dealId: string): Promise<Comment[]> {
  const rows = await selectComments(db)
    .where('comment.deal_id', '=', dealId)
    .orderBy('comment.created_at')
    .orderBy('comment.comment_id')
    .execute()
  return rows.map(toComment)
}

export async function findComment(db: Db, commentId: string): Promise<Comment | undefined> {
  const row = await selectComments(db).where('comment.comment_id', '=', commentId).executeTakeFirst()
  return row && toComment(row)
}

export type CommentIds = { dealId: string; workspaceId: string; authorId: string | null }

/** The ids of a comment whose deal stands in one of the user's workspaces. */
export async function findCommentForUser(
  db: Db,
  userId: string,
  commentId: string,
): Promise<(CommentIds & { role: Role }) | undefined> {
  return db
    .selectFrom('comment')
    .innerJoin('deal', 'deal.deal_id', 'comment.deal_id')
    .innerJoin('membership', 'membership.workspace_id', 'deal.workspace_id')
    .where('comment.comment_id', '=', commentId)
    .where('membership.user_id', '=', userId)
    .select([
      'comment.deal_id as dealId',
      'deal.workspace_id as workspaceId',
      'comment.created_by as authorId',
      'membership.role',
    ])
    .executeTakeFirst()
}

export async function insertComment(db: Db, row: Insertable<Database['comment']>): Promise<void> {
  await db.insertInto('comment').values(row).execute()
}

export async function setCommentBody(
  db: Db,
  commentId: string,
  { body, at }: { body: string; at: Date },
): Promise<void> {
  await db.updateTable('comment').set({ body, edited_at: at }).where('comment_id', '=', commentId).execute()
}

/** Resolves an open comment, or reopens a resolved one; what is so already keeps its person and time. */
export async function setResolved(
  db: Db,
  commentId: string,
  { isResolved, by, at }: { isResolved: boolean; by: string; at: Date },
): Promise<void> {
  await db
    .updateTable('comment')
    .set(isResolved ? { resolved_at: at, resolved_by: by } : { resolved_at: null, resolved_by: null })
    .where('comment_id', '=', commentId)
    .where('resolved_at', isResolved ? 'is' : 'is not', null)
    .execute()
}

export async function deleteComment(db: Db, commentId: string): Promise<void> {
  await db.deleteFrom('comment').where('comment_id', '=', commentId).execute()
}

/** Those of some users who belong to a workspace. */
export async function listMembersAmong(db: Db, workspaceId: string, userIds: readonly string[]): Promise<string[]> {
  if (userIds.length === 0) return []
  const rows = await db
    .selectFrom('membership')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', 'in', [...userIds])
    .select('user_id')
    .execute()
  return rows.map((row) => row.user_id)
}
