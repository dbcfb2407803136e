import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { renewAdders, renewAddersQueue } from './renew-adders.ts'
import { renewFlags, renewFlagsQueue } from './renew-flags.ts'
import { queueStatistics, renewStatistics, renewStatisticsQueue } from './renew-statistics.ts'

const noted = 'The list of deals may be slow until the next attempt: its statistics could not be renewed.'

export const dealJobs: JobDefinition[] = [
  job(renewFlagsQueue, renewFlags, async (ctx, { workspaceId }, reason) =>
    ctx.log.error({ workspaceId, reason }, 'Could not count the flags of all deals after a change of the template.'),
  ),
  job(renewAddersQueue, renewAdders, async (ctx, { userId }, reason) =>
    ctx.log.error({ userId, reason }, 'Could not write a changed name to the deals that the user added.'),
  ),
  job(
    renewStatisticsQueue,
    renewStatistics,
    async (ctx, _payload, reason) => ctx.log.warn({ reason }, noted),
    queueStatistics,
  ),
]
