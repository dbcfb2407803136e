import { mayReach } from '#server/platform/caller.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type AppError, forbidden } from '#server/platform/errors.ts'
import { requireUser } from '../accounts/require-user.ts'
import { listClosedFor } from './workspaces-store.ts'

/**
 * Returns why the caller can't reach what belongs to a workspace: 403 with its name and last day where it is closed to them, for
 * every other `missing`, so that strangers do not learn that it exists.
 */
export async function explainUnreachable(
  ctx: Ctx,
  workspaceId: string | undefined,
  missing: AppError,
): Promise<AppError> {
  if (workspaceId === undefined || !mayReach(ctx, workspaceId)) return missing
  const closed = await listClosedFor(ctx.db, requireUser(ctx))
  const found = closed.find(({ workspace_id }) => workspace_id === workspaceId)
  if (found?.closes_on === undefined) return missing
  const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(found.closes_on))
  return forbidden(
    `The workspace ${found.name} is closed and will be deleted on ${day}. ` +
      'If you still need it, ask one of its owners to take it back.',
  )
}
