import type { Kysely } from 'kysely'

/** The order in which workspaces had their turns, counted rather than timed: a clock can be set back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_turn')
    .addColumn('queue', 'text', (column) => column.notNull())
    .addColumn('workspace_id', 'text', (column) => column.notNull())
    .addColumn('turn', 'bigserial', (column) => column.notNull())
    .addPrimaryKeyConstraint('job_turn_pk', ['queue', 'workspace_id'])
    .execute()
}
