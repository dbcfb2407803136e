import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { discardFiles, discardFilesQueue } from './discard-files.ts'

export const deckJobs: JobDefinition[] = [
  job(
    discardFilesQueue,
    (ctx, payload) => discardFiles(ctx, payload),
    async (ctx, { deckId }, reason) =>
      ctx.log.error({ deckId, reason }, 'Could not remove the files of a deleted deck.'),
  ),
]
