import type { FlagTemplate } from '#contract/flags.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { listTemplateRows } from './flags-store.ts'

/** The flag templates of the named workspace, or of the caller's first one. */
export async function listFlagTemplates(ctx: Ctx, workspaceId?: string): Promise<FlagTemplate[]> {
  const workspace = await requireWorkspace(ctx, workspaceId)
  return listTemplateRows(ctx.db, workspace.workspace_id)
}
