import { setTimeout as pause } from 'node:timers/promises'
import type { Deal } from '#contract/deals.ts'
import { listDeals } from './api-client.ts'

/** The work that is left after the last start has to be over in this time, in milliseconds: reading threads give way to all other tests. */
export const patience = 600_000

/** Waits until no deal is in progress, or too long; returns the deals as they are then. */
export async function waitUntilAllOver(url: string, token: string): Promise<Deal[]> {
  const end = performance.now() + patience
  for (;;) {
    const deals = await listDeals(url, token)
    if (deals.every((deal) => deal.status !== 'in_progress') || performance.now() > end) return deals
    await pause(500)
  }
}
