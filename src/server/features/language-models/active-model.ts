import { modelProviderLabels } from '#contract/language-models.ts'
import { ModelFailure } from '#contract/model-failure.ts'
import type { LanguageModel } from '#engine/language-model.ts'
import type { Ctx } from '#server/platform/context.ts'
import { createLanguageModel, type ModelLimits } from '#server/platform/language-model/language-model.ts'
import { makeModelFailure } from '#server/platform/language-model/model-failures.ts'
import { isKeptFromModels } from '../deals/deals-queries.ts'
import { runUntilStopped } from '../deals/run-until-stopped.ts'
import { findActiveSettings, getServerModel } from './active-settings.ts'
import { meterUsage } from './meter-usage.ts'

/** `name` is the model's own, as its prices are listed under. */
export type ActiveModel = { name: string; model: LanguageModel }

/** What a model is asked about. */
type AboutDeal = { dealId: string; memoId: string }

/**
 * The language model of a workspace, for a deal or, with null, for nothing of any deal; null when none is at its disposal, or
 * the deal is kept from models. Being kept is looked up again before each question, and while one waits for its answer. Every
 * question is counted, one with a useless answer too, and one that a limit or the key doesn't allow fails before anything is
 * sent. The caller has asked for membership.
 */
export async function findActiveModel(
  ctx: Ctx,
  workspaceId: string,
  about: AboutDeal | null,
  limits: ModelLimits = ctx.modelLimits,
): Promise<ActiveModel | null> {
  if (about !== null && (await isKeptFromModels(ctx, about.dealId))) return null
  const force = await findActiveSettings(ctx, workspaceId)
  const { settings } = force
  if (settings === null) return null
  const name = settings.model
  const memoId = about?.memoId ?? null
  const unguarded = createLanguageModel(settings, limits, meterUsage(ctx, { workspaceId, memoId, name, force }))
  const model = about === null ? unguarded : guardDeal(ctx, about.dealId, unguarded)
  if (force.keyIsReadable) return { name, model }
  const provider = modelProviderLabels[settings.provider]
  const words = `The stored key for ${provider} can’t be read any more. Enter it again in the workspace’s language model settings.`
  return { name, model: { ...model, ask: () => Promise.reject(new ModelFailure('refused-key', words)) } }
}

/** The same model, which sends nothing of a deal that is kept from models, and gives up what is under way once it is. */
function guardDeal(ctx: Ctx, dealId: string, model: LanguageModel): LanguageModel {
  return {
    ...model,
    ask: (request, images, signal) =>
      runUntilStopped(ctx, dealId, isKeptFromModels, async (kept) => {
        if (kept.aborted) throw makeModelFailure('kept', model.label)
        try {
          return await model.ask(request, images, AbortSignal.any([signal, kept]))
        } catch (error) {
          if (!kept.aborted || signal.aborted || !(error instanceof ModelFailure)) throw error
          throw makeModelFailure('kept', model.label, { cause: error, usage: error.usage })
        }
      }),
  }
}

/** Why a workspace without a model does not get the server's, for a person; null where the server has none itself. */
export function explainMissingModel(ctx: Ctx): string | null {
  return getServerModel(ctx) === 'kept'
    ? 'This server does not share its language model with workspaces. ' +
        'Add a key of your own on the Workspace page, or ask your administrator for AI_SHARED_KEY=on.'
    : null
}
