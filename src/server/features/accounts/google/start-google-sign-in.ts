import {
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from 'openid-client'
import type { GoogleSettings } from '#server/platform/config.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { RedirectAnswer } from '#server/platform/http/redirect.ts'
import { makeAttemptCookie, makeSignInAddress } from './back-to-sign-in.ts'
import { attemptSeconds, type GoogleAttempt, sealAttempt } from './google-attempt.ts'
import { findGoogle, getCallbackAddress } from './google-provider.ts'

/** Sends the browser to Google, with the secrets of this one sign-in sealed in a cookie. */
export async function startGoogleSignIn(ctx: Ctx, { handover }: { handover: string }): Promise<RedirectAnswer> {
  const { google } = ctx.config
  if (google === null) return { to: makeSignInAddress(ctx, { google_failure: 'not-set-up' }) }
  const attempt: GoogleAttempt = {
    state: randomState(),
    nonce: randomNonce(),
    verifier: randomPKCECodeVerifier(),
    handover,
    expires: ctx.now().getTime() + attemptSeconds * 1000,
  }
  try {
    const to = await makeGoogleAddress(ctx, google, attempt)
    return { to, cookie: makeAttemptCookie(ctx, sealAttempt(google, attempt), attemptSeconds) }
  } catch (error) {
    ctx.log.warn({ err: error }, 'Could not reach Google for a sign-in.')
    return { to: makeSignInAddress(ctx, { google_failure: 'unreachable' }) }
  }
}

async function makeGoogleAddress(ctx: Ctx, google: GoogleSettings, attempt: GoogleAttempt): Promise<string> {
  const address = buildAuthorizationUrl(await findGoogle(google), {
    redirect_uri: getCallbackAddress(ctx.config),
    scope: 'openid email profile',
    state: attempt.state,
    nonce: attempt.nonce,
    code_challenge: await calculatePKCECodeChallenge(attempt.verifier),
    code_challenge_method: 'S256',
    prompt: 'select_account',
  })
  return address.href
}
