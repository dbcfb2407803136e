import type { Insertable, Kysely, Selectable } from 'kysely'
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

/** How many different mails an address has received since `since`. */
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
    .execute()
}

export async function forgetArrivals(db: Db, mailIds: readonly string[]): Promise<void> {
  await db.deleteFrom('arriving_mail').where('mail_id', 'in', mailIds).execute()
}
