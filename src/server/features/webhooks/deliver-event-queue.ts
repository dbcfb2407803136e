import { z } from 'zod'
import type { Tx } from '#server/platform/in-transaction.ts'
import { queue } from '#server/platform/jobs/queue.ts'

/** The job that sends an event to a webhook once; a later try is a job of its own, since the queue’s own waits double. */
export const deliverEventQueue = queue(
  'deliver-event',
  z.object({ deliveryId: z.uuid(), turn: z.number().int().positive() }),
  // A receiver that is slow holds a lane for 15 seconds, and not those of other workspaces.
  { concurrency: 4, timeLimit: 120, turns: 'one-lane' },
)

/** Queues the sending of an event. */
export async function queueDelivery(
  tx: Tx,
  { workspaceId, ...payload }: { deliveryId: string; turn: number; workspaceId: string },
  afterSeconds = 0,
): Promise<void> {
  const key = `${payload.deliveryId} ${payload.turn}`
  await tx.jobs.send(deliverEventQueue, payload, { key, workspaceId, afterSeconds })
}
