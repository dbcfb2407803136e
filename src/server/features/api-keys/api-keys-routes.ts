import { apiKeyEndpoints } from '#contract/api-keys.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { endKey } from './end-keys.ts'
import { listKeys } from './list-keys.ts'
import { makeKey } from './make-key.ts'

export const apiKeyRoutes: Route[] = [
  route(apiKeyEndpoints.list, (ctx, { params }) => listKeys(ctx, params.id)),
  route(apiKeyEndpoints.make, (ctx, { params, body }) => makeKey(ctx, params.id, body), {
    limit: { max: 20, window: '1 hour', by: 'user' },
  }),
  route(apiKeyEndpoints.end, (ctx, { params }) => endKey(ctx, { workspaceId: params.id, keyId: params.keyId })),
]
