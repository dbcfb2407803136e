import { workspaceEndpoints } from '#contract/workspaces.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { createWorkspace } from './create-workspace.ts'
import { listWorkspaces } from './list-workspaces.ts'
import { requireMember } from './require-member.ts'
import { updateWorkspace } from './update-workspace.ts'

export const workspaceRoutes: Route[] = [
  route(workspaceEndpoints.create, (ctx, { body }) => createWorkspace(ctx, body)),
  route(workspaceEndpoints.list, (ctx) => listWorkspaces(ctx)),
  route(workspaceEndpoints.get, (ctx, { params }) => requireMember(ctx, params.id)),
  route(workspaceEndpoints.update, (ctx, { params, body }) => updateWorkspace(ctx, params.id, body)),
]
