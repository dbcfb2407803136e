import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** A mail to the relay mailbox that waits for a member's word, such as one of an unknown sender. */
const unconfirmedMail = z.object({
  id: z.uuid(),
  from: z.string(),
  subject: z.string(),
  /** Names of its decks, and its links. */
  files: z.array(z.string()),
  /** Why it waits. */
  why: z.string(),
  received_on: z.string(),
})
export type UnconfirmedMail = z.output<typeof unconfirmedMail>

export const unconfirmedMailEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/unconfirmed_mail/',
    access: 'member',
    summary: 'Emails to the relay mailbox that wait for a member to accept or decline them, newest first.',
    params: z.object({ id: z.uuid() }),
    response: z.array(unconfirmedMail),
  }),
  decide: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/unconfirmed_mail/:mailId/',
    access: 'member',
    summary: 'Accept an unconfirmed mail, once or always from its sender, or decline it.',
    params: z.object({ id: z.uuid(), mailId: z.uuid() }),
    body: z.union([z.object({ accept: z.enum(['once', 'sender']) }), z.object({ decline: z.literal(true) })]),
    response: z.object({ deal_id: z.uuid().exactOptional() }),
  }),
}
