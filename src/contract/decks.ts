import { z } from 'zod'
import { dealStatuses } from './deal-filters.ts'
import { seenBefore } from './deals.ts'
import { endpoint } from './endpoint.ts'

/** A rectangle in fractions (0 to 1) of the page as it is displayed; the origin is the top left corner. */
export const box = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() })
export type Box = z.output<typeof box>

const deckParams = z.object({ uuid: z.uuid() })
const pageParams = z.object({ uuid: z.uuid(), n: z.coerce.number().int().min(1).max(10_000) })

/** The multipart fields beside `pdf_file`; each is sent only if filled. */
export const uploadFields = z.object({
  deal_name: z.string('Deal name is required').trim().min(1, 'Deal name is required').max(200),
  /** The name was made from the file's; the proved name of the company takes its place unless a person renames the deal. */
  name_from: z.enum(['file']).optional(),
  additional_data: z.string().max(200_000).optional(),
  /** 'true' keeps the deal from language models: nothing of it is ever sent to one. */
  no_model: z.enum(['true', 'false']).optional(),
  external_source: z.string().trim().max(2_000).optional(),
  workspace: z.uuid().optional(),
})
export type UploadFields = z.output<typeof uploadFields>

/** An update of a deal in free text; the newest is its most recent update. */
export const updateFields = z.object({
  additional_data: z
    .string()
    .max(200_000)
    .refine((text) => text.trim() !== '', 'Update is required'),
})

/** One update of a deal. */
const dealUpdate = z.object({
  id: z.uuid(),
  created_on: z.string(),
  /** The member who added it, or the address of the founder who wrote it. */
  from: z.string(),
  text: z.string(),
})
export type DealUpdate = z.output<typeof dealUpdate>

/** One deck of a deal; `sha256` is null until a link is opened. */
const deckVersion = z.object({
  pitch_deck_id: z.uuid(),
  created_on: z.string(),
  by: z.string(),
  name: z.string(),
  sha256: z.string().nullable(),
  pages: z.number().int(),
})
export type DeckVersion = z.output<typeof deckVersion>

const uploaded = z.object({
  deal_id: z.uuid(),
  pitch_deck_id: z.uuid(),
  generated_answer_id: z.uuid(),
  status: z.enum(dealStatuses),
  /** Deals of the workspace with the same file, newest first. */
  seen_before: z.array(seenBefore),
})

export const deckEndpoints = {
  upload: endpoint({
    method: 'POST',
    path: '/api/pitch_decks/',
    access: 'member',
    scope: 'deals:write',
    summary: 'Create a deal from a deck; responds at once, the memo follows.',
    body: uploadFields,
    sends: 'multipart',
    files: { pdf_file: 'The pitch deck: a PDF or a PowerPoint presentation (.pptx).' },
    response: uploaded,
    status: 201,
  }),
  limits: endpoint({
    method: 'GET',
    path: '/api/pitch_decks/limits/',
    access: 'signed-in',
    scope: 'deals:read',
    summary: 'How large a deck may be.',
    response: z.object({ max_bytes: z.number().int() }),
  }),
  get: endpoint({
    method: 'GET',
    path: '/api/pitch_decks/:uuid/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'A deck: its documents, its pages and the most recent update.',
    params: deckParams,
    response: z.object({
      pitch_deck_id: z.uuid(),
      deal_id: z.uuid(),
      generated_answer_id: z.uuid(),
      workspace_id: z.uuid(),
      name: z.string(),
      page_count: z.number().int(),
      additional_data: z.string(),
      documents: z.array(
        z.object({ name: z.string(), bytes: z.number().int(), sha256: z.string(), content_type: z.string() }),
      ),
      pages: z.array(z.object({ page: z.number().int(), width: z.number(), height: z.number() })),
    }),
  }),
  addUpdate: endpoint({
    method: 'POST',
    path: '/api/pitch_decks/:uuid/updates/',
    access: 'member',
    scope: 'deals:write',
    summary: 'Add the most recent update, whatever the deal is at; the memo is regenerated, and edits are kept.',
    params: deckParams,
    body: updateFields,
    response: z.object({ additional_data: z.string(), status: z.enum(dealStatuses) }),
  }),
  listUpdates: endpoint({
    method: 'GET',
    path: '/api/pitch_decks/:uuid/updates/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'The updates of a deck’s deal, newest first.',
    params: deckParams,
    response: z.array(dealUpdate),
  }),
  addVersion: endpoint({
    method: 'POST',
    path: '/api/pitch_decks/:uuid/versions/',
    access: 'member',
    scope: 'deals:write',
    summary: 'A newer deck of the same deal; the memo is regenerated from it, and edits are kept.',
    params: deckParams,
    body: z.object({ external_source: z.string().trim().max(2_000).optional() }),
    sends: 'multipart',
    files: { pdf_file: 'The pitch deck: a PDF or a PowerPoint presentation (.pptx).' },
    response: uploaded,
    status: 201,
  }),
  listVersions: endpoint({
    method: 'GET',
    path: '/api/pitch_decks/:uuid/versions/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'The decks of a deal, newest first.',
    params: deckParams,
    response: z.array(deckVersion),
  }),
  removeVersion: endpoint({
    method: 'DELETE',
    path: '/api/pitch_decks/:uuid/versions/',
    access: 'member',
    scope: 'deals:write',
    summary: 'Remove the newest of several decks of a deal; the memo is regenerated from the one before.',
    params: deckParams,
    response: z.object({ status: z.enum(dealStatuses) }),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/pitch_decks/:uuid/file/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'The deck as it was uploaded, PDF or PowerPoint; supports byte ranges.',
    params: deckParams,
    response: z.unknown(),
    answers: 'file',
    fileType: ['application/pdf', 'application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  }),
  pageImage: endpoint({
    method: 'GET',
    path: '/api/pitch_decks/:uuid/pages/:n/image/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'An image of one page (WebP). `size=thumb` gives a small one.',
    params: pageParams,
    query: z.object({ size: z.enum(['full', 'thumb']).optional() }),
    response: z.unknown(),
    answers: 'file',
    fileType: 'image/webp',
  }),
  pageText: endpoint({
    method: 'GET',
    path: '/api/pitch_decks/:uuid/pages/:n/text/',
    access: 'viewer',
    scope: 'deals:read',
    summary:
      'The words of one page with their boxes, in reading order, and what belongs to it without being shown on it.',
    params: pageParams,
    response: z.object({
      page: z.number().int(),
      width: z.number(),
      height: z.number(),
      words: z.array(z.object({ text: z.string(), box })),
      asides: z.array(z.object({ kind: z.enum(['notes', 'picture']), text: z.string() })),
    }),
  }),
  locate: endpoint({
    method: 'GET',
    path: '/api/pitch_decks/:uuid/pages/:n/locate/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'The boxes of a quote on a page; none when the page does not have it.',
    params: pageParams,
    query: z.object({ quote: z.string().min(1).max(2_000) }),
    response: z.object({ page: z.number().int(), boxes: z.array(box) }),
  }),
}
