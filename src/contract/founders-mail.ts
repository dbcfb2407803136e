import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const mailKinds = ['ask', 'pass'] as const
export type MailKind = (typeof mailKinds)[number]

export const mailAddress = z.email('Invalid email').max(254)

/** An email to founders. */
export const mailFields = z.object({
  to: z
    .array(mailAddress)
    .min(1, 'Choose at least one recipient.')
    .max(10, 'An email can have at most 10 recipients.')
    .refine((all) => new Set(all.map((one) => one.toLowerCase())).size === all.length, 'A recipient is listed twice.'),
  subject: z
    .string()
    .trim()
    .min(1, 'Subject is required')
    .max(200)
    .regex(/^[^\r\n\0]*$/, 'The subject must be one line.'),
  body: z
    .string()
    .max(20_000)
    .refine((text) => text.trim() !== '', 'Message is required'),
})

/** An email stored with a deal. */
export const founderMail = z.object({
  id: z.uuid(),
  kind: z.enum(mailKinds),
  to: z.array(z.string()),
  subject: z.string(),
  body: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  /** Why it failed, the problem of a queued one's last attempt, or a remark about a sent one. */
  status_detail: z.string(),
  /** Recipients that the email did not reach, each with the mail server's reason. */
  refused: z.array(z.object({ address: z.string(), reason: z.string() })),
  sent_by: z.object({ first_name: z.string(), last_name: z.string() }),
  created_on: z.string(),
  ended_on: z.string().nullable(),
})
export type FounderMail = z.output<typeof founderMail>

const ofDeal = z.object({ deal: z.uuid() })

export const foundersMailEndpoints = {
  addresses: endpoint({
    method: 'GET',
    path: '/api/emails/',
    access: 'viewer',
    summary: 'The email addresses of a deal’s founders, those at their own company first.',
    query: ofDeal,
    response: z.array(z.string()),
  }),
  send: endpoint({
    method: 'POST',
    path: '/api/emails/',
    access: 'member',
    summary:
      'Send an email to founders. Where the server receives email, answers become updates of the deal; else they go to the user.',
    body: mailFields.extend({ deal: z.uuid(), kind: z.enum(mailKinds) }),
    response: z.object({ id: z.uuid() }),
    status: 202,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/emails/sent/',
    access: 'viewer',
    summary: 'The emails stored with a deal, newest first, sent or not.',
    query: ofDeal,
    response: z.array(founderMail),
  }),
}
