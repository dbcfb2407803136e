import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('job_step')
    .addColumn('job_id', 'uuid', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('result', 'jsonb', (column) => column.notNull())
    .addColumn('done_at', 'timestamptz', (column) => column.notNull().defaultTo(sql`now()`))
    .addPrimaryKeyConstraint('job_step_pk', ['job_id', 'step'])
    .execute()
}
