import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { renewAdders, renewAddersQueue } from './renew-adders.ts'
import { renewFlags, renewFlagsQueue } from './renew-flags.ts'

export const dealJobs: JobDefinition[] = [
  job(renewFlagsQueue, renewFlags, async (ctx, { workspaceId }, reason) =>
    ctx.log.error({ workspaceId, reason }, 'Could not count the flags of all deals after a change of the template.'),
  ),
  job(renewAddersQueue, renewAdders, async (ctx, { userId }, reason) =>
    ctx.log.error({ userId, reason }, 'Could not write a changed name to the deals that the user added.'),
  ),
]
