import { type Insertable, type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { MailStatus, ReceivedMailTable } from './intake-mail-tables.ts'

type Db = Kysely<Database>
export type StoredMail = Selectable<ReceivedMailTable>

/** Stores a received mail; false when the same one came to the same address before. */
export async function insertReceived(db: Db, mail: Insertable<ReceivedMailTable>): Promise<boolean> {
  const inserted = await db
    .insertInto('received_mail')
    .values(mail)
    .onConflict((conflict) => conflict.columns(['mailbox', 'message_id', 'sha256']).doNothing())
    .returning('mail_id')
    .executeTakeFirst()
  return inserted !== undefined
}

export function findReceived(db: Db, mailId: string): Promise<StoredMail | undefined> {
  return db.selectFrom('received_mail').selectAll().where('mail_id', '=', mailId).executeTakeFirst()
}

/** How many different emails an address has received since `since`. */
export async function countReceivedSince(db: Db, mailbox: string, since: Date): Promise<number> {
  const { count } = await db
    .selectFrom('received_mail')
    .where('mailbox', '=', mailbox)
    .where('received_at', '>', since)
    .select((select) => select.fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Ends a received mail; false when it had ended before. */
export async function finishMail(
  db: Db,
  mailId: string,
  end: { status: MailStatus; why: string; dealIds: readonly string[]; at: Date },
): Promise<boolean> {
  const updated = await db
    .updateTable('received_mail')
    .set({ status: end.status, why: end.why, deal_ids: [...end.dealIds], ended_at: end.at })
    .where('mail_id', '=', mailId)
    .where('status', '=', 'received')
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** False when a reply was noted before. */
export async function noteReply(db: Db, mailId: string, at: Date): Promise<boolean> {
  const updated = await db
    .updateTable('received_mail')
    .set({ replied_at: at })
    .where('mail_id', '=', mailId)
    .where('replied_at', 'is', null)
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** Notes that bytes of a mail may be stored before its row is. */
export async function noteArrivals(db: Db, mailIds: readonly string[], at: Date): Promise<void> {
  await db
    .insertInto('arriving_mail')
    .values(mailIds.map((mail_id) => ({ mail_id, started_at: at })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function forgetArrivals(db: Db, mailIds: readonly string[]): Promise<void> {
  await db.deleteFrom('arriving_mail').where('mail_id', 'in', mailIds).execute()
}

/** The oldest emails that began to arrive before `before` and whose bytes are not accounted for; a few at a time. */
export async function listArrivalsBefore(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('arriving_mail')
    .where('started_at', '<', before)
    .orderBy('started_at')
    .limit(20)
    .select('mail_id')
    .execute()
  return rows.map((row) => row.mail_id)
}

/** Which of these emails have bytes that belong to their rows. */
export async function listStored(db: Db, mailIds: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('received_mail')
    .where('mail_id', 'in', mailIds)
    .where('has_bytes', '=', true)
    .select('mail_id')
    .execute()
  return rows.map((row) => row.mail_id)
}

/** Says how the sender of a waiting mail was checked and what came of it; false when the mail has ended or was judged. */
export async function noteVerdict(
  db: Db,
  mailId: string,
  judged: { status: MailStatus; verdict: string; why: string; userId: string | null },
): Promise<boolean> {
  const updated = await db
    .updateTable('received_mail')
    .set({ status: judged.status, verdict: judged.verdict, why: judged.why, user_id: judged.userId })
    .where('mail_id', '=', mailId)
    .where('status', '=', 'received')
    .where('verdict', '=', '')
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** The emails of a workspace that wait for a member's word, newest first. */
export function listUnconfirmed(db: Db, workspaceId: string): Promise<StoredMail[]> {
  return db
    .selectFrom('received_mail')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'unconfirmed')
    .orderBy('received_at', 'desc')
    .orderBy('mail_id', 'desc')
    .limit(200)
    .execute()
}

/** All emails of a workspace, the oldest first. */
export function listMailRows(db: Db, workspaceId: string): Promise<StoredMail[]> {
  return db
    .selectFrom('received_mail')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .orderBy('received_at')
    .orderBy('mail_id')
    .execute()
}

/** Changes an unconfirmed mail of a workspace by a member's word; false when another word came first, or there is none. */
export async function settleUnconfirmed(
  db: Db,
  { workspaceId, mailId }: { workspaceId: string; mailId: string },
  settled: { status: 'received' | 'declined'; userId: string; endedAt: Date | null },
): Promise<boolean> {
  const updated = await db
    .updateTable('received_mail')
    .set({ status: settled.status, user_id: settled.userId, ended_at: settled.endedAt })
    .where('mail_id', '=', mailId)
    .where('workspace_id', '=', workspaceId)
    .where('status', '=', 'unconfirmed')
    .executeTakeFirst()
  return updated.numUpdatedRows > 0n
}

/** The emails that became a deal, or an update of it. */
export async function listMailOfDeal(db: Db, dealId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('received_mail')
    .where(sql<boolean>`deal_ids @> array[${dealId}]::uuid[]`)
    .select('mail_id')
    .execute()
  return rows.map(({ mail_id }) => mail_id)
}

/** Takes a deal out of what some ended emails became. Those that became nothing else go whole, with their replies. */
export async function forgetDealOfMail(db: Db, mailIds: readonly string[], dealId: string): Promise<void> {
  await db.deleteFrom('mail_reply').where('mail_id', 'in', mailIds).where('status', '!=', 'queued').execute()
  await db
    .updateTable('received_mail')
    .set({ deal_ids: sql<string[]>`array_remove(deal_ids, ${dealId}::uuid)`, has_bytes: false })
    .where('mail_id', 'in', mailIds)
    .execute()
  await db.deleteFrom('received_mail').where('mail_id', 'in', mailIds).where(sql<boolean>`deal_ids = '{}'`).execute()
}

/** Emails whose bytes are stored longer than anyone needs them; a few at a time. */
export async function listOutdated(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('received_mail')
    .where('has_bytes', '=', true)
    .where('received_at', '<', before)
    .where('status', '!=', 'received')
    .orderBy('received_at')
    .limit(20)
    .select('mail_id')
    .execute()
  return rows.map((row) => row.mail_id)
}

/** Emails that a member has declined and that still have bytes; a few at a time. */
export async function listDeclined(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('received_mail')
    .where('has_bytes', '=', true)
    .where('status', '=', 'declined')
    .limit(20)
    .select('mail_id')
    .execute()
  return rows.map((row) => row.mail_id)
}

/** Forgets the bytes of emails; unconfirmed ones are declined by that. */
export async function forgetBytes(db: Db, mailIds: readonly string[], at: Date): Promise<void> {
  await db
    .updateTable('received_mail')
    .set({ status: 'declined', why: 'It was not accepted in time.', ended_at: at })
    .where('mail_id', 'in', mailIds)
    .where('status', '=', 'unconfirmed')
    .execute()
  await db
    .updateTable('received_mail')
    .set({ has_bytes: false })
    .where('mail_id', 'in', mailIds)
    .where('status', '!=', 'received')
    .execute()
}

/** Emails that wait for a job since before `before`; a few at a time. */
export async function listWaiting(db: Db, before: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('received_mail')
    .where('status', '=', 'received')
    .where('received_at', '<', before)
    .limit(50)
    .select('mail_id')
    .execute()
  return rows.map((row) => row.mail_id)
}

export async function trustSender(
  db: Db,
  trusted: { workspaceId: string; address: string; trustedBy: string; at: Date },
): Promise<void> {
  await db
    .insertInto('trusted_sender')
    .values({
      workspace_id: trusted.workspaceId,
      address: trusted.address,
      trusted_by: trusted.trustedBy,
      created_at: trusted.at,
    })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'address']).doNothing())
    .execute()
}

/** The person who trusts a sender; undefined when none does who still works on the workspace's deals. */
export async function findTrust(db: Db, workspaceId: string, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('trusted_sender')
    .innerJoin('membership', (join) =>
      join
        .onRef('membership.workspace_id', '=', 'trusted_sender.workspace_id')
        .onRef('membership.user_id', '=', 'trusted_sender.trusted_by'),
    )
    .where('trusted_sender.workspace_id', '=', workspaceId)
    .where('trusted_sender.address', '=', address)
    .where('membership.role', '!=', 'viewer')
    .select('membership.user_id')
    .executeTakeFirst()
  return row?.user_id
}

/** Takes or renews the word that `watcher` alone fetches mail from a mailbox; false while another holds it. */
export async function takeWatch(
  db: Db,
  { mailbox, watcher }: { mailbox: string; watcher: string },
  { now, until }: { now: Date; until: Date },
): Promise<boolean> {
  const taken = await db
    .insertInto('mailbox_watch')
    .values({ mailbox, watcher, until })
    .onConflict((conflict) =>
      conflict
        .column('mailbox')
        .doUpdateSet({ watcher, until })
        .where((where) =>
          where.or([where.eb('mailbox_watch.watcher', '=', watcher), where.eb('mailbox_watch.until', '<', now)]),
        ),
    )
    .returning('mailbox')
    .executeTakeFirst()
  return taken !== undefined
}

export async function leaveWatch(db: Db, { mailbox, watcher }: { mailbox: string; watcher: string }): Promise<void> {
  await db.deleteFrom('mailbox_watch').where('mailbox', '=', mailbox).where('watcher', '=', watcher).execute()
}

/** The ids of all emails of all workspaces whose bytes are stored. */
export async function listMailsWithBytes(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('received_mail').where('has_bytes', '=', true).select('mail_id').execute()
  return rows.map((row) => row.mail_id)
}
