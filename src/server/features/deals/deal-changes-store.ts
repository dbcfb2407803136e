import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Notes that every row of a workspace's list may show something else since this transaction. */
export async function noteListChange(db: Db, workspaceId: string): Promise<void> {
  const changedIn = sql<string>`pg_current_xact_id()`
  await db
    .insertInto('deal_list_change')
    .values({ workspace_id: workspaceId, changed_in: changedIn })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet({ changed_in: changedIn }))
    .execute()
}

/** What changed in a workspace: single deals, or so much that the list must be read again (null). */
export type WorkspaceChanges = Array<{ dealId: string; isGone: boolean }> | null

export type Poll = {
  /** What this poll saw, to continue from; in the form of pg_snapshot. */
  seen: string
  /** Workspaces in which something changed. */
  changes: Map<string, WorkspaceChanges>
}

/**
 * Returns what changed in the workspaces since an earlier poll, `most` deals of each at most; with null only the position.
 * A snapshot knows which transactions had ended, so none is lost or sent twice, whatever order they end in.
 */
export async function pollChanges(
  db: Db,
  workspaceIds: readonly string[],
  since: string | null,
  most: number,
): Promise<Poll> {
  const before = sql`coalesce(${since}::pg_snapshot, pg_current_snapshot())`
  const unseen = sql`changed_in >= pg_snapshot_xmin(${before}) and not pg_visible_in_snapshot(changed_in, ${before})`
  const ofWorkspace = sql`workspace_id = followed.workspace_id and ${unseen} order by changed_in limit ${most + 1}`
  const { rows } = await sql<Row>`
    select pg_current_snapshot()::text as seen, followed.workspace_id, change.deal_id, change.is_gone,
      pg_snapshot_xmax(${before}) > pg_snapshot_xmax(pg_current_snapshot()) or exists (
        select from deal_list_change as list where list.workspace_id = followed.workspace_id and ${unseen}
      ) as is_whole
    from (select null::uuid as workspace_id union all select unnest(${[...workspaceIds]}::uuid[])) as followed
    left join lateral (
      (select deal_id, changed_in, false as is_gone from deal where ${ofWorkspace})
      union all (select deal_id, changed_in, true from deal_removal where ${ofWorkspace})
      order by changed_in limit ${most + 1}
    ) as change on true`.execute(db)
  return { seen: rows[0]?.seen ?? '', changes: groupChanges(rows, most) }
}

type Row = {
  seen: string
  workspace_id: string | null
  deal_id: string | null
  is_gone: boolean | null
  /** The whole list changed, or the earlier poll was of another database. */
  is_whole: boolean
}

function groupChanges(rows: readonly Row[], most: number): Poll['changes'] {
  const changes: Poll['changes'] = new Map()
  for (const { workspace_id, deal_id, is_gone, is_whole } of rows) {
    if (workspace_id === null) continue
    const known = changes.get(workspace_id)
    if (is_whole) changes.set(workspace_id, null)
    else if (known !== null && deal_id !== null) {
      const all = [...(known ?? []), { dealId: deal_id, isGone: is_gone === true }]
      changes.set(workspace_id, all.length > most ? null : all)
    }
  }
  return changes
}
