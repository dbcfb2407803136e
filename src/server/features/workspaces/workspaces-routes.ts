import { workspaceEndpoints } from '#contract/workspaces.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { createWorkspace } from './create-workspace.ts'
import { listWorkspaces } from './list-workspaces.ts'
import { describeWorkspace } from './relay-address.ts'
import { requireMember } from './require-member.ts'
import { updateWorkspace } from './update-workspace.ts'

export const workspaceRoutes: Route[] = [
  route(workspaceEndpoints.create, (ctx, { body }) => createWorkspace(ctx, body)),
  route(workspaceEndpoints.list, async (ctx) =>
    (await listWorkspaces(ctx)).map((workspace) => describeWorkspace(ctx.config.relay, workspace)),
  ),
  route(workspaceEndpoints.get, async (ctx, { params }) =>
    describeWorkspace(ctx.config.relay, await requireMember(ctx, params.id)),
  ),
  route(workspaceEndpoints.update, async (ctx, { params, body }) =>
    describeWorkspace(ctx.config.relay, await updateWorkspace(ctx, params.id, body)),
  ),
]
