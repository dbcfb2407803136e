import type { Kysely, Selectable } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'
import type { MailReplyTable } from './mail-reply-tables.ts'

type Db = Kysely<Database>

export type NewReply = {
  mailId: string
  recipient: string
  /** Whom an answer to it goes to, '' for the system. */
  replyTo: string
  subject: string
  body: string
  inReplyTo: string
  thread: string
  at: Date
}

/** False when the mail has its reply already. */
export async function insertReply(db: Db, reply: NewReply): Promise<boolean> {
  const inserted = await db
    .insertInto('mail_reply')
    .values({
      mail_id: reply.mailId,
      recipient: reply.recipient,
      reply_to: reply.replyTo,
      subject: reply.subject,
      body: reply.body,
      in_reply_to: reply.inReplyTo,
      thread: reply.thread,
      created_at: reply.at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return (inserted.numInsertedOrUpdatedRows ?? 0n) > 0n
}

export function findReply(db: Db, mailId: string): Promise<Selectable<MailReplyTable> | undefined> {
  return db.selectFrom('mail_reply').selectAll().where('mail_id', '=', mailId).executeTakeFirst()
}

/** Marks a waiting reply as being sent; false when an attempt that began before has not told its end, or none is due. */
export async function beginReply(db: Db, mailId: string): Promise<boolean> {
  const begun = await db
    .updateTable('mail_reply')
    .set({ is_being_sent: true })
    .where('mail_id', '=', mailId)
    .where('status', '=', 'queued')
    .where('is_being_sent', '=', false)
    .executeTakeFirst()
  return begun.numUpdatedRows > 0n
}

/** Notes what an attempt ended with. */
export async function endReply(
  db: Db,
  mailId: string,
  end: { status: Selectable<MailReplyTable>['status']; detail: string },
): Promise<void> {
  await db
    .updateTable('mail_reply')
    .set({ status: end.status, status_detail: end.detail, is_being_sent: false })
    .where('mail_id', '=', mailId)
    .execute()
}
