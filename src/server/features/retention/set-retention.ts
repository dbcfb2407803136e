import type { Retention } from '#contract/retention.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { findRetention, storeRetention } from './retention-store.ts'

/** For how long a workspace keeps passed deals. */
export async function getRetention(ctx: Ctx, workspaceId: string): Promise<Retention> {
  await requireMember(ctx, workspaceId)
  return findRetention(ctx.db, workspaceId)
}

/** Sets for how long a workspace keeps passed deals; null until a person deletes them. */
export async function setRetention(
  ctx: Ctx,
  workspaceId: string,
  { months }: Pick<Retention, 'months'>,
): Promise<Retention> {
  return inTransaction(ctx, async (tx) => {
    await requireMember(tx, workspaceId)
    const before = await findRetention(tx.db, workspaceId)
    if (before.months === months) return before
    await storeRetention(tx.db, workspaceId, months)
    const detail = months === null ? 'passed deals are kept' : `passed deals for ${months} months`
    await noteAudit(tx, { workspaceId, event: 'retention_changed', detail })
    return findRetention(tx.db, workspaceId)
  })
}
