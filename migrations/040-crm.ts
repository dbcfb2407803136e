import { type Kysely, sql } from 'kysely'

/** The CRM of a workspace, and what stands there of each deal, so that nothing is made there twice. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('workspace_crm')
    .addColumn('workspace_id', 'uuid', (column) =>
      column.primaryKey().references('workspace.workspace_id').onDelete('cascade'),
    )
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('affinity', 'attio')`))
    .addColumn('sealed_key', 'text', (column) => column.notNull())
    .addColumn('list', 'jsonb')
    .addColumn('mapping', 'jsonb', (column) => column.notNull())
    .addColumn('currency', 'text', (column) => column.notNull())
    .addColumn('on_decisions', sql`text[]`, (column) => column.notNull())
    .addColumn('saved_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('saved_at', 'timestamptz', (column) => column.notNull())
    .execute()
  await db.schema.createIndex('workspace_crm_saved_by').on('workspace_crm').column('saved_by').execute()
  await db.schema
    .createTable('deal_crm')
    .addColumn('deal_id', 'uuid', (column) => column.notNull().references('deal.deal_id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull().check(sql`kind in ('affinity', 'attio')`))
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('queued', 'sent', 'failed', 'asks')`),
    )
    .addColumn('asked', 'integer', (column) => column.notNull())
    .addColumn('asked_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('detail', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('memory', 'jsonb', (column) => column.notNull())
    .addColumn('outcome', 'jsonb', (column) => column.notNull())
    .addColumn('sent_at', 'timestamptz')
    .addPrimaryKeyConstraint('deal_crm_pkey', ['deal_id', 'kind'])
    .execute()
  await db.schema.createIndex('deal_crm_asked_by').on('deal_crm').column('asked_by').execute()
}
