import { v7 as uuidv7 } from 'uuid'
import type { DealSource } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { insertDealUpdate } from './deal-updates-store.ts'
import { insertDeal } from './deals-store.ts'

/** What a new deal starts with. `createdBy` is the member for whom it is made, null for none. */
export type NewDeal = {
  dealId: string
  deckId: string
  workspaceId: string
  name: string
  /** The name was made from the file's, and the proved name of the company takes its place. */
  nameFromFile?: boolean
  source: DealSource
  /** Nothing of it is sent to a language model. */
  noModel?: boolean
  /** The text that came along, '' for none, and the address of who wrote it, '' for the member. */
  additionalData: string
  sender: string
  createdBy: string | null
}

/** Makes the deal of a new deck, in progress, with the text that came along as its first update. */
export async function createDeal(ctx: Ctx, deal: NewDeal): Promise<void> {
  const at = ctx.now()
  const { nameFromFile = false, noModel = false } = deal
  await insertDeal(ctx.db, { ...deal, name: makeStorable(deal.name), nameFromFile, noModel, at })
  const body = makeStorable(deal.additionalData)
  if (body.trim() === '') return
  const origin = deal.source === 'mail' ? 'mail' : 'member'
  const { dealId, createdBy, sender } = deal
  await insertDealUpdate(ctx.db, { updateId: uuidv7(), dealId, body, createdBy, origin, sender, at })
}
