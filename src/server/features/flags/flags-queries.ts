import type { FlagTemplate } from '#contract/flags.ts'
import type { Ctx } from '#server/platform/context.ts'
import { findDefaultTemplate } from './flags-store.ts'

/** The template that a workspace's deals are matched against, if there is one. The caller has asked for membership. */
export async function findActiveTemplate(ctx: Ctx, workspaceId: string): Promise<FlagTemplate | undefined> {
  return findDefaultTemplate(ctx.db, workspaceId)
}
