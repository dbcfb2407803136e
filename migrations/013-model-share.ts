import { type Kysely, sql } from 'kysely'

/** Which answers of a model the server paid for, so that each workspace's share of its model can be counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .alterTable('model_usage')
    .addColumn('at_servers_cost', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute()
  await sql`
    update model_usage set at_servers_cost = true
    where not exists (
      select from workspace_model
      where workspace_model.workspace_id = model_usage.workspace_id and workspace_model.provider is not null
    )
  `.execute(db)
}
