import { z } from 'zod'
import {
  founderRecord,
  jsonResponse,
  type MemoField,
  memoFlags,
  type ValidatedResponse,
  validatedResponse,
} from '#contract/memo.ts'
import { type ModelReport, modelPurposes, type PlannedRequest } from '#engine/language-model.ts'
import { ReadFailure } from '#engine/ports.ts'
import type { MemoEngine } from '#engine/run-engine.ts'
import { startWorkerThread } from '#server/platform/worker-thread.ts'

const idleMs = 30_000

const tokens = z.number().nullable()

const modelReport = z.object({
  label: z.string(),
  calls: z.number(),
  usage: z.object({ input: tokens, cachedInput: tokens, cacheWrite: tokens, output: tokens }),
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
  founder_candidates: z.array(founderRecord).transform((records): Array<Record<string, MemoField>> => records),
  flags: memoFlags,
  language: z.string(),
  engine: z.string(),
  model: modelReport.exactOptional(),
  requests: z.array(plannedRequest).exactOptional(),
})

/**
 * Runs the engine in a thread of its own, so that a long deck holds up no request. The thread is ended when one memo takes
 * more than `seconds` of the processor; the memo is then tried once more. `entry` is the thread's module.
 */
export function createMemoEngine(
  seconds: number,
  entry: URL = new URL('./memo-engine-worker.ts', import.meta.url),
): MemoEngine {
  const late = () =>
    new ReadFailure('too-slow', 'Making the memo took too long. Upload the part of the deck that matters.')
  const thread = startWorkerThread({ entry, seconds, idleMs, late, attempts: 2, isPatient: true })
  return {
    // What fails here fails the memo, which tells of it.
    warm: (owner) => void thread.run(null, { owner }).catch(() => undefined),
    run: async (input, owner) => engineResult.parse(await thread.run(input, { owner })),
    close: thread.close,
  }
}
