import type { Kysely } from 'kysely'
import { v7 as uuid } from 'uuid'
import type { FlagTemplate } from '#contract/flags.ts'
import { prepared } from '#server/platform/database/prepared.ts'
import type { Database } from '#server/platform/database/schema.ts'

type Db = Kysely<Database>

function selectTemplates(db: Db, workspaceId: string) {
  return db.selectFrom('flag_template').where('workspace_id', '=', workspaceId).selectAll()
}

type Row = Awaited<ReturnType<ReturnType<typeof selectTemplates>['executeTakeFirstOrThrow']>>

function toTemplate(row: Row): FlagTemplate {
  return {
    id: row.flag_template_id,
    name: row.name,
    green_flags: row.green_flags,
    red_flags: row.red_flags,
    input_flags: { quantity_of_founders: row.quantity_of_founders },
    workspace: row.workspace_id,
    default_for_current_user: row.is_default,
  }
}

/** The templates of a workspace, the one in force first, then by name. */
export async function listTemplateRows(db: Db, workspaceId: string): Promise<FlagTemplate[]> {
  const rows = await selectTemplates(db, workspaceId).orderBy('is_default', 'desc').orderBy('name').execute()
  return rows.map(toTemplate)
}

/** The template that the deals of a workspace are matched against. */
export async function findDefaultTemplate(db: Db, workspaceId: string): Promise<FlagTemplate | undefined> {
  const row = await selectTemplates(db, workspaceId)
    .where('is_default', '=', true)
    .modifyEnd(prepared)
    .executeTakeFirst()
  return row && toTemplate(row)
}

/** Lets one save of a template of the workspace run after the other, until the transaction ends. */
export async function lockTemplates(db: Db, workspaceId: string): Promise<void> {
  await db
    .selectFrom('workspace')
    .where('workspace_id', '=', workspaceId)
    .select('workspace_id')
    .forNoKeyUpdate()
    .execute()
}

/** Puts a template in the place of the one of the same name; one that is the default takes that from any other. */
export async function putTemplate(
  db: Db,
  template: Omit<FlagTemplate, 'id'>,
  saved: { by: string; at: Date },
): Promise<FlagTemplate> {
  if (template.default_for_current_user) {
    const others = db.updateTable('flag_template').where('workspace_id', '=', template.workspace)
    await others.set({ is_default: false }).where('is_default', '=', true).execute()
  }
  const values = {
    green_flags: template.green_flags,
    red_flags: template.red_flags,
    quantity_of_founders: template.input_flags.quantity_of_founders,
    is_default: template.default_for_current_user,
    saved_by: saved.by,
    saved_at: saved.at,
  }
  const row = await db
    .insertInto('flag_template')
    .values({ flag_template_id: uuid(), workspace_id: template.workspace, name: template.name, ...values })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'name']).doUpdateSet(values))
    .returningAll()
    .executeTakeFirstOrThrow()
  return toTemplate(row)
}
