import type { Kysely } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

export type StoredVisit = { email: string | null; choice: string | null; session: string | null }

/** What earlier attempts at a link left; null when there are none. */
export async function findVisit(db: Db, deckId: string): Promise<StoredVisit | null> {
  const row = await db
    .selectFrom('link_visit')
    .where('deck_id', '=', deckId)
    .select(['email', 'choice', 'session'])
    .executeTakeFirst()
  return row ?? null
}

/** Keeps parts of a visit; those that are left out stay as they are. */
export async function saveVisit(db: Db, deckId: string, visit: Partial<StoredVisit>): Promise<void> {
  if (Object.keys(visit).length === 0) return
  await db
    .insertInto('link_visit')
    .values({ deck_id: deckId, email: null, choice: null, session: null, ...visit })
    .onConflict((conflict) => conflict.column('deck_id').doUpdateSet(visit))
    .execute()
}

export async function forgetVisit(db: Db, deckId: string): Promise<void> {
  await db.deleteFrom('link_visit').where('deck_id', '=', deckId).execute()
}

export async function insertNdaAcceptance(
  db: Db,
  acceptance: { acceptanceId: string; deckId: string; body: string; acceptedBy: string; at: Date },
): Promise<void> {
  await db
    .insertInto('nda_acceptance')
    .values({
      nda_acceptance_id: acceptance.acceptanceId,
      deck_id: acceptance.deckId,
      body: acceptance.body,
      accepted_by: acceptance.acceptedBy,
      accepted_at: acceptance.at,
    })
    .execute()
}

/** The agreement that was accepted last for a deck; null without one. */
export async function findAcceptedNda(db: Db, deckId: string): Promise<string | null> {
  const row = await db
    .selectFrom('nda_acceptance')
    .where('deck_id', '=', deckId)
    .orderBy('accepted_at', 'desc')
    .orderBy('nda_acceptance_id', 'desc')
    .select('body')
    .executeTakeFirst()
  return row?.body ?? null
}
