import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>
type NewDelivery = Insertable<Database['webhook_delivery']>

/** How many deliveries of a webhook the log shows. */
const mostShown = 100

const shown = [
  'delivery_id',
  'webhook_id',
  'event',
  'deal_id',
  'status',
  'attempts',
  'response_status',
  'detail',
  'happened_at',
  'sent_at',
  'next_at',
] as const

export async function insertDelivery(db: Db, delivery: NewDelivery): Promise<void> {
  await db.insertInto('webhook_delivery').values(delivery).execute()
}

/**
 * Stores an event that gathers what follows; where one of its deal and webhook gathers already, that one takes the time of this. It
 * can't be sent until the transaction ends, so that what it tells of can be read by then. Returns its id.
 */
export async function gatherDelivery(db: Db, delivery: NewDelivery): Promise<string> {
  const { delivery_id } = await db
    .insertInto('webhook_delivery')
    .values(delivery)
    .onConflict((conflict) =>
      conflict
        .columns(['webhook_id', 'deal_id'])
        .where('status', '=', 'gathering')
        .doUpdateSet({ happened_at: delivery.happened_at }),
    )
    .returning('delivery_id')
    .executeTakeFirstOrThrow()
  return delivery_id
}

/** Which delivery a job sends, and its turn. */
export type Turn = { deliveryId: string; turn: number }

/** Begins to send: nothing joins the event from now on. Undefined where it is gone, over, or another job's turn. */
export async function beginDelivery(db: Db, { deliveryId, turn }: Turn) {
  return db
    .updateTable('webhook_delivery')
    .from(['webhook', 'workspace'])
    .whereRef('webhook.webhook_id', '=', 'webhook_delivery.webhook_id')
    .whereRef('workspace.workspace_id', '=', 'webhook.workspace_id')
    .where('delivery_id', '=', deliveryId)
    .where('turn', '=', turn)
    .where('status', 'in', ['gathering', 'waiting'])
    .set({ status: 'waiting' })
    .returning([
      'webhook_delivery.delivery_id',
      'webhook_delivery.webhook_id',
      'webhook_delivery.deal_id',
      'webhook_delivery.event',
      'webhook_delivery.verdict',
      'webhook_delivery.tries_left',
      'webhook_delivery.attempts',
      'webhook_delivery.happened_at',
      'webhook.workspace_id',
      'webhook.url',
      'webhook.is_on',
      'webhook.sealed_secret',
      'workspace.closes_at',
    ])
    .executeTakeFirst()
}

/** Notes what became of a delivery; false where it is no longer that turn. */
export async function settleDelivery(
  db: Db,
  { deliveryId, turn }: Turn,
  fields: Updateable<Database['webhook_delivery']>,
): Promise<boolean> {
  const one = db.updateTable('webhook_delivery').where('delivery_id', '=', deliveryId).where('turn', '=', turn)
  const { numUpdatedRows } = await one.where('status', '=', 'waiting').set(fields).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** The deliveries of all webhooks that wait to be sent. */
export function listOpenDeliveries(db: Db) {
  return db
    .selectFrom('webhook_delivery')
    .innerJoin('webhook', 'webhook.webhook_id', 'webhook_delivery.webhook_id')
    .where('webhook_delivery.status', 'in', ['gathering', 'waiting'])
    .select([
      'webhook_delivery.delivery_id as deliveryId',
      'webhook_delivery.turn',
      'webhook_delivery.next_at as nextAt',
      'webhook.workspace_id as workspaceId',
    ])
    .execute()
}

/** Has a delivery sent once more: returns the turn of that, undefined where the webhook has no such delivery. */
export async function renewDelivery(
  db: Db,
  { webhookId, deliveryId }: { webhookId: string; deliveryId: string },
  { triesLeft, at }: { triesLeft: number; at: Date },
): Promise<number | undefined> {
  const renewed = await db
    .updateTable('webhook_delivery')
    .where('webhook_id', '=', webhookId)
    .where('delivery_id', '=', deliveryId)
    .set(({ eb }) => ({ status: 'waiting', turn: eb('turn', '+', 1), tries_left: triesLeft, next_at: at }))
    .returning('turn')
    .executeTakeFirst()
  return renewed?.turn
}

/** The newest deliveries of a webhook, the newest first. */
export function listDeliveryRows(db: Db, webhookId: string) {
  return db
    .selectFrom('webhook_delivery')
    .where('webhook_id', '=', webhookId)
    .orderBy('happened_at', 'desc')
    .orderBy('delivery_id', 'desc')
    .limit(mostShown)
    .select(shown)
    .execute()
}

export type DeliveryRow = Awaited<ReturnType<typeof listDeliveryRows>>[number]

export function findDelivery(db: Db, deliveryId: string) {
  return db.selectFrom('webhook_delivery').where('delivery_id', '=', deliveryId).select(shown).executeTakeFirst()
}

/** The newest delivery of each webhook that has one. */
export function listLastDeliveries(db: Db, webhookIds: readonly string[]): Promise<DeliveryRow[]> {
  return db
    .selectFrom('webhook_delivery')
    .where('webhook_id', 'in', [...webhookIds])
    .distinctOn('webhook_id')
    .orderBy('webhook_id')
    .orderBy('happened_at', 'desc')
    .orderBy('delivery_id', 'desc')
    .select(shown)
    .execute()
}

/** On how many days (UTC) events of a webhook were given up since it was switched on, or took an event for the last time. */
export async function countFailedDays(db: Db, webhookId: string): Promise<number> {
  const found = await sql<{ days: number }>`
    select count(distinct (sent_at at time zone 'UTC')::date)::int as days
    from webhook_delivery join webhook using (webhook_id)
    where webhook_id = ${webhookId} and status = 'failed' and event <> 'webhook.test'
      and sent_at > greatest(on_since, (
        select max(sent_at) from webhook_delivery as taken where taken.webhook_id = ${webhookId} and taken.status = 'delivered'
      ))`.execute(db)
  return found.rows[0]?.days ?? 0
}

/** The memo of a deal, to which its events lead; undefined for a deal that is gone. */
export async function findMemoOfDeal(db: Db, dealId: string): Promise<string | undefined> {
  const memo = db.selectFrom('memo').where('deal_id', '=', dealId).select('memo_id')
  return (await memo.executeTakeFirst())?.memo_id
}

export async function deleteDeliveriesBefore(db: Db, time: Date): Promise<void> {
  await db.deleteFrom('webhook_delivery').where('happened_at', '<', time).execute()
}
