import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { queueDelivery } from './deliver-event-queue.ts'
import { listOpenDeliveries, type Turn } from './deliveries-store.ts'

/** Queues the deliveries that wait for a job that is lost. One that was settled since it was listed is left by its job. */
export async function requeueLost(ctx: Ctx, liveJobs: () => Promise<Turn[]>): Promise<void> {
  const open = await listOpenDeliveries(ctx.db)
  if (open.length === 0) return
  const live = new Set((await liveJobs()).map(nameTurn))
  for (const { nextAt, ...delivery } of open.filter((one) => !live.has(nameTurn(one)))) {
    const afterSeconds = Math.max(0, ((nextAt?.getTime() ?? 0) - ctx.now().getTime()) / 1000)
    await inTransaction(ctx, (tx) => queueDelivery(tx, delivery, Math.ceil(afterSeconds)))
  }
}

const nameTurn = ({ deliveryId, turn }: Turn) => `${deliveryId} ${turn}`
