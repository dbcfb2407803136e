import { z } from 'zod'
import { deckEndpoints, type UploadFields } from '#contract/decks.ts'
import type { Answer, CallInput, EndpointDefinition } from '#contract/endpoint.ts'

const envelope = z.object({ results: z.unknown().optional(), error: z.object({ message: z.string() }).optional() })

/** Calls a running server by the contract, for the scripts that play a user. Each call throws what the server says. */
export class LocalClient {
  readonly #address: string
  readonly #headers: Record<string, string>
  #token: string | null = null

  /** `headers` go with every call. */
  constructor(address: string, headers: Record<string, string> = {}) {
    this.#address = address
    this.#headers = headers
  }

  /** Every later call is made as the owner of this token. */
  signInAs(token: string): void {
    this.#token = token
  }

  async call<E extends EndpointDefinition>(endpoint: E, input: CallInput<E>): Promise<Answer<E>> {
    const { params = {}, body }: { params?: Record<string, unknown>; body?: unknown } = input
    const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
    const json =
      body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
    return this.#send(endpoint, path, json)
  }

  /** Uploads a deck and gives the ids of what it made. */
  upload(fields: UploadFields, file: { name: string; bytes: Uint8Array<ArrayBuffer> }) {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) if (value) form.set(name, value)
    form.set('pdf_file', new Blob([file.bytes], { type: 'application/pdf' }), file.name)
    return this.#send(deckEndpoints.upload, deckEndpoints.upload.path, { body: form })
  }

  async #send<E extends EndpointDefinition>(endpoint: E, path: string, init: RequestInit): Promise<Answer<E>> {
    const headers = new Headers(init.headers)
    for (const [name, value] of Object.entries(this.#headers)) headers.set(name, value)
    if (this.#token) headers.set('Authorization', `Token ${this.#token}`)
    const response = await fetch(`${this.#address}${path}`, { ...init, method: endpoint.method, headers })
    const answer = envelope.parse(await response.json())
    if (!response.ok) throw new Error(`${endpoint.method} ${path}: ${answer.error?.message ?? response.status}`)
    // Parsed by this endpoint's own schema.
    return endpoint.response.parse(answer.results) as Answer<E>
  }
}
