import { type Kysely, sql } from 'kysely'
import type { ModelProvider } from '#contract/language-models.ts'
import type { Database } from '#server/platform/database/schema.ts'
import type { ModelUsageTable } from './language-models-tables.ts'

type Db = Kysely<Database>

export type StoredModel = {
  provider: ModelProvider | null
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

export async function insertUsage(db: Db, usage: ModelUsageTable): Promise<void> {
  await db.insertInto('model_usage').values(usage).execute()
}

/** What a workspace used in a month such as '2026-03'; `cost` is null when the price of a part is not known. */
export async function usageOfMonth(
  db: Db,
  workspaceId: string,
  month: string,
): Promise<{ tokens: number; cost: number | null }> {
  const row = await db
    .selectFrom('model_usage')
    .where('workspace_id', '=', workspaceId)
    .where('month', '=', month)
    .select([
      sql<string>`coalesce(sum(coalesce(input_tokens, 0) + coalesce(output_tokens, 0)), 0)`.as('tokens'),
      sql<number>`coalesce(sum(cost), 0)`.as('cost'),
      sql<boolean>`coalesce(bool_or(cost is null), false)`.as('is_cost_unknown'),
    ])
    .executeTakeFirstOrThrow()
  return { tokens: Number(row.tokens), cost: row.is_cost_unknown ? null : Number(row.cost) }
}
