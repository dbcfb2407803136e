import { z } from 'zod'
import { dealStatuses } from './decks.ts'
import { endpoint } from './endpoint.ts'

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
