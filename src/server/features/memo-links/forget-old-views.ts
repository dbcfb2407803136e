import type { Ctx } from '#server/platform/context.ts'
import { deleteViewsBefore } from './memo-links-store.ts'

/** Months for which the log of a memo link says who opened it. */
const keptMonths = 12

/** Forgets openings of memo links that are older than a year. */
export async function forgetOldViews(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  const before = new Date(ctx.now())
  before.setUTCMonth(before.getUTCMonth() - keptMonths)
  await deleteViewsBefore(ctx.db, before)
}
