import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { deleteDue, deleteDueQueue, keepClosing } from './delete-due.ts'
import { mailKept, mailKeptQueue } from './keep-account.ts'
import { mailDeleting, mailDeletingQueue } from './mail-deleting.ts'
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
  job(mailDeletingQueue, mailDeleting, async (ctx, { userId }, reason) =>
    ctx.log.error({ userId, reason }, 'Could not tell a person that the account is to be deleted.'),
  ),
  job(mailOwnersQueue, mailOwners, async (ctx, { workspaceId }, reason) =>
    ctx.log.error({ workspaceId, reason }, 'Could not tell all owners that their workspace is to be deleted.'),
  ),
]
