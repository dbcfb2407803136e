import { type Kysely, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Closes a workspace until it is deleted; false where it is closed. People who are not owners are put aside. */
export async function setClosed(
  db: Db,
  workspaceId: string,
  { closedAt, closesAt }: { closedAt: Date; closesAt: Date },
): Promise<boolean> {
  const closed = await db
    .updateTable('workspace')
    .set({ closed_at: closedAt, closes_at: closesAt, reminded_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('closes_at', 'is', null)
    .executeTakeFirst()
  if (closed.numUpdatedRows === 0n) return false
  await sql`with gone as (
      delete from membership where workspace_id = ${workspaceId} and role <> 'owner' returning *)
    insert into closed_membership (workspace_id, user_id, role, created_at)
    select workspace_id, user_id, role, created_at from gone`.execute(db)
  return true
}

/** Opens a closed workspace for all of its people; false where it is not closed, or was to be deleted by `now`. */
export async function setOpen(db: Db, workspaceId: string, now: Date): Promise<boolean> {
  const opened = await db
    .updateTable('workspace')
    .set({ closed_at: null, closes_at: null, reminded_at: null })
    .where('workspace_id', '=', workspaceId)
    .where('closes_at', '>', now)
    .executeTakeFirst()
  if (opened.numUpdatedRows === 0n) return false
  await sql`with back as (delete from closed_membership where workspace_id = ${workspaceId} returning *)
    insert into membership (workspace_id, user_id, role, created_at)
    select workspace_id, user_id, role, created_at from back on conflict do nothing`.execute(db)
  return true
}

export function findClosing(db: Db, workspaceId: string) {
  return db
    .selectFrom('workspace')
    .where('workspace_id', '=', workspaceId)
    .select(['name', 'closes_at'])
    .executeTakeFirst()
}

/** The addresses of the owners of a workspace. */
export async function listOwnerAddresses(db: Db, workspaceId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .where('membership.workspace_id', '=', workspaceId)
    .where('membership.role', '=', 'owner')
    .select('app_user.email')
    .execute()
  return rows.map(({ email }) => email)
}

/** Marks the workspaces that are deleted at `until` or before and whose owners were not reminded; their ids. */
export async function markReminded(db: Db, until: Date, now: Date): Promise<string[]> {
  const rows = await db
    .updateTable('workspace')
    .set({ reminded_at: now })
    .where('closes_at', '<=', until)
    .where('closes_at', '>', now)
    .where('reminded_at', 'is', null)
    .returning('workspace_id')
    .execute()
  return rows.map(({ workspace_id }) => workspace_id)
}

/** The workspaces whose time is over. */
export async function listDueWorkspaces(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('workspace').where('closes_at', '<=', now).select('workspace_id').execute()
  return rows.map(({ workspace_id }) => workspace_id)
}

/**
 * Ends the time in which a workspace that is due can be taken back, whatever the clock of the process that is asked for it says; false
 * where it is not due.
 */
export async function beginDeletion(db: Db, workspaceId: string, now: Date): Promise<boolean> {
  const begun = await db
    .updateTable('workspace')
    .set((eb) => ({ closes_at: eb.ref('closed_at') }))
    .where('workspace_id', '=', workspaceId)
    .where('closes_at', '<=', now)
    .executeTakeFirst()
  return begun.numUpdatedRows > 0n
}

/** Some deals of a workspace. */
export async function listSomeDeals(db: Db, workspaceId: string, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('deal')
    .where('workspace_id', '=', workspaceId)
    .limit(limit)
    .select('deal_id')
    .execute()
  return rows.map(({ deal_id }) => deal_id)
}

/** Deletes a workspace with everything that belongs to it. */
export async function deleteWorkspaceRow(db: Db, workspaceId: string): Promise<void> {
  await db.deleteFrom('workspace').where('workspace_id', '=', workspaceId).execute()
  await db.deleteFrom('job_turn').where('workspace_id', '=', workspaceId).execute()
}

/** The open workspaces that a person alone owns: other owners whose accounts are to be deleted do not count. */
export async function listOwnedAlone(db: Db, userId: string): Promise<Array<{ workspaceId: string; name: string }>> {
  const { rows } = await sql<{ workspaceId: string; name: string }>`
    select workspace.workspace_id as "workspaceId", workspace.name from workspace
    join membership on membership.workspace_id = workspace.workspace_id
    where membership.user_id = ${userId} and membership.role = 'owner' and workspace.closes_at is null
      and not exists (
        select 1 from membership as other join app_user on app_user.user_id = other.user_id
        where other.workspace_id = workspace.workspace_id and other.role = 'owner' and other.user_id <> ${userId}
          and app_user.deletes_at is null)
    order by workspace.name`.execute(db)
  return rows
}

/** The workspaces of a person, those that are closed among them. */
export async function listWorkspacesOf(db: Db, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('membership')
    .where('user_id', '=', userId)
    .select('workspace_id')
    .union(db.selectFrom('closed_membership').where('user_id', '=', userId).select('workspace_id'))
    .execute()
  return rows.map(({ workspace_id }) => workspace_id)
}

export async function setDeletion(db: Db, userId: string, at: Date): Promise<void> {
  await db.updateTable('app_user').set({ deletes_at: at }).where('user_id', '=', userId).execute()
}

/** When an account goes, and its address; undefined for one that is not there. */
export function findDeletion(db: Db, userId: string) {
  return db
    .selectFrom('app_user')
    .where('user_id', '=', userId)
    .select(['email', 'email_key', 'deletes_at'])
    .executeTakeFirst()
}

/** Takes back that an account is deleted; its address, or undefined where it was not to be. */
export async function clearDeletion(db: Db, userId: string): Promise<string | undefined> {
  const kept = await db
    .updateTable('app_user')
    .set({ deletes_at: null })
    .where('user_id', '=', userId)
    .where('deletes_at', 'is not', null)
    .returning('email')
    .executeTakeFirst()
  return kept?.email
}

/** The accounts whose time is over. */
export async function listDueAccounts(db: Db, now: Date): Promise<string[]> {
  const rows = await db.selectFrom('app_user').where('deletes_at', '<=', now).select('user_id').execute()
  return rows.map(({ user_id }) => user_id)
}

/** What belongs to a person and to no workspace's work. */
const ownTables = [
  'membership',
  'closed_membership',
  'session_token',
  'email_link',
  'address_change',
  'known_network',
  'totp',
  'recovery_code',
  'mention_email',
] as const

/**
 * Makes an account that is due one without a person: its name in histories is 'Former member', and nothing leads to who it was. Its
 * row stays, since the team's work refers to it. False where it is not due.
 */
export async function anonymise(db: Db, userId: string, now: Date): Promise<boolean> {
  const nameless = `former-${userId}`
  const found = await db
    .updateTable('app_user')
    .set({
      email: nameless,
      email_key: nameless,
      first_name: 'Former',
      last_name: 'member',
      password_hash: null,
      google_sub: null,
      confirmed_at: null,
      deletes_at: null,
    })
    .where('user_id', '=', userId)
    .where('deletes_at', '<=', now)
    .executeTakeFirst()
  if (found.numUpdatedRows === 0n) return false
  for (const table of ownTables) await db.deleteFrom(table).where('user_id', '=', userId).execute()
  await db.deleteFrom('deal_view').where('saved_by', '=', userId).where('is_shared', '=', false).execute()
  return true
}
