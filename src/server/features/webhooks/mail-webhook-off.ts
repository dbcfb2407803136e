import { z } from 'zod'
import { deliveryDays } from '#contract/webhooks.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { mailEach } from '#server/platform/mail/mail-each.ts'
import { findSwitchedOff } from './webhooks-store.ts'

/** The job that tells the owners of a workspace that a webhook was switched off. */
export const webhookOffQueue = queue('mail-webhook-off', z.object({ webhookId: z.uuid() }))

const causes = {
  gone: 'It answered 410, which says that it takes no more events.',
  failing: 'On five days no try of an event succeeded.',
}

/** Tells each owner, once each; no one where the webhook is on again or deleted. */
export async function mailWebhookOff(ctx: Ctx, { webhookId }: { webhookId: string }, run: JobRun): Promise<void> {
  const webhook = await findSwitchedOff(ctx.db, webhookId)
  if (!webhook?.reason) return
  const { hostname } = new URL(webhook.url)
  const text = `Firstread sends no more events to ${hostname}. ${causes[webhook.reason]}

What did not arrive is kept for ${deliveryDays} days and can be sent again. What happens while the webhook is off is not kept.

See what was answered, and switch the webhook on again: ${ctx.config.appUrl}/workspace-edit/connections
`
  const emails = webhook.owners.map(({ user_id, email: to }) => ({
    step: `mail ${user_id}`,
    mail: {
      id: `${run.jobId}-${user_id}`,
      to,
      subject: `Webhook switched off: ${hostname}`,
      text,
      isAutomatic: true,
    },
  }))
  await mailEach(ctx.mailer, run, emails)
}
