import { type Insertable, type Kysely, type SelectQueryBuilder, sql } from 'kysely'
import type { MemoLink } from '#contract/memo-links.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

function selectLinks(db: Db) {
  return db
    .selectFrom('memo_link')
    .leftJoin('app_user', 'app_user.user_id', 'memo_link.made_by')
    .selectAll('memo_link')
    .select((eb) => [
      'app_user.first_name',
      'app_user.last_name',
      'app_user.email',
      eb
        .selectFrom('memo_link_view')
        .whereRef('memo_link_view.link_id', '=', 'memo_link.link_id')
        .select(sql<number>`count(*)::int`.as('views'))
        .as('views'),
      eb
        .selectFrom('memo_link_view')
        .whereRef('memo_link_view.link_id', '=', 'memo_link.link_id')
        .select(sql<Date | null>`max(memo_link_view.at)`.as('last'))
        .as('last_view'),
    ])
}

type Rows<Q> = Q extends SelectQueryBuilder<infer _DB, infer _TB, infer O> ? O : never

function toLink(row: Rows<ReturnType<typeof selectLinks>>, now: Date): MemoLink {
  return {
    id: row.link_id,
    name: row.name,
    made_on: row.made_at.toISOString(),
    made_by: [row.first_name, row.last_name].join(' ').trim() || row.email,
    expires_on: row.expires_at.toISOString(),
    ended_on: row.ended_at?.toISOString() ?? null,
    is_open: isOpenAt(row, now),
    has_passcode: row.passcode_hash !== null,
    ask_email: row.ask_email,
    with_pages: row.with_pages,
    with_pdf: row.with_pdf,
    views: row.views ?? 0,
    last_view_on: row.last_view?.toISOString() ?? null,
  }
}

/** Whether a link can be opened at a time. */
export const isOpenAt = (link: { expires_at: Date; ended_at: Date | null }, now: Date): boolean =>
  link.ended_at === null && link.expires_at.getTime() > now.getTime()

/** The links of a deal, newest first. */
export async function listLinkRows(db: Db, dealId: string, now: Date): Promise<MemoLink[]> {
  const rows = await selectLinks(db)
    .where('memo_link.deal_id', '=', dealId)
    .orderBy('memo_link.made_at', 'desc')
    .orderBy('memo_link.link_id', 'desc')
    .execute()
  return rows.map((row) => toLink(row, now))
}

export async function findLinkOfDeal(db: Db, dealId: string, linkId: string, now: Date): Promise<MemoLink | undefined> {
  const row = await selectLinks(db)
    .where('memo_link.deal_id', '=', dealId)
    .where('memo_link.link_id', '=', linkId)
    .executeTakeFirst()
  return row && toLink(row, now)
}

export async function insertLink(db: Db, link: Insertable<Database['memo_link']>): Promise<void> {
  await db.insertInto('memo_link').values(link).execute()
}

