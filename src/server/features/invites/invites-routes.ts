import { inviteEndpoints } from '#contract/invites.ts'
import { type Route, type RouteLimit, route } from '#server/platform/http/route.ts'
import { acceptInvite } from './accept-invite.ts'
import { createInvite } from './create-invite.ts'
import { listInvites } from './list-invites.ts'
import { readInvite } from './read-invite.ts'
import { revokeInvite } from './revoke-invite.ts'

/** The key can't be guessed; the limit keeps attempts cheap. */
const limit: RouteLimit = { max: 60, window: '1 minute', by: 'address' }

export const inviteRoutes: Route[] = [
  route(inviteEndpoints.list, (ctx, { params }) => listInvites(ctx, params.id)),
  route(inviteEndpoints.create, (ctx, { params, body }) => createInvite(ctx, { ...body, workspaceId: params.id })),
  route(inviteEndpoints.revoke, (ctx, { params }) =>
    revokeInvite(ctx, { workspaceId: params.id, inviteId: params.inviteId }),
  ),
  route(inviteEndpoints.read, (ctx, { params }) => readInvite(ctx, params), { limit }),
  route(inviteEndpoints.accept, (ctx, { params }) => acceptInvite(ctx, params), { limit }),
]
