import { z } from 'zod'
import { dealFilters, dealOrder, dealStatuses } from './deal-filters.ts'
import { decision, verdict, verdicts } from './decisions.ts'
import { endpoint } from './endpoint.ts'
import { standing, standingCounts } from './standing.ts'

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
  decision: verdict.nullable(),
  decided_on: z.string().nullable(),
})
export type SeenBefore = z.output<typeof seenBefore>

/** A value of the memo in the list: as it is printed there, and how sure it is. */
const listedValue = z.object({
  value: z.string(),
  standing,
  /** Another place says otherwise, and no person has settled it. */
  contradicted: z.literal(true).exactOptional(),
})
export type ListedValue = z.output<typeof listedValue>

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
  /** Nothing of the deal is sent to a language model. */
  no_model: z.boolean(),
  deal_id: z.uuid(),
  pitch_deck_id: z.uuid(),
  documents_count: z.number().int(),
  source: z.enum(dealSources),
  /** What a failed deal waits for from a member; null when it waits for nothing. */
  needs: need.nullable(),
  /** Newest first. */
  seen_before: z.array(seenBefore),
  flags: z.object({ green: z.number().int(), red: z.number().int(), signals: z.number().int() }),
  /** The four are null until the memo states them. */
  stage: listedValue.nullable(),
  /** The amount as printed; sorted by dollars. */
  ask: listedValue.nullable(),
  sector: listedValue.nullable(),
  hq: listedValue.nullable(),
  /** The counts of the memo's strip; null until it is made. */
  counts: standingCounts.nullable(),
  /** Null while undecided. */
  decision: decision.nullable(),
  /** The day on which it is deleted, as its owners were told; left out where it stays. */
  delete_on: z.iso.date().exactOptional(),
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

/** Counts of the whole workspace by status and decision, which no filter changes; `total` is what the filters leave. */
const dealCounts = z.object({
  by_status: z.object({ in_progress: z.number().int(), completed: z.number().int(), failed: z.number().int() }),
  by_decision: z.record(z.enum(['none', ...verdicts, 'again']), z.number().int()),
  /** At most 1,000; `more` where there are more. */
  total: z.number().int(),
  more: z.boolean(),
})
export type DealCounts = z.output<typeof dealCounts>

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
    access: 'viewer',
    scope: 'deals:read',
    summary: 'The deals of the workspace, newest first.',
    query: z.object({
      workspace: z.uuid().optional(),
      ...dealFilters.shape,
      order: dealOrder.optional(),
      cursor: z.string().max(4_000).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    response: z.array(deal),
    paged: true,
  }),
  counts: endpoint({
    method: 'GET',
    path: '/deal_entities/deals/counts/',
    access: 'viewer',
    scope: 'deals:read',
    summary:
      'How many deals there are by status and by decision, and how many a filter leaves; beyond 1,000 only that there are more.',
    query: z.object({ workspace: z.uuid().optional(), ...dealFilters.shape }),
    response: dealCounts,
  }),
  csv: endpoint({
    method: 'GET',
    path: '/deal_entities/deals/csv/',
    access: 'viewer',
    scope: 'deals:read',
    summary:
      'The deals that the filters leave, in the order of the list, as a table for Excel: what the list shows, then the most ' +
      'important fields of each memo with how sure they are. Why a decision was made and its note stand in it only where asked for.',
    query: z.object({
      workspace: z.uuid().optional(),
      ...dealFilters.shape,
      order: dealOrder.optional(),
      /** 'true' for the reasons and notes of decisions, which are for the team; 'false' without it. */
      with_reasons: z.enum(['true', 'false']).optional(),
    }),
    response: z.unknown(),
    answers: 'file',
    fileType: 'text/csv',
  }),
  next: endpoint({
    method: 'GET',
    path: '/deal_entities/deals/next/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'The oldest completed deal without a decision, or the next one after a deal; null when all are decided.',
    query: z.object({ workspace: z.uuid().optional(), after: z.uuid().optional() }),
    response: z.object({ deal_id: z.uuid(), generated_answer_id: z.uuid(), name: z.string() }).nullable(),
  }),
  change: endpoint({
    method: 'PUT',
    path: '/deal_entities/deals/:dealId/',
    access: 'member',
    scope: 'deals:write',
    summary:
      'Rename a deal, or keep it from language models: then its memo is regenerated without one, and edits are kept.',
    params: dealParams,
    body: z.object({
      name: z.string().trim().min(1, 'Required').max(200, 'At most 200 characters').optional(),
      /** True stops a model that is being asked. False sends nothing by itself: the next memo may be made with a model. */
      no_model: z.boolean().optional(),
    }),
    response: deal,
  }),
  get: endpoint({
    method: 'GET',
    path: '/deal_entities/deals/:dealId/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'One deal as the list shows it.',
    params: dealParams,
    response: deal,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/deal_entities/deals/:dealId/',
    access: 'member',
    scope: 'deals:write',
    summary: 'Delete a deal with its deck, pages, memo and emails; refused while it is in progress.',
    params: dealParams,
    response: z.object({}),
  }),
  retry: endpoint({
    method: 'POST',
    path: '/deal_entities/deals/:dealId/retry/',
    access: 'member',
    scope: 'deals:write',
    summary: 'Retry a failed deal.',
    params: dealParams,
    response: z.object({ status: z.enum(dealStatuses) }),
  }),
  regenerate: endpoint({
    method: 'POST',
    path: '/deal_entities/deals/:dealId/regenerate/',
    access: 'member',
    scope: 'deals:write',
    summary: 'Regenerate the memo of a completed deal; edits are kept.',
    params: dealParams,
    response: z.object({ status: z.enum(dealStatuses) }),
  }),
  open: endpoint({
    method: 'POST',
    path: '/deal_entities/deals/:dealId/open/',
    access: 'member',
    scope: 'deals:write',
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
    scope: 'deals:write',
    summary: 'Say that another deal of the workspace is the same company.',
    params: dealParams,
    body: z.object({ deal_id: z.uuid() }),
    response: z.object({}),
  }),
  unlinkCompany: endpoint({
    method: 'DELETE',
    path: '/api/deals/:dealId/same_company/',
    access: 'member',
    scope: 'deals:write',
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
    access: 'viewer',
    scope: 'deals:read',
    summary: 'Server-Sent Events: every change of status or progress in the workspace.',
    query: z.object({ workspace: z.uuid().optional() }),
    response: dealEvent,
    answers: 'events',
  }),
}
