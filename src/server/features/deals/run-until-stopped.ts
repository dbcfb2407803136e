import { setTimeout as pause } from 'node:timers/promises'
import type { Ctx } from '#server/platform/context.ts'

/** Milliseconds between two checks, so the longest time until the work notices. */
const everyMs = 500

/**
 * Runs `work` with a signal that is aborted once `isStopped` says so for a deal. The database is asked, since the call that stops
 * it may have come to another process or before a restart.
 */
export async function runUntilStopped<T>(
  ctx: Ctx,
  dealId: string,
  isStopped: (ctx: Ctx, dealId: string) => Promise<boolean>,
  work: (stopped: AbortSignal) => Promise<T>,
): Promise<T> {
  const stopped = new AbortController()
  const over = new AbortController()
  if (await isStopped(ctx, dealId)) stopped.abort()
  const watching = watch()
  try {
    return await work(stopped.signal)
  } finally {
    over.abort()
    await watching
  }

  async function watch(): Promise<void> {
    while (!over.signal.aborted && !stopped.signal.aborted) {
      // Ends early, and by throwing, when the work is over.
      await pause(everyMs, undefined, { signal: over.signal }).catch(() => undefined)
      try {
        if (!over.signal.aborted && (await isStopped(ctx, dealId))) stopped.abort()
      } catch (error) {
        ctx.log.warn({ err: error, dealId }, 'Could not look up whether a language model was stopped.')
      }
    }
  }
}
