import type { z } from 'zod'
import type { WorkspaceModel, WorkspaceProvider, workspaceModelBody } from '#contract/language-models.ts'

/** What the controls of the form hold. `provider` '' leaves the choice to the server. */
export type ModelFormValues = {
  provider: WorkspaceProvider | ''
  model: string
  api_key: string
  monthly_token_limit: string
}

/** Returns the form's values for the saved settings, without the key. */
export function makeFormValues({ source, provider, model, monthly_token_limit }: WorkspaceModel): ModelFormValues {
  const isOwn = source === 'workspace'
  return {
    provider: isOwn ? (provider ?? '') : '',
    model: isOwn ? (model ?? '') : '',
    api_key: '',
    monthly_token_limit: monthly_token_limit === null ? '' : String(monthly_token_limit),
  }
}

/** Returns the body of the save. A limit that is not a number is sent as -1, which the server refuses by its field. */
export function makeRequestBody(values: ModelFormValues): z.input<typeof workspaceModelBody> {
  const limit = values.monthly_token_limit.replace(/[\s,.'’_]/g, '')
  const key = values.api_key.trim()
  const monthly_token_limit = limit === '' ? null : /^\d+$/.test(limit) ? Number(limit) : -1
  if (values.provider === '') return { provider: null, model: null, monthly_token_limit }
  const body = { provider: values.provider, model: values.model, monthly_token_limit }
  return key === '' ? body : { ...body, api_key: key }
}
