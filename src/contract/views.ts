import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A saved view of the list: its filters and its order as they stand in the address. */
const dealView = z.object({
  id: z.uuid(),
  name: z.string(),
  query: z.string(),
  /** Seen by the whole workspace. */
  shared: z.boolean(),
  by: z.object({ first_name: z.string(), last_name: z.string() }),
  /** Whether the caller may change and delete it. */
  own: z.boolean(),
})
export type DealView = z.output<typeof dealView>

const viewFields = z.object({
  name: z.string().trim().min(1, 'Required').max(60, 'At most 60 characters'),
  query: z.string().max(2_000),
  /** For the whole workspace, which needs the role of a member; else for the caller alone. */
  shared: z.boolean().default(false),
})
export type ViewFields = z.output<typeof viewFields>
const workspaceParams = z.object({ id: z.uuid() })
const viewParams = workspaceParams.extend({ viewId: z.uuid() })

export const viewEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/views/',
    access: 'viewer',
    summary: 'The caller’s saved views of the list, and those shared in the workspace.',
    params: workspaceParams,
    response: z.array(dealView),
  }),
  save: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/views/',
    access: 'viewer',
    summary: 'Save a view; sharing it needs the role of a member.',
    params: workspaceParams,
    body: viewFields,
    response: dealView,
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/workspaces/:id/views/:viewId/',
    access: 'viewer',
    summary: 'Change a view of one’s own.',
    params: viewParams,
    body: viewFields,
    response: dealView,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workspaces/:id/views/:viewId/',
    access: 'viewer',
    summary: 'Delete a view of one’s own.',
    params: viewParams,
    response: z.object({}),
  }),
}
