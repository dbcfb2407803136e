import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Keeps a memo as the one of the deck that it was made from, unless that deck was removed. */
export async function keepMemoVersion(db: Db, memoId: string): Promise<void> {
  await sql`
    insert into memo_version (deck_id, memo_id, version, engine, validated_response, json_response)
    select memo.deck_id, memo.memo_id, memo.version, memo.engine, memo.validated_response, memo.json_response
    from memo join deck on deck.deck_id = memo.deck_id where memo.memo_id = ${memoId}
    on conflict (deck_id) do update set version = excluded.version, engine = excluded.engine,
      validated_response = excluded.validated_response, json_response = excluded.json_response`.execute(db)
}

/** Forgets the kept memo of a deck that the memo is made from again. */
export async function forgetMemoVersion(db: Db, deckId: string): Promise<void> {
  await db.deleteFrom('memo_version').where('deck_id', '=', deckId).execute()
}

/** The kept fields of the memo of a deck, undefined where that deck has none of this memo. */
export async function findMemoVersion(db: Db, memoId: string, deckId: string) {
  return db
    .selectFrom('memo_version')
    .where('memo_id', '=', memoId)
    .where('deck_id', '=', deckId)
    .select('validated_response')
    .executeTakeFirst()
}

/** The fields of the memo that a newer deck's takes the place of, or has taken, with the time at which its deck came. */
export async function findMemoBefore(db: Db, memoId: string, deckId: string) {
  const current = await db
    .selectFrom('memo')
    .innerJoin('deck', 'deck.deck_id', 'memo.deck_id')
    .where('memo.memo_id', '=', memoId)
    .where('memo.deck_id', '!=', deckId)
    .where('memo.validated_response', 'is not', null)
    .select(['memo.validated_response', 'deck.created_at'])
    .executeTakeFirst()
  if (current) return current
  return db
    .selectFrom('memo_version')
    .innerJoin('deck', 'deck.deck_id', 'memo_version.deck_id')
    .where('memo_version.memo_id', '=', memoId)
    .where('memo_version.deck_id', '!=', deckId)
    .orderBy('deck.created_at', 'desc')
    .orderBy('deck.deck_id', 'desc')
    .select(['memo_version.validated_response', 'deck.created_at'])
    .limit(1)
    .executeTakeFirst()
}
