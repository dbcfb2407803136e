import { z } from 'zod'

/** Every status of an error response; the envelope's `code` is the same number. */
const errorCodes = [400, 401, 403, 404, 405, 409, 410, 413, 415, 416, 422, 429, 500, 503, 507] as const
export type ErrorCode = (typeof errorCodes)[number]

/** The body of every failed call. `message` can be shown to a person. */
export const errorEnvelope = z.object({
  error: z.object({
    code: z.number().int(),
    message: z.string(),
    fields: z.record(z.string(), z.string()).optional(),
  }),
  /** The newest state, sent with a 409 so that the caller can offer both versions. */
  results: z.unknown().optional(),
})
export type ErrorEnvelope = z.output<typeof errorEnvelope>
