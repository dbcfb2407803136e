import type { SentResponse, ValidatedResponse } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, invalid } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { lockSeenBefore } from '../deals/seen-before-queries.ts'
import { addEnteredReasons } from './add-entered-reasons.ts'
import { leaveOutReturned } from './change-field.ts'
import { detectChanges } from './detect-changes.ts'
import { getMemo } from './get-memo.ts'
import { listFounderIds } from './known-founders.ts'
import type { MemoChangeRecord } from './memo-change.ts'
import { getFieldAt } from './memo-value.ts'
import { requireMemo } from './require-memo.ts'
import { makeAuthor, openMemo, storeChanges } from './store-changes.ts'

type Saved = { validated_response: ValidatedResponse; version: number }

/**
 * Saves what a person changed in a memo: values and confirmations, each kept in the history. AppError 409 with the
 * newest memo when `version` is not the newest, 422 when fields or founders are not those of the memo.
 */
export async function saveEdits(
  ctx: Ctx,
  memoId: string,
  input: { validated_response: SentResponse; version?: number | undefined },
): Promise<Saved> {
  const { workspaceId } = await requireMemo(ctx, memoId)
  const saved = await inTransaction(ctx, async (tx) => {
    await lockSeenBefore(tx, workspaceId)
    return saveLocked(tx, memoId, input)
  })
  if (saved !== 'stale') return saved
  throw conflict('Someone else has saved this memo in the meantime.', await getMemo(ctx, memoId))
}

async function saveLocked(
  ctx: Tx,
  memoId: string,
  input: { validated_response: SentResponse; version?: number | undefined },
): Promise<Saved | 'stale'> {
  const memo = await openMemo(ctx, memoId)
  const { row, state } = memo
  if (input.version !== undefined && input.version !== row.version) return 'stale'
  const changed = detectChanges(state.fields, input.validated_response, await makeAuthor(ctx))
  if (!changed) throw invalid({ validated_response: 'The founders are not those of this memo. Reload the memo.' })
  const shown = addEnteredReasons(changed.memo)
  if (changed.changes.length === 0) return { validated_response: shown, version: row.version }
  const ids = listFounderIds(state.founders)
  const records = changed.changes.map((change): MemoChangeRecord => {
    const founderId = change.position === null ? null : (ids[change.position] ?? null)
    const before = getFieldAt(state.fields, change)
    return { ...change, founderId, detail: before ? { before: { [change.field]: before } } : {} }
  })
  const next = { ...state, fields: changed.memo }
  const version = await storeChanges(ctx, memo, { state: { ...next, removed: leaveOutReturned(next) }, records })
  return { validated_response: shown, version }
}
