import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { sharedMemo } from './shared-memo.ts'

/** For how many days a memo link can be opened. */
export const linkDays = [1, 7, 30, 90] as const
const days = z.union(linkDays.map((count) => z.literal(count)))

const memoLink = z.object({
  id: z.uuid(),
  /** For whom it is. */
  name: z.string(),
  made_on: z.string(),
  /** The name of who made it; null where the account was deleted. */
  made_by: z.string().nullable(),
  expires_on: z.string(),
  /** When it was ended by hand, or with its maker's removal; null otherwise. */
  ended_on: z.string().nullable(),
  /** Whether it can be opened now. */
  is_open: z.boolean(),
  has_passcode: z.boolean(),
  ask_email: z.boolean(),
  with_pages: z.boolean(),
  with_pdf: z.boolean(),
  views: z.number().int(),
  last_view_on: z.string().nullable(),
})
export type MemoLink = z.output<typeof memoLink>

export const memoLinkFields = z.object({
  name: z.string().trim().min(1, 'Name is required').max(100, 'At most 100 characters'),
  days: days.default(7),
  passcode: z.string().min(6, 'At least 6 characters').max(200, 'At most 200 characters').optional(),
  ask_email: z.boolean().default(false),
  with_pages: z.boolean().default(false),
  with_pdf: z.boolean().default(false),
})

/** The parts of the read view that the log of a link names. */
export const sharedParts = [
  'Summary',
  'Fundraising',
  'Problem',
  'Product Solution',
  'Market',
  'Traction',
  'Business Model',
  'Competition',
  'Team',
  'Key facts',
  'Unknown Fields',
  'Deck',
  'PDF',
] as const

const linkView = z.object({
  at: z.string(),
  /** As the reader typed it; null where it was not asked for. */
  email: z.string().nullable(),
  seconds: z.number().int(),
  parts: z.array(z.string()),
  pages: z.array(z.number().int()),
})
export type LinkView = z.output<typeof linkView>

/** Twelve hours: no one reads a memo for longer. */
export const mostSeenSeconds = 43_200

/** All that a reader has seen so far: sent again, it counts once. */
export const seenFields = z.object({
  seconds: z.number().int().min(0).max(mostSeenSeconds),
  parts: z.array(z.enum(sharedParts)).max(sharedParts.length),
  pages: z.array(z.number().int().min(1).max(10_000)).max(300),
})

/** How the ticket of an opened link travels. */
export const ticketHeader = 'memo-ticket'

const dealParams = z.object({ dealId: z.uuid() })
const linkParams = z.object({ dealId: z.uuid(), id: z.uuid() })
const key = z.string().min(1).max(200)

export const memoLinkEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/deals/:dealId/links/',
    access: 'member',
    summary: 'The memo links of a deal, newest first, ended ones too.',
    params: dealParams,
    response: z.array(memoLink),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/deals/:dealId/links/',
    access: 'member',
    summary: 'Make a memo link for one reader outside the workspace; its address is in this response alone.',
    params: dealParams,
    body: memoLinkFields,
    response: memoLink.extend({ url: z.string() }),
    status: 201,
  }),
  change: endpoint({
    method: 'PUT',
    path: '/api/deals/:dealId/links/:id/',
    access: 'member',
    summary: 'Have a memo link end so many days from now; 409 for one that was ended.',
    params: linkParams,
    body: z.object({ days }),
    response: memoLink,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/deals/:dealId/links/:id/',
    access: 'member',
    summary: 'End a memo link; its log stays.',
    params: linkParams,
    response: z.object({}),
  }),
  views: endpoint({
    method: 'GET',
    path: '/api/deals/:dealId/links/:id/views/',
    access: 'member',
    summary: 'When a memo link was opened, newest first: the email as typed, how long, which parts and pages.',
    params: linkParams,
    response: z.array(linkView),
  }),
}

const publicParams = z.object({ key })

export const sharedMemoEndpoints = {
  open: endpoint({
    method: 'POST',
    path: '/api/m/:key/',
    access: 'public',
    summary:
      'Open a memo link. 401 with `fields` for what it asks, 410 when it has ended, 429 after ten passcodes an hour. The ' +
      'ticket goes into the header Memo-Ticket of the other calls for 12 hours, and opens the link again.',
    params: publicParams,
    body: z.object({
      passcode: z.string().max(200).optional(),
      email: z.union([z.literal(''), z.email('Invalid email').max(254)]).optional(),
    }),
    response: z.object({ ticket: z.string(), memo: sharedMemo }),
    ticket: true,
  }),
  pageImage: endpoint({
    method: 'GET',
    path: '/api/m/:key/pages/:n/image/',
    access: 'public',
    summary: 'An image of one page of the deck (WebP), where the memo link shows pages.',
    params: publicParams.extend({ n: z.coerce.number().int().min(1).max(10_000) }),
    response: z.unknown(),
    answers: 'file',
    fileType: 'image/webp',
    ticket: true,
  }),
  pdf: endpoint({
    method: 'GET',
    path: '/api/m/:key/pdf/',
    access: 'public',
    summary: 'The memo as a PDF, where the memo link offers it.',
    params: publicParams,
    response: z.unknown(),
    answers: 'file',
    fileType: 'application/pdf',
    ticket: true,
  }),
  seen: endpoint({
    method: 'POST',
    path: '/api/m/:key/seen/',
    access: 'public',
    summary: 'Note what the reader of a memo link has seen so far.',
    params: publicParams,
    body: seenFields,
    response: z.object({}),
    ticket: true,
  }),
}
