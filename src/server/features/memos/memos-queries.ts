import { memoModel, type ValidatedResponse } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { listModelsAsked } from '../language-models/language-models-queries.ts'
import { parseFaces } from './memo-row.ts'
import { findMemoIds, findMemoOfDeal, holdMemoRow } from './memos-store.ts'

/** The fields of a deal's memo as people see them, edits included; null while the memo is not made. */
export async function findMemoFields(ctx: Ctx, dealId: string): Promise<ValidatedResponse | null> {
  const row = await findMemoOfDeal(ctx.db, dealId)
  return (row && parseFaces(row)?.validated_response) ?? null
}

/** Keeps the memo of a deal from changing until the transaction ends; it is locked before its deal, as who changes a memo does. */
export async function holdMemo(tx: Tx, dealId: string): Promise<void> {
  await holdMemoRow(tx.db, dealId)
}

/** The deck that a deal's memo is of; null when the deal is gone. */
export async function findMemoDeckId(ctx: Ctx, dealId: string): Promise<string | null> {
  return (await findMemoIds(ctx.db, dealId))?.deckId ?? null
}

/** The models that something of a deal was sent to, and whether one took part in its memo as it stands. */
export async function findMemoModel(ctx: Ctx, dealId: string): Promise<{ sentTo: string[]; isByModel: boolean }> {
  const row = await findMemoOfDeal(ctx.db, dealId)
  if (!row) return { sentTo: [], isByModel: false }
  const isByModel = row.model !== null && memoModel.parse(row.model).calls > 0
  return { sentTo: await listModelsAsked(ctx, row.memo_id), isByModel }
}
