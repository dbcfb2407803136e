import type { Insertable, Kysely, Updateable } from 'kysely'
import type { DealView } from '#contract/views.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

function selectViews(db: Db) {
  return db
    .selectFrom('deal_view')
    .innerJoin('app_user', 'app_user.user_id', 'deal_view.saved_by')
    .select(['view_id', 'name', 'query', 'is_shared', 'saved_by', 'first_name', 'last_name'])
}

type Row = Awaited<ReturnType<ReturnType<typeof selectViews>['executeTakeFirstOrThrow']>>

const toView = (row: Row, userId: string): DealView => ({
  id: row.view_id,
  name: row.name,
  query: row.query,
  shared: row.is_shared,
  by: { first_name: row.first_name, last_name: row.last_name },
  own: row.saved_by === userId,
})

/** A user's views of a workspace's list and the shared ones, by name. */
export async function listViewRows(db: Db, workspaceId: string, userId: string): Promise<DealView[]> {
  const rows = await selectViews(db)
    .where('workspace_id', '=', workspaceId)
    .where((eb) => eb.or([eb('saved_by', '=', userId), eb('is_shared', '=', true)]))
    .orderBy((eb) => eb.fn('lower', ['name']))
    .orderBy('view_id')
    .execute()
  return rows.map((row) => toView(row, userId))
}

/** Which view it is, and whose. */
export type ViewKey = { workspaceId: string; viewId: string; userId: string }

export async function findView(db: Db, { workspaceId, viewId, userId }: ViewKey): Promise<DealView | undefined> {
  const query = selectViews(db).where('workspace_id', '=', workspaceId).where('view_id', '=', viewId)
  const row = await query.where('saved_by', '=', userId).executeTakeFirst()
  return row && toView(row, userId)
}

/** How many views a user keeps in a workspace; no other is saved there for that user until the transaction ends. */
export async function countOwnViews(db: Db, workspaceId: string, userId: string): Promise<number> {
  const membership = db.selectFrom('membership').where('workspace_id', '=', workspaceId).where('user_id', '=', userId)
  await membership.select('user_id').forNoKeyUpdate().execute()
  const { views } = await db
    .selectFrom('deal_view')
    .where('workspace_id', '=', workspaceId)
    .where('saved_by', '=', userId)
    .select(({ fn }) => fn.countAll<number>().as('views'))
    .executeTakeFirstOrThrow()
  return views
}

export async function insertView(db: Db, row: Insertable<Database['deal_view']>): Promise<void> {
  await db.insertInto('deal_view').values(row).execute()
}

/** Changes a view of the user's own; false for any other. */
export async function updateView(
  db: Db,
  { workspaceId, viewId, userId }: ViewKey,
  fields: Updateable<Database['deal_view']>,
): Promise<boolean> {
  const own = db.updateTable('deal_view').where('workspace_id', '=', workspaceId).where('saved_by', '=', userId)
  const { numUpdatedRows } = await own.where('view_id', '=', viewId).set(fields).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes a view of the user's own; false for any other. */
export async function deleteView(db: Db, { workspaceId, viewId, userId }: ViewKey): Promise<boolean> {
  const own = db.deleteFrom('deal_view').where('workspace_id', '=', workspaceId).where('saved_by', '=', userId)
  const { numDeletedRows } = await own.where('view_id', '=', viewId).executeTakeFirst()
  return numDeletedRows > 0n
}
