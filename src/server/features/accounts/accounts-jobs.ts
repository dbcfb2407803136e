import { type JobDefinition, job } from '#server/platform/jobs/queue.ts'
import { mailPasswordReset, passwordResetQueue } from './mail-password-reset.ts'

export const accountJobs: JobDefinition[] = [
  job(
    passwordResetQueue,
    (ctx, payload) => mailPasswordReset(ctx, payload),
    async (ctx, _payload, reason) => ctx.log.error({ reason }, 'The mail with a password reset could not be sent.'),
  ),
]
