import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { role } from './roles.ts'

const member = z.object({
  user_id: z.uuid(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  role,
  joined_on: z.iso.datetime(),
})
export type Member = z.output<typeof member>

const ofMember = z.object({ id: z.uuid(), userId: z.uuid() })

export const memberEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/members/',
    access: 'viewer',
    summary: 'The people of a workspace, in the order in which they joined.',
    params: z.object({ id: z.uuid() }),
    response: z.array(member),
  }),
  changeRole: endpoint({
    method: 'PUT',
    path: '/api/workspaces/:id/members/:userId/',
    access: 'owner',
    summary: 'Change what a person may do; 409 for the last owner.',
    params: ofMember,
    body: z.object({ role }),
    response: member,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workspaces/:id/members/:userId/',
    access: 'viewer',
    summary:
      'Remove a person, for which the caller must be an owner, or leave the workspace, in any role. Access ends at once, ' +
      'the person’s work stays; 409 for the last owner.',
    params: ofMember,
    response: z.object({}),
  }),
}
