import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { findArchive } from './archives-store.ts'

/** Names an archive of a workspace. */
export type ArchivePlace = { workspaceId: string; archiveId: string }

/** Returns an archive of a workspace that the person is in. AppError 404 for one that is gone or is of another workspace. */
export async function requireArchive(ctx: Ctx, { workspaceId, archiveId }: ArchivePlace) {
  await requireMember(ctx, workspaceId)
  const archive = await findArchive(ctx.db, archiveId)
  if (archive?.workspace_id !== workspaceId) throw notFound('This archive is not here any more.')
  return archive
}
