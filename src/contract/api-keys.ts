import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { keyScope } from './key-scopes.ts'

/** Days that a new key may last. */
export const keyDays = [30, 90, 365] as const

/** More keys of a workspace than this are a sign that some are forgotten. */
export const mostKeys = 50

const apiKey = z.object({
  key_id: z.uuid(),
  name: z.string(),
  /** How the key begins and ends, by which people tell keys apart: `fr_…x3Qk`. */
  shown: z.string(),
  scopes: z.array(keyScope),
  made_by: z.string(),
  made_on: z.string(),
  /** Null for one that lasts until it is ended. */
  expires_on: z.string().nullable(),
  /** The UTC day, as YYYY-MM-DD; null for one that was never used. */
  last_used_on: z.string().nullable(),
})
export type ApiKey = z.output<typeof apiKey>

export const apiKeyBody = z.object({
  name: z.string('Name is required').trim().min(1, 'Name is required').max(100),
  scopes: z.array(keyScope).min(1, 'Choose at least one thing that the key may do.').max(4),
  /** Null for a key that never expires: one that leaks then opens the workspace until an owner ends it. */
  expires_in_days: z
    .union(
      keyDays.map((days) => z.literal(days)),
      'Choose 30, 90 or 365 days, or never.',
    )
    .nullable(),
})
export type ApiKeyBody = z.input<typeof apiKeyBody>

export const apiKeyEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/api_keys/',
    access: 'owner',
    summary: 'The API keys of a workspace, the newest first, without the keys themselves.',
    params: z.object({ id: z.uuid() }),
    response: z.array(apiKey),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/api_keys/',
    access: 'owner',
    summary:
      'Make an API key. `key` is shown this once; it reaches this workspace alone, and ends when its maker is an owner no ' +
      'more. A workspace has at most 50.',
    params: z.object({ id: z.uuid() }),
    body: apiKeyBody,
    response: apiKey.extend({ key: z.string() }),
    status: 201,
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/api/workspaces/:id/api_keys/:keyId/',
    access: 'owner',
    summary: 'End an API key; what uses it is refused from then on.',
    params: z.object({ id: z.uuid(), keyId: z.uuid() }),
    response: z.object({}),
  }),
}
