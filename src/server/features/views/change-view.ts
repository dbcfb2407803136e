import type { DealView, ViewFields } from '#contract/views.ts'
import type { Ctx } from '#server/platform/context.ts'
import { notFound } from '#server/platform/errors.ts'
import { requireUser } from '../accounts/require-user.ts'
import { readViewFields } from './read-view-fields.ts'
import { noSuchView } from './remove-view.ts'
import { findView, updateView } from './views-store.ts'

/** Changes a view of the caller's own. AppError 404 for any other, 403 where a viewer shares it. */
export async function changeView(ctx: Ctx, workspaceId: string, viewId: string, input: ViewFields): Promise<DealView> {
  const key = { workspaceId, viewId, userId: requireUser(ctx) }
  const fields = await readViewFields(ctx, workspaceId, input)
  const view = (await updateView(ctx.db, key, fields)) && (await findView(ctx.db, key))
  if (!view) throw notFound(noSuchView)
  return view
}
