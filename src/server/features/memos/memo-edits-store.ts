import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import { toJson } from '#server/platform/database/storable.ts'
import type { FoundValue } from './found-value.ts'
import type { MemoChangeRecord } from './memo-change.ts'

type Db = Kysely<Database>

export async function insertEdits(
  db: Db,
  memoId: string,
  save: {
    version: number
    changes: ReadonlyArray<MemoChangeRecord & { found: FoundValue | null }>
    engine: string | null
    language: string | null
    deckId: string | null
    changedBy: string | null
    byKey: string | null
    at: Date
  },
): Promise<void> {
  const rows = save.changes.map((change, place) => ({
    memo_id: memoId,
    version: save.version,
    place,
    action: change.action,
    section: change.section,
    founder: change.founder,
    founder_position: change.position,
    founder_id: change.founderId,
    field: change.field,
    from_value: toJson(change.from),
    to_value: toJson(change.to),
    changed_by: save.changedBy,
    by_key: save.byKey,
    changed_at: save.at,
    detail: toJson(change.detail),
    undone_in: null,
    found: change.found === null ? null : toJson(change.found),
    language: save.language,
    engine: save.engine,
    deck_id: save.deckId,
  }))
  if (rows.length > 0) await db.insertInto('memo_edit').values(rows).execute()
}

function selectEdits(db: Db, memoId: string) {
  return db
    .selectFrom('memo_edit')
    .leftJoin('app_user', 'app_user.user_id', 'memo_edit.changed_by')
    .where('memo_edit.memo_id', '=', memoId)
    .orderBy('memo_edit.version')
    .orderBy('memo_edit.place')
    .select([
      'memo_edit.version',
      'memo_edit.place',
      'memo_edit.action',
      'memo_edit.section',
      'memo_edit.founder',
      'memo_edit.founder_position',
      'memo_edit.founder_id',
      'memo_edit.field',
      'memo_edit.from_value',
      'memo_edit.to_value',
      'memo_edit.changed_at',
      'memo_edit.changed_by',
      'memo_edit.by_key',
      'memo_edit.undone_in',
      'app_user.first_name',
      'app_user.last_name',
    ])
}

/** Every change that people made to a memo, oldest first, with who made it. */
export async function readEdits(db: Db, memoId: string) {
  return selectEdits(db, memoId).execute()
}

/** The changes of a memo that hold, oldest first, with what they need to be replayed: none undone, none that undid one. */
export async function readStandingEdits(db: Db, memoId: string) {
  return selectEdits(db, memoId)
    .where('memo_edit.undone_in', 'is', null)
    .where('memo_edit.action', '!=', 'withdrawn')
    .select(withoutBefore)
    .execute()
}

/** The fields before a change are as long as the memo's; only its undoing needs them. */
const withoutBefore = sql<unknown>`memo_edit.detail - 'before'`.as('detail')

/** What it takes to undo a change; null for one that older versions recorded. */
export async function findEditDetail(db: Db, memoId: string, { version, place }: { version: number; place: number }) {
  const row = await db
    .selectFrom('memo_edit')
    .where('memo_id', '=', memoId)
    .where('version', '=', version)
    .where('place', '=', place)
    .select('detail')
    .executeTakeFirst()
  return row?.detail ?? null
}

/** What people changed in a memo after a version, oldest first; what was undone is among it. */
export async function listEditsAfter(db: Db, memoId: string, version: number) {
  return selectEdits(db, memoId).where('memo_edit.version', '>', version).select(withoutBefore).execute()
}

/** A person's last changes of a memo, newest first, those that they undid among them, those of their API keys not. */
export async function listOwnEdits(db: Db, memoId: string, userId: string, limit: number) {
  return db
    .selectFrom('memo_edit')
    .where('memo_id', '=', memoId)
    .where('changed_by', '=', userId)
    .where('by_key', 'is', null)
    .where('action', '!=', 'withdrawn')
    .orderBy('version', 'desc')
    .orderBy('place', 'desc')
    .limit(limit)
    .select(['version', 'place', 'undone_in'])
    .execute()
}

/** Notes that a change was undone, and by which version. */
export async function markUndone(
  db: Db,
  { memoId, version, place }: { memoId: string; version: number; place: number },
  undoneIn: number,
): Promise<void> {
  await db
    .updateTable('memo_edit')
    .set({ undone_in: undoneIn })
    .where('memo_id', '=', memoId)
    .where('version', '=', version)
    .where('place', '=', place)
    .execute()
}

/** Changes that people made to memos since a time, oldest first; `after` is the last one of the batch before. */
export async function listChangesSince(db: Db, since: Date, after: ChangeKey | null, limit: number) {
  return db
    .selectFrom('memo_edit')
    .innerJoin('memo', 'memo.memo_id', 'memo_edit.memo_id')
    .innerJoin('deal', 'deal.deal_id', 'memo.deal_id')
    .where('memo_edit.changed_at', '>=', since)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(memo_edit.changed_at, memo_edit.memo_id, memo_edit.version, memo_edit.place)
          > (${after?.changed_at}, ${after?.memo_id}, ${after?.version}, ${after?.place})`,
      ),
    )
    .orderBy('memo_edit.changed_at')
    .orderBy('memo_edit.memo_id')
    .orderBy('memo_edit.version')
    .orderBy('memo_edit.place')
    .limit(limit)
    .selectAll('memo_edit')
    .select(sql<string>`coalesce(memo_edit.deck_id, deal.deck_id)`.as('of_deck'))
    .execute()
}

/** Orders the changes of all memos. */
export type ChangeKey = { changed_at: Date; memo_id: string; version: number; place: number }
