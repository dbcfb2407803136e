import { type Insertable, type Kysely, sql } from 'kysely'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

export async function insertKey(db: Db, key: Insertable<Database['api_key']>): Promise<void> {
  await db.insertInto('api_key').values(key).execute()
}

/** The key of a hash, if it has not expired and its maker is still an owner of the workspace. */
export function findLivingKey(db: Db, hash: Buffer, now: Date) {
  return selectLiving(db, now)
    .where('api_key.key_hash', '=', hash)
    .select([
      'api_key.key_id',
      'api_key.name',
      'api_key.workspace_id',
      'api_key.made_by',
      'api_key.scopes',
      lastUsedOn.as('last_used_on'),
    ])
    .modifyEnd(prepared)
    .executeTakeFirst()
}

/** Those of the keys that still count. */
export async function listLivingKeyIds(db: Db, keyIds: readonly string[], now: Date): Promise<string[]> {
  const rows = await selectLiving(db, now)
    .where('api_key.key_id', '=', sql<string>`any(${[...keyIds]}::uuid[])`)
    .select('api_key.key_id')
    .execute()
  return rows.map(({ key_id }) => key_id)
}

function selectLiving(db: Db, now: Date) {
  return db
    .selectFrom('api_key')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.workspace_id', '=', 'api_key.workspace_id')
        .onRef('membership.user_id', '=', 'api_key.made_by'),
    )
    .innerJoin('workspace', 'workspace.workspace_id', 'api_key.workspace_id')
    .where('workspace.closes_at', 'is', null)
    .where('membership.role', '=', 'owner')
    .where((eb) => eb.or([eb('api_key.expires_at', 'is', null), eb('api_key.expires_at', '>', now)]))
}

const lastUsedOn = sql<string | null>`api_key.last_used_on::text`

/** Notes the day on which a key was used. */
export async function setLastUsed(db: Db, keyId: string, day: string): Promise<void> {
  await db.updateTable('api_key').set({ last_used_on: day }).where('key_id', '=', keyId).execute()
}

/** The keys of a workspace, those that have expired among them, the newest first, each with its maker. */
export function listKeyRows(db: Db, workspaceId: string) {
  return db
    .selectFrom('api_key')
    .innerJoin('app_user', 'app_user.user_id', 'api_key.made_by')
    .where('api_key.workspace_id', '=', workspaceId)
    .orderBy('api_key.made_at', 'desc')
    .orderBy('api_key.key_id', 'desc')
    .select([
      'api_key.key_id',
      'api_key.name',
      'api_key.last_characters',
      'api_key.scopes',
      'api_key.made_at',
      'api_key.expires_at',
      lastUsedOn.as('last_used_on'),
      'app_user.first_name',
      'app_user.last_name',
      'app_user.email',
    ])
    .execute()
}

/** The keys that a person made and that still count, in all workspaces. */
export function listKeyRowsOfMaker(db: Db, userId: string, now: Date) {
  return selectLiving(db, now)
    .where('api_key.made_by', '=', userId)
    .orderBy('workspace.name')
    .orderBy('api_key.made_at')
    .orderBy('api_key.key_id')
    .select(['api_key.name', 'api_key.last_characters', 'workspace.name as workspace'])
    .execute()
}

/** Ends a key; its name, or undefined where the workspace has none with this id. */
export async function deleteKey(db: Db, workspaceId: string, keyId: string): Promise<string | undefined> {
  const row = await db
    .deleteFrom('api_key')
    .where('workspace_id', '=', workspaceId)
    .where('key_id', '=', keyId)
    .returning('name')
    .executeTakeFirst()
  return row?.name
}

/** Ends the keys that a person made in a workspace; their ids and names. */
export function deleteKeysOf(db: Db, workspaceId: string, userId: string) {
  return db
    .deleteFrom('api_key')
    .where('workspace_id', '=', workspaceId)
    .where('made_by', '=', userId)
    .returning(['key_id', 'name'])
    .execute()
}

/** Ends the keys that a person made since a moment, in any workspace; their workspaces, ids and names. */
export function deleteKeysSince(db: Db, userId: string, since: Date) {
  return db
    .deleteFrom('api_key')
    .where('made_by', '=', userId)
    .where('made_at', '>=', since)
    .returning(['workspace_id', 'key_id', 'name'])
    .execute()
}
