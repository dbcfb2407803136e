import { z } from 'zod'
import { verdict } from './decisions.ts'
import { endpoint } from './endpoint.ts'

const none = z.object({})

/** What a person did with fields of a memo: `undone` takes one of these back. */
export const editActions = [
  'edited',
  'confirmed',
  'reopened',
  'taken',
  'added',
  'removed',
  'restored',
  'undone',
] as const

const editedField = z.object({
  action: z.enum(editActions),
  section: z.string(),
  field: z.string(),
  /** Whose field it is; null outside the founders' section. */
  founder: z.string().nullable(),
})

/** What happened to a deal, by kind; the texts are written when it is read. Ids are those of the place it is about. */
export const activityNote = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('added'), data: z.object({ source: z.enum(['upload', 'link', 'mail']) }) }),
  z.object({ kind: z.literal('version'), data: z.object({ deck_id: z.uuid(), name: z.string() }) }),
  z.object({ kind: z.literal('version_removed'), data: none }),
  z.object({ kind: z.literal('update'), data: none }),
  /** A founder answered by email. */
  z.object({ kind: z.literal('answer'), data: z.object({ from: z.string() }) }),
  z.object({ kind: z.literal('completed'), data: z.object({ again: z.boolean() }) }),
  z.object({ kind: z.literal('failed'), data: z.object({ reason: z.string() }) }),
  z.object({ kind: z.literal('retried'), data: none }),
  /** A person asked for the memo once more. */
  z.object({ kind: z.literal('regenerated'), data: none }),
  /** A person kept the deal from language models, or did so no longer; `sent_before` names models that had something of it. */
  z.object({ kind: z.literal('no_model'), data: z.object({ is_on: z.boolean(), sent_before: z.array(z.string()) }) }),
  /** A person gave what a link or a file asked for. */
  z.object({ kind: z.literal('opened'), data: none }),
  z.object({ kind: z.literal('edited'), data: z.object({ fields: z.array(editedField).min(1).max(500) }) }),
  z.object({
    kind: z.literal('founders'),
    data: z.object({
      action: z.enum(['added', 'removed', 'restored', 'merged', 'moved', 'undone']),
      name: z.string(),
      /** The founder into whom this one was merged. */
      into: z.string().exactOptional(),
    }),
  }),
  z.object({
    kind: z.literal('decided'),
    data: z.object({ decision: verdict, reason: z.string(), look_again_on: z.string().nullable() }),
  }),
  z.object({ kind: z.literal('decision_withdrawn'), data: z.object({ decision: verdict }) }),
  /** `by_memo` where the name comes from the memo, not from a person. */
  z.object({
    kind: z.literal('renamed'),
    data: z.object({ from: z.string(), to: z.string(), by_memo: z.boolean() }),
  }),
  z.object({
    kind: z.literal('emailed'),
    data: z.object({ kind: z.enum(['ask', 'pass']), to: z.array(z.string()), subject: z.string() }),
  }),
  /** At a field, or at the deal as a whole. */
  z.object({ kind: z.literal('commented'), data: z.object({ comment_id: z.uuid(), field: z.string().nullable() }) }),
  z.object({ kind: z.literal('shared'), data: none }),
  z.object({ kind: z.literal('share_ended'), data: none }),
  z.object({
    kind: z.literal('link_made'),
    data: z.object({ link_id: z.uuid(), name: z.string(), days: z.number().int() }),
  }),
  z.object({ kind: z.literal('link_ended'), data: z.object({ link_id: z.uuid(), name: z.string() }) }),
  /** A deal was sent to the CRM, was not, or waits for a person to say which company it is. */
  z.object({ kind: z.literal('crm_sent'), data: z.object({ crm: z.string() }) }),
  z.object({ kind: z.literal('crm_failed'), data: z.object({ crm: z.string(), reason: z.string() }) }),
  z.object({ kind: z.literal('crm_asks'), data: z.object({ crm: z.string() }) }),
  z.object({
    kind: z.literal('same_company'),
    data: z.object({ other_id: z.uuid(), name: z.string(), is_same: z.boolean() }),
  }),
])
export type ActivityNote = z.output<typeof activityNote>
const activityKinds = activityNote.options.map((option) => option.shape.kind.value)

const activityEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  /** Null where no person did it, or their account was deleted. */
  by: z.string().nullable(),
  kind: z.enum(activityKinds),
  /** One sentence that names who did what. */
  text: z.string(),
  /** The place in the app that it is about; null without one. */
  href: z.string().nullable(),
})
export type ActivityEntry = z.output<typeof activityEntry>

export const activityEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/deal_entities/deals/:dealId/activity/',
    access: 'viewer',
    scope: 'deals:read',
    summary: 'What happened to a deal and who did it, newest first.',
    params: z.object({ dealId: z.uuid() }),
    query: z.object({
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    response: z.array(activityEntry),
    paged: true,
  }),
}
