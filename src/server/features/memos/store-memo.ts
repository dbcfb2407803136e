import type { Memo } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { completeDeal } from '../deals/deal-status.ts'
import { flagColumnsOf } from './flag-columns.ts'
import { keepEdits } from './keep-edits.ts'
import { editsOf, lockMemoOfDeal, storeMadeMemo } from './memos-store.ts'
import { DealGone } from './progress-notes.ts'
import { parseChange, parseFaces } from './stored-memo.ts'

export type MadeMemo = Pick<Memo, 'engine' | 'validated_response' | 'json_response' | 'flags'>

/** Stores a memo and completes its deal in one transaction; what people changed in an earlier one is kept. */
export async function storeMemo(ctx: Ctx, dealId: string, made: MadeMemo): Promise<void> {
  await ctx.db.transaction().execute(async (trx) => {
    const memo = await lockMemoOfDeal(trx, dealId)
    if (!memo || !(await completeDeal({ ...ctx, db: trx }, dealId))) throw new DealGone()
    const old = parseFaces(memo)
    const changes = old ? (await editsOf(trx, memo.memo_id)).map(parseChange) : []
    const fields = old ? keepEdits(made.validated_response, old.validated_response, changes) : made.validated_response
    await storeMadeMemo(trx, memo.memo_id, {
      version: memo.version + 1,
      engine: made.engine,
      validatedResponse: toJson(fields),
      jsonResponse: toJson(made.json_response),
      flags: toJson(made.flags),
      flagColumns: flagColumnsOf(fields, made.json_response),
      at: ctx.now(),
    })
  })
}
