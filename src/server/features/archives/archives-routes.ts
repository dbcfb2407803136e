import { archiveEndpoints } from '#contract/archives.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { cancelArchive } from './cancel-archive.ts'
import { getArchiveFile } from './get-archive-file.ts'
import { removeArchive } from './remove-archive.ts'
import { listArchives, startArchive } from './start-archive.ts'

export const archiveRoutes: Route[] = [
  route(archiveEndpoints.start, (ctx, { params }) => startArchive(ctx, params.id), {
    limit: { max: 20, window: '1 hour', by: 'user' },
  }),
  route(archiveEndpoints.list, (ctx, { params }) => listArchives(ctx, params.id)),
  route(archiveEndpoints.file, (ctx, { params }) =>
    getArchiveFile(ctx, { workspaceId: params.id, archiveId: params.archiveId }),
  ),
  route(archiveEndpoints.cancel, (ctx, { params }) =>
    cancelArchive(ctx, { workspaceId: params.id, archiveId: params.archiveId }),
  ),
  route(archiveEndpoints.remove, (ctx, { params }) =>
    removeArchive(ctx, { workspaceId: params.id, archiveId: params.archiveId }),
  ),
]
