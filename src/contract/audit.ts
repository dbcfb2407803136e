import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** What the audit log tells of, by subject. */
export const auditGroups = {
  sign_ins: [
    'signed_in',
    'sign_in_failed',
    'session_ended',
    'two_factor_on',
    'two_factor_off',
    'password_changed',
    'email_changed',
  ],
  people: [
    'invite_made',
    'invite_withdrawn',
    'member_joined',
    'role_changed',
    'member_removed',
    'member_left',
    'account_deleted',
  ],
  connections: [
    'key_made',
    'key_ended',
    'webhook_made',
    'webhook_changed',
    'webhook_ended',
    'crm_connected',
    'crm_changed',
    'crm_ended',
    'crm_sent',
  ],
  settings: [
    'workspace_made',
    'workspace_changed',
    'workspace_closed',
    'workspace_reopened',
    'model_changed',
    'retention_changed',
  ],
  sharing: ['share_made', 'share_ended', 'link_made', 'link_changed', 'link_ended'],
  exports: [
    'deck_downloaded',
    'memo_exported',
    'deals_exported',
    'audit_exported',
    'workspace_archived',
    'archive_cancelled',
    'archive_downloaded',
  ],
  deletions: ['deal_deleted', 'deal_restored', 'deck_deleted', 'archive_deleted', 'retention_applied'],
} as const

/** Every event of the audit log. */
export const auditEvents = Object.values(auditGroups).flat()
export type AuditEvent = (typeof auditEvents)[number]

const groupNames = z.enum(['sign_ins', 'people', 'connections', 'settings', 'sharing', 'exports', 'deletions'])
export type AuditGroup = z.output<typeof groupNames>

/** Who did it: a person, a program with an API key, the reader of a memo link, the server itself, or a person who is not signed in. */
export const auditDoors = ['person', 'key', 'link', 'job', 'visitor'] as const
const auditDoor = z.enum(auditDoors)
export type AuditDoor = z.output<typeof auditDoor>

/** How long it is kept. */
export const auditMonths = 24

const auditEntry = z.object({
  id: z.uuid(),
  at: z.string(),
  event: z.enum(auditEvents),
  door: auditDoor,
  /** The person, or the maker of the API key; null for neither, and where the account was deleted. */
  user_id: z.uuid().nullable(),
  /** What did it, in words: a person's name, `API key ‘name’`. */
  by: z.string(),
  /** One sentence without what decks and memos say. */
  text: z.string(),
  /** The network that it came from, as `203.0.113.0/24`; '' where none is known. */
  network: z.string(),
  deal_id: z.uuid().nullable(),
  /** What else it is about: the id of a person, a key, a link. */
  subject_id: z.uuid().nullable(),
})
export type AuditEntry = z.output<typeof auditEntry>

const filters = z.object({
  /** An event, or all of a subject. */
  event: z.union([groupNames, z.enum(auditEvents)]).optional(),
  /** The id of a person, or a kind of who did it. */
  who: z.union([z.uuid(), auditDoor]).optional(),
})
export type AuditFilters = z.output<typeof filters>

export const auditEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/audit/',
    access: 'owner',
    summary: 'Who did what in a workspace when, newest first; kept for 24 months.',
    params: z.object({ id: z.uuid() }),
    query: filters.extend({
      cursor: z.string().max(400).optional(),
      limit: z.coerce.number().int().min(1).max(200).optional(),
    }),
    response: z.array(auditEntry),
    paged: true,
  }),
  csv: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/audit/csv/',
    access: 'owner',
    summary: 'The same as a table for Excel, all of it.',
    params: z.object({ id: z.uuid() }),
    query: filters,
    response: z.object({}),
    answers: 'file',
    fileType: 'text/csv',
  }),
}
