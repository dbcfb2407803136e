import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { discardFiles, discardFilesQueue, giveUpDiscarding } from './discard-files.ts'

export const deckJobs: JobDefinition[] = [
  job(discardFilesQueue, (ctx, payload) => discardFiles(ctx, payload), giveUpDiscarding),
]