/** Moves the end of a link that was not ended; false otherwise. */
export async function setExpiry(db: Db, linkId: string, at: Date): Promise<boolean> {
  const moved = await db
    .updateTable('memo_link')
    .set({ expires_at: at })
    .where('link_id', '=', linkId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return moved.numUpdatedRows > 0n
}

/** Ends a link; false where it was ended before. */
export async function endLinkRow(db: Db, linkId: string, at: Date): Promise<boolean> {
  const ended = await db
    .updateTable('memo_link')
    .set({ ended_at: at })
    .where('link_id', '=', linkId)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** Ends the open links that a person made in a workspace; returns them with their deals. */
export async function endLinksMadeBy(
  db: Db,
  { workspaceId, userId, at }: { workspaceId: string; userId: string; at: Date },
) {
  return db
    .updateTable('memo_link')
    .set({ ended_at: at })
    .where('made_by', '=', userId)
    .where('ended_at', 'is', null)
    .where('deal_id', 'in', (eb) => eb.selectFrom('deal').where('workspace_id', '=', workspaceId).select('deal_id'))
    .returning(['link_id', 'deal_id', 'name'])
    .execute()
}

/** What opening a link needs, by the hash of its key; nothing of a closed workspace. */
export async function findLinkByKey(db: Db, keyHash: Buffer) {
  return db
    .selectFrom('memo_link')
    .innerJoin('deal', 'deal.deal_id', 'memo_link.deal_id')
    .innerJoin('workspace', 'workspace.workspace_id', 'deal.workspace_id')
    .where('memo_link.key_hash', '=', keyHash)
    .where('workspace.closes_at', 'is', null)
    .selectAll('memo_link')
    .select('deal.workspace_id')
    .executeTakeFirst()
}
export type OpenedLink = NonNullable<Awaited<ReturnType<typeof findLinkByKey>>>

export async function insertView(
  db: Db,
  view: Pick<Insertable<Database['memo_link_view']>, 'view_id' | 'link_id' | 'ticket_hash' | 'at' | 'email'>,
): Promise<void> {
  await db.insertInto('memo_link_view').values(view).execute()
}

/** The id of the opening of a link that a ticket stands for, since a time. */
export async function findViewByTicket(db: Db, linkId: string, ticketHash: Buffer, since: Date) {
  const row = await db
    .selectFrom('memo_link_view')
    .where('link_id', '=', linkId)
    .where('ticket_hash', '=', ticketHash)
    .where('at', '>', since)
    .select('view_id')
    .executeTakeFirst()
  return row?.view_id
}

/** Adds what a reader has seen; what was noted before stays. */
export async function addSeen(
  db: Db,
  viewId: string,
  seen: { seconds: number; parts: readonly string[]; pages: readonly number[] },
): Promise<void> {
  const join = (column: 'parts' | 'pages', type: 'text[]' | 'int[]', values: readonly unknown[]) =>
    sql<never>`(select coalesce(array_agg(one order by one), '{}') from (
      select unnest(${sql.ref(column)}) as one union select unnest(${sql.val([...values])}::${sql.raw(type)})) as all_seen)`
  await db
    .updateTable('memo_link_view')
    .set({
      seconds: sql<number>`greatest(seconds, ${seen.seconds}::int)`,
      parts: join('parts', 'text[]', seen.parts),
      pages: join('pages', 'int[]', seen.pages),
    })
    .where('view_id', '=', viewId)
    .execute()
}

/** The openings of a link, newest first. */
export async function listViewRows(db: Db, linkId: string, limit: number) {
  return db
    .selectFrom('memo_link_view')
    .where('link_id', '=', linkId)
    .orderBy('at', 'desc')
    .orderBy('view_id', 'desc')
    .limit(limit)
    .select(['at', 'email', 'seconds', 'parts', 'pages'])
    .execute()
}

/** Has the tries on a link wait for each other until the transaction ends. */
export async function lockTries(db: Db, linkId: string): Promise<void> {
  await db.selectFrom('memo_link').where('link_id', '=', linkId).select('link_id').forNoKeyUpdate().execute()
}

/** When which network tried a passcode on a link since a time, oldest first; what is older is forgotten. */
export async function listTries(db: Db, linkId: string, since: Date): Promise<Array<{ network: string; at: Date }>> {
  await db.deleteFrom('memo_link_try').where('link_id', '=', linkId).where('tried_at', '<=', since).execute()
  return db
    .selectFrom('memo_link_try')
    .where('link_id', '=', linkId)
    .orderBy('tried_at')
    .select(['network', 'tried_at as at'])
    .execute()
}

export async function insertTry(db: Db, one: Insertable<Database['memo_link_try']>): Promise<void> {
  await db.insertInto('memo_link_try').values(one).execute()
}

export async function forgetTry(db: Db, tryId: string): Promise<void> {
  await db.deleteFrom('memo_link_try').where('try_id', '=', tryId).execute()
}

/** Forgets openings of links before a time. */
export async function deleteViewsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('memo_link_view').where('at', '<', before).execute()
}
