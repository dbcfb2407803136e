import { AuthorizationResponseError, authorizationCodeGrant, ClientError } from 'openid-client'
import type { GoogleReturn, googleFailures } from '#contract/accounts.ts'
import type { GoogleSettings } from '#server/platform/config.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { RedirectAnswer } from '#server/platform/http/redirect.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { startSession } from '../start-session.ts'
import { attemptCookie, signInAddress } from './back-to-sign-in.ts'
import { type GoogleAttempt, openAttempt } from './google-attempt.ts'
import { callbackAddress, findGoogle } from './google-provider.ts'
import { type GoogleProfile, googleProfile, joinByGoogle } from './join-by-google.ts'

type Query = Record<string, string>
const failed = (reason: (typeof googleFailures)[number]): GoogleReturn => ({ google_failure: reason })

/** Takes somebody back from Google and leads on to the sign-in screen: signed in, or with the reason why not. */
export async function finishGoogleSignIn(ctx: Ctx, query: Query, sealed: string | null): Promise<RedirectAnswer> {
  const outcome = await signInBy(ctx, query, sealed).catch((error: unknown) => failureOf(ctx, error))
  return { to: signInAddress(ctx, outcome), cookie: attemptCookie(ctx, '', 0) }
}

async function signInBy(ctx: Ctx, query: Query, sealed: string | null): Promise<GoogleReturn> {
  const { google } = ctx.config
  if (google === null) return failed('not-set-up')
  const attempt = sealed === null ? null : openAttempt(google, sealed, ctx.now())
  if (attempt === null || attempt.state !== query.state) return failed('expired')
  const profile = await askGoogle(ctx, google, query, attempt)
  return inTransaction(ctx, async (tx) => {
    const userId = await joinByGoogle(tx, profile)
    if (userId === null) return failed('unverified')
    return { token: await startSession(tx, userId), user_id: userId, handover: attempt.handover }
  })
}

/** Exchanges the code for what Google says about the person; the library checks state, nonce, issuer, audience and PKCE. */
async function askGoogle(
  ctx: Ctx,
  google: GoogleSettings,
  query: Query,
  { state, nonce, verifier }: GoogleAttempt,
): Promise<GoogleProfile> {
  const address = new URL(`${callbackAddress(ctx.config)}?${new URLSearchParams(query)}`)
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
  const tokens = await authorizationCodeGrant(await findGoogle(google), address, checks)
  return googleProfile.parse(tokens.claims())
}

function failureOf(ctx: Ctx, error: unknown): GoogleReturn {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return failed('refused')
  ctx.log.warn({ err: error }, 'A sign-in with Google failed.')
  // A TypeError is what `fetch` rejects with when no answer comes.
  const unanswered = error instanceof TypeError || (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT')
  return failed(unanswered ? 'unreachable' : 'failed')
}
