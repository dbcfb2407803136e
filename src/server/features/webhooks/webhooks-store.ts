import { type Insertable, type Kysely, sql, type Updateable } from 'kysely'
import type { WebhookEvent } from '#contract/webhooks.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

/** Which webhook it is, and of which workspace. */
export type WebhookKey = { workspaceId: string; webhookId: string }

const shown = ['webhook_id', 'url', 'events', 'is_on', 'off_reason', 'made_at'] as const

/** The webhooks of a workspace, the oldest first. */
export function listWebhookRows(db: Db, workspaceId: string) {
  const ofWorkspace = db.selectFrom('webhook').where('workspace_id', '=', workspaceId)
  return ofWorkspace.orderBy('made_at').orderBy('webhook_id').select(shown).execute()
}

export type WebhookRow = Awaited<ReturnType<typeof listWebhookRows>>[number]

export function findWebhook(db: Db, { workspaceId, webhookId }: WebhookKey) {
  const one = db.selectFrom('webhook').where('workspace_id', '=', workspaceId).where('webhook_id', '=', webhookId)
  return one.select([...shown, 'workspace_id', 'sealed_secret']).executeTakeFirst()
}

/** Keeps a webhook there until the transaction ends; false where it is gone. */
export async function holdWebhook(db: Db, webhookId: string): Promise<boolean> {
  const one = db.selectFrom('webhook').where('webhook_id', '=', webhookId).select('webhook_id').forKeyShare()
  return (await one.executeTakeFirst()) !== undefined
}

/** How many webhooks a workspace has; no other is added until the transaction ends. */
export async function countWebhooks(db: Db, workspaceId: string): Promise<number> {
  const workspace = db.selectFrom('workspace').where('workspace_id', '=', workspaceId)
  await workspace.select('workspace_id').forNoKeyUpdate().execute()
  const { webhooks } = await db
    .selectFrom('webhook')
    .where('workspace_id', '=', workspaceId)
    .select(({ fn }) => fn.countAll<string>().as('webhooks'))
    .executeTakeFirstOrThrow()
  return Number(webhooks)
}

export async function insertWebhook(db: Db, row: Insertable<Database['webhook']>): Promise<void> {
  await db.insertInto('webhook').values(row).execute()
}

/** False where the workspace has no such webhook. */
export async function updateWebhook(
  db: Db,
  { workspaceId, webhookId }: WebhookKey,
  fields: Updateable<Database['webhook']>,
): Promise<boolean> {
  const one = db.updateTable('webhook').where('workspace_id', '=', workspaceId).where('webhook_id', '=', webhookId)
  const { numUpdatedRows } = await one.set(fields).executeTakeFirst()
  return numUpdatedRows > 0n
}

/** False where the workspace has no such webhook. */
export async function deleteWebhook(db: Db, { workspaceId, webhookId }: WebhookKey): Promise<boolean> {
  const one = db.deleteFrom('webhook').where('workspace_id', '=', workspaceId).where('webhook_id', '=', webhookId)
  const { numDeletedRows } = await one.executeTakeFirst()
  return numDeletedRows > 0n
}

/** The webhooks that want to be told of an event of a deal; they stay there until the transaction ends. */
export function listListening(db: Db, dealId: string, event: WebhookEvent) {
  return db
    .selectFrom('webhook')
    .innerJoin('deal', 'deal.workspace_id', 'webhook.workspace_id')
    .where('deal.deal_id', '=', dealId)
    .where('webhook.is_on', '=', true)
    .where(sql<boolean>`${event} = any(webhook.events)`)
    .select(['webhook.webhook_id', 'webhook.workspace_id'])
    .forKeyShare('webhook')
    .execute()
}

/** Switches a webhook off; returns it, undefined where it is off already. */
export function switchOff(db: Db, webhookId: string, reason: 'gone' | 'failing') {
  return db
    .updateTable('webhook')
    .set({ is_on: false, off_reason: reason })
    .where('webhook_id', '=', webhookId)
    .where('is_on', '=', true)
    .returning(['workspace_id', 'url'])
    .executeTakeFirst()
}

/** A webhook that the server switched off, with the addresses of its workspace's owners; undefined once it is on or deleted. */
export async function findSwitchedOff(db: Db, webhookId: string) {
  const webhook = await db
    .selectFrom('webhook')
    .where('webhook_id', '=', webhookId)
    .where('off_reason', 'is not', null)
    .select(['url', 'workspace_id', 'off_reason'])
    .executeTakeFirst()
  if (!webhook) return undefined
  const owners = await db
    .selectFrom('membership')
    .innerJoin('app_user', 'app_user.user_id', 'membership.user_id')
    .where('membership.workspace_id', '=', webhook.workspace_id)
    .where('membership.role', '=', 'owner')
    .orderBy('app_user.user_id')
    .select(['app_user.user_id', 'app_user.email'])
    .execute()
  return { url: webhook.url, reason: webhook.off_reason, owners }
}
