import { v7 as uuidv7 } from 'uuid'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { insertDealUpdate } from './deal-updates-store.ts'
import { insertDeal } from './deals-store.ts'

/** Makes the deal of a new deck, in progress, with the text that came along as its first update. */
export async function createDeal(
  ctx: Ctx,
  input: { dealId: string; workspaceId: string; name: string; additionalData: string },
): Promise<void> {
  const createdBy = ctx.actor.type === 'user' ? ctx.actor.userId : null
  const { dealId, workspaceId } = input
  const at = ctx.now()
  await insertDeal(ctx.db, { dealId, workspaceId, name: makeStorable(input.name), createdBy, at })
  const body = makeStorable(input.additionalData)
  if (body.trim() !== '') await insertDealUpdate(ctx.db, { updateId: uuidv7(), dealId, body, createdBy, at })
}
