import { accountEndpoints } from '#contract/accounts.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { describeWorkspace } from '../workspaces/relay-address.ts'
import { closeWorkspace, reopenWorkspace } from './close-workspace.ts'
import { deleteAccount } from './delete-account.ts'

export const closingRoutes: Route[] = [
  route(workspaceEndpoints.close, async (ctx, { params, body }) =>
    describeWorkspace(ctx.config.relay, await closeWorkspace(ctx, params.id, body)),
  ),
  route(workspaceEndpoints.reopen, async (ctx, { params }) =>
    describeWorkspace(ctx.config.relay, await reopenWorkspace(ctx, params.id)),
  ),
  route(accountEndpoints.remove, (ctx, { params, body }) => deleteAccount(ctx, params.id, body)),
]
