import type { ChangesMade, MemoChange } from '#contract/memo-changes.ts'
import { findCaller } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, invalid } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { lockSeenBefore } from '../deals/seen-before-queries.ts'
import { changeField } from './change-field.ts'
import { changeFounders } from './change-founders.ts'
import { describeChanges, isSamePlace } from './describe-changes.ts'
import { isSameThing, listRecorded, listTouched } from './find-conflict.ts'
import { getMemo } from './get-memo.ts'
import type { FounderRecord } from './known-founders.ts'
import type { MemoChangeRecord } from './memo-change.ts'
import type { MemoState, StatePlace } from './memo-state.ts'
import type { Author } from './memo-value.ts'
import { requireMemo } from './require-memo.ts'
import { type LockedMemo, makeAuthor, openMemo, storeChanges, tellsCompany } from './store-changes.ts'
import { isAmong, listUnseenEdits, type UnseenEdit } from './unseen-edits.ts'

type Input = { version: number; changes: readonly MemoChange[] }

/**
 * Changes single fields, entries and founders of a memo, all of them or none. They apply to the newest memo; AppError 409 with it where
 * one of these fields or founders was changed by someone else since `version`, or the memo was made again; 422 where an act
 * does not fit the memo.
 */
export async function changeMemo(ctx: Ctx, memoId: string, input: Input): Promise<ChangesMade> {
  const { workspaceId } = await requireMemo(ctx, memoId)
  const made = await inTransaction(ctx, async (tx) => {
    // Only these tell the company, by which deals are compared.
    if (input.changes.some(({ place }) => tellsCompany(place.section))) await lockSeenBefore(tx, workspaceId)
    return changeLocked(tx, memoId, input)
  })
  if (typeof made !== 'string') return made
  throw conflict(made, await getMemo(ctx, memoId))
}

/** The sentence of a refusal, or what was changed. */
async function changeLocked(tx: Tx, memoId: string, { version, changes }: Input): Promise<ChangesMade | string> {
  const memo = await openMemo(tx, memoId)
  const unseen = await listUnseenEdits(tx, memo, version)
  const refusal = findRefusal(tx, memo, unseen, { version, changes })
  if (refusal !== null) return refusal
  const author = await makeAuthor(tx)
  const { state, records } = applyAll(memo.state, changes, { author, candidates: memo.faces.founder_candidates })
  const made = records.length === 0 ? memo.row.version : await storeChanges(tx, memo, { state, records })
  const asked = changes.flatMap(({ place }): StatePlace[] =>
    place.field === undefined
      ? []
      : [{ section: place.section, field: place.field, founderId: place.founder_id ?? null }],
  )
  // The answer has the version of all changes, so it tells those of others, too: what it left out would be overwritten unseen.
  const isTold = (place: StatePlace) => asked.some((one) => isSamePlace(one, place)) || isAmong(unseen, place)
  return describeChanges(memo.state, state, {
    version: made,
    faces: memo.faces,
    isTold,
    isBehind: unseen.length > 0,
  })
}

function findRefusal(
  tx: Tx,
  { row }: LockedMemo,
  unseen: readonly UnseenEdit[],
  { version, changes }: Input,
): string | null {
  if (version > row.version) throw invalid({ version: 'This version does not exist yet. Reload the memo.' })
  if (version === row.version) return null
  if (version < (row.made_version ?? 0)) return 'The memo was regenerated in the meantime.'
  const userId = findCaller(tx)
  const theirs = unseen.filter(({ changedBy }) => changedBy !== userId).flatMap(listRecorded)
  const touched = changes.flatMap(listTouched)
  const isChanged = touched.some((one) => theirs.some((other) => isSameThing(one, other)))
  return isChanged ? 'Someone else has changed this in the meantime.' : null
}

function applyAll(
  start: MemoState,
  changes: readonly MemoChange[],
  { author, candidates }: { author: Author; candidates: readonly FounderRecord[] },
): { state: MemoState; records: MemoChangeRecord[] } {
  let state = start
  const records: MemoChangeRecord[] = []
  for (const op of changes) {
    const made = isFounderOp(op) ? changeFounders(state, op, author, candidates) : changeField(state, op, author)
    if (!made) continue
    state = made.state
    records.push(made.record)
  }
  return { state, records }
}

const isFounderOp = (op: MemoChange): op is Extract<MemoChange, { op: `founder_${string}` }> =>
  op.op.startsWith('founder_')
