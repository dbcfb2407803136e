import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { endArchive } from './archives-store.ts'
import { keepArchives } from './keep-archives.ts'
import { makeArchive } from './make-archive.ts'
import { makeArchiveQueue } from './start-archive.ts'

export const archiveJobs: JobDefinition[] = [
  job(
    makeArchiveQueue,
    makeArchive,
    async (ctx, { archiveId }, reason) => {
      await endArchive(ctx.db, archiveId, { state: 'failed', detail: reason, at: ctx.now() })
    },
    keepArchives,
  ),
]
