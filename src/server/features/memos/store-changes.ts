import type { ActivityNote, editActions } from '#contract/activity.ts'
import { isFounderAction, type MemoAction } from '#contract/memo-history.ts'
import { findCaller, findCallingKey } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { notFound } from '#server/platform/errors.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { getUser } from '../accounts/get-user.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { nameKey } from '../api-keys/name-key.ts'
import { touchDeal } from '../deals/deal-status.ts'
import { describeDeal } from './describe-deal.ts'
import { recordFound } from './found-value.ts'
import { foundersSection } from './known-founders.ts'
import type { MemoChangeRecord } from './memo-change.ts'
import { insertEdits } from './memo-edits-store.ts'
import { parseFaces, parseState, type StoredFaces } from './memo-row.ts'
import type { MemoState } from './memo-state.ts'
import { type Author, makeFullName } from './memo-value.ts'
import { lockMemo, storeEditedFields } from './memos-store.ts'
import { noteCompany } from './note-company.ts'
import { noSuchMemo } from './require-memo.ts'

type MemoRow = NonNullable<Awaited<ReturnType<typeof lockMemo>>>
export type LockedMemo = { row: MemoRow; faces: StoredFaces; state: MemoState }

/** A memo, kept from changing until the transaction ends. AppError 404 while it is not made. */
export async function openMemo(tx: Tx, memoId: string): Promise<LockedMemo> {
  const row = await lockMemo(tx.db, memoId)
  if (!row) throw noSuchMemo()
  const faces = parseFaces(row)
  if (!faces) throw notFound('The memo of this deal is not ready yet.')
  return { row, faces, state: parseState(row, faces.validated_response) }
}

/** Who is acting, and when. */
export async function makeAuthor(ctx: Ctx): Promise<Author> {
  const on = ctx.now().toISOString()
  const key = findCallingKey(ctx)
  if (key !== null) return { by: nameKey(key), on }
  const user = ctx.actor.type === 'user' ? await getUser(ctx, { id: ctx.actor.userId }) : null
  return { by: user && makeFullName(user), on }
}

/** Whether fields of a section tell the company: a change of them needs `lockSeenBefore` first. */
export const tellsCompany = (section: string): boolean =>
  section === 'General information' || section === foundersSection

/** Stores a memo that a person changed, with the record of each act, and tells the deal; returns the version that it made. */
export async function storeChanges(
  tx: Tx,
  { row, faces }: LockedMemo,
  { state, records }: { state: MemoState; records: readonly MemoChangeRecord[] },
): Promise<number> {
  const { memo_id: memoId, deal_id: dealId, deck_id: deckId, workspace_id: workspaceId } = row
  const version = row.version + 1
  await storeEditedFields(tx.db, memoId, {
    version,
    validatedResponse: toJson(state.fields),
    founders: toJson(state.founders),
    removedEntries: toJson(state.removed),
  })
  await describeDeal(tx, { memoId, dealId }, { ...faces, validated_response: state.fields })
  const changes = records.map((record) => ({
    ...record,
    found: isFounderAction(record.action) ? null : recordFound(record.detail.before?.[record.field]),
  }))
  const changedBy = findCaller(tx)
  const { engine, language } = row
  await insertEdits(tx.db, memoId, {
    version,
    changes,
    engine,
    language,
    deckId,
    changedBy,
    byKey: findCallingKey(tx),
    at: tx.now(),
  })
  // A corrected name may be that of an earlier deal.
  if (deckId !== null && records.some(({ section }) => tellsCompany(section)))
    await noteCompany(tx, { memoId, dealId, deckId, workspaceId }, state.fields)
  await noteActs(tx, dealId, records)
  await touchDeal(tx, dealId)
  return version
}

const mostFieldsNoted = 500
/** The words of the activity for acts on fields. */
const fieldActs: Partial<Record<MemoAction, (typeof editActions)[number]>> = {
  edited: 'edited',
  confirmed: 'confirmed',
  reopened: 'reopened',
  taken: 'taken',
  entry_added: 'added',
  entry_set: 'edited',
  entry_removed: 'removed',
  entry_restored: 'restored',
  withdrawn: 'undone',
}
/** The same for acts on founders. */
const founderActs: Partial<Record<MemoAction, Extract<ActivityNote, { kind: 'founders' }>['data']['action']>> = {
  founder_added: 'added',
  founder_removed: 'removed',
  founder_restored: 'restored',
  founder_merged: 'merged',
  founder_moved: 'moved',
  withdrawn: 'undone',
}

async function noteActs(tx: Tx, dealId: string, records: readonly MemoChangeRecord[]): Promise<void> {
  const isOfFounder = ({ action, detail }: MemoChangeRecord) => isFounderAction(detail.undid ?? action)
  const fields = records.flatMap((record) => {
    const { section, field, founder } = record
    const action = isOfFounder(record) ? undefined : fieldActs[record.action]
    return action ? [{ action, section, field, founder }] : []
  })
  if (fields.length > 0)
    await noteActivity(tx, { dealId, kind: 'edited', data: { fields: fields.slice(0, mostFieldsNoted) } })
  for (const record of records.filter(isOfFounder)) {
    const { founder, from, to } = record
    const action = founderActs[record.action]
    const into = action === 'merged' && typeof to === 'string' ? { into: to } : {}
    if (action)
      await noteActivity(tx, {
        dealId,
        kind: 'founders',
        data: { action, name: founder ?? String(from ?? to), ...into },
      })
  }
}
