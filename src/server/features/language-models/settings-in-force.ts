import type { ModelProvider } from '#contract/language-models.ts'
import type { Ctx } from '#server/platform/context.ts'
import type { ModelSettings } from '#server/platform/language-model/model-settings.ts'
import { findWorkspaceModel, type StoredModel } from './language-models-store.ts'

/** `settings` is null when nobody set a model up; `keyIsReadable` is false for a key that has to be entered again. */
export type SettingsInForce = {
  source: 'workspace' | 'server' | 'none'
  settings: ModelSettings | null
  hasKey: boolean
  keyIsReadable: boolean
  monthlyTokenLimit: number | null
}

/** The settings that count for a workspace: its own, else the server's. The caller has asked for membership. */
export async function settingsInForce(ctx: Ctx, workspaceId: string): Promise<SettingsInForce> {
  const stored = await findWorkspaceModel(ctx.db, workspaceId)
  const monthlyTokenLimit = stored?.monthlyTokenLimit ?? null
  const own = stored && ownSettings(ctx, workspaceId, stored)
  if (own) return { source: 'workspace', ...own, monthlyTokenLimit }
  const settings = ctx.config.model
  const source = settings ? 'server' : 'none'
  return { source, settings, hasKey: settings?.apiKey != null, keyIsReadable: true, monthlyTokenLimit }
}

function ownSettings(ctx: Ctx, workspaceId: string, { provider, model, sealedKey }: StoredModel) {
  if (provider === null || model === null) return null
  const apiKey = sealedKey === null ? null : (ctx.secrets?.open(sealedKey, workspaceId) ?? null)
  const settings: ModelSettings = { provider, model, apiKey, baseUrl: baseUrlFor(ctx, provider) }
  const keyIsReadable = sealedKey === null || apiKey !== null
  return { settings, hasKey: sealedKey !== null, keyIsReadable }
}

/** Only whoever runs the server names addresses: one that a member typed could reach into the server's own network. */
function baseUrlFor({ config }: Ctx, provider: ModelProvider): string | null {
  return config.model?.provider === provider ? config.model.baseUrl : null
}
