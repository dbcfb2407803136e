import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Months after their last change for which passed deals can be kept. */
export const retentionMonths = [6, 12, 24, 36] as const
/** Owners are told of a deal so many days before it is deleted. */
export const announcedDays = 30

/** Null keeps passed deals until a person deletes them. */
const months = z.union(retentionMonths.map((one) => z.literal(one))).nullable()

const retention = z.object({
  months,
  /** Deals that are announced to be deleted. */
  announced: z.number().int(),
  /** The day on which the first of them goes. */
  next_on: z.iso.date().nullable(),
})
export type Retention = z.output<typeof retention>

const ofWorkspace = z.object({ id: z.uuid() })

export const retentionEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/retention/',
    access: 'owner',
    summary: 'For how long passed deals are kept, and how many are announced to be deleted.',
    params: ofWorkspace,
    response: retention,
  }),
  set: endpoint({
    method: 'PUT',
    path: '/api/workspaces/:id/retention/',
    access: 'owner',
    summary:
      'Have passed deals deleted so many months after their last change, or keep them. Owners are told by email 30 days before; a ' +
      'deal that changes meanwhile stays. What was announced before is announced once more.',
    params: ofWorkspace,
    body: z.object({ months }),
    response: retention,
  }),
}
