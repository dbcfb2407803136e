import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const dealStatuses = ['in_progress', 'completed', 'failed'] as const

/** How a deal came in. */
const dealSources = ['upload', 'link', 'mail'] as const
export type DealSource = (typeof dealSources)[number]

/** What a link or a file asks for before it can be read. */
const needKinds = ['email', 'passcode', 'code', 'nda', 'choice', 'password'] as const
export const need = z.object({
  kind: z.enum(needKinds),
  /** The text of an agreement, in full. */
  text: z.string().exactOptional(),
  /** The decks of a data room, of which one is picked by its id. */
  choices: z.array(z.object({ id: z.string(), name: z.string() })).exactOptional(),
})
export type Need = z.output<typeof need>

/** An earlier deal of the workspace with the same file, nearly the same pages, or the same company. */
export const seenBefore = z.object({
  deal_id: z.uuid(),
  /** Its memo, where it can be read. */
  generated_answer_id: z.uuid(),
  name: z.string(),
  how: z.enum(['file', 'pages', 'company']),
  created_on: z.string(),
  /** What became of that deal; null until it is decided. */
  decision: z.string().nullable(),
})
export type SeenBefore = z.output<typeof seenBefore>

const progress = z.object({ stage: z.string(), done: z.number().int(), total: z.number().int() })

export const deal = z.object({
  name: z.string(),
  created_on: z.string(),
  updated_on: z.string(),
  created_by: z.object({ first_name: z.string(), last_name: z.string() }),
  generated_answer_id: z.uuid(),
  status: z.enum(dealStatuses),
  /** The current step ('Reading page 7 of 20'), or why it failed. */
  status_detail: z.string(),
  progress: progress.nullable(),
  /** Whether a language model is working on the memo, which can be stopped. */
  asks_model: z.boolean(),
  deal_id: z.uuid(),
  pitch_deck_id: z.uuid(),
  documents_count: z.number().int(),
  source: z.enum(dealSources),
  /** What a failed deal waits for from a member; null when it waits for nothing. */
  needs: need.nullable(),
  /** Newest first. */
  seen_before: z.array(seenBefore),
  flags: z.object({ green: z.number().int(), red: z.number().int(), signals: z.number().int() }),
})
export type Deal = z.output<typeof deal>

/**
 * One message of the event stream: a deal as it is now, the id of a deleted deal, or a request to load the list again
 * because too much changed at once.
 */
export const dealEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('deal'), deal }),
  z.object({ type: z.literal('deleted'), deal_id: z.uuid() }),
  z.object({ type: z.literal('reload') }),
])
export type DealEvent = z.output<typeof dealEvent>

const dealParams = z.object({ dealId: z.uuid() })

/** What a member gives so that a link or a file opens; passcodes and passwords are used and forgotten. */
export const openFields = z.object({
  email: z.email('Invalid email').max(254).optional(),
  passcode: z.string().min(1, 'Passcode is required').max(200).optional(),
  code: z.string().trim().min(1, 'Code is required').max(50).optional(),
  accept_nda: z.boolean().optional(),
  choice: z.string().max(2_000).optional(),
  password: z.string().min(1, 'Password is required').max(500).optional(),
})
export type OpenFields = z.output<typeof openFields>

export const dealEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/deal_entities/deals/',
    access: 'member',
    summary: 'The deals of the workspace, newest first.',
    query: z.object({
      workspace: z.uuid().optional(),
      search: z.string().max(200).optional(),
      status: z.enum(dealStatuses).optional(),
      order: z.enum(['name', '-name', 'updated_on', '-updated_on', 'created_on', '-created_on']).optional(),
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    response: z.array(deal),
    paged: true,
  }),
  get: endpoint({
    method: 'GET',
    path: '/deal_entities/deals/:dealId/',
    access: 'member',
    summary: 'One deal as the list shows it.',
    params: dealParams,
    response: deal,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/deal_entities/deals/:dealId/',
    access: 'member',
    summary: 'Delete a deal with its deck, pages, memo and emails; refused while it is in progress.',
    params: dealParams,
    response: z.object({}),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/deal_entities/deals/:dealId/retry/',
    access: 'member',
    summary: 'Retry a failed deal.',
    params: dealParams,
    response: z.object({ status: z.enum(dealStatuses) }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/deal_entities/deals/:dealId/open/',
    access: 'member',
    summary:
      'Give what a deal’s link or file asks for, and try again; five tries an hour. 409 when nothing is asked for.',
    params: dealParams,
    body: openFields,
    response: z.object({ status: z.enum(dealStatuses) }),
  }),
  linkCompany: endpoint({
    method: 'POST',
    path: '/api/deals/:dealId/same_company/',
    access: 'member',
    summary: 'Say that another deal of the workspace is the same company.',
    params: dealParams,
    body: z.object({ deal_id: z.uuid() }),
    response: z.object({}),
  }),
  unlinkCompany: endpoint({
    method: 'DELETE',
    path: '/api/deals/:dealId/same_company/',
    access: 'member',
    summary: 'Take back that another deal is the same company.',
    params: dealParams,
    query: z.object({ deal_id: z.uuid() }),
    response: z.object({}),
  }),
  cancelModel: endpoint({
    method: 'POST',
    path: '/deal_entities/deals/:dealId/cancel_model/',
    access: 'member',
    summary: 'Stop the model for a deal in progress; its memo is completed with what has been found by then.',
    params: dealParams,
    response: z.object({ status: z.enum(dealStatuses) }),
  }),
  events: endpoint({
    method: 'GET',
    path: '/deal_entities/events/',
    access: 'member',
    summary: 'Server-Sent Events: every change of status or progress in the workspace.',
    query: z.object({ workspace: z.uuid().optional() }),
    response: dealEvent,
    answers: 'events',
  }),
}
