import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import type { FileAnswer } from '#server/platform/http/route.ts'
import { noteDownload } from '../audit/note-download.ts'
import { makeFileName } from '../memo-export/document-name.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { getArchiveKey } from './archive-files.ts'
import { findArchive } from './archives-store.ts'

/** The file of an archive; the audit log tells who took it. AppError 404 for one that is not ready, was removed, or is of another workspace. */
export async function getArchiveFile(
  ctx: Ctx,
  { workspaceId, archiveId }: { workspaceId: string; archiveId: string },
): Promise<FileAnswer> {
  const { name } = await requireMember(ctx, workspaceId)
  const archive = await findArchive(ctx.db, archiveId)
  if (archive?.workspace_id !== workspaceId || archive.state !== 'ready')
    throw notFound('This archive is not here. Make a new one.')
  await noteDownload(ctx, { workspaceId, event: 'archive_downloaded', subjectId: archiveId })
  return {
    contentType: 'application/zip',
    bytes: Number(archive.bytes),
    etag: archive.sha256 ?? archiveId,
    open: (range) => ctx.files.getStream(getArchiveKey(workspaceId, archiveId), range),
    downloadAs: `${makeFileName(name) || 'Workspace'} archive ${archive.created_at.toISOString().slice(0, 10)}.zip`,
  }
}
