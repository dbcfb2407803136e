import type { Kysely } from 'kysely'

/** At most one live share a deal; a revoked one is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('share')
    .addColumn('share_id', 'uuid', (column) => column.primaryKey())
    .addColumn('deal_id', 'uuid', (column) => column.notNull().unique().references('deal.deal_id').onDelete('cascade'))
    .addColumn('created_by', 'uuid', (column) => column.references('app_user.user_id').onDelete('set null'))
    .addColumn('created_at', 'timestamptz', (column) => column.notNull())
    .execute()
}
