import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** For how long an archive can be downloaded. */
export const archiveDays = 7

const archive = z.object({
  id: z.uuid(),
  state: z.enum(['making', 'ready', 'failed']),
  /** Why it failed; '' otherwise. */
  detail: z.string(),
  /** Deals that are in it, of all of the workspace. */
  done: z.number().int(),
  total: z.number().int(),
  /** Null until it is ready. */
  bytes: z.number().int().nullable(),
  created_on: z.iso.datetime(),
  /** Null until it is ready; then it is removed on this day. */
  expires_on: z.iso.datetime().nullable(),
  /** Who asked for it. */
  by: z.string(),
})
export type Archive = z.output<typeof archive>

const ofWorkspace = z.object({ id: z.uuid() })

export const archiveEndpoints = {
  start: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/archive/',
    access: 'owner',
    summary:
      'Make an archive of everything in a workspace, as one zip file; where one is being made already, that one is returned.',
    params: ofWorkspace,
    response: archive,
    status: 202,
  }),
  list: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/archive/',
    access: 'owner',
    summary: 'The archives of a workspace, newest first; each is kept for 7 days.',
    params: ofWorkspace,
    response: z.array(archive),
  }),
  file: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/archive/:archiveId/file/',
    access: 'owner',
    summary: 'An archive that is ready (zip); supports byte ranges.',
    params: ofWorkspace.extend({ archiveId: z.uuid() }),
    response: z.unknown(),
    answers: 'file',
    fileType: 'application/zip',
  }),
  cancel: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/archive/:archiveId/cancel/',
    access: 'owner',
    summary: 'Stop making an archive; it is listed as failed. 409 for one that has ended.',
    params: ofWorkspace.extend({ archiveId: z.uuid() }),
    response: z.object({}),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/workspaces/:id/archive/:archiveId/',
    access: 'owner',
    summary: 'Delete an archive with its file before its 7 days are over; 409 while it is being made.',
    params: ofWorkspace.extend({ archiveId: z.uuid() }),
    response: z.object({}),
  }),
}
