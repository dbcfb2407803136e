import type { Ollama } from '#contract/language-models.ts'
import type { Ctx } from '#server/platform/context.ts'
import { listOllamaModels } from '#server/platform/language-model/list-ollama-models.ts'
import { requireMember } from '../workspaces/require-member.ts'
import { isOllamaOffered } from './active-settings.ts'

/** The Ollama that runs on this machine, with its models; null where none answers or workspaces may not use it. */
export async function findOllama(ctx: Ctx, workspaceId: string): Promise<Ollama | null> {
  await requireMember(ctx, workspaceId)
  const models = isOllamaOffered(ctx) ? await listOllamaModels(ctx.config.ollamaOrigin) : null
  return models && { models }
}
