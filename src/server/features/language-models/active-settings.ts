import type { ModelProvider, WorkspaceModel, WorkspaceProvider } from '#contract/language-models.ts'
import { isLoopback } from '#server/platform/config.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ModelSettings } from '#server/platform/language-model/model-settings.ts'
import { findWorkspaceModel, type StoredModel } from './language-models-store.ts'

/**
 * `settings` is null when no model is at the workspace's disposal; `keyIsReadable` is false for a key that has to be entered
 * again. `atServersCost`: what is asked counts against the workspace's share of the server's model.
 */
export type ActiveSettings = {
  source: 'workspace' | 'server' | 'none'
  /** Null without settings. */
  provider: WorkspaceProvider | null
  settings: ModelSettings | null
  hasKey: boolean
  keyIsReadable: boolean
  atServersCost: boolean
  monthlyTokenLimit: number | null
}

/**
 * The settings that count for a workspace: its own, else the server's, as far as the server shares them. The caller has
 * asked for membership.
 */
export async function findActiveSettings(ctx: Ctx, workspaceId: string): Promise<ActiveSettings> {
  const stored = await findWorkspaceModel(ctx.db, workspaceId)
  const monthlyTokenLimit = stored?.monthlyTokenLimit ?? null
  const own = stored && makeOwnSettings(ctx, workspaceId, stored)
  if (own) return { source: 'workspace', ...own, monthlyTokenLimit }
  const settings = getServerModel(ctx) === 'shared' ? ctx.config.model : null
  const source = settings ? 'server' : 'none'
  const hasKey = settings?.apiKey != null
  const provider = settings?.provider ?? null
  return {
    source,
    provider,
    settings,
    hasKey,
    keyIsReadable: true,
    atServersCost: settings !== null,
    monthlyTokenLimit,
  }
}

/** Whether the server has a model of its own, and whether workspaces may use it. */
export function getServerModel({ config }: Ctx): WorkspaceModel['server_model'] {
  if (config.model === null) return 'none'
  return config.modelShare === null ? 'kept' : 'shared'
}

function makeOwnSettings(ctx: Ctx, workspaceId: string, { provider, model, sealedKey }: StoredModel) {
  if (provider === null || model === null) return null
  if (provider === 'ollama') return makeOllamaSettings(ctx, model)
  const atServersCost = usesServersModel(ctx, provider, sealedKey !== null)
  if (atServersCost && getServerModel(ctx) !== 'shared') return null
  const apiKey = sealedKey === null ? null : (ctx.secrets?.open(sealedKey, workspaceId) ?? null)
  const settings: ModelSettings = { provider, model, apiKey, baseUrl: getBaseUrl(ctx, provider) }
  const keyIsReadable = sealedKey === null || apiKey !== null
  return { provider, settings, hasKey: sealedKey !== null, keyIsReadable, atServersCost }
}

function makeOllamaSettings(ctx: Ctx, model: string) {
  if (!isOllamaOffered(ctx)) return null
  const settings: ModelSettings = {
    provider: 'openai-compatible',
    model,
    apiKey: null,
    baseUrl: `${ctx.config.ollamaOrigin}/v1`,
    shownAs: 'Ollama',
  }
  const atServersCost = !isLoopback(new URL(ctx.config.appUrl))
  return { provider: 'ollama' as const, settings, hasKey: false, keyIsReadable: true, atServersCost }
}

/** Whether workspaces may use what runs on this machine: one's own machine, or a server that shares its model. */
export function isOllamaOffered(ctx: Ctx): boolean {
  return isLoopback(new URL(ctx.config.appUrl)) || ctx.config.modelShare !== null
}

/**
 * Whether a workspace's choice is served by what the server's owner pays for: a model at the server's own address, asked
 * without a key, or with one where the address asks for none, so that any would do.
 */
export function usesServersModel({ config }: Ctx, provider: ModelProvider, hasKey: boolean): boolean {
  return (
    provider === 'openai-compatible' && (!hasKey || config.model?.provider !== provider || config.model.apiKey === null)
  )
}

/** Only the server's settings name addresses: one that a member typed could reach into the server's own network. */
function getBaseUrl({ config }: Ctx, provider: ModelProvider): string | null {
  return config.model?.provider === provider ? config.model.baseUrl : null
}
