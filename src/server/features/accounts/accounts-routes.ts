import { accountEndpoints } from '#contract/accounts.ts'
import { type Route, type RouteLimit, route } from '#server/platform/http/route.ts'
import { confirmEmail } from './confirm-email.ts'
import { getUser } from './get-user.ts'
import { logIn } from './log-in.ts'
import { logOut } from './log-out.ts'
import { signUp } from './sign-up.ts'
import { updateUser } from './update-user.ts'

const limit: RouteLimit = { max: 10, window: '1 minute', by: 'address' }

export const accountRoutes: Route[] = [
  route(accountEndpoints.signUp, (ctx, { body }) => signUp(ctx, body), { limit }),
  route(accountEndpoints.logIn, (ctx, { body }) => logIn(ctx, body), { limit }),
  route(accountEndpoints.logOut, (ctx) => logOut(ctx)),
  route(accountEndpoints.confirmEmail, (ctx, { params }) => confirmEmail(ctx, params)),
  route(accountEndpoints.getUser, (ctx, { params }) => getUser(ctx, params)),
  route(accountEndpoints.updateUser, (ctx, { params, body }) => updateUser(ctx, params.id, body)),
]
