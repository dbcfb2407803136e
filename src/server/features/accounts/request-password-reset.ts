import type { z } from 'zod'
import type { passwordResetBody } from '#contract/accounts.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { makeEmailKey } from './accounts-store.ts'
import { passwordResetQueue } from './mail-password-reset.ts'

type Input = z.output<typeof passwordResetBody>

/** Answers alike and at the same pace for every address: whether it has an account is looked up afterwards, by a job. */
export async function requestPasswordReset(ctx: Ctx, { email }: Input): Promise<Record<string, never>> {
  const key = makeEmailKey(email)
  await inTransaction(ctx, (tx) => tx.jobs.send(passwordResetQueue, { email }, { key }))
  return {}
}
