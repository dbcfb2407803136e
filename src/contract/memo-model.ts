import { z } from 'zod'

/** How a language model took part in a memo. */
export const memoModel = z.object({
  label: z.string(),
  calls: z.number().int(),
  /** Null where the provider did not count. */
  input_tokens: z.number().int().nullable(),
  output_tokens: z.number().int().nullable(),
  /** US dollars by list prices; null when they are not known. */
  cost: z.number().nullable(),
  seconds: z.number(),
  /** Why the model did not finish; null when it did. */
  failed: z.string().nullable(),
  /** The deal was kept from models; names those that something of it had been sent to before. */
  kept: z.object({ sent_before: z.array(z.string()) }).exactOptional(),
})
export type MemoModel = z.output<typeof memoModel>
