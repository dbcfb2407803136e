import { z } from 'zod'
import { modelProviders } from '#contract/language-models.ts'
import type { ModelSettings } from './model-settings.ts'

const unset = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value)
const isAddress = (value: string) => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)

/** The settings of a language model in the environment; AI_PROVIDER decides whether there is one. */
const modelEnvironment = z.object({
  AI_PROVIDER: z.preprocess(unset, z.enum(modelProviders, `must be one of ${modelProviders.join(', ')}`).optional()),
  AI_MODEL: z.preprocess(unset, z.string().optional()),
  AI_BASE_URL: z.preprocess(
    unset,
    z.string().refine(isAddress, 'must be an address, such as http://127.0.0.1:11434/v1').optional(),
  ),
  AI_API_KEY: z.preprocess(unset, z.string().optional()),
})

/**
 * The language model that the environment names; null when it names none. Throws an Error that tells what to put right
 * when the settings don't fit together.
 */
export function readModelSettings(env: Record<string, string | undefined>): ModelSettings | null {
  const read = modelEnvironment.safeParse(env)
  if (!read.success)
    throw new Error(read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}.`).join(' '))
  const { AI_PROVIDER: provider, AI_MODEL: model, AI_BASE_URL: baseUrl, AI_API_KEY: apiKey } = read.data
  if (provider === undefined) {
    const given = Object.entries(read.data).find(([, value]) => value !== undefined)
    if (given)
      throw new Error(`${given[0]} is set without AI_PROVIDER. Set AI_PROVIDER to ${modelProviders.join(', ')}.`)
    return null
  }
  if (model === undefined)
    throw new Error('AI_PROVIDER is set without AI_MODEL. Set AI_MODEL to the name of the model.')
  if (apiKey === undefined && provider !== 'openai-compatible')
    throw new Error(`AI_PROVIDER is ${provider}, which needs a key. Set AI_API_KEY.`)
  return { provider, model, baseUrl: baseUrl ?? null, apiKey: apiKey ?? null }
}
