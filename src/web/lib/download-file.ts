import type { CallInput, EndpointDefinition } from '#contract/endpoint.ts'
import { buildAddress, makeAuthorization, readResults, send } from './api.ts'

type FileEndpoint = EndpointDefinition & { answers: 'file' }

/** Fetches a file of the contract as `fetchFile` does and saves it under the name in the response. Throws as `call` does. */
export async function downloadFile<E extends FileEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  headers = makeAuthorization(),
): Promise<void> {
  const response = await send(buildAddress(endpoint.path, input), { method: endpoint.method, headers })
  if (!response.ok) readResults(endpoint, response.status, await response.text())
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = readFileName(response.headers.get('content-disposition')) ?? ''
  link.click()
  // The browser has taken the bytes once the click is handled.
  setTimeout(() => URL.revokeObjectURL(address), 0)
}

/** Returns the `filename*` of a `Content-Disposition`; null without one. */
export function readFileName(disposition: string | null): string | null {
  const encoded = /filename\*=UTF-8''([^;\s]+)/i.exec(disposition ?? '')?.[1]
  if (encoded === undefined) return null
  try {
    return decodeURIComponent(encoded)
  } catch {
    return null
  }
}
