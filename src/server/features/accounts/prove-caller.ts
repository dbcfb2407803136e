import type { Ctx } from '#server/platform/context.ts'
import { invalid } from '#server/platform/errors.ts'
import { findSessionStart, type StoredUser } from './accounts-store.ts'
import { limitGuesses } from './limit-guesses.ts'
import { verifyPassword } from './passwords.ts'

/** How old a sign-in with Google may be that stands for a password, in milliseconds. */
const freshSignInMs = 5 * 60_000

/**
 * Checks that the user is at the keyboard, not someone who found a screen or a token: by the password, or for an
 * account without one by a fresh sign-in. Throws AppError 422 at the field `password`.
 */
export async function proveCaller(ctx: Ctx, user: StoredUser, password: string): Promise<void> {
  if (user.password_hash === null) {
    const since = ctx.actor.type === 'user' ? await findSessionStart(ctx.db, ctx.actor.tokenId) : undefined
    if (since !== undefined && ctx.now().getTime() - since.getTime() <= freshSignInMs) return
    throw invalid({
      password:
        'Your account has no password. Sign out, sign in with Google again, and change the address within 5 minutes.',
    })
  }
  if (password === '') throw invalid({ password: 'Enter your password to change your email address.' })
  const { email, password_hash: hash } = user
  if (!(await limitGuesses(ctx, email, () => verifyPassword(password, hash))))
    throw invalid({ password: 'The password is wrong.' })
}
