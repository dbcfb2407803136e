import type { z } from 'zod'
import type { accountEndpoints, loginBody } from '#contract/accounts.ts'
import type { Answer } from '#contract/endpoint.ts'
import type { Ctx } from '#server/platform/context.ts'
import { AppError, forbidden, notSignedIn } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { noteAuditOf } from '../audit/note-audit.ts'
import { makeConfirmMail } from './account-mails.ts'
import { findUserByEmail } from './accounts-store.ts'
import { limitGuesses } from './limit-guesses.ts'
import { makeEmailLink } from './make-email-link.ts'
import { verifyPassword } from './passwords.ts'
import { startSession } from './start-session.ts'
import { checkCode, codeTexts } from './totp/check-code.ts'

/** Longer than a database takes to note a failure. */
const refusalMs = 100

type Input = z.output<typeof loginBody>

/**
 * Exchanges e-mail and password for a token. A wrong pair is 401, too many are 429, whichever half is wrong and at the same pace; an
 * unconfirmed address is 403 and gets its link again. Where two-factor sign-in is on, a missing or wrong code is 401 at the field `code`.
 */
export async function logIn(
  ctx: Ctx,
  { email, password, code }: Input,
): Promise<Answer<typeof accountEndpoints.logIn>> {
  const user = await findUserByEmail(ctx.db, email)
  const matches = await limitGuesses(ctx, email, () => verifyPassword(password, user?.password_hash ?? null))
  // Noting takes time, by which no one may learn whose address has an account.
  if (!matches) await Promise.all([user && noteFailure(ctx, user.user_id, 'wrong password'), ctx.wait(refusalMs)])
  if (user === undefined || !matches) throw notSignedIn('The email address or the password is wrong.')
  if (user.confirmed_at === null) {
    const link = {
      userId: user.user_id,
      email: user.email,
      passwordHash: user.password_hash,
      purpose: 'confirm',
    } as const
    await ctx.mailer.send(makeConfirmMail(ctx.config, user.email, await makeEmailLink(ctx, link)))
    throw forbidden('Confirm your email address first. The link was sent to you again.')
  }
  const check = await checkCode(ctx, user, code)
  if (check === 'wrong') await noteFailure(ctx, user.user_id, 'wrong code')
  if (check === 'missing' || check === 'wrong')
    throw new AppError(401, codeTexts[check], { fields: { code: codeTexts[check] } })
  const key = await inTransaction(ctx, (tx) => startSession(tx, user.user_id))
  return { key, user_id: user.user_id, ...(user.deletes_at !== null && { kept: true }) }
}

async function noteFailure(ctx: Ctx, userId: string, detail: string): Promise<void> {
  await inTransaction(ctx, (tx) => noteAuditOf(tx, { userId, event: 'sign_in_failed', aboutUserId: userId, detail }))
}
