import type { GoogleReturn } from '#contract/accounts.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { Cookie } from '#server/platform/http/redirect.ts'

/** The sign-in screen with what it has to know in the fragment, which no server, log or referrer ever sees. */
export const makeSignInAddress = (ctx: Ctx, content: GoogleReturn) =>
  `${ctx.config.appUrl}/sign-in#${new URLSearchParams(content)}`

export const attemptCookieName = 'google_attempt'

/** The cookie of a sign-in under way; `maxAge` 0 ends it. */
export const makeAttemptCookie = (ctx: Ctx, value: string, maxAge: number): Cookie => ({
  name: attemptCookieName,
  value,
  path: '/api/auth/google',
  maxAge,
  secure: ctx.config.appUrl.startsWith('https:'),
})
