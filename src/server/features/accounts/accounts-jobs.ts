import { type JobDefinition, job } from '#server/platform/jobs/job.ts'
import { emailChangedQueue, mailEmailChanged } from './mail-email-changed.ts'
import { mailPasswordChanged, passwordChangedQueue } from './mail-password-changed.ts'
import { mailPasswordReset, passwordResetQueue } from './mail-password-reset.ts'

export const accountJobs: JobDefinition[] = [
  job(
    emailChangedQueue,
    (ctx, payload) => mailEmailChanged(ctx, payload),
    async (ctx, { userId }, reason) =>
      ctx.log.error({ userId, reason }, 'Could not send the email about a changed address.'),
  ),
  job(passwordChangedQueue, mailPasswordChanged, async (ctx, { userId }, reason) =>
    ctx.log.error({ userId, reason }, 'Could not send the email about a changed password.'),
  ),
  job(
    passwordResetQueue,
    (ctx, payload) => mailPasswordReset(ctx, payload),
    async (ctx, _payload, reason) => ctx.log.error({ reason }, 'Could not send the email with a password reset.'),
  ),
]
