import type { z } from 'zod'
import type { WorkspaceModel, workspaceModelBody } from '#contract/language-models.ts'
import type { Ctx } from '#server/platform/context.ts'
import { invalid } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { requireUser } from '../accounts/require-user.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { explainMissingModel } from './active-model.ts'
import { getServerModel } from './active-settings.ts'
import { findOllama } from './find-ollama.ts'
import { getWorkspaceModel, listProviders } from './get-workspace-model.ts'
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
  const stored = await makeStoredModel(ctx, workspaceId, input)
  await inTransaction(ctx, async (tx) => {
    await putWorkspaceModel(tx.db, workspaceId, stored, saved)
    const detail = stored.provider === null ? 'none of its own' : `${stored.provider} ${stored.model ?? ''}`.trim()
    await noteAudit(tx, { workspaceId, event: 'model_changed', detail })
  })
  return getWorkspaceModel(ctx, workspaceId)
}

async function makeStoredModel(ctx: Ctx, workspaceId: string, input: Input): Promise<StoredModel> {
  const { provider, model, monthly_token_limit: monthlyTokenLimit } = input
  if (provider === null) return { provider, model: null, sealedKey: null, monthlyTokenLimit }
  if (provider === 'ollama') return makeOllamaModel(ctx, workspaceId, input)
  if (!listProviders(ctx).includes(provider))
    throw invalid({
      provider:
        explainMissingModel(ctx) ??
        'This server has no address for such a model: AI_BASE_URL is not set. Ask your administrator.',
    })
  if (model === null) throw invalid({ model: 'Model is required' })
  const sealedKey = input.api_key
    ? sealKey(ctx, workspaceId, input.api_key)
    : await findKeptKey(ctx, workspaceId, provider)
  if (sealedKey === null && (provider !== 'openai-compatible' || getServerModel(ctx) !== 'shared'))
    throw invalid({ api_key: 'Enter the key that the provider gave you.' })
  return { provider, model, sealedKey, monthlyTokenLimit }
}

/** A model that Ollama runs on this machine itself; one that it would pass on to another is refused. */
async function makeOllamaModel(ctx: Ctx, workspaceId: string, input: Input): Promise<StoredModel> {
  const { model, monthly_token_limit: monthlyTokenLimit } = input
  if (model === null) throw invalid({ model: 'Model is required' })
  const stored = await findWorkspaceModel(ctx.db, workspaceId)
  const isSame = stored?.provider === 'ollama' && stored.model === model
  if (!isSame && !(await findOllama(ctx, workspaceId))?.models.includes(model))
    throw invalid({ model: 'No Ollama with this model runs on this machine. Start it, and choose one of its models.' })
  return { provider: 'ollama', model, sealedKey: null, monthlyTokenLimit }
}

function sealKey({ secrets }: Ctx, workspaceId: string, key: string): string {
  if (secrets === null)
    throw invalid({ api_key: 'Could not store the key: SECRET_KEY is not set. Ask your administrator.' })
  return secrets.seal(key, workspaceId)
}

async function findKeptKey(ctx: Ctx, workspaceId: string, provider: StoredModel['provider']): Promise<string | null> {
  const stored = await findWorkspaceModel(ctx.db, workspaceId)
  return stored?.provider === provider ? stored.sealedKey : null
}
