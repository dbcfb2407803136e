import type { z } from 'zod'
import type { WorkspaceModel, workspaceModelBody } from '#contract/language-models.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalid } from '#server/platform/errors.ts'
import { requireUser } from '../accounts/require-user.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { whyNoModel } from './active-model.ts'
import { serverModel } from './active-settings.ts'
import { choosableProviders, getWorkspaceModel } from './get-workspace-model.ts'
import { findWorkspaceModel, putWorkspaceModel, type StoredModel } from './language-models-store.ts'

type Input = z.output<typeof workspaceModelBody>

/**
 * Saves a workspace's language model and limit. A key that is left out stays while the provider does: it is never shown
 * to another one.
 */
export async function saveWorkspaceModel(ctx: Ctx, workspaceId: string, input: Input): Promise<WorkspaceModel> {
  const by = requireUser(ctx)
  await requireMember(ctx, workspaceId)
  const saved = { by, at: ctx.now() }
  await putWorkspaceModel(ctx.db, workspaceId, await modelToStore(ctx, workspaceId, input), saved)
  return getWorkspaceModel(ctx, workspaceId)
}

async function modelToStore(ctx: Ctx, workspaceId: string, input: Input): Promise<StoredModel> {
  const { provider, model, monthly_token_limit: monthlyTokenLimit } = input
  if (provider === null) return { provider, model: null, sealedKey: null, monthlyTokenLimit }
  if (!choosableProviders(ctx).includes(provider))
    throw invalid({
      provider:
        whyNoModel(ctx) ?? 'This server has no address for such a model. Whoever runs it has to set AI_BASE_URL.',
    })
  if (model === null) throw invalid({ model: 'Model is required' })
  const sealedKey = input.api_key ? sealed(ctx, workspaceId, input.api_key) : await keptKey(ctx, workspaceId, provider)
  if (sealedKey === null && (provider !== 'openai-compatible' || serverModel(ctx) !== 'shared'))
    throw invalid({ api_key: 'Enter the key that the provider gave you.' })
  return { provider, model, sealedKey, monthlyTokenLimit }
}

function sealed({ secrets }: Ctx, workspaceId: string, key: string): string {
  if (secrets === null)
    throw invalid({ api_key: 'This server stores no keys: whoever runs it has to set SECRET_KEY first.' })
  return secrets.seal(key, workspaceId)
}

async function keptKey(ctx: Ctx, workspaceId: string, provider: StoredModel['provider']): Promise<string | null> {
  const stored = await findWorkspaceModel(ctx.db, workspaceId)
  return stored?.provider === provider ? stored.sealedKey : null
}
