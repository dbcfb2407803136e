import { type Kysely, sql } from 'kysely'
import type { Role } from '#contract/roles.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** What flags are counted from by SQL: the classified values of a memo and the number of its founders. */
type FlagColumns = { flag_values: string[]; founder_count: number }

export async function insertPendingMemo(db: Db, memo: { memoId: string; dealId: string; at: Date }): Promise<void> {
  await db.insertInto('memo').values({ memo_id: memo.memoId, deal_id: memo.dealId, created_at: memo.at }).execute()
}

/** The ids that belong to a memo. */
export type MemoIds = { memoId: string; dealId: string; deckId: string; workspaceId: string }

function selectMemoIds(db: Db) {
  return db
    .selectFrom('memo')
    .innerJoin('deal', 'deal.deal_id', 'memo.deal_id')
    .select([
      'memo.memo_id as memoId',
      'memo.deal_id as dealId',
      sql<string>`coalesce(memo.deck_id, deal.deck_id)`.as('deckId'),
      'deal.workspace_id as workspaceId',
    ])
}

/** The ids of a memo whose deal stands in one of the user's workspaces. */
export async function findMemoForUser(
  db: Db,
  userId: string,
  memoId: string,
): Promise<(MemoIds & { role: Role }) | undefined> {
  return selectMemoIds(db)
    .innerJoin('membership', 'membership.workspace_id', 'deal.workspace_id')
    .where('memo.memo_id', '=', memoId)
    .where('membership.user_id', '=', userId)
    .select('membership.role')
    .modifyEnd(prepared)
    .executeTakeFirst()
}

export async function findWorkspaceOfMemo(db: Db, memoId: string): Promise<string | undefined> {
  return (await selectMemoIds(db).where('memo.memo_id', '=', memoId).executeTakeFirst())?.workspaceId
}

/** The ids of the memo of a deal. */
export async function findMemoIds(db: Db, dealId: string): Promise<MemoIds | undefined> {
  return selectMemoIds(db).where('memo.deal_id', '=', dealId).executeTakeFirst()
}

function selectMemos(db: Db) {
  return db
    .selectFrom('memo')
    .innerJoin('deal', 'deal.deal_id', 'memo.deal_id')
    .select([
      'memo.memo_id',
      'memo.deal_id',
      'memo.deck_id',
      'deal.workspace_id',
      'memo.version',
      'memo.engine',
      'memo.language',
      'memo.validated_response',
      'memo.json_response',
      'memo.flags',
      'memo.founder_candidates',
      'memo.founders',
      'memo.removed_entries',
      'memo.made_version',
      'memo.model',
      'memo.created_at',
      'memo.made_at',
      'deal.name',
      'deal.seen_count',
    ])
}

/** A memo with the name of its deal, and how many deals that looks like. */
export async function findMemo(db: Db, memoId: string) {
  return selectMemos(db).where('memo.memo_id', '=', memoId).modifyEnd(prepared).executeTakeFirst()
}

/** The same, kept from changing until the transaction ends. */
export async function lockMemo(db: Db, memoId: string) {
  return selectMemos(db).where('memo.memo_id', '=', memoId).forUpdate('memo').executeTakeFirst()
}

/** The memo of a deal, with its name. */
export async function findMemoOfDeal(db: Db, dealId: string) {
  return selectMemos(db).where('memo.deal_id', '=', dealId).executeTakeFirst()
}

/** The editable fields of the memos of some deals, as JSON; null until a memo is made. */
export async function listFieldsOfDeals(db: Db, dealIds: readonly string[]) {
  return db
    .selectFrom('memo')
    .where('deal_id', '=', sql<string>`any(${[...dealIds]}::uuid[])`)
    .select(['deal_id', 'validated_response'])
    .execute()
}

export async function lockMemoOfDeal(db: Db, dealId: string) {
  return selectMemos(db).where('memo.deal_id', '=', dealId).forUpdate('memo').executeTakeFirst()
}

/** Keeps the memo of a deal from changing until the transaction ends. */
export async function holdMemoRow(db: Db, dealId: string): Promise<void> {
  await db.selectFrom('memo').where('deal_id', '=', dealId).select('memo_id').forUpdate().execute()
}

export type MadeMemo = {
  deckId: string
  version: number
  engine: string
  language: string
  validatedResponse: string
  jsonResponse: string
  flags: string
  founderCandidates: string
  founders: string
  removedEntries: string
  model: string | null
  at: Date
}

export async function storeMadeMemo(db: Db, memoId: string, made: MadeMemo): Promise<void> {
  await db
    .updateTable('memo')
    .set({
      deck_id: made.deckId,
      version: made.version,
      engine: made.engine,
      language: made.language,
      validated_response: made.validatedResponse,
      json_response: made.jsonResponse,
      flags: made.flags,
      founder_candidates: made.founderCandidates,
      founders: made.founders,
      removed_entries: made.removedEntries,
      made_version: made.version,
      model: made.model,
      made_at: made.at,
    })
    .where('memo_id', '=', memoId)
    .execute()
}

export async function storeEditedFields(
  db: Db,
  memoId: string,
  edited: {
    version: number
    validatedResponse: string
    founders: string
    removedEntries: string
  },
): Promise<void> {
  await db
    .updateTable('memo')
    .set({
      version: edited.version,
      validated_response: edited.validatedResponse,
      founders: edited.founders,
      removed_entries: edited.removedEntries,
    })
    .where('memo_id', '=', memoId)
    .execute()
}

/** Some memos of a workspace that are made but not described for flags, kept from changing until the transaction ends. */
export async function listMemosWithoutFlagColumns(db: Db, workspaceId: string, limit: number) {
  return selectMemos(db)
    .where('deal.workspace_id', '=', workspaceId)
    .where('memo.flag_values', 'is', null)
    .where('memo.validated_response', 'is not', null)
    .limit(limit)
    .forUpdate('memo')
    .execute()
}

/** Some memos of a workspace that are made but have no keys of their companies. */
export async function listMemosWithoutKeys(db: Db, workspaceId: string, limit: number) {
  return selectMemos(db)
    .where('deal.workspace_id', '=', workspaceId)
    .where('memo.company_keys', 'is', null)
    .where('memo.validated_response', 'is not', null)
    .limit(limit)
    .execute()
}

export async function storeCompanyKeys(db: Db, memoId: string, keys: readonly string[]): Promise<void> {
  await db
    .updateTable('memo')
    .set({ company_keys: [...keys] })
    .where('memo_id', '=', memoId)
    .execute()
}

export async function storeFlagColumns(db: Db, memoId: string, columns: FlagColumns): Promise<void> {
  await db.updateTable('memo').set(columns).where('memo_id', '=', memoId).execute()
}

/** Gives the founders of a memo their ids, unless it has them by now. */
export async function storeFounders(db: Db, memoId: string, founders: string): Promise<void> {
  await db
    .updateTable('memo')
    .set({ founders })
    .where('memo_id', '=', memoId)
    .where('founders', 'is', null)
    .where('validated_response', 'is not', null)
    .execute()
}
