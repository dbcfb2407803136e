import { auditMonths } from '#contract/audit.ts'
import type { Ctx } from '#server/platform/context.ts'
import { deleteEventsBefore } from './audit-store.ts'

/** Forgets the events of all workspaces that are older than 24 months. */
export async function forgetOldEvents({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await deleteEventsBefore(db, findOldest(now()))
}

/** The time before which nothing is kept. */
export function findOldest(now: Date): Date {
  const oldest = new Date(now)
  oldest.setUTCMonth(oldest.getUTCMonth() - auditMonths)
  return oldest
}
