import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { role } from './roles.ts'

const invite = z.object({
  id: z.uuid(),
  email: z.string(),
  role,
  /** False once its seven days are over. */
  is_open: z.boolean(),
  expires_on: z.iso.datetime(),
})
export type Invite = z.output<typeof invite>

export const inviteBody = z.object({ email: z.email('Invalid email').max(254), role })

/** What the holder of an invitation's key is shown. */
const receivedInvite = z.object({
  workspace: z.string(),
  email: z.string(),
  role,
  /** The name of the person who invites; '' when that account was deleted. */
  invited_by: z.string(),
  /** Whether the address has an account to sign in to. */
  has_account: z.boolean(),
})
export type ReceivedInvite = z.output<typeof receivedInvite>

/** The secret of an invitation's link. */
export const inviteKey = z.string().min(1).max(200)

/** How many invitations a workspace, and a person, may send in 24 hours. */
export const mostInvitesADay = 20

export const inviteEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/invites/',
    access: 'owner',
    summary: 'The invitations that wait for an answer, the newest first.',
    params: z.object({ id: z.uuid() }),
    response: z.array(invite),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/invites/',
    access: 'owner',
    summary:
      'Invite a person by email; the link works once, for seven days, for that address. An invitation of the same address ' +
      'is replaced. 409 for a person of the workspace, 429 after 20 in a day.',
    params: z.object({ id: z.uuid() }),
    body: inviteBody,
    response: invite,
    status: 201,
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/workspaces/:id/invites/:inviteId/',
    access: 'owner',
    summary: 'Withdraw an invitation; its link stops working.',
    params: z.object({ id: z.uuid(), inviteId: z.uuid() }),
    response: z.object({}),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/invites/:key/',
    access: 'public',
    summary: 'What an invitation is for; 404 for an unknown key, 410 for one that was used, withdrawn or has expired.',
    params: z.object({ key: inviteKey }),
    response: receivedInvite,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/invites/:key/',
    access: 'signed-in',
    summary: 'Join the workspace, as the person with the address that was invited; 403 for anyone else.',
    params: z.object({ key: inviteKey }),
    response: z.object({ workspace_id: z.uuid() }),
  }),
}
