import type { Kysely, Selectable } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { TotpTable } from '../account-tables.ts'

type Db = Kysely<Database>
export type StoredTotp = Selectable<TotpTable>

export function findTotp(db: Db, userId: string): Promise<StoredTotp | undefined> {
  return db.selectFrom('totp').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

export async function isTotpOn(db: Db, userId: string): Promise<boolean> {
  const totp = await findTotp(db, userId)
  return totp !== undefined && totp.turned_on_at !== null
}

/** Keeps a new secret in the place of one that was not turned on. False when two-factor sign-in is on already. */
export async function putNewSecret(db: Db, userId: string, sealedSecret: string, now: Date): Promise<boolean> {
  const values = { sealed_secret: sealedSecret, last_step: 0, created_at: now, turned_on_at: null }
  const row = await db
    .insertInto('totp')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where('totp.turned_on_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

/** Notes that the code of a step was used. False when that code, or a later one, was used before. */
export async function takeStep(db: Db, userId: string, step: number): Promise<boolean> {
  const row = await db
    .updateTable('totp')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function markTurnedOn(db: Db, userId: string, now: Date): Promise<void> {
  await db.updateTable('totp').set({ turned_on_at: now }).where('user_id', '=', userId).execute()
}

/** Turns two-factor sign-in off; its recovery codes go with it. */
export async function deleteTotp(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('totp').where('user_id', '=', userId).execute()
}

/** Turns two-factor sign-in off where it was turned on since a moment. */
export async function deleteTotpSince(db: Db, userId: string, since: Date): Promise<void> {
  await db.deleteFrom('totp').where('user_id', '=', userId).where('created_at', '>=', since).execute()
}

export async function insertRecoveryCodes(db: Db, userId: string, hashes: readonly Buffer[]): Promise<void> {
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, used_at: null }))
  await db.insertInto('recovery_code').values(rows).execute()
}

/** Uses up a recovery code. False for one that is unknown or was used before. */
export async function takeRecoveryCode(db: Db, userId: string, hash: Buffer, now: Date): Promise<boolean> {
  const row = await db
    .updateTable('recovery_code')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return row !== undefined
}

export async function countRecoveryCodes(db: Db, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('recovery_code')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}
