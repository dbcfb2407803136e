import { randomBytes } from 'node:crypto'
import type { z } from 'zod'
import type { TotpSetup, totpCodes } from '#contract/totp.ts'
import type { Ctx } from '#server/platform/context.ts'
import { conflict, invalid } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAuditOf } from '../../audit/note-audit.ts'
import { makeTotpChangedMail } from '../account-mails.ts'
import type { StoredUser } from '../accounts-store.ts'
import { requireOwnUser } from '../get-user.ts'
import { limitGuesses } from '../limit-guesses.ts'
import { provePassword } from '../prove-caller.ts'
import { hashToken } from '../tokens.ts'
import { codeTexts, normaliseCode, takeAppCode } from './check-code.ts'
import { noSecretKey } from './get-totp.ts'
import { encodeBase32 } from './one-time-code.ts'
import { findTotp, insertRecoveryCodes, markTurnedOn, putNewSecret } from './totp-store.ts'

type Input = { password?: string | undefined; code?: string | undefined }

/** As RFC 4226 recommends for HMAC-SHA-1. */
const secretBytes = 20
const recoveryCodes = 10
/** 80 random bits, 16 letters. */
const recoveryBytes = 10

const needsPassword =
  'Two-factor sign-in goes with a password, and your account has none yet. Sign out, set one with “Forgot password”, and come back.'

const alreadyOn = () => conflict('Two-factor sign-in is on already. Turn it off first.')

/**
 * Turns on two-factor sign-in in two steps: with the password the caller gets a secret for an authenticator app; with a code that
 * the app made of it, ten recovery codes, which are shown once. AppError 422 at the field that is wrong, 409 where it is on.
 */
export async function turnOnTotp(ctx: Ctx, id: string, input: Input): Promise<TotpSetup | z.output<typeof totpCodes>> {
  const user = await requireOwnUser(ctx, id)
  return input.code === undefined ? makeSecret(ctx, user, input.password) : confirm(ctx, user, input.code)
}

async function makeSecret(ctx: Ctx, user: StoredUser, password = ''): Promise<TotpSetup> {
  if (ctx.secrets === null) throw conflict(noSecretKey)
  // Google does not ask for the code, so an account without a password could not sign in any more.
  if (user.password_hash === null) throw invalid({ password: needsPassword })
  await provePassword(ctx, user, password, 'turn on two-factor sign-in')
  const secret = randomBytes(secretBytes)
  const sealed = ctx.secrets.seal(secret.toString('hex'), user.user_id)
  if (!(await putNewSecret(ctx.db, user.user_id, sealed, ctx.now()))) throw alreadyOn()
  const text = encodeBase32(secret)
  return {
    secret: text,
    uri: `otpauth://totp/Firstread:${encodeURIComponent(user.email)}?secret=${text}&issuer=Firstread`,
  }
}

async function confirm(ctx: Ctx, user: StoredUser, code: string): Promise<z.output<typeof totpCodes>> {
  const totp = await findTotp(ctx.db, user.user_id)
  if (totp === undefined) throw conflict('Start with your password; the secret comes with the answer.')
  if (totp.turned_on_at !== null) throw alreadyOn()
  const isRight = await limitGuesses(ctx, user.email, () => takeAppCode(ctx, totp, normaliseCode(code)), 'code')
  if (!isRight) throw invalid({ code: codeTexts.wrong })
  const codes = Array.from({ length: recoveryCodes }, makeRecoveryCode)
  await inTransaction(ctx, async (tx) => {
    await markTurnedOn(tx.db, user.user_id, tx.now())
    await noteAuditOf(tx, { userId: user.user_id, event: 'two_factor_on' })
    await insertRecoveryCodes(
      tx.db,
      user.user_id,
      codes.map((one) => hashToken(normaliseCode(one))),
    )
  })
  await ctx.mailer.send(makeTotpChangedMail(ctx.config, user.email, 'on'))
  return { codes }
}

/** Letters and digits in groups of four; the random bits need no slow hash. */
const makeRecoveryCode = () => (encodeBase32(randomBytes(recoveryBytes)).toLowerCase().match(/.{4}/g) ?? []).join('-')
