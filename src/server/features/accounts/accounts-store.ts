import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { AppUserTable, EmailLinkTable, SessionTokenTable } from './account-tables.ts'

type Db = Kysely<Database>
export type StoredUser = Selectable<AppUserTable>
export type StoredLink = Selectable<EmailLinkTable>

/** The form in which two addresses are the same. */
export const makeEmailKey = (email: string) => email.normalize('NFKC').toLowerCase()

export function findUserByEmail(db: Db, email: string): Promise<StoredUser | undefined> {
  return db.selectFrom('app_user').selectAll().where('email_key', '=', makeEmailKey(email)).executeTakeFirst()
}

export function findUser(db: Db, userId: string): Promise<StoredUser | undefined> {
  return db.selectFrom('app_user').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The user, held for this transaction: what changes who may use an account comes one after the other. */
export function lockUser(db: Db, userId: string): Promise<StoredUser | undefined> {
  return db.selectFrom('app_user').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirst()
}

/** Who has come by this Google account before. */
export function findUserByGoogle(db: Db, sub: string): Promise<StoredUser | undefined> {
  return db.selectFrom('app_user').selectAll().where('google_sub', '=', sub).executeTakeFirst()
}

export async function setGoogleSub(db: Db, userId: string, sub: string | null): Promise<void> {
  await db.updateTable('app_user').set({ google_sub: sub }).where('user_id', '=', userId).execute()
}

type NewUser = { userId: string; email: string; passwordHash: string | null; confirmedAt: Date | null; now: Date }

/** False when the address has an account already. */
export async function insertUser(db: Db, user: NewUser): Promise<boolean> {
  const inserted = await db
    .insertInto('app_user')
    .values({
      user_id: user.userId,
      email: user.email,
      email_key: makeEmailKey(user.email),
      password_hash: user.passwordHash,
      confirmed_at: user.confirmedAt,
      google_sub: null,
      created_at: user.now,
    })
    .onConflict((conflict) => conflict.column('email_key').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function deleteUser(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('app_user').where('user_id', '=', userId).execute()
}

export async function setPassword(db: Db, userId: string, passwordHash: string): Promise<void> {
  await db.updateTable('app_user').set({ password_hash: passwordHash }).where('user_id', '=', userId).execute()
}

export async function setNames(db: Db, userId: string, firstName: string, lastName: string): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ first_name: firstName, last_name: lastName })
    .where('user_id', '=', userId)
    .execute()
}

/** Makes the proved address the user's own. */
export async function setConfirmedEmail(db: Db, userId: string, email: string, now: Date): Promise<void> {
  await db
    .updateTable('app_user')
    .set({ email, email_key: makeEmailKey(email), confirmed_at: now })
    .where('user_id', '=', userId)
    .execute()
}

export async function setOnboardingComplete(db: Db, userId: string): Promise<void> {
  await db.updateTable('app_user').set({ is_onboarding_complete: true }).where('user_id', '=', userId).execute()
}

export async function insertLink(db: Db, link: Insertable<EmailLinkTable>): Promise<void> {
  await db.insertInto('email_link').values(link).execute()
}

/**
 * The link of a key, held for this transaction with its user, so that two uses come one after the other. The user is held
 * first: the holder of a user's row may end the user's links.
 */
export async function lockLink(
  db: Db,
  linkHash: Buffer,
  purposes: EmailLinkTable['purpose'][],
): Promise<StoredLink | undefined> {
  const found = db.selectFrom('email_link').select('user_id').where('link_hash', '=', linkHash)
  const owner = await found.executeTakeFirst()
  if (owner === undefined) return undefined
  await lockUser(db, owner.user_id)
  return db
    .selectFrom('email_link')
    .selectAll()
    .where('link_hash', '=', linkHash)
    .where('purpose', 'in', purposes)
    .forUpdate()
    .executeTakeFirst()
}

export async function markLinkUsed(db: Db, linkHash: Buffer, now: Date): Promise<void> {
  await db.updateTable('email_link').set({ used_at: now }).where('link_hash', '=', linkHash).execute()
}

/** Ends the user's links that are still open, except the ways back: someone who took over an account must not end those. */
export async function deleteUnusedLinks(db: Db, userId: string): Promise<void> {
  await db
    .deleteFrom('email_link')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .where('purpose', '<>', 'undo')
    .execute()
}

/** Ends the ways back from later changes of address; those from earlier ones belong to earlier owners. */
export async function deleteLaterWaysBack(db: Db, userId: string, since: Date): Promise<void> {
  await db
    .deleteFrom('email_link')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'undo')
    .where('used_at', 'is', null)
    .where('created_at', '>=', since)
    .execute()
}

/** Whether the user was taken back, since a moment, by a way back from that moment or before. */
export async function wasTakenBack(db: Db, userId: string, since: Date): Promise<boolean> {
  const row = await db
    .selectFrom('email_link')
    .select('link_hash')
    .where('user_id', '=', userId)
    .where('purpose', '=', 'undo')
    .where('created_at', '<=', since)
    .where('used_at', '>=', since)
    .executeTakeFirst()
  return row !== undefined
}

/** When the sign-in was made. */
export async function findSessionStart(db: Db, tokenId: string): Promise<Date | undefined> {
  const row = await db
    .selectFrom('session_token')
    .select('created_at')
    .where('token_id', '=', tokenId)
    .executeTakeFirst()
  return row?.created_at
}

export async function insertSession(db: Db, session: Insertable<SessionTokenTable>): Promise<void> {
  await db.insertInto('session_token').values(session).execute()
}

export function findSession(
  db: Db,
  hash: Buffer,
  now: Date,
): Promise<Pick<Selectable<SessionTokenTable>, 'token_id' | 'user_id' | 'last_used_at'> | undefined> {
  return db
    .selectFrom('session_token')
    .select(['token_id', 'user_id', 'last_used_at'])
    .where('token_hash', '=', hash)
    .where('expires_at', '>', now)
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/** Those of the sign-ins that have neither expired nor been ended. */
export async function listLivingSessionIds(db: Db, tokenIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('session_token')
    .select('token_id')
    .where('token_id', '=', sql<string>`any(${[...tokenIds]}::uuid[])`)
    .where('expires_at', '>', now)
    .execute()
  return rows.map(({ token_id }) => token_id)
}

export async function deleteSession(db: Db, tokenId: string): Promise<void> {
  await db.deleteFrom('session_token').where('token_id', '=', tokenId).execute()
}

/** Ends every sign-in of the user, save one if it is given. */
export async function deleteSessions(db: Db, userId: string, kept: string | null = null): Promise<void> {
  const all = db.deleteFrom('session_token').where('user_id', '=', userId)
  await (kept === null ? all : all.where('token_id', '<>', kept)).execute()
}

/** Drops the user's sign-ins that have ended by time. */
export async function deleteEndedSessions(db: Db, userId: string, now: Date): Promise<void> {
  await db.deleteFrom('session_token').where('user_id', '=', userId).where('expires_at', '<=', now).execute()
}

/** Ends every sign-in of every user. */
export async function deleteAllSessions(db: Db): Promise<void> {
  await db.deleteFrom('session_token').execute()
}

/** Takes every link that opens an account out of use; those that undo another's change of its address stay. */
export async function deleteOpeningLinks(db: Db): Promise<void> {
  await db.deleteFrom('email_link').where('purpose', '<>', 'undo').execute()
}
