import { createAnthropic } from '@ai-sdk/anthropic'
import { createGoogle } from '@ai-sdk/google'
import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel as SdkModel } from 'ai'
import type { ModelProvider } from '#contract/language-models.ts'
import { fetchWithoutRedirects } from './fetch-without-redirects.ts'
import type { ModelSettings } from './model-settings.ts'

/** The address of a server where none is set: the one that Ollama listens on. */
const localServer = 'http://127.0.0.1:11434/v1'

/** The table of providers: how each builds its model. An unset key is sent as an empty one, and refused by the provider. */
const builders: Record<ModelProvider, (settings: ModelSettings) => SdkModel> = {
  openai: ({ model, apiKey, baseUrl }) => createOpenAI(makeCommonSettings(apiKey, baseUrl))(model),
  anthropic: ({ model, apiKey, baseUrl }) => createAnthropic(makeCommonSettings(apiKey, baseUrl))(model),
  google: ({ model, apiKey, baseUrl }) => createGoogle(makeCommonSettings(apiKey, baseUrl))(model),
  'openai-compatible': ({ model, apiKey, baseUrl }) =>
    createOpenAICompatible({
      name: 'compatible',
      baseURL: (baseUrl ?? localServer).replace(/\/+$/, ''),
      ...(apiKey ? { apiKey } : {}),
      fetch: fetchWithoutRedirects,
      supportsStructuredOutputs: true,
    })(model),
}

/** The SDK's model behind the settings; nothing is sent yet. */
export function createProviderModel(settings: ModelSettings): SdkModel {
  return builders[settings.provider](settings)
}

const makeCommonSettings = (apiKey: string | null, baseUrl: string | null) => ({
  apiKey: apiKey ?? '',
  fetch: fetchWithoutRedirects,
  ...(baseUrl === null ? {} : { baseURL: baseUrl.replace(/\/+$/, '') }),
})
