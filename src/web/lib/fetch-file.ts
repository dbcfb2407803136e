import type { CallInput, EndpointDefinition } from '#contract/endpoint.ts'
import { buildAddress, makeAuthorization, readResults, send } from './api.ts'

type FileEndpoint = EndpointDefinition & { answers: 'file' }

/** Fetches a file of the contract with the token, or with what `headers` say; throws as `call` does. */
export async function fetchFile<E extends FileEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  signal?: AbortSignal,
  headers = makeAuthorization(),
): Promise<Blob> {
  const response = await send(buildAddress(endpoint.path, input), {
    method: endpoint.method,
    headers,
    signal: signal ?? null,
  })
  if (!response.ok) readResults(endpoint, response.status, await response.text())
  return response.blob()
}
