import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { type CrmPayload, crmQueue } from './crm-queue.ts'
import { listQueued } from './crm-store.ts'
import { makeKey } from './send-deal.ts'

type Asking = Pick<CrmPayload, 'dealId' | 'kind' | 'asked'>

/** Queues the sendings that wait for a job that is lost. One that ended since it was listed is left by its job. */
export async function requeueLost(ctx: Ctx, liveJobs: () => Promise<CrmPayload[]>): Promise<void> {
  const queued = await listQueued(ctx.db)
  if (queued.length === 0) return
  const live = new Set((await liveJobs()).map(nameAsking))
  for (const { workspaceId, ...asking } of queued.filter((one) => !live.has(nameAsking(one)))) {
    const payload = { ...asking, round: 0 }
    await inTransaction(ctx, (tx) => tx.jobs.send(crmQueue, payload, { key: makeKey(payload), workspaceId }))
  }
}

const nameAsking = ({ dealId, kind, asked }: Asking) => `${dealId} ${kind} ${asked}`
