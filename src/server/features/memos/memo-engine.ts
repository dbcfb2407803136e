import { Piscina } from 'piscina'
import { z } from 'zod'
import { jsonResponse, memoFlags, type ValidatedResponse, validatedResponse } from '#contract/memo.ts'
import { type ModelReport, modelPurposes, type PlannedRequest } from '#engine/language-model.ts'
import { type MemoEngine, ReadFailure } from '#engine/ports.ts'

const idleMs = 30_000
/** Heap of the thread: a deck of 150 dense pages needs about 200 MB. */
const heapMb = 512

const tokens = z.number().nullable()

const modelReport = z.object({
  label: z.string(),
  calls: z.number(),
  usage: z.object({ input: tokens, cachedInput: tokens, output: tokens }),
  seconds: z.number(),
  unverifiedFacts: z.number(),
  droppedSentences: z.number(),
  cutPages: z.array(z.number()),
  failed: z.string().nullable(),
}) satisfies z.ZodType<ModelReport>

/** A request as a thread plans it. */
export const plannedRequest = z.object({
  purpose: z.enum(modelPurposes),
  name: z.string(),
  system: z.string(),
  prefix: z.string(),
  prompt: z.string(),
  imagePages: z.array(z.number()),
  maxOutputTokens: z.number(),
}) satisfies z.ZodType<PlannedRequest>

/** What the thread sends back: the faces of a memo in the shape of the contract, and what to ask a model for it. */
const engineResult = z.object({
  validated_response: validatedResponse.transform((response): ValidatedResponse => response),
  json_response: jsonResponse,
  flags: memoFlags,
  language: z.string(),
  engine: z.string(),
  model: modelReport.exactOptional(),
  requests: z.array(plannedRequest).exactOptional(),
})

/**
 * Runs the engine in a thread of its own, so that a long deck holds up no request; the thread is killed when one memo takes
 * longer than `seconds`. `entry` is the thread's module.
 */
export function createMemoEngine(
  seconds: number,
  entry: URL = new URL('./memo-engine-worker.ts', import.meta.url),
): MemoEngine {
  const pool = new Piscina({
    filename: entry.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: idleMs,
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  })
  let last: Promise<unknown> = Promise.resolve()
  return {
    run: (input) => {
      // One after the other, so that the time limit counts no waiting.
      const memo = last.then(async () =>
        engineResult.parse(await withinTime(seconds, (signal) => pool.run(input, { signal }))),
      )
      last = memo.catch(() => undefined)
      return memo
    },
    close: () => pool.destroy(),
  }
}

async function withinTime(seconds: number, work: (signal: AbortSignal) => Promise<unknown>): Promise<unknown> {
  const limit = AbortSignal.timeout(seconds * 1000)
  try {
    return await work(limit)
  } catch (error) {
    if (!limit.aborted) throw error
    throw new ReadFailure('too-slow', 'Making the memo took too long. Upload the part of the deck that matters.')
  }
}
