import { accountEndpoints } from '#contract/accounts.ts'
import { sessionEndpoints } from '#contract/sessions.ts'
import { totpEndpoints } from '#contract/totp.ts'
import { type Route, type RouteLimit, route } from '#server/platform/http/route.ts'
import { confirmEmail } from './confirm-email.ts'
import { getUser } from './get-user.ts'
import { attemptCookieName } from './google/back-to-sign-in.ts'
import { finishGoogleSignIn } from './google/finish-google-sign-in.ts'
import { startGoogleSignIn } from './google/start-google-sign-in.ts'
import { listSignInMethods } from './list-sign-in-methods.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { requestPasswordReset } from './request-password-reset.ts'
import { resetPassword } from './reset-password.ts'
import { endOtherSessions, endSession } from './sessions/end-sessions.ts'
import { listSessions } from './sessions/list-sessions.ts'
import { signUp } from './sign-up.ts'
import { getTotp } from './totp/get-totp.ts'
import { turnOffTotp } from './totp/turn-off-totp.ts'
import { turnOnTotp } from './totp/turn-on-totp.ts'
import { updateUser } from './update-user.ts'

const limit: RouteLimit = { max: 10, window: '1 minute', by: 'address' }
/** Nothing can be guessed there, but each call asks Google. */
const googleLimit: RouteLimit = { max: 60, window: '1 minute', by: 'address' }

export const accountRoutes: Route[] = [
  route(accountEndpoints.signUp, (ctx, { body }) => signUp(ctx, body), { limit }),
  route(accountEndpoints.logIn, (ctx, { body }) => logIn(ctx, body), { limit }),
  route(sessionEndpoints.logOut, (ctx) => logOut(ctx)),
  route(accountEndpoints.confirmEmail, (ctx, { params }) => confirmEmail(ctx, params)),
  route(accountEndpoints.requestPasswordReset, (ctx, { body }) => requestPasswordReset(ctx, body), { limit }),
  route(accountEndpoints.resetPassword, (ctx, { body }) => resetPassword(ctx, body), { limit }),
  route(accountEndpoints.signInMethods, (ctx) => listSignInMethods(ctx)),
  route(accountEndpoints.startGoogleSignIn, (ctx, { query }) => startGoogleSignIn(ctx, query), { limit: googleLimit }),
  route(
    accountEndpoints.finishGoogleSignIn,
    (ctx, { query, cookie }) => finishGoogleSignIn(ctx, query, cookie(attemptCookieName)),
    { limit: googleLimit },
  ),
  route(accountEndpoints.getUser, (ctx, { params }) => getUser(ctx, params)),
  route(accountEndpoints.updateUser, (ctx, { params, body }) => updateUser(ctx, params.id, body)),
  route(sessionEndpoints.list, (ctx, { params }) => listSessions(ctx, params.id)),
  route(sessionEndpoints.endOthers, (ctx, { params }) => endOtherSessions(ctx, params.id)),
  route(sessionEndpoints.end, (ctx, { params }) => endSession(ctx, { userId: params.id, sessionId: params.sessionId })),
  route(totpEndpoints.get, (ctx, { params }) => getTotp(ctx, params)),
  route(totpEndpoints.turnOn, (ctx, { params, body }) => turnOnTotp(ctx, params.id, body)),
  route(totpEndpoints.turnOff, (ctx, { params, body }) => turnOffTotp(ctx, params.id, body)),
]
