import { AuthorizationResponseError, authorizationCodeGrant, ClientError } from 'openid-client'
import type { GoogleReturn, googleFailures } from '#contract/accounts.ts'
import type { GoogleSettings } from '#server/platform/config.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { RedirectAnswer } from '#server/platform/http/redirect.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { startSession } from '../start-session.ts'
import { makeAttemptCookie, makeSignInAddress } from './back-to-sign-in.ts'
import { type GoogleAttempt, openAttempt } from './google-attempt.ts'
import { findGoogle, getCallbackAddress } from './google-provider.ts'
import { type GoogleProfile, googleProfile, joinByGoogle } from './join-by-google.ts'

type Query = Record<string, string>
const makeFailure = (reason: (typeof googleFailures)[number]): GoogleReturn => ({ google_failure: reason })

/** Finishes a sign-in with Google and redirects to the sign-in screen: signed in, or with the reason why not. */
export async function finishGoogleSignIn(ctx: Ctx, query: Query, sealed: string | null): Promise<RedirectAnswer> {
  const outcome = await signInBy(ctx, query, sealed).catch((error: unknown) => toGoogleFailure(ctx, error))
  return { to: makeSignInAddress(ctx, outcome), cookie: makeAttemptCookie(ctx, '', 0) }
}

async function signInBy(ctx: Ctx, query: Query, sealed: string | null): Promise<GoogleReturn> {
  const { google } = ctx.config
  if (google === null) return makeFailure('not-set-up')
  const attempt = sealed === null ? null : openAttempt(google, sealed, ctx.now())
  if (attempt === null || attempt.state !== query.state) return makeFailure('expired')
  const profile = await askGoogle(ctx, google, query, attempt)
  return inTransaction(ctx, async (tx) => {
    const joined = await joinByGoogle(tx, profile)
    if ('refused' in joined) return makeFailure(joined.refused)
    const { userId } = joined
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
  const address = new URL(`${getCallbackAddress(ctx.config)}?${new URLSearchParams(query)}`)
  const checks = { expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier }
  const tokens = await authorizationCodeGrant(await findGoogle(google), address, checks)
  return googleProfile.parse(tokens.claims())
}

function toGoogleFailure(ctx: Ctx, error: unknown): GoogleReturn {
  if (error instanceof AuthorizationResponseError && error.error === 'access_denied') return makeFailure('refused')
  ctx.log.warn({ err: error }, 'A sign-in with Google failed.')
  // A TypeError is what `fetch` rejects with when no answer comes.
  const unanswered = error instanceof TypeError || (error instanceof ClientError && error.code === 'OAUTH_TIMEOUT')
  return makeFailure(unanswered ? 'unreachable' : 'failed')
}
