import { z } from 'zod'
import { crmKind } from '#contract/crm.ts'
import { queue } from '#server/platform/jobs/queue.ts'

const payload = z.object({ dealId: z.uuid(), kind: crmKind, asked: z.number().int(), round: z.number().int() })
export type CrmPayload = z.output<typeof payload>

/** The job that sends a deal. `asked` says which asking it answers; `round` counts the times that the CRM made it wait. */
export const crmQueue = queue('send-to-crm', payload, {
  concurrency: 2,
  retries: 4,
  retryDelay: 10,
  timeLimit: 600,
  // Two sendings of a deal would each find nothing there, and each make it.
  turns: 'one-lane',
})
