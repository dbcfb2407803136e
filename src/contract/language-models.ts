import { z } from 'zod'
import { endpoint } from './endpoint.ts'

/** Wire formats that a language model can be reached by; the last one is what Ollama, vLLM and many others speak. */
export const modelProviders = ['openai', 'anthropic', 'google', 'openai-compatible'] as const
export type ModelProvider = (typeof modelProviders)[number]

export const modelProviderLabels: Record<ModelProvider, string> = {
  openai: 'OpenAI',
  anthropic: 'Anthropic',
  google: 'Google',
  'openai-compatible': 'OpenAI-compatible (Ollama, vLLM, …)',
}

/** What a workspace can choose: a provider, or the Ollama that runs on the server's own machine. */
export const workspaceProviders = [...modelProviders, 'ollama'] as const
export type WorkspaceProvider = (typeof workspaceProviders)[number]

export const workspaceProviderLabels: Record<WorkspaceProvider, string> = {
  ...modelProviderLabels,
  ollama: 'Ollama on this machine',
}

const provider = z.enum(workspaceProviders, 'Choose a provider.')

/** Part of an address at some providers, so nothing that could lead elsewhere. */
export const modelName = z
  .string('Model is required')
  .trim()
  .min(1, 'Model is required')
  .max(200)
  .regex(/^(?!.*\.\.)[A-Za-z0-9][\w.:@/-]*$/, 'The name of a model can have letters, digits and . : @ / - only.')

const workspaceModel = z.object({
  /** Whose settings are active: the workspace's own, the server's, or none. */
  source: z.enum(['workspace', 'server', 'none']),
  provider: provider.nullable(),
  model: z.string().nullable(),
  has_key: z.boolean(),
  /** False when the stored key can't be deciphered any more and has to be entered again. */
  key_is_readable: z.boolean(),
  monthly_token_limit: z.number().int().nullable(),
  /** Whether the server has a model of its own, and whether it shares that with workspaces. */
  server_model: z.enum(['none', 'kept', 'shared']),
  /** Tokens of the server's model that the workspace may use in a month; null where it is not shared. */
  server_token_limit: z.number().int().nullable(),
  used_server_tokens_this_month: z.number().int(),
  used_tokens_this_month: z.number().int(),
  /** US dollars by list prices; null when the price of a model that was used is not known. */
  used_cost_this_month: z.number().nullable(),
  /** Providers that a workspace may choose on this server. */
  providers: z.array(provider),
  /** False when the server has no SECRET_KEY, without which it stores no keys. */
  can_store_key: z.boolean(),
})
export type WorkspaceModel = z.output<typeof workspaceModel>

/** `provider` null clears the workspace's own settings and its key; a key that is left out stays as it is. */
export const workspaceModelBody = z.object({
  provider: provider.nullable(),
  model: modelName.nullable(),
  api_key: z
    .string()
    .trim()
    .max(500)
    .regex(/^[\x21-\x7e]*$/, 'The key has spaces or special letters, which keys do not have. Copy it again.')
    .optional(),
  monthly_token_limit: z
    .number('The limit must be a whole number of tokens.')
    .int('The limit must be a whole number of tokens.')
    .min(0, 'The limit must be a whole number of tokens.')
    .max(1_000_000_000_000)
    .nullable(),
})

const ollama = z.object({
  /** Names of the models that it runs itself; those of its cloud are left out. */
  models: z.array(modelName),
})
export type Ollama = z.output<typeof ollama>

const modelTest = z.object({
  ok: z.boolean(),
  message: z.string(),
  /** Whether it follows a schema, reads images, and how many tokens it read of a long text; null when it failed to. */
  schema: z.boolean(),
  images: z.boolean(),
  context_tokens: z.number().int().nullable(),
  seconds: z.number(),
})
export type ModelTest = z.output<typeof modelTest>

const params = z.object({ id: z.uuid() })

export const languageModelEndpoints = {
  get: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/model/',
    access: 'viewer',
    summary: 'The language model of a workspace and what it used this month; never its key.',
    params,
    response: workspaceModel,
  }),
  ollama: endpoint({
    method: 'GET',
    path: '/api/workspaces/:id/model/ollama/',
    access: 'owner',
    summary:
      'The models of the Ollama that runs on the server’s own machine; null where none answers, or where the server ' +
      'is open to others and does not share its model.',
    params,
    response: ollama.nullable(),
  }),
  save: endpoint({
    method: 'PUT',
    path: '/api/workspaces/:id/model/',
    access: 'owner',
    summary: 'Choose a workspace’s language model, or none of its own, and limit its tokens.',
    params,
    body: workspaceModelBody,
    response: workspaceModel,
  }),
  test: endpoint({
    method: 'POST',
    path: '/api/workspaces/:id/model/test/',
    access: 'owner',
    summary: 'Test the saved model with three short questions.',
    params,
    response: modelTest,
  }),
}
