import type { LanguageModel } from '#engine/language-model.ts'
import { readModelSettings } from '#server/platform/language-model/read-model-settings.ts'

/** `name` is the model's own, as its prices are listed under. */
export type ConfiguredModel = { name: string; model: LanguageModel }

/** Returns the model that `--engine llm` asks, from the environment; null for `--engine offline`. Rejects with an Error that says what to do. */
export async function configureModel(
  engine: string,
  env: Record<string, string | undefined>,
): Promise<ConfiguredModel | null> {
  if (engine === 'offline') return null
  if (engine !== 'llm') throw new Error(`Unknown engine '${engine}'. Use --engine offline or --engine llm.`)
  const settings = readModelSettings(env)
  if (settings === null)
    throw new Error(
      '--engine llm needs a language model: set AI_PROVIDER, AI_MODEL and, for most providers, AI_API_KEY.',
    )
  // The SDK takes long to load, and most runs ask no model.
  const { createLanguageModel } = await import('#server/platform/language-model/language-model.ts')
  return { name: settings.model, model: createLanguageModel(settings) }
}
