import type { Kysely } from 'kysely'

/** The language model of a workspace, what it used, and beside each memo what it did for it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workspace_model')
    .addColumn('workspace_id', 'uuid', (column) =>
      column.primaryKey().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('provider', 'text')
    .addColumn('model', 'text')
    .addColumn('sealed_key', 'text')
    .addColumn('monthly_token_limit', 'bigint')
    .addColumn('saved_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('saved_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema
    .createTable('model_usage')
    .addColumn('usage_id', 'uuid', (column) => column.primaryKey())
    .addColumn('workspace_id', 'uuid', (column) =>
      column.notNull().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('memo_id', 'uuid', (column) => column.references('memo.memo_id').onDelete('set null'))
    .addColumn('month', 'text', (column) => column.notNull())
    .addColumn('label', 'text', (column) => column.notNull())
    .addColumn('request', 'text', (column) => column.notNull())
    .addColumn('input_tokens', 'integer')
    .addColumn('cached_input_tokens', 'integer')
    .addColumn('output_tokens', 'integer')
    .addColumn('cost', 'double precision')
    .addColumn('seconds', 'double precision', (column) => column.notNull())
    .addColumn('used_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('model_usage_month').on('model_usage').columns(['workspace_id', 'month']).execute()
  await db.schema.createIndex('model_usage_memo').on('model_usage').column('memo_id').execute()
  await db.schema.alterTable('memo').addColumn('model', 'jsonb').execute()
}
