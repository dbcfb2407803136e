import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { InviteTables } from './invite-tables.ts'

type Db = Kysely<Database>
export type StoredInvite = Selectable<InviteTables['invite']>

/** Invitations are sent one after the other until the transaction ends, so that many at once pass no limit. */
export async function lockInvites(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('invites', 0))`.execute(db)
}

/** When the workspace, or the person, sent invitations since then, the newest first. */
export async function listSent(db: Db, workspaceId: string, userId: string, since: Date): Promise<Date[]> {
  const rows = await db
    .selectFrom('invite')
    .select('created_at')
    .where('created_at', '>', since)
    .where(({ or, eb }) => or([eb('workspace_id', '=', workspaceId), eb('invited_by', '=', userId)]))
    .orderBy('created_at', 'desc')
    .execute()
  return rows.map(({ created_at }) => created_at)
}

export async function insertInvite(db: Db, invite: Insertable<InviteTables['invite']>): Promise<void> {
  await db.insertInto('invite').values(invite).execute()
}

/** The invitations of a workspace that were neither used nor withdrawn, the newest first. */
export function listWaiting(db: Db, workspaceId: string): Promise<StoredInvite[]> {
  return selectWaiting(db, workspaceId).orderBy('created_at', 'desc').orderBy('invite_id').execute()
}

export function findInvite(db: Db, keyHash: Buffer): Promise<StoredInvite | undefined> {
  return db.selectFrom('invite').selectAll().where('key_hash', '=', keyHash).executeTakeFirst()
}

/** The invitation of a key, held for this transaction, so that two uses come one after the other. */
export function lockInvite(db: Db, keyHash: Buffer): Promise<StoredInvite | undefined> {
  return db.selectFrom('invite').selectAll().where('key_hash', '=', keyHash).forUpdate().executeTakeFirst()
}

export async function markInviteUsed(db: Db, inviteId: string, now: Date): Promise<void> {
  await db.updateTable('invite').set({ used_at: now }).where('invite_id', '=', inviteId).execute()
}

/** Which of a workspace's invitations end: one, those for an address, or those that a person sent. */
type Ending = { inviteId: string } | { emailKey: string } | { invitedBy: string } | { all: true }

/** Ends invitations that still wait, and returns them. */
export async function withdrawInvites(db: Db, workspaceId: string, which: Ending, now: Date) {
  const waiting = db
    .updateTable('invite')
    .set({ withdrawn_at: now })
    .where('workspace_id', '=', workspaceId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
  const ended =
    'inviteId' in which
      ? waiting.where('invite_id', '=', which.inviteId)
      : 'emailKey' in which
        ? waiting.where('email_key', '=', which.emailKey)
        : 'invitedBy' in which
          ? waiting.where('invited_by', '=', which.invitedBy)
          : waiting
  return ended.returning(['invite_id', 'email']).execute()
}

function selectWaiting(db: Db, workspaceId: string) {
  return db
    .selectFrom('invite')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('used_at', 'is', null)
    .where('withdrawn_at', 'is', null)
}

/** Deletes the invitations to an address, in all workspaces; returns their ids. */
export async function deleteInvitesTo(db: Db, emailKey: string): Promise<string[]> {
  const rows = await db.deleteFrom('invite').where('email_key', '=', emailKey).returning('invite_id').execute()
  return rows.map(({ invite_id }) => invite_id)
}
