import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import {
  forgetArrivals,
  forgetDealOfMail,
  listMailOfDeal,
  listMailRows,
  listStored,
  noteArrivals,
} from './intake-mail-store.ts'
import { getMailFolder } from './mail-files.ts'

/**
 * Removes the bytes of emails that have no row that needs them. Never rejects: what can't be removed now is found by its note
 * later.
 */
export async function discardMailFiles(ctx: Ctx, mailIds: readonly string[]): Promise<void> {
  try {
    const stored = await listStored(ctx.db, mailIds)
    for (const mailId of mailIds) if (!stored.includes(mailId)) await ctx.files.deleteFolder(getMailFolder(mailId))
    await forgetArrivals(ctx.db, mailIds)
  } catch (error) {
    ctx.log.warn({ err: error, mailIds }, 'Could not remove the bytes of emails yet.')
  }
}

/** Forgets the emails that became a deal, in the transaction that deletes it; their bytes are removed within two hours. */
export async function forgetMailOfDeal(tx: Tx, dealId: string): Promise<void> {
  const mailIds = await listMailOfDeal(tx.db, dealId)
  if (mailIds.length === 0) return
  await noteArrivals(tx.db, mailIds, tx.now())
  await forgetDealOfMail(tx.db, mailIds, dealId)
}

/** Has the bytes of all emails of a workspace removed, in the transaction that deletes it with their rows. */
export async function forgetMailOfWorkspace(tx: Tx, workspaceId: string): Promise<void> {
  const stored = (await listMailRows(tx.db, workspaceId)).filter((mail) => mail.has_bytes)
  if (stored.length === 0) return
  await noteArrivals(
    tx.db,
    stored.map((mail) => mail.mail_id),
    tx.now(),
  )
}
