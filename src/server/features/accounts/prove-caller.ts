import type { Ctx } from '#server/platform/context.ts'
import { invalid } from '#server/platform/errors.ts'
import { findSessionStart, type StoredUser } from './accounts-store.ts'
import { limitGuesses } from './limit-guesses.ts'
import { verifyPassword } from './passwords.ts'
import { checkCode, codeTexts } from './totp/check-code.ts'

/** How old a sign-in with Google may be that stands for a password, in milliseconds. */
const freshSignInMs = 5 * 60_000

/** What the proof is needed for, as the end of a sentence. */
type Purpose =
  | 'change your email address'
  | 'turn on two-factor sign-in'
  | 'turn off two-factor sign-in'
  | 'delete this workspace'
  | 'delete your account'

type Proof = { password?: string | undefined; code?: string | undefined }

/**
 * Checks that the user is at the keyboard, not someone who found a screen or a token: by the password, and by a code where
 * two-factor sign-in is on. Throws AppError 422 at the field `password` or `code`.
 */
export async function proveCaller(
  ctx: Ctx,
  user: StoredUser,
  { password, code }: Proof,
  purpose: Purpose,
): Promise<void> {
  await provePassword(ctx, user, password ?? '', purpose)
  const check = await checkCode(ctx, user, code)
  if (check === 'missing' || check === 'wrong') throw invalid({ code: codeTexts[check] })
}

/** The password alone; for an account without one a fresh sign-in with Google takes its place. */
export async function provePassword(ctx: Ctx, user: StoredUser, password: string, purpose: Purpose): Promise<void> {
  if (user.password_hash === null) {
    const since = ctx.actor.type === 'user' ? await findSessionStart(ctx.db, ctx.actor.tokenId) : undefined
    if (since !== undefined && ctx.now().getTime() - since.getTime() <= freshSignInMs) return
    const act = purpose === 'change your email address' ? 'change the address' : purpose
    throw invalid({
      password: `Your account has no password. Sign out, sign in with Google again, and ${act} within 5 minutes.`,
    })
  }
  if (password === '') throw invalid({ password: `Enter your password to ${purpose}.` })
  const { email, password_hash: hash } = user
  if (!(await limitGuesses(ctx, email, () => verifyPassword(password, hash))))
    throw invalid({ password: 'The password is wrong.' })
}
