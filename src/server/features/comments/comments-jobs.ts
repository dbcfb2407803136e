import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { emailMentions } from './email-mentions.ts'
import { mentionEmailQueue } from './mention-members.ts'

export const commentJobs: JobDefinition[] = [
  job(
    mentionEmailQueue,
    (ctx, payload) => emailMentions(ctx, payload),
    async (ctx, payload, reason) => ctx.log.error({ ...payload, reason }, 'Could not send the email about a mention.'),
  ),
]
