import { v7 as uuidv7 } from 'uuid'
import type { DealView, ViewFields } from '#contract/views.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, notFound } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { readViewFields } from './read-view-fields.ts'
import { noSuchView } from './remove-view.ts'
import { countOwnViews, findView, insertView } from './views-store.ts'

const mostViews = 50

/** Saves a view of a workspace's list for the caller. AppError 409 for the fifty-first, 403 for one that a viewer shares. */
export async function saveView(ctx: Ctx, workspaceId: string, input: ViewFields): Promise<DealView> {
  const userId = requireUser(ctx)
  const fields = await readViewFields(ctx, workspaceId, input)
  return inTransaction(ctx, async (tx) => {
    if ((await countOwnViews(tx.db, workspaceId, userId)) >= mostViews)
      throw conflict(`You have saved ${mostViews} views here. Delete one to save another.`)
    const viewId = uuidv7()
    const row = { view_id: viewId, workspace_id: workspaceId, saved_by: userId, saved_at: tx.now(), ...fields }
    await insertView(tx.db, row)
    const view = await findView(tx.db, { workspaceId, viewId, userId })
    if (!view) throw notFound(noSuchView)
    return view
  })
}
