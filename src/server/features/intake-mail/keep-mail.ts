import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { discardMailFiles } from './discard-mail-files.ts'
import {
  findReceived,
  forgetBytes,
  listArrivalsBefore,
  listDeclined,
  listOutdated,
  listWaiting,
  noteArrivals,
} from './intake-mail-store.ts'
import { judgeMailQueue } from './judge-mail-queue.ts'
import { processMailQueue } from './process-mail-queue.ts'

const dayMs = 86_400_000
/** Mail is kept so long: until then a member can accept it, and see what a deal came from. */
const keepDays = 30
/** No mail takes so long to arrive; one that began earlier ended with the process that received it. */
const arrivalMs = 3_600_000
/** No job of a mail waits so long without an attempt. */
const waitMs = 3_600_000

/** Removes the bytes of emails that are not needed any more, and sends the jobs again of emails that have waited for long. */
export async function keepMail(ctx: Ctx): Promise<void> {
  const now = ctx.now().getTime()
  const arrivals = await listArrivalsBefore(ctx.db, new Date(now - arrivalMs))
  if (arrivals.length > 0) await discardMailFiles(ctx, arrivals)
  const outdated = [...(await listDeclined(ctx.db)), ...(await listOutdated(ctx.db, new Date(now - keepDays * dayMs)))]
  const mailIds = [...new Set(outdated)]
  if (mailIds.length > 0) await discardBytes(ctx, mailIds)
  const waiting = await listWaiting(ctx.db, new Date(now - waitMs))
  for (const mailId of waiting) await sendAgain(ctx, mailId)
}

/** The note comes first, so that bytes without a row that needs them are found after a crash. */
async function discardBytes(ctx: Ctx, mailIds: readonly string[]): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await noteArrivals(tx.db, mailIds, tx.now())
    await forgetBytes(tx.db, mailIds, tx.now())
  })
  await discardMailFiles(ctx, mailIds)
}

/** A job that still waits or runs stays the only one. */
async function sendAgain(ctx: Ctx, mailId: string): Promise<void> {
  const mail = await findReceived(ctx.db, mailId)
  if (!mail) return
  const queue = mail.verdict === '' ? judgeMailQueue : processMailQueue
  await inTransaction(ctx, (tx) => tx.jobs.send(queue, { mailId }, { key: mailId }))
}
