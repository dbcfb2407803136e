import type { z } from 'zod'
import type { FlagTemplate, flagTemplateBody } from '#contract/flags.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { announceDeals } from '../deals/deal-status.ts'
import { queueFlagCounts } from '../deals/renew-flags.ts'
import { fillFlagColumns } from '../memos/fill-flag-columns.ts'
import { requireWorkspace } from '../workspaces/workspaces-queries.ts'
import { lockTemplates, putTemplate } from './flags-store.ts'

type Input = z.output<typeof flagTemplateBody>

/** Saves a template of a workspace, in the place of one of the same name. Lists that are open learn of the new counts. */
export async function saveFlagTemplate(ctx: Ctx, input: Input): Promise<FlagTemplate> {
  const by = requireUser(ctx)
  const { workspace_id: workspace } = await requireWorkspace(ctx, input.workspace)
  return inTransaction(ctx, async (tx) => {
    await lockTemplates(tx.db, workspace)
    const template = { ...input, name: makeStorable(input.name), workspace }
    const saved = await putTemplate(tx.db, template, { by, at: ctx.now() })
    await fillFlagColumns(tx, workspace)
    await announceDeals(tx, workspace)
    await queueFlagCounts(tx, workspace)
    return saved
  })
}
