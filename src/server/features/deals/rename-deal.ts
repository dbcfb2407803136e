import { makeStorable } from '#server/platform/database/storable.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { noteActivity } from '../activity/note-activity.ts'
import { findDeal, storeName } from './deals-store.ts'

/** Gives a deal another name, which from then on no memo changes. */
export async function renameDeal(tx: Tx, dealId: string, name: string): Promise<void> {
  await changeName(tx, dealId, makeStorable(name), false)
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
