import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '#server/platform/context.ts'
import { isModelCancelled } from '../deals/deals-queries.ts'

/** Milliseconds between two checks, so the longest time until the work notices. */
const everyMs = 500

/**
 * Runs `work` with a signal that is aborted once the language model is stopped for a deal. The database is asked,
 * since the call may have come to another process or before a restart.
 */
export async function runWithCancel<T>(
  ctx: Ctx,
  dealId: string,
  work: (cancelled: AbortSignal) => Promise<T>,
): Promise<T> {
  const cancelled = new AbortController()
  const over = new AbortController()
  if (await isModelCancelled(ctx, dealId)) cancelled.abort()
  const watching = watchCancel(ctx, dealId, cancelled, over.signal)
  try {
    return await work(cancelled.signal)
  } finally {
    over.abort()
    await watching
  }
}

async function watchCancel(ctx: Ctx, dealId: string, cancelled: AbortController, over: AbortSignal): Promise<void> {
  while (!over.aborted && !cancelled.signal.aborted) {
    // Ends early, and by throwing, when the work is over.
    await pause(everyMs, undefined, { signal: over }).catch(() => undefined)
    try {
      if (!over.aborted && (await isModelCancelled(ctx, dealId))) cancelled.abort()
    } catch (error) {
      ctx.log.warn({ err: error, dealId }, 'Could not look up whether a language model was stopped.')
    }
  }
}
