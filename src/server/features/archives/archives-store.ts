import type { Kysely } from 'kysely'
import { type Archive, archiveDays } from '#contract/archives.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

const dayMs = 86_400_000

/** False while another archive of the workspace is being made. */
export async function insertArchive(
  db: Db,
  archive: { archiveId: string; workspaceId: string; askedBy: string; at: Date },
): Promise<boolean> {
  const inserted = await db
    .insertInto('workspace_archive')
    .values({
      archive_id: archive.archiveId,
      workspace_id: archive.workspaceId,
      asked_by: archive.askedBy,
      created_at: archive.at,
    })
    .onConflict((conflict) => conflict.column('workspace_id').where('state', '=', 'making').doNothing())
    .returning('archive_id')
    .executeTakeFirst()
  return inserted !== undefined
}

/** The archives of a workspace, newest first. */
export async function listArchiveRows(db: Db, workspaceId: string): Promise<Archive[]> {
  const rows = await db
    .selectFrom('workspace_archive')
    .leftJoin('app_user', 'app_user.user_id', 'workspace_archive.asked_by')
    .where('workspace_id', '=', workspaceId)
    .orderBy('workspace_archive.created_at', 'desc')
    .selectAll('workspace_archive')
    .select(['app_user.first_name', 'app_user.last_name', 'app_user.email'])
    .execute()
  return rows.map((row) => ({
    id: row.archive_id,
    state: row.state,
    detail: row.detail,
    done: row.done,
    total: row.total,
    bytes: row.bytes === null ? null : Number(row.bytes),
    created_on: row.created_at.toISOString(),
    expires_on:
      row.state !== 'ready' || row.ended_at === null
        ? null
        : new Date(row.ended_at.getTime() + archiveDays * dayMs).toISOString(),
    by: [row.first_name, row.last_name].join(' ').trim() || (row.email ?? ''),
  }))
}

export function findArchive(db: Db, archiveId: string) {
  return db.selectFrom('workspace_archive').where('archive_id', '=', archiveId).selectAll().executeTakeFirst()
}

/** False when the archive is gone or has ended: there is nothing left to make. */
export async function storeProgress(db: Db, archiveId: string, done: number, total: number): Promise<boolean> {
  const stored = await db
    .updateTable('workspace_archive')
    .set({ done, total })
    .where('archive_id', '=', archiveId)
    .where('state', '=', 'making')
    .executeTakeFirst()
  return stored.numUpdatedRows > 0n
}

/** Ends an archive that is being made; false when it is gone or had ended. */
export async function endArchive(
  db: Db,
  archiveId: string,
  end: { state: 'ready' | 'failed'; detail?: string; bytes?: number; sha256?: string; at: Date },
): Promise<boolean> {
  const { at, ...values } = end
  const ended = await db
    .updateTable('workspace_archive')
    .set({ ...values, ended_at: at })
    .where('archive_id', '=', archiveId)
    .where('state', '=', 'making')
    .executeTakeFirst()
  return ended.numUpdatedRows > 0n
}

/** Those that are being made. */
export async function listUnfinished(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('workspace_archive').where('state', '=', 'making').select('archive_id').execute()
  return rows.map(({ archive_id }) => archive_id)
}

/** Those that ended at a time or before. */
export function listEndedBefore(db: Db, at: Date) {
  return db
    .selectFrom('workspace_archive')
    .where('ended_at', '<=', at)
    .select(['archive_id as archiveId', 'workspace_id as workspaceId'])
    .execute()
}

/** False when it is gone already. */
export async function deleteArchive(db: Db, archiveId: string): Promise<boolean> {
  const deleted = await db.deleteFrom('workspace_archive').where('archive_id', '=', archiveId).executeTakeFirst()
  return deleted.numDeletedRows > 0n
}

/** Those of all workspaces that have a file. */
export function listReady(db: Db) {
  return db
    .selectFrom('workspace_archive')
    .where('state', '=', 'ready')
    .select(['archive_id as archiveId', 'workspace_id as workspaceId'])
    .execute()
}
