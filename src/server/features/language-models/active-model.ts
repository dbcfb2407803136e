import { modelProviderLabels } from '#contract/language-models.ts'
import { ModelFailure } from '#contract/model-failure.ts'
import type { LanguageModel } from '#engine/language-model.ts'
import type { Ctx } from '#server/platform/context.ts'
import { createLanguageModel, type ModelLimits } from '#server/platform/language-model/language-model.ts'
import { findActiveSettings, getServerModel } from './active-settings.ts'
import { meterUsage } from './meter-usage.ts'

/** `name` is the model's own, as its prices are listed under. */
export type ActiveModel = { name: string; model: LanguageModel }

/**
 * The language model of a workspace; null when none is at its disposal. Every question is counted, one with a useless answer
 * too, and one that a limit or the key doesn't allow fails before anything is sent. The caller has asked for membership.
 */
export async function findActiveModel(
  ctx: Ctx,
  workspaceId: string,
  { memoId = null, limits = ctx.modelLimits }: { memoId?: string | null; limits?: ModelLimits } = {},
): Promise<ActiveModel | null> {
  const force = await findActiveSettings(ctx, workspaceId)
  const { settings } = force
  if (settings === null) return null
  const name = settings.model
  const model = createLanguageModel(settings, limits, meterUsage(ctx, { workspaceId, memoId, name, force }))
  if (force.keyIsReadable) return { name, model }
  const provider = modelProviderLabels[settings.provider]
  const words = `The stored key for ${provider} can’t be read any more. Enter it again in the workspace’s language model settings.`
  return { name, model: { ...model, ask: () => Promise.reject(new ModelFailure('refused-key', words)) } }
}

/** Why a workspace without a model does not get the server's, for a person; null where the server has none itself. */
export function explainMissingModel(ctx: Ctx): string | null {
  return getServerModel(ctx) === 'kept'
    ? 'This server does not share its language model with workspaces. ' +
        'Add a key of your own on the Workspace page, or ask your administrator for AI_SHARED_KEY=on.'
    : null
}
