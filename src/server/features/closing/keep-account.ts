import { v7 as uuid } from 'uuid'
import { z } from 'zod'
import type { Ctx } from '#server/platform/context.ts'
import type { Tx } from '#server/platform/in-transaction.ts'
import { queue } from '#server/platform/jobs/queue.ts'
import { makeKeptMail } from './closing-mails.ts'
import { clearDeletion } from './closing-store.ts'

export const mailKeptQueue = queue('mail-kept', z.object({ to: z.string() }), { timeLimit: 60 })

/** Keeps an account that was to be deleted, in the transaction of its sign-in; the person is told by email, too. */
export async function keepAccount(tx: Tx, userId: string): Promise<void> {
  const to = await clearDeletion(tx.db, userId)
  if (to !== undefined) await tx.jobs.send(mailKeptQueue, { to }, { key: uuid() })
}

export async function mailKept(ctx: Ctx, { to }: { to: string }): Promise<void> {
  await ctx.mailer.send(makeKeptMail(to))
}
