import { z } from 'zod'

/** Where a listener in a thread of its own listens, and from which mark. */
export const followSettings = z.object({ address: z.string(), token: z.string(), after: z.string().nullable() })
/** What it has heard so far. */
export const followReport = z.object({
  connections: z.number(),
  events: z.number(),
  /** Deals that it knows with their counts of flags of now. */
  heard: z.number(),
  deleted: z.array(z.string()),
})
export type FollowReport = z.output<typeof followReport>
