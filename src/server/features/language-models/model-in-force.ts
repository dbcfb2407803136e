import { v7 as uuid } from 'uuid'
import { modelProviderLabels } from '#contract/language-models.ts'
import { ModelFailure } from '#contract/model-failure.ts'
import type { LanguageModel, ModelAnswer } from '#engine/language-model.ts'
import type { Ctx } from '#server/platform/context.ts'
import { createLanguageModel, type ModelLimits } from '#server/platform/language-model/language-model.ts'
import { costOf } from '#server/platform/language-model/prices.ts'
import { insertUsage, usageOfMonth } from './language-models-store.ts'
import { monthOf } from './month-of.ts'
import { type SettingsInForce, settingsInForce } from './settings-in-force.ts'

/** `name` is the model's own, as its prices are listed under. */
export type ModelInForce = { name: string; model: LanguageModel }

/**
 * The language model of a workspace; null when nobody set one up. Every answer is written down as used, and a model
 * whose limit or key doesn't allow a question fails it before anything is sent. The caller has asked for membership.
 */
export async function modelInForce(
  ctx: Ctx,
  workspaceId: string,
  { memoId = null, limits = ctx.modelLimits }: { memoId?: string | null; limits?: ModelLimits } = {},
): Promise<ModelInForce | null> {
  const force = await settingsInForce(ctx, workspaceId)
  const { settings } = force
  if (settings === null) return null
  const model = createLanguageModel(settings, limits)
  return {
    name: settings.model,
    model: {
      ...model,
      ask: async (...question) => {
        await refuseForbidden(ctx, workspaceId, force)
        const answer = await model.ask(...question)
        await noteUsage(ctx, { workspaceId, memoId, name: settings.model, answer })
        return answer
      },
    },
  }
}

async function refuseForbidden(ctx: Ctx, workspaceId: string, force: SettingsInForce): Promise<void> {
  const { settings, keyIsReadable, monthlyTokenLimit } = force
  if (settings && !keyIsReadable) {
    const provider = modelProviderLabels[settings.provider]
    throw new ModelFailure(
      'refused-key',
      `The stored key for ${provider} can't be read any more. Enter it again in the workspace's language model settings.`,
    )
  }
  if (monthlyTokenLimit === null) return
  const { tokens } = await usageOfMonth(ctx.db, workspaceId, monthOf(ctx.now()))
  if (tokens >= monthlyTokenLimit)
    throw new ModelFailure('over-budget', 'The workspace has used up its tokens for this month.')
}

type Used = { workspaceId: string; memoId: string | null; name: string; answer: ModelAnswer }

async function noteUsage(ctx: Ctx, { workspaceId, memoId, name, answer }: Used): Promise<void> {
  const at = ctx.now()
  await insertUsage(ctx.db, {
    usage_id: uuid(),
    workspace_id: workspaceId,
    memo_id: memoId,
    month: monthOf(at),
    label: answer.model,
    request: answer.name,
    input_tokens: answer.usage.input,
    cached_input_tokens: answer.usage.cachedInput,
    output_tokens: answer.usage.output,
    cost: costOf(name, answer.usage),
    seconds: answer.seconds,
    used_at: at,
  })
}
