import type { Kysely, Selectable } from 'kysely'
import { type FounderMail, founderMail, type MailKind } from '#contract/founders-mail.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { toJson } from '#server/platform/database/storable.ts'
import type { FounderMailTable } from './founders-mail-tables.ts'

type Db = Kysely<Database>
type StoredMail = Selectable<FounderMailTable>

export type NewMail = {
  mailId: string
  dealId: string
  kind: MailKind
  to: string[]
  subject: string
  body: string
  replyTo: { name: string; address: string }
  /** Of the reply address; null where answers go to the member. */
  replyToken: string | null
  sentBy: string
  at: Date
}

export async function insertMail(db: Db, mail: NewMail): Promise<void> {
  await db
    .insertInto('founder_mail')
    .values({
      mail_id: mail.mailId,
      deal_id: mail.dealId,
      kind: mail.kind,
      recipients: mail.to,
      outstanding: mail.to,
      subject: mail.subject,
      body: mail.body,
      reply_name: mail.replyTo.name,
      reply_address: mail.replyTo.address,
      reply_token: mail.replyToken,
      status: 'queued',
      sent_by: mail.sentBy,
      created_at: mail.at,
      ended_at: null,
    })
    .execute()
}

/** A mail; none when it went with its deal. */
export function findMail(db: Db, mailId: string): Promise<StoredMail | undefined> {
  return db.selectFrom('founder_mail').selectAll().where('mail_id', '=', mailId).executeTakeFirst()
}

/** Lists the emails of a deal with their senders, newest first. */
export function listMails(db: Db, dealId: string) {
  return db
    .selectFrom('founder_mail')
    .leftJoin('app_user', 'app_user.user_id', 'founder_mail.sent_by')
    .where('deal_id', '=', dealId)
    .orderBy('founder_mail.created_at', 'desc')
    .orderBy('mail_id', 'desc')
    .selectAll('founder_mail')
    .select(['app_user.first_name', 'app_user.last_name'])
    .execute()
}

/** Marks a waiting mail as being sent; false when a try that began before has not told its end, or none is due. */
export async function beginAttempt(db: Db, mailId: string): Promise<boolean> {
  const begun = await db
    .updateTable('founder_mail')
    .set({ is_being_sent: true })
    .where('mail_id', '=', mailId)
    .where('status', '=', 'queued')
    .where('is_being_sent', '=', false)
    .executeTakeFirst()
  return begun.numUpdatedRows > 0n
}

/** What a try has changed; the try itself is over with it. */
export async function noteAttempt(
  db: Db,
  mailId: string,
  outcome: {
    status: FounderMail['status']
    detail: string
    outstanding: string[]
    refused: FounderMail['refused']
    endedAt: Date | null
  },
): Promise<void> {
  await db
    .updateTable('founder_mail')
    .set({
      status: outcome.status,
      status_detail: outcome.detail,
      outstanding: outcome.outstanding,
      refused: toJson(outcome.refused),
      ended_at: outcome.endedAt,
      is_being_sent: false,
    })
    .where('mail_id', '=', mailId)
    .execute()
}

/** The email whose answers carry a token, with its deal. */
export function findMailByToken(db: Db, token: string) {
  return db
    .selectFrom('founder_mail')
    .innerJoin('deal', 'deal.deal_id', 'founder_mail.deal_id')
    .innerJoin('memo', 'memo.deal_id', 'deal.deal_id')
    .where('reply_token', '=', token)
    .select([
      'founder_mail.mail_id as founderMailId',
      'deal.workspace_id as workspaceId',
      'deal.deal_id as dealId',
      'memo.memo_id as memoId',
      'founder_mail.body as sentText',
      'founder_mail.sent_by as askedBy',
    ])
    .executeTakeFirst()
}

/** Everyone to whom an email about a deal was addressed. */
export async function listRecipients(db: Db, dealId: string): Promise<string[]> {
  const rows = await db.selectFrom('founder_mail').where('deal_id', '=', dealId).select('recipients').execute()
  return rows.flatMap(({ recipients }) => recipients)
}

/** Keeps an address of a deal's founder; one that is kept already stays as it is. */
export async function insertFounderAddress(db: Db, dealId: string, address: string, at: Date): Promise<void> {
  await db
    .insertInto('founder_address')
    .values({ deal_id: dealId, address, created_at: at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** The kept addresses of a deal's founders, the first one first. */
export async function listKeptAddresses(db: Db, dealId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('founder_address')
    .where('deal_id', '=', dealId)
    .orderBy('created_at')
    .orderBy('address')
    .select('address')
    .execute()
  return rows.map(({ address }) => address)
}

/** Refused recipients from their JSON column. */
export const parseRefused = (stored: unknown): FounderMail['refused'] => founderMail.shape.refused.parse(stored)
