import type { ChangesMade } from '#contract/memo-changes.ts'
import { isFounderAction } from '#contract/memo-history.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { lockSeenBefore } from '../deals/seen-before-queries.ts'
import { describeChanges } from './describe-changes.ts'
import { isSameThing, listRecorded } from './find-conflict.ts'
import { getMemo } from './get-memo.ts'
import { listFounderIds } from './known-founders.ts'
import { type MemoChangeRecord, parseChangeDetail } from './memo-change.ts'
import { findEditDetail, listOwnEdits, markUndone, readStandingEdits } from './memo-edits-store.ts'
import { parseSignedChange } from './memo-row.ts'
import { getStateField, type MemoState } from './memo-state.ts'
import type { Author } from './memo-value.ts'
import { requireMemo } from './require-memo.ts'
import { type LockedMemo, makeAuthor, openMemo, storeChanges } from './store-changes.ts'
import { undoAct } from './undo-act.ts'
import { isAmong, listUnseenEdits } from './unseen-edits.ts'

/** So many of a person's last changes can be undone, one by one. */
const mostUndone = 50

/**
 * Undoes the caller's own last change that is not undone and that no one else has changed since; it makes a new version, and the
 * history keeps both. AppError 404 where nothing is left, 409 with the newest memo where all that is left was changed since by someone
 * else, or can't be told any more.
 */
export async function undoChange(ctx: Ctx, memoId: string, input: { version: number }): Promise<ChangesMade> {
  const { workspaceId } = await requireMemo(ctx, memoId)
  const made = await inTransaction(ctx, async (tx) => {
    await lockSeenBefore(tx, workspaceId)
    return undoLocked(tx, memoId, input)
  })
  if (typeof made !== 'string') return made
  throw conflict(made, await getMemo(ctx, memoId))
}

/** `known` is the version that the caller has: the answer tells all that was changed since. */
async function undoLocked(
  tx: Tx,
  memoId: string,
  { version: known }: { version: number },
): Promise<ChangesMade | string> {
  const memo = await openMemo(tx, memoId)
  const { row, state: before } = memo
  const unseen = await listUnseenEdits(tx, memo, known)
  const found = await findUndoable(tx, memo)
  if (typeof found === 'string') return found
  const { undone, state } = found
  const record = recordUndoing(undone, before, state)
  const version = await storeChanges(tx, memo, { state, records: [record] })
  await markUndone(tx.db, { memoId, version: undone.version, place: undone.place }, version)
  const isMadeAgain = known < (row.made_version ?? 0)
  return describeChanges(before, state, {
    version,
    faces: memo.faces,
    isTold: (place) => isMadeAgain || isAmong(unseen, place),
    isBehind: known < row.version,
  })
}

/**
 * The newest own change that can be undone, with the state without it: those before it are not held up by one that someone else has
 * changed since. The sentence of a refusal where all that is left is so.
 */
async function findUndoable(tx: Tx, memo: LockedMemo): Promise<{ undone: Placed; state: MemoState } | string> {
  const { row, state: before } = memo
  const memoId = row.memo_id
  const standing = (await readStandingEdits(tx.db, memoId)).map(
    (edit): Placed => ({ ...parseSignedChange(edit), version: edit.version, place: edit.place }),
  )
  const own = (await listOwnEdits(tx.db, memoId, requireUser(tx), mostUndone)).flatMap((one) =>
    one.undone_in === null ? (standing.find((other) => isSameEdit(one, other)) ?? []) : [],
  )
  const author = await makeAuthor(tx)
  let refusal: string | null = null
  for (const found of own) {
    if (isChangedSince(found, standing, before)) {
      refusal ??= 'Someone else has changed this since.'
      continue
    }
    const undone = { ...found, detail: parseChangeDetail(await findEditDetail(tx.db, memoId, found)) }
    const others = standing.filter((one) => !isSameEdit(one, found)).map((one) => nameFounder(one, before))
    const isMadeSince = found.version < (row.made_version ?? 0)
    const state = undoAct(before, nameFounder(undone, before), { others, author, isMadeSince })
    if (state) return { undone, state }
    refusal ??= 'The memo was regenerated since. Change it by hand.'
  }
  if (refusal === null) throw notFound('You have no change of this memo left to undo.')
  return refusal
}

/** Whether a later change that holds is about the same. Own ones are undone first, so it is someone else’s, or one that is held up too. */
function isChangedSince(found: Placed, standing: readonly Placed[], state: MemoState): boolean {
  const things = listRecorded(nameFounder(found, state))
  return standing
    .filter((one) => isAfter(one, found))
    .some((one) =>
      listRecorded(nameFounder(one, state)).some((other) => things.some((thing) => isSameThing(thing, other))),
    )
}

type EditKey = { version: number; place: number }

const isSameEdit = (one: EditKey, other: EditKey) => one.version === other.version && one.place === other.place

const isAfter = (one: EditKey, other: EditKey) =>
  one.version > other.version || (one.version === other.version && one.place > other.place)

type Signed = MemoChangeRecord & Author
type Placed = Signed & EditKey

/** Changes of older versions name founders by their position then. */
function nameFounder<Change extends Signed>(change: Change, { founders }: MemoState): Change {
  if (change.founderId !== null || change.position === null) return change
  return { ...change, founderId: listFounderIds(founders)[change.position] ?? null }
}

function recordUndoing(undone: Signed, before: MemoState, after: MemoState): MemoChangeRecord {
  const { section, field, founder, position, from, to, action } = undone
  const of = nameFounder(undone, before)
  const place = { section, field, founder, position, founderId: of.founderId }
  const bare = { ...place, action: 'withdrawn' as const, detail: { undid: action } }
  const read = (state: MemoState) => getStateField(state, of)?.value ?? null
  return isFounderAction(action) || action.startsWith('entry_')
    ? { ...bare, from: to, to: from }
    : { ...bare, from: read(before), to: read(after) }
}
