import { memberEndpoints } from '#contract/members.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { type Route, route } from '#server/platform/http/route.ts'
import { changeRole } from './change-role.ts'
import { createWorkspace } from './create-workspace.ts'
import { listMembers } from './list-members.ts'
import { listAllWorkspaces } from './list-workspaces.ts'
import { describeWorkspace } from './relay-address.ts'
import { removeMember } from './remove-member.ts'
import { requireMember } from './require-member.ts'
import { updateWorkspace } from './update-workspace.ts'

export const workspaceRoutes: Route[] = [
  route(workspaceEndpoints.create, (ctx, { body }) => createWorkspace(ctx, body)),
  route(workspaceEndpoints.list, async (ctx) =>
    (await listAllWorkspaces(ctx)).map((workspace) => describeWorkspace(ctx.config.relay, workspace)),
  ),
  route(workspaceEndpoints.get, async (ctx, { params }) =>
    describeWorkspace(ctx.config.relay, await requireMember(ctx, params.id)),
  ),
  route(workspaceEndpoints.update, async (ctx, { params, body }) =>
    describeWorkspace(ctx.config.relay, await updateWorkspace(ctx, params.id, body)),
  ),
  route(memberEndpoints.list, (ctx, { params }) => listMembers(ctx, params.id)),
  route(memberEndpoints.changeRole, (ctx, { params, body }) =>
    changeRole(ctx, { workspaceId: params.id, userId: params.userId, role: body.role }),
  ),
  route(memberEndpoints.remove, (ctx, { params }) =>
    removeMember(ctx, { workspaceId: params.id, userId: params.userId }),
  ),
]
