import type { Tx } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { findMemoModel } from '../memos/memos-queries.ts'
import { forgetModelAnswers } from '../memos/model-answers.ts'
import { queueMemoAgain } from '../memos/queue-memo.ts'
import { keepDealsInProgress, lockDeal, moveDeal, setNoModel } from './deals-store.ts'

/**
 * Keeps a deal from language models, or no longer. Kept: the job that asks one sees it and goes on by rules, stored answers are
 * deleted, and a memo that a model wrote is regenerated without one. No longer kept: nothing is sent before the memo is
 * regenerated. The caller has checked the access.
 */
export async function keepFromModels(tx: Tx, dealId: string, isKept: boolean): Promise<void> {
  const deal = await lockDeal(tx.db, dealId)
  if (!deal || deal.no_model === isKept) return
  await setNoModel(tx.db, dealId, isKept)
  const { sentTo, isByModel } = await findMemoModel(tx, dealId)
  await noteActivity(tx, { dealId, kind: 'no_model', data: { is_on: isKept, sent_before: isKept ? sentTo : [] } })
  if (!isKept) return
  await forgetModelAnswers(tx, [dealId])
  if (deal.status !== 'completed' || !isByModel) return
  await moveDeal(tx.db, dealId, 'completed', { status: 'in_progress', detail: 'Waiting to be read', at: tx.now() })
  await queueMemoAgain(tx, { dealId, workspaceId: deal.workspace_id })
}

/** Keeps the memos of a workspace that are being made from models, as its switch keeps those to come; others stay as they are. */
export async function keepWorkspaceFromModels(tx: Tx, workspaceId: string): Promise<void> {
  await forgetModelAnswers(tx, await keepDealsInProgress(tx.db, workspaceId))
}
