import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { getArchiveKey } from './archive-files.ts'
import { listReady } from './archives-store.ts'

/** The files of all archives of all workspaces; what lies beside them has no row. */
export async function listArchiveFiles(db: Kysely<Database>): Promise<{ folders: string[]; keys: string[] }> {
  const archives = await listReady(db)
  return { folders: [], keys: archives.map(({ workspaceId, archiveId }) => getArchiveKey(workspaceId, archiveId)) }
}
