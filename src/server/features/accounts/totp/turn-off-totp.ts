import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAuditOf } from '../../audit/note-audit.ts'
import { makeTotpChangedMail } from '../account-mails.ts'
import { requireOwnUser } from '../get-user.ts'
import { proveCaller } from '../prove-caller.ts'
import { deleteTotp } from './totp-store.ts'

type Input = { password?: string | undefined; code?: string | undefined }

/** Turns off two-factor sign-in, with password and code. AppError 422 at the field that is wrong. */
export async function turnOffTotp(ctx: Ctx, id: string, input: Input): Promise<Record<string, never>> {
  const user = await requireOwnUser(ctx, id)
  await proveCaller(ctx, user, input, 'turn off two-factor sign-in')
  await inTransaction(ctx, async (tx) => {
    await deleteTotp(tx.db, id)
    await noteAuditOf(tx, { userId: id, event: 'two_factor_off' })
  })
  await ctx.mailer.send(makeTotpChangedMail(ctx.config, user.email, 'off'))
  return {}
}
