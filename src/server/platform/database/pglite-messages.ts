import { z } from 'zod'

/** What the thread of the embedded database is started with; without `dataDir` it lives in memory. */
export const workerOptions = z.object({
  socketPath: z.string(),
  dataDir: z.string().optional(),
  /** A dumped data directory to start from. */
  template: z.instanceof(Uint8Array<ArrayBuffer>).optional(),
})
export type WorkerOptions = z.output<typeof workerOptions>

export const workerRequest = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['dump', 'close']) }),
  /** Copies the folder of the database to one that is not there yet. */
  z.object({ type: z.literal('copy'), to: z.string() }),
])
export type WorkerRequest = z.output<typeof workerRequest>

export const workerAnswer = z.discriminatedUnion('type', [
  z.object({ type: z.literal('ready') }),
  z.object({ type: z.literal('closed') }),
  z.object({ type: z.literal('copied') }),
  z.object({ type: z.literal('dumped'), bytes: z.instanceof(Uint8Array<ArrayBuffer>) }),
  z.object({ type: z.literal('failed'), message: z.string() }),
])
export type WorkerAnswer = z.output<typeof workerAnswer>
