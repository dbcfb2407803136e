import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { PasswordGuessTable } from './account-tables.ts'
import { makeEmailKey } from './accounts-store.ts'

type Db = Kysely<Database>

/** Guesses at one account come one after the other until the transaction ends, so that many at once pass no limit. */
export async function lockGuesses(db: Db, account: Buffer): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${account.toString('hex')}, 1))`.execute(db)
}

/** Whether the account of the address has signed in from the network since then; false without an account. */
export async function isKnownNetwork(db: Db, email: string, network: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('known_network')
    .innerJoin('app_user', 'app_user.user_id', 'known_network.user_id')
    .select('known_network.network')
    .where('app_user.email_key', '=', makeEmailKey(email))
    .where('known_network.network', '=', network)
    .where('signed_in_at', '>', since)
    .executeTakeFirst()
  return row !== undefined
}

/** Which guesses count together: those of one known network, or those of all unknown ones. */
export type GuessGroup = Pick<PasswordGuessTable, 'account_hash' | 'network' | 'from_known'>

export async function countGuesses(
  db: Db,
  group: GuessGroup,
  since: Date,
): Promise<{ count: number; last: Date | null }> {
  const ofAccount = db
    .selectFrom('password_guess')
    .where('account_hash', '=', group.account_hash)
    .where('from_known', '=', group.from_known)
    .where('guessed_at', '>', since)
  const ofGroup = group.from_known ? ofAccount.where('network', '=', group.network) : ofAccount
  const row = await ofGroup
    .select(({ fn }) => [fn.countAll<string>().as('count'), fn.max('guessed_at').as('last')])
    .executeTakeFirstOrThrow()
  return { count: Number(row.count), last: row.last }
}

export async function insertGuess(db: Db, guess: PasswordGuessTable): Promise<void> {
  await db.insertInto('password_guess').values(guess).execute()
}

/** Forgets the guesses of a network whose sign-in has succeeded. */
export async function deleteGuesses(db: Db, { account_hash, network }: GuessGroup): Promise<void> {
  await db
    .deleteFrom('password_guess')
    .where('account_hash', '=', account_hash)
    .where('network', '=', network)
    .execute()
}

/** Drops what is too old to count, of every account. */
export async function deleteOldGuesses(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('password_guess').where('guessed_at', '<=', before).execute()
}

/** Notes that a user signed in from a network, and drops what is too old to be known. */
export async function putKnownNetwork(db: Db, userId: string, network: string, now: Date, before: Date): Promise<void> {
  await db.deleteFrom('known_network').where('signed_in_at', '<=', before).execute()
  await db
    .insertInto('known_network')
    .values({ user_id: userId, network, signed_in_at: now })
    .onConflict((conflict) => conflict.columns(['user_id', 'network']).doUpdateSet({ signed_in_at: now }))
    .execute()
}
