import type { ValidatedResponse } from '#contract/memo.ts'
import { memoModel } from '#contract/memo-model.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { listModelsAsked } from '../language-models/language-models-queries.ts'
import { parseFaces, parseFields } from './memo-row.ts'
import { findMemoIds, findMemoOfDeal, holdMemoRow, listFieldsOfDeals } from './memos-store.ts'

/** The fields of a deal's memo as people see them, edits included; null while the memo is not made. */
export async function findMemoFields(ctx: Ctx, dealId: string): Promise<ValidatedResponse | null> {
  const row = await findMemoOfDeal(ctx.db, dealId)
  return (row && parseFaces(row)?.validated_response) ?? null
}

/** The same for several deals, by their ids; deals without a memo are left out. */
export async function findFieldsOfDeals(
  ctx: Pick<Ctx, 'db'>,
  dealIds: readonly string[],
): Promise<Map<string, ValidatedResponse>> {
  const rows = await listFieldsOfDeals(ctx.db, dealIds)
  return new Map(
    rows.flatMap(
      ({ deal_id, validated_response: fields }): Array<[string, ValidatedResponse]> =>
        fields === null ? [] : [[deal_id, parseFields(fields)]],
    ),
  )
}

/** Keeps the memo of a deal from changing until the transaction ends; it is locked before its deal, as who changes a memo does. */
export async function holdMemo(tx: Tx, dealId: string): Promise<void> {
  await holdMemoRow(tx.db, dealId)
}

/** The deck that a deal's memo is of; null when the deal is gone. */
export async function findMemoDeckId(ctx: Ctx, dealId: string): Promise<string | null> {
  return (await findMemoIds(ctx.db, dealId))?.deckId ?? null
}

type MemoMaking = {
  /** The models that something of the deal was sent to. */
  sentTo: string[]
  /** Whether one took part in the memo as it stands. */
  isByModel: boolean
}

/** What models had to do with a deal and its memo. */
export async function findMemoModel(ctx: Ctx, dealId: string): Promise<MemoMaking> {
  const row = await findMemoOfDeal(ctx.db, dealId)
  if (!row) return { sentTo: [], isByModel: false }
  const model = row.model === null ? null : memoModel.parse(row.model)
  const sentTo = await listModelsAsked(ctx, row.memo_id)
  return { sentTo, isByModel: model !== null && model.calls > 0 }
}
