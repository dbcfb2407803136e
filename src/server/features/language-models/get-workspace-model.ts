import { type ModelProvider, modelProviders, type WorkspaceModel } from '#contract/language-models.ts'
import type { Ctx } from '#server/platform/context.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { findActiveSettings, getServerModel, usesServersModel } from './active-settings.ts'
import { sumUsageOfMonth } from './language-models-store.ts'
import { getMonth } from './meter-usage.ts'

/** The language model of a workspace and what it used this month. The key stays on the server. */
export async function getWorkspaceModel(ctx: Ctx, workspaceId: string): Promise<WorkspaceModel> {
  await requireMember(ctx, workspaceId)
  const { source, provider, settings, hasKey, keyIsReadable, monthlyTokenLimit } = await findActiveSettings(
    ctx,
    workspaceId,
  )
  const used = await sumUsageOfMonth(ctx.db, workspaceId, getMonth(ctx.now()))
  return {
    source,
    provider,
    model: settings?.model ?? null,
    has_key: hasKey,
    key_is_readable: keyIsReadable,
    monthly_token_limit: monthlyTokenLimit,
    server_model: getServerModel(ctx),
    server_token_limit: ctx.config.model === null ? null : ctx.config.modelShare,
    used_server_tokens_this_month: used.serverTokens,
    used_tokens_this_month: used.tokens,
    used_cost_this_month: used.cost,
    providers: provider === 'ollama' ? [...listProviders(ctx), provider] : listProviders(ctx),
    can_store_key: ctx.secrets !== null,
  }
}

/** A server of one's own is reached at an address, which only the environment gives; with a key of one's own, or as it is shared. */
export function listProviders(ctx: Ctx): ModelProvider[] {
  const isReachable = ctx.config.model?.provider === 'openai-compatible'
  const isOpen = isReachable && (getServerModel(ctx) === 'shared' || !usesServersModel(ctx, 'openai-compatible', true))
  return modelProviders.filter((one) => one !== 'openai-compatible' || isOpen)
}
