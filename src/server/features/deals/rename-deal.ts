import type { Deal } from '#contract/deals.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import { inTransaction, type Tx } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { findDeal, storeName } from './deals-store.ts'
import { getDeal } from './get-deal.ts'
import { requireDeal } from './require-deal.ts'

/** Gives a deal another name, which from then on no memo changes. */
export async function renameDeal(ctx: Ctx, dealId: string, { name }: { name?: string | undefined }): Promise<Deal> {
  await requireDeal(ctx, dealId)
  if (name !== undefined) await inTransaction(ctx, (tx) => changeName(tx, dealId, makeStorable(name), false))
  return getDeal(ctx, dealId)
}

/** Names a deal after its company where its name came from a file; any other name stays. */
export async function nameAfterCompany(tx: Tx, dealId: string, company: string): Promise<void> {
  const name = [...company.trim()].slice(0, mostLetters).join('')
  if (name !== '' && (await findDeal(tx.db, dealId))?.name_from_file) await changeName(tx, dealId, name, true)
}

const mostLetters = 200

async function changeName(tx: Tx, dealId: string, to: string, by_memo: boolean): Promise<void> {
  const from = (await findDeal(tx.db, dealId))?.name
  if (from === undefined) return
  await storeName(tx.db, dealId, { name: to, nameFromFile: by_memo })
  if (from === to) return
  const who = by_memo ? { by: null } : {}
  await noteActivity(tx, { dealId, ...who, kind: 'renamed', data: { from, to, by_memo } })
}
