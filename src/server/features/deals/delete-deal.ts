import type { Ctx } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { forgetJobsOf } from '#server/platform/jobs/job-steps.ts'
import { forgetNamingActivity } from '../activity/note-activity.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { listDeckIds } from '../decks/decks-queries.ts'
import { discardFilesQueue } from '../decks/discard-files.ts'
import { forgetMailOfDeal } from '../intake-mail/discard-mail-files.ts'
import { holdMemo } from '../memos/memos-queries.ts'
import { findDeal, forgetRemovals, removeDealRow } from './deals-store.ts'
import { noSuchDeal, requireDeal } from './require-deal.ts'
import { listNaming, lockSeenBefore, recountSeen } from './seen-before-queries.ts'

/** A listener who was away for longer learns of deletions by loading the list again. */
const rememberedMs = 30 * 86_400_000

/**
 * Deletes a deal with everything of it; jobs remove the files within a day. Only the audit log keeps its id. AppError 409 while the
 * memo is being made.
 */
export async function deleteDeal(ctx: Ctx, dealId: string): Promise<Record<string, never>> {
  const { workspaceId } = await requireDeal(ctx, dealId)
  await inTransaction(ctx, async (tx) => {
    if (await removeDeal(tx, { dealId, workspaceId })) return
    if (!(await findDeal(tx.db, dealId))) throw notFound(noSuchDeal)
    throw conflict('The memo of this deal is being made. Delete the deal when it is ready.')
  })
  return {}
}

/** A job that makes the memo notices within a page that the deal is gone; it can have stored one more until then. */
const lateSeconds = 3_600

type Removed = {
  dealId: string
  workspaceId: string
  /** Even while its memo is being made. */
  atOnce?: boolean
}

/** Removes a deal with everything of it; false when it is gone, or its memo is being made. The caller has checked the access. */
export async function removeDeal(tx: Tx, { dealId, workspaceId, atOnce = false }: Removed): Promise<boolean> {
  await lockSeenBefore(tx, workspaceId)
  await holdMemo(tx, dealId)
  const deckIds = await listDeckIds(tx, dealId)
  const naming = await listNaming(tx, dealId)
  const at = tx.now()
  if (!(await removeDealRow(tx.db, { dealId, workspaceId, at, atOnce }))) return false
  await recountSeen(tx, naming)
  await forgetRemovals(tx.db, new Date(at.getTime() - rememberedMs))
  await forgetMailOfDeal(tx, dealId)
  await forgetNamingActivity(tx, dealId)
  await forgetJobsOf(tx.db, { dealId })
  await noteAudit(tx, { workspaceId, event: 'deal_deleted', dealId })
  for (const deckId of deckIds) {
    await tx.jobs.send(discardFilesQueue, { deckId }, { key: deckId })
    if (!atOnce) continue
    await tx.jobs.send(discardFilesQueue, { deckId }, { key: `${deckId} late`, afterSeconds: lateSeconds })
  }
  return true
}

/** Forgets the notes of deletions that no listener needs any more. */
export async function forgetOldRemovals(ctx: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await forgetRemovals(ctx.db, new Date(ctx.now().getTime() - rememberedMs))
}
