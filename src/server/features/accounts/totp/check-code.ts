import type { Ctx } from '#server/platform/context.ts'
import { unavailable } from '#server/platform/errors.ts'
import type { StoredUser } from '../accounts-store.ts'
import { limitGuesses } from '../limit-guesses.ts'
import { hashToken } from '../tokens.ts'
import { findStepOf } from './one-time-code.ts'
import { findTotp, type StoredTotp, takeRecoveryCode, takeStep } from './totp-store.ts'

export type CodeCheck = 'off' | 'right' | 'missing' | 'wrong'

/** What is said at the field `code`. */
export const codeTexts = {
  missing: 'Enter the code from your authenticator app, or a recovery code.',
  wrong: 'This code is wrong or was used already. Wait for the next one in your app.',
}

/**
 * Checks a user's second factor: a code of the authenticator app, or a recovery code. Each counts once, and wrong ones are limited
 * as wrong passwords are, counted on their own. 'off' where two-factor sign-in is not on.
 */
export async function checkCode(ctx: Ctx, user: Pick<StoredUser, 'user_id' | 'email'>, code = ''): Promise<CodeCheck> {
  const totp = await findTotp(ctx.db, user.user_id)
  if (totp === undefined || totp.turned_on_at === null) return 'off'
  const plain = normaliseCode(code)
  if (plain === '') return 'missing'
  const isRight = await limitGuesses(ctx, user.email, () => takeCode(ctx, totp, plain), 'code')
  return isRight ? 'right' : 'wrong'
}

/** Apps show '123 456', and recovery codes have dashes. */
export const normaliseCode = (code: string): string => code.normalize('NFKC').replace(/[\s-]/g, '').toLowerCase()

async function takeCode(ctx: Ctx, totp: StoredTotp, code: string): Promise<boolean> {
  if (!/^\d{6}$/.test(code)) return takeRecoveryCode(ctx.db, totp.user_id, hashToken(code), ctx.now())
  return takeAppCode(ctx, totp, code)
}

/** Whether this is a code of the app that was not used yet, which it is from then on. */
export async function takeAppCode(ctx: Ctx, totp: StoredTotp, code: string): Promise<boolean> {
  const step = findStepOf(openSecret(ctx, totp), code, ctx.now())
  return step !== null && (await takeStep(ctx.db, totp.user_id, step))
}

/** The secret of the app. AppError 503 where the server's key is another one by now; recovery codes work without it. */
function openSecret(ctx: Ctx, totp: StoredTotp): Buffer {
  const secret = ctx.secrets?.open(totp.sealed_secret, totp.user_id)
  if (secret === undefined || secret === null)
    throw unavailable('This server can’t check codes: its SECRET_KEY has changed. Use a recovery code.')
  return Buffer.from(secret, 'hex')
}
