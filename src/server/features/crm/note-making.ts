import type { Ctx } from '#server/platform/context.ts'
import type { CrmDriver } from './crm-driver.ts'
import { type DealCrmRow, findDealCrm, storeMakingUntil } from './crm-store.ts'

/**
 * A process that is cut off from its database loses its job after some 15 seconds, while a request of it may still be under way: for the
 * ten seconds in which a response must begin, and for as long as the CRM takes to do what no one waits for any more.
 */
const longestMakingMs = 30_000

/** The driver, which notes before each call that makes something how long that may be under way, and after it that it is not. */
export function noteMaking(ctx: Ctx, driver: CrmDriver, { deal_id: dealId, kind }: DealCrmRow): CrmDriver {
  const note = (until: Date | null) => storeMakingUntil(ctx.db, dealId, kind, until)
  const during = async <T>(make: () => Promise<T>): Promise<T> => {
    await note(new Date(ctx.now().getTime() + longestMakingMs))
    const made = await make()
    await note(null)
    return made
  }
  return {
    ...driver,
    createCompany: (company) => during(() => driver.createCompany(company)),
    addToList: (companyId, listId) => during(() => driver.addToList(companyId, listId)),
    fillField: (place, field, value, stored) => during(() => driver.fillField(place, field, value, stored)),
    addNote: (companyId, text) => during(() => driver.addNote(companyId, text)),
  }
}

/** What is known of a deal's sending, once nothing of it can be under way: what another process makes would not be found yet. */
export async function findAtRest(
  ctx: Ctx,
  { dealId, kind }: { dealId: string; kind: DealCrmRow['kind'] },
  signal: AbortSignal,
): Promise<DealCrmRow | undefined> {
  const row = await findDealCrm(ctx.db, dealId, kind)
  const left = (row?.making_until?.getTime() ?? 0) - ctx.now().getTime()
  if (left <= 0) return row
  await ctx.wait(left, signal)
  return findDealCrm(ctx.db, dealId, kind)
}
