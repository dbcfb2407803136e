import type { Memo, ValidatedResponse } from '#contract/memo.ts'
import type { MemoModel } from '#contract/memo-model.ts'
import { isValidated } from '#contract/standing.ts'
import { getField } from '#engine/memo-reader.ts'
import type { Ctx } from '#server/platform/context.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { completeDeal, noteProgress } from '../deals/deal-status.ts'
import { lockDealInProgress } from '../deals/deals-queries.ts'
import { nameAfterCompany } from '../deals/rename-deal.ts'
import { lockSeenBefore } from '../deals/seen-before-queries.ts'
import { describeDeal } from './describe-deal.ts'
import { keepEdits } from './keep-edits.ts'
import { readStandingEdits } from './memo-edits-store.ts'
import { parseFaces, parseSignedChange, parseState } from './memo-row.ts'
import { startState } from './memo-state.ts'
import { forgetMemoVersion, keepMemoVersion } from './memo-versions-store.ts'
import { findMemoIds, lockMemoOfDeal, storeMadeMemo } from './memos-store.ts'
import { noteCompany } from './note-company.ts'
import { DealGone } from './progress-notes.ts'
import { queueMemoAgain } from './queue-memo.ts'

/** `language` is the deck's main one, ISO 639-1 or 'und'. */
export type MadeMemo = Pick<
  Memo,
  'engine' | 'validated_response' | 'json_response' | 'flags' | 'founder_candidates'
> & { language: string }

/** What a memo was made from beside the deck, and what a language model did for it. */
export type Making = { updateIds: readonly string[]; model?: MemoModel | null }

/**
 * Stores a memo and completes its deal in one transaction; what people changed in an earlier one is kept. Where the deal
 * has other updates by now than those that the memo was made from, or was kept from the model that wrote it, it stays in
 * progress and the memo is made once more.
 */
export async function completeMemo(
  ctx: Ctx,
  dealId: string,
  made: MadeMemo,
  { updateIds, model = null }: Making,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const ids = await findMemoIds(tx.db, dealId)
    if (!ids) throw new DealGone()
    // Before any row of the deal is locked, as who deletes a deal does.
    await lockSeenBefore(tx, ids.workspaceId)
    const memo = await lockMemoOfDeal(tx.db, dealId)
    if (!memo) throw new DealGone()
    const deal = await lockDealInProgress(tx, dealId)
    if (!deal) throw new DealGone()
    const old = parseFaces(memo)
    const changes = old ? (await readStandingEdits(tx.db, memo.memo_id)).map(parseSignedChange) : []
    const state = old
      ? keepEdits(made.validated_response, parseState(memo, old.validated_response), changes)
      : startState(made.validated_response)
    const { fields } = state
    if (old && memo.deck_id !== deal.deckId) await keepMemoVersion(tx.db, memo.memo_id)
    await forgetMemoVersion(tx.db, deal.deckId)
    await storeMadeMemo(tx.db, memo.memo_id, {
      deckId: deal.deckId,
      version: memo.version + 1,
      engine: made.engine,
      language: made.language,
      validatedResponse: toJson(fields),
      jsonResponse: toJson(made.json_response),
      flags: toJson(made.flags),
      founderCandidates: toJson(made.founder_candidates ?? []),
      founders: toJson(state.founders),
      removedEntries: toJson(state.removed),
      model: model && toJson(model),
      at: ctx.now(),
    })
    await describeDeal(tx, { memoId: memo.memo_id, dealId }, { ...made, validated_response: fields })
    await nameDeal(tx, dealId, fields)
    await noteCompany(tx, { memoId: memo.memo_id, dealId, ...deal }, fields)
    const mustBeByRules = deal.isKeptFromModels && (model?.calls ?? 0) > 0
    if (isSameSet(updateIds, deal.updateIds) && !mustBeByRules) await completeDeal(tx, dealId, { again: old !== null })
    else {
      await noteProgress(tx, dealId, { stage: 'Waiting to be read', done: 0, total: 0 })
      await queueMemoAgain(tx, { dealId, workspaceId: deal.workspaceId })
    }
  })
}

/** A deal whose name came from its file is named after the company, once the deck proves it. */
async function nameDeal(tx: Tx, dealId: string, fields: ValidatedResponse): Promise<void> {
  const company = getField(fields, 'company_name')
  if (company && isValidated(company.standing)) await nameAfterCompany(tx, dealId, String(company.value ?? ''))
}

const isSameSet = (some: readonly string[], others: readonly string[]) =>
  new Set(some).symmetricDifference(new Set(others)).size === 0
