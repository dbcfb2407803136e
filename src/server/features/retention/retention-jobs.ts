import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import {
  applyRetention,
  applyRetentionQueue,
  keepRetention,
  mailAnnounced,
  mailAnnouncedQueue,
} from './apply-retention.ts'

export const retentionJobs: JobDefinition[] = [
  job(
    applyRetentionQueue,
    applyRetention,
    async (ctx, _payload, reason) => ctx.log.error({ reason }, 'Could not delete what was kept for its time today.'),
    keepRetention,
  ),
  job(mailAnnouncedQueue, mailAnnounced, async (ctx, { workspaceId }, reason) =>
    ctx.log.error({ workspaceId, reason }, 'Could not tell an owner which deals are to be deleted.'),
  ),
]
