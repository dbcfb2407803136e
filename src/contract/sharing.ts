import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const dealParams = z.object({ dealId: z.uuid() })

export const sharingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/deals/:dealId/share/',
    access: 'viewer',
    summary: 'The active share of a deal; null without one.',
    params: dealParams,
    response: z.object({ uuid: z.uuid().nullable() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/deals/:dealId/share/',
    access: 'member',
    summary: 'Share the update of a deal by a link; an active share keeps its link.',
    params: dealParams,
    response: z.object({ uuid: z.uuid() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/deals/:dealId/share/',
    access: 'member',
    summary: 'End the share of a deal; its link stops working.',
    params: dealParams,
    response: z.object({}),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/shared/:uuid/',
    access: 'public',
    summary: 'The most recent update of a shared deal, and when it was added.',
    params: z.object({ uuid: z.uuid() }),
    response: z.object({
      name: z.string(),
      additional_data: z.string(),
      /** When that update was added; null without one. */
      updated_on: z.string().nullable(),
    }),
  }),
}
