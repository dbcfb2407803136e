import type { MemoLink } from '#contract/memo-links.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireDeal } from '../deals/require-deal.ts'
import { dayMs } from './make-link.ts'
import { setExpiry } from './memo-links-store.ts'
import { type LinkIds, requireLink } from './require-link.ts'

/** Has a memo link end so many days from now; AppError 409 for one that was ended. */
export async function changeLink(ctx: Ctx, ids: LinkIds, { days }: { days: number }): Promise<MemoLink> {
  await requireLink(ctx, ids)
  const { workspaceId } = await requireDeal(ctx, ids.dealId)
  await inTransaction(ctx, async (tx) => {
    if (!(await setExpiry(tx.db, ids.linkId, new Date(tx.now().getTime() + days * dayMs))))
      throw conflict('This link was ended. Make a new one.')
    const detail = `${days === 1 ? '1 day' : `${days} days`} from now`
    await noteAudit(tx, { workspaceId, event: 'link_changed', dealId: ids.dealId, subjectId: ids.linkId, detail })
  })
  return requireLink(ctx, ids)
}
