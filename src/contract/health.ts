import { z } from 'zod'
import { endpoint } from './endpoint.ts'

export const healthEndpoints = {
  live: endpoint({
    method: 'GET',
    path: '/healthz/',
    access: 'public',
    summary: 'The process answers.',
    response: z.object({ status: z.literal('ok') }),
  }),
  ready: endpoint({
    method: 'GET',
    path: '/readyz/',
    access: 'public',
    summary: 'Database and queue can be reached; 503 otherwise.',
    response: z.object({ status: z.literal('ok'), database: z.literal('ok'), queue: z.literal('ok') }),
  }),
}
