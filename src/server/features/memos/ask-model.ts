import { z } from 'zod'
import type { MemoModel } from '#contract/memo-model.ts'
import type { ModelReport } from '#engine/language-model.ts'
import type { EngineInput, EngineResult } from '#engine/run-engine.ts'
import { runWithModel } from '#engine/run-with-model.ts'
import type { Ctx } from '#server/platform/context.ts'
import { makeStorable } from '#server/platform/database/storable.ts'
import type { JobRun } from '#server/platform/jobs/job.ts'
import { computeCost } from '#server/platform/language-model/prices.ts'
import { noteModelAsked } from '../deals/deal-status.ts'
import { isKeptFromModels, isModelCancelled } from '../deals/deals-queries.ts'
import { runUntilStopped } from '../deals/run-until-stopped.ts'
import { loadPageImages } from '../decks/decks-queries.ts'
import { explainMissingModel, findActiveModel } from '../language-models/active-model.ts'
import { listModelsAsked } from '../language-models/language-models-queries.ts'
import { nameAnswerStep } from './model-answers.ts'
import type { ProgressNotes } from './progress-notes.ts'

const tokens = z.number().nullable()
const keptAnswer = z.object({
  name: z.string(),
  text: z.string(),
  // An answer kept by an earlier version does not tell what was written to the cache.
  usage: z.object({ input: tokens, cachedInput: tokens, cacheWrite: tokens.default(null), output: tokens }),
  model: z.string(),
  seconds: z.number(),
})

/** What a memo is made from; `drawn` is settled when the pages are drawn, and a model can be shown them. */
export type Making = {
  workspaceId: string
  dealId: string
  memoId: string
  input: EngineInput
  progress: ProgressNotes
  drawn: Promise<void>
}

/** What the engine made, and what a language model did for it; `model` is null without one. */
export type EngineRun = { result: EngineResult; model: MemoModel | null }

/**
 * Runs the engine, with the workspace's language model when there is one. Each answer is a step of the job, so a retry
 * does not pay for it again. A model that fails or is stopped leaves the memo of the rules, which says so; so does a deal that is
 * kept from models, in the midst of the work too.
 */
export async function runEngineWithModel(ctx: Ctx, making: Making, run: JobRun): Promise<EngineRun> {
  const { workspaceId, dealId, memoId, input, progress } = making
  if (await isKeptFromModels(ctx, dealId)) return runKept(ctx, making)
  const active = await findActiveModel(ctx, workspaceId, { dealId, memoId })
  if (active === null)
    return { result: await ctx.engine.run(input, workspaceId), model: describeUnasked(explainMissingModel(ctx)) }
  const { name, model } = active
  await making.drawn
  await noteModelAsked(ctx, dealId)
  const result = await runUntilStopped(ctx, dealId, isModelCancelled, (cancelled) =>
    runWithModel({
      runStep: (state) => ctx.engine.run({ ...input, model: state }, workspaceId),
      model,
      images: (pages) => loadPageImages(ctx, input.deckId, pages),
      signal: run.signal,
      cancelled,
      keep: (request, ask) =>
        run.step(nameAnswerStep(request), keptAnswer, async () => {
          progress.note(`Asking ${name}`, 0, 0)
          // Ends the work for a deal that is gone, before anybody pays for its memo.
          await progress.settle()
          const answer = await ask()
          return { ...answer, text: makeStorable(answer.text) }
        }),
    }),
  )
  if (await isKeptFromModels(ctx, dealId)) return runKept(ctx, making)
  const report = result.model
  if (report?.failed)
    ctx.log.warn({ memoId, model: report.label, cause: report.failed }, 'A language model did not finish.')
  return { result, model: report ? makeMemoModel(name, report) : null }
}

/** The memo of the rules alone, which names the models that had something of the deal before. */
async function runKept(ctx: Ctx, { workspaceId, memoId, input }: Making): Promise<EngineRun> {
  const kept = { sent_before: await listModelsAsked(ctx, memoId) }
  return { result: await ctx.engine.run(input, workspaceId), model: { ...unasked, failed: null, kept } }
}

const unasked = { label: '', calls: 0, input_tokens: 0, output_tokens: 0, cost: null, seconds: 0 }

/** A model that the server has and keeps from workspaces is told of; where there is none, nothing is. */
const describeUnasked = (failed: string | null): MemoModel | null => (failed === null ? null : { ...unasked, failed })

const makeMemoModel = (name: string, { label, calls, usage, seconds, failed }: ModelReport): MemoModel => ({
  label,
  calls,
  input_tokens: usage.input,
  output_tokens: usage.output,
  cost: computeCost(name, usage),
  seconds: Math.round(seconds * 10) / 10,
  failed,
})
