import { z } from 'zod'
import { endpoint } from './endpoint.ts'

const dealParams = z.object({ dealId: z.uuid() })

export const sharingEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/deals/:dealId/share/',
    access: 'member',
    summary: 'The live share of a deal; null when there is none.',
    params: dealParams,
    response: z.object({ uuid: z.uuid().nullable() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/deals/:dealId/share/',
    access: 'member',
    summary: 'Make the update of a deal readable by a link; a live share stays the same.',
    params: dealParams,
    response: z.object({ uuid: z.uuid() }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/deals/:dealId/share/',
    access: 'member',
    summary: 'End the share of a deal; its link leads nowhere from now on.',
    params: dealParams,
    response: z.object({}),
  }),
  read: endpoint({
    method: 'GET',
    path: '/api/shared/:uuid/',
    access: 'public',
    summary: 'The most recent update of a shared deal.',
    params: z.object({ uuid: z.uuid() }),
    response: z.object({ name: z.string(), additional_data: z.string() }),
  }),
}
