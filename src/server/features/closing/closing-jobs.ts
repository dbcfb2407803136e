import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { deleteDue, deleteDueQueue, keepClosing } from './delete-due.ts'
import { mailKept, mailKeptQueue } from './keep-account.ts'
import { mailOwners, mailOwnersQueue } from './mail-owners.ts'

export const closingJobs: JobDefinition[] = [
  job(
    deleteDueQueue,
    deleteDue,
    async (ctx, _payload, reason) => ctx.log.error({ reason }, 'Could not delete all that is due yet.'),
    keepClosing,
  ),
  job(mailKeptQueue, mailKept, async (ctx, _payload, reason) =>
    ctx.log.error({ reason }, 'Could not tell a person that the account is kept.'),
  ),
  job(mailOwnersQueue, mailOwners, async (ctx, { workspaceId }, reason) =>
    ctx.log.error({ workspaceId, reason }, 'Could not tell all owners that their workspace is to be deleted.'),
  ),
]
