import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const session = z.object({
  session_id: z.uuid(),
  begun_on: z.string(),
  /** To a few minutes; null for one that was not used since sign-ins are listed. */
  last_used_on: z.string().nullable(),
  expires_on: z.string(),
  /** The browser and the kind of device, as far as it says: ‘Chrome on Windows’. */
  device: z.string(),
  /** Whether the call came with it. */
  is_this: z.boolean(),
})
export type Session = z.output<typeof session>

const ofUser = z.object({ id: z.uuid() })

export const sessionEndpoints = {
  logOut: endpoint({
    method: 'POST',
    path: '/api/auth/logout/',
    access: 'signed-in',
    summary: 'Revoke the token that was sent.',
    response: z.object({}),
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/users/:id/sessions/',
    access: 'signed-in',
    summary: 'Where the user is signed in, the one of this call first.',
    params: ofUser,
    response: z.array(session),
  }),
  endOthers: endpoint({
    method: 'DELETE',
    path: '/api/users/:id/sessions/',
    access: 'signed-in',
    summary: 'End all sign-ins of the user but the one of this call.',
    params: ofUser,
    response: z.object({ ended: z.number().int() }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/users/:id/sessions/:sessionId/',
    access: 'signed-in',
    summary: 'End a sign-in; its token is refused from then on, and its open event streams end within a second.',
    params: ofUser.extend({ sessionId: z.uuid() }),
    response: z.object({}),
  }),
}
