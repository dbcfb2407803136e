import type { TotpState } from '#contract/totp.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireOwnUser } from '../get-user.ts'
import { countRecoveryCodes, findTotp } from './totp-store.ts'

export const noSecretKey = 'Two-factor sign-in needs SECRET_KEY on this server. Ask your administrator.'

/** Whether the caller's two-factor sign-in is on. */
export async function getTotp(ctx: Ctx, { id }: { id: string }): Promise<TotpState> {
  await requireOwnUser(ctx, id)
  const totp = await findTotp(ctx.db, id)
  const on = totp !== undefined && totp.turned_on_at !== null
  const codes_left = on ? await countRecoveryCodes(ctx.db, id) : 0
  return { on, codes_left, unavailable: ctx.secrets === null ? noSecretKey : null }
}
