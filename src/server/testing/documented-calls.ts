import type { OpenApiDocument, Operation, Schema } from '#server/features/api-docs/openapi-types.ts'
import { deckForm } from './deck-calls.ts'
import { sampleValue } from './sample-value.ts'
import type { TestApp } from './test-app.ts'

export type DocumentedCall = { name: string; method: string; path: string; operation: Operation }

/** The OpenAPI document of a running server. */
export async function fetchDocument(app: TestApp): Promise<OpenApiDocument> {
  // What the server serves there is what `makeOpenApiDocument` returned.
  return (await (await app.fetch('/openapi.json')).json()) as OpenApiDocument
}

/** Every call that a document describes. */
export function listCalls(document: OpenApiDocument): DocumentedCall[] {
  return Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
}

export const isPublic = ({ operation }: DocumentedCall): boolean => operation.security.length === 0

/** The scope that an API key needs; null for a call that no key may make. */
export const findScope = ({ operation }: DocumentedCall): string | null =>
  Object.values(operation.security[0] ?? {}).flat()[0] ?? null

/** The names of all that a call may be told: parameters and the members of its body. */
export const namesOf = ({ operation: { parameters, requestBody } }: DocumentedCall): string[] => [
  ...parameters.map(({ name }) => name),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema.properties ?? {})),
]

type Asked = {
  app: TestApp
  document: OpenApiDocument
  /** Values for the names that a call carries; the others are made up as their schemas say. */
  ids: Record<string, string>
  pdf: Uint8Array<ArrayBuffer>
}

/** Makes a call as its description says. */
export function makeCall({ method, path, operation }: DocumentedCall, asked: Asked, token?: string): Promise<Response> {
  const { app, document, ids } = asked
  const value = (name: string, schema: Schema) => String(ids[name] ?? sampleValue(document, schema))
  let address = path
  const query = new URLSearchParams()
  for (const { name, in: where, required, schema } of operation.parameters) {
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value(name, schema)))
    else if (required || name in ids) query.set(name, value(name, schema))
  }
  const signal = AbortSignal.timeout(60_000)
  return app.fetch(`${address}?${query}`, { method, signal, redirect: 'manual', ...bodyOf(operation, asked) }, token)
}

function bodyOf({ requestBody }: Operation, { document, ids, pdf }: Asked): RequestInit {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!content) return {}
  const sample = sampleValue(document, content.schema, ids)
  if (type === 'application/json') return { body: JSON.stringify(sample), headers: { 'content-type': type } }
  return { body: deckForm({ ...(sample as Record<string, string>), pdf_file: pdf }) }
}
