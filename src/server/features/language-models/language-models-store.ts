import { type Kysely, sql } from 'kysely'
import type { WorkspaceProvider } from '#contract/language-models.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { ModelUsageTable } from './language-models-tables.ts'

type Db = Kysely<Database>

export type StoredModel = {
  provider: WorkspaceProvider | null
  model: string | null
  sealedKey: string | null
  monthlyTokenLimit: number | null
}

/** What a workspace has saved; undefined when it never did. */
export async function findWorkspaceModel(db: Db, workspaceId: string): Promise<StoredModel | undefined> {
  const row = await db
    .selectFrom('workspace_model')
    .where('workspace_id', '=', workspaceId)
    .selectAll()
    .executeTakeFirst()
  if (!row) return undefined
  const { provider, model, sealed_key: sealedKey, monthly_token_limit: limit } = row
  return { provider, model, sealedKey, monthlyTokenLimit: limit === null ? null : Number(limit) }
}

export async function putWorkspaceModel(
  db: Db,
  workspaceId: string,
  { provider, model, sealedKey, monthlyTokenLimit }: StoredModel,
  saved: { by: string; at: Date },
): Promise<void> {
  const values = {
    provider,
    model,
    sealed_key: sealedKey,
    monthly_token_limit: monthlyTokenLimit,
    saved_by: saved.by,
    saved_at: saved.at,
  }
  await db
    .insertInto('workspace_model')
    .values({ workspace_id: workspaceId, ...values })
    .onConflict((conflict) => conflict.column('workspace_id').doUpdateSet(values))
    .execute()
}

/** Tokens that a workspace may use in a month: by its own limit, and of the server's model; null for no end. */
export type TokenLimits = { own: number | null; server: number | null }

/**
 * Writes down what a question may cost, unless it would exceed a limit: then nothing, and which one. Call it inside a
 * transaction: until its end questions of one workspace wait, so those of several decks can't pass a limit together.
 */
export async function reserveUsage(
  db: Db,
  usage: ModelUsageTable,
  limits: TokenLimits,
): Promise<'own' | 'server' | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${usage.workspace_id}::text, 0))`.execute(db)
  const used = await sumUsageOfMonth(db, usage.workspace_id, usage.month)
  const more = (usage.input_tokens ?? 0) + (usage.output_tokens ?? 0)
  if (limits.own !== null && used.tokens + more > limits.own) return 'own'
  if (limits.server !== null && used.serverTokens + more > limits.server) return 'server'
  await db.insertInto('model_usage').values(usage).execute()
  return null
}

/** Puts what a question did cost in the place of what it might have. */
export async function settleUsage(
  db: Db,
  usageId: string,
  spent: Pick<ModelUsageTable, 'input_tokens' | 'cached_input_tokens' | 'output_tokens' | 'cost' | 'seconds'>,
): Promise<void> {
  await db.updateTable('model_usage').set(spent).where('usage_id', '=', usageId).execute()
}

/** Takes back what was written down for a question that reached no model. */
export async function dropUsage(db: Db, usageId: string): Promise<void> {
  await db.deleteFrom('model_usage').where('usage_id', '=', usageId).execute()
}

/** The labels of the models that were asked for a memo, the first one first. */
export async function listLabelsAsked(db: Db, memoId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('model_usage')
    .where('memo_id', '=', memoId)
    .groupBy('label')
    .orderBy(sql`min(used_at)`)
    .select('label')
    .execute()
  return rows.map((row) => row.label)
}

export type UsedInMonth = { tokens: number; serverTokens: number; cost: number | null }

/**
 * What a workspace used in a month such as '2026-03', of which `serverTokens` of the server's own model; `cost` is null
 * when the price of a part is not known.
 */
export async function sumUsageOfMonth(db: Db, workspaceId: string, month: string): Promise<UsedInMonth> {
  const counted = sql`coalesce(input_tokens, 0) + coalesce(output_tokens, 0)`
  const row = await db
    .selectFrom('model_usage')
    .where('workspace_id', '=', workspaceId)
    .where('month', '=', month)
    .select([
      sql<string>`coalesce(sum(${counted}), 0)`.as('tokens'),
      sql<string>`coalesce(sum(${counted}) filter (where at_servers_cost), 0)`.as('server_tokens'),
      sql<number>`coalesce(sum(cost), 0)`.as('cost'),
      sql<boolean>`coalesce(bool_or(cost is null), false)`.as('is_cost_unknown'),
    ])
    .executeTakeFirstOrThrow()
  return {
    tokens: Number(row.tokens),
    serverTokens: Number(row.server_tokens),
    cost: row.is_cost_unknown ? null : Number(row.cost),
  }
}
