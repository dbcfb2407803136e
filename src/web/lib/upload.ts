import type { Answer, CallInput, EndpointDefinition } from '#contract/endpoint.ts'
import { buildAddress, makeAuthorization, readResults } from './api.ts'
import { NetworkError } from './api-errors.ts'

type MultipartEndpoint = EndpointDefinition & { sends: 'multipart' }
type Watch = { signal?: AbortSignal; onProgress?: (sentFraction: number) => void }

/** Returns the multipart form of a call: every filled field, then the files. */
export function makeForm(fields: Record<string, unknown>, files: Record<string, File>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields))
    if (value !== undefined && value !== '') form.append(name, String(value))
  for (const [name, file] of Object.entries(files)) form.append(name, file)
  return form
}

/**
 * Sends a multipart call and reports the sent fraction (0 to 1).
 * It uses XMLHttpRequest, since fetch does not report the progress of a request body. Throws as `call` does.
 */
export function upload<E extends MultipartEndpoint>(
  endpoint: E,
  input: CallInput<E>,
  files: Record<string, File>,
  { signal, onProgress }: Watch = {},
): Promise<Answer<E>> {
  const { body = {}, ...parts }: { body?: Record<string, unknown> } = input
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, buildAddress(endpoint.path, parts))
    for (const [name, value] of Object.entries(makeAuthorization())) request.setRequestHeader(name, value)
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress?.(event.loaded / event.total)
    }
    request.onload = () => {
      try {
        resolve(readResults(endpoint, request.status, request.responseText))
      } catch (error) {
        reject(error)
      }
    }
    request.onerror = () => reject(new NetworkError(undefined))
    request.onabort = () => reject(new DOMException('The upload was stopped.', 'AbortError'))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(makeForm(body, files))
  })
}
