import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireUser } from '../accounts/require-user.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { deleteView } from './views-store.ts'

export const noSuchView = 'View not found.'

/** Deletes a view of the caller's own. AppError 404 for any other. */
export async function removeView(ctx: Ctx, workspaceId: string, viewId: string): Promise<Record<string, never>> {
  await requireMember(ctx, workspaceId)
  if (!(await deleteView(ctx.db, { workspaceId, viewId, userId: requireUser(ctx) }))) throw notFound(noSuchView)
  return {}
}
