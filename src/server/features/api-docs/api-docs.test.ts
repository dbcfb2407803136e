import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.ts'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import { type DocumentedCall, fetchDocument, listCalls } from '#server/testing/documented-calls.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { OpenApiDocument } from './openapi-types.ts'

const endpoints: EndpointDefinition[] = Object.values(allEndpoints).flatMap((feature) => Object.values(feature))
let app: TestApp
let document: OpenApiDocument
let calls: DocumentedCall[]
beforeAll(async () => {
  app = await startTestApp()
  document = await fetchDocument(app)
  calls = listCalls(document)
})
afterAll(() => app.stop())

const named = (all: DocumentedCall[]) => all.map(({ name }) => name)

describe('the OpenAPI document', () => {
  it('describes every call of the contract', () => {
    const paths = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(named(calls).sort()).toEqual(paths.sort())
    expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: 'http://firstread.test' }] })
    expect(Object.keys(document.components.securitySchemes)).toEqual(['token', 'bearer'])
    const list = document.paths['/deal_entities/deals/']?.get
    expect(list?.security).toEqual([{ token: ['deals:read'] }, { bearer: ['deals:read'] }])
    const ids = calls.map(({ operation }) => operation.operationId)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('declares each parameter of a path and refers to nothing that it does not hold', () => {
    for (const { path, operation } of calls) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      expect(inPath).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))
    }
    const pointers = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(([, pointer = '']) => pointer)
    expect(pointers.length).toBeGreaterThan(50)
    for (const pointer of new Set(pointers)) {
      const found = pointer.split('/').reduce<unknown>((at, key) => (at as Record<string, unknown>)?.[key], document)
      expect(found, pointer).toBeTypeOf('object')
    }
    expect(JSON.stringify(document)).not.toContain('$defs')
  })

  it('tells how sure each value of a memo is, and that a client sends back value and validated alone', () => {
    const { StrField, ArrayField, Standing, Entry, SentStrFieldInput } = document.components.schemas
    const standings = ['entered', 'proved', 'found', 'inferred', 'open', 'unstated']
    expect(Standing?.enum).toEqual(standings)
    for (const shape of [StrField, ArrayField, Entry]) expect(shape?.required).toContain('standing')
    expect(ArrayField?.properties).toMatchObject({ entries: {}, candidates: {}, contradicted_by: {} })
    expect(Object.keys(SentStrFieldInput?.properties ?? {})).toEqual(['value', 'type', 'validated'])
  })

  it('tells of forms, files, streams, redirects, parts of lists and failures', () => {
    const of = (name: string) => calls.find((call) => call.name === name)?.operation
    const upload = of('POST /api/pitch_decks/')?.requestBody?.content['multipart/form-data']?.schema
    expect(Object.keys(upload?.properties ?? {})).toContain('pdf_file')
    expect(of('GET /api/pitch_decks/{uuid}/file/')?.responses).toMatchObject({
      200: { content: { 'application/pdf': {} } },
      206: {},
    })
    const event = { schema: { $ref: '#/components/schemas/DealEvent' } }
    expect(of('GET /deal_entities/events/')?.responses).toMatchObject({
      200: { content: { 'text/event-stream': event } },
    })
    expect(of('GET /api/auth/google/')?.responses).toHaveProperty('302')
    const list = { schema: { properties: { results: { type: 'array' }, next: {} } } }
    expect(of('GET /deal_entities/deals/')?.responses).toMatchObject({ 200: { content: { 'application/json': list } } })
    const failures = { 401: {}, 404: {}, 422: {}, default: {} }
    expect(of('PUT /api/generated_answers/{id}/')?.responses).toMatchObject(failures)
    expect(of('GET /api/shared/{uuid}/')?.responses).not.toHaveProperty('401')
  })
})

test('the page lists every call and needs nothing from elsewhere', async () => {
  const answer = await app.fetch('/docs', { headers: { accept: 'text/html' } })
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8')
  const page = await answer.text()
  for (const { path, operation } of calls) {
    expect(page).toContain(`<code>${path}</code>`)
    expect(page).toContain(`id="${operation.operationId}"`)
  }
  expect(page.match(/<script[^>]*>|<link|<img|@import/g)).toEqual(['<script src="/docs/try-it.js" defer>'])
  const script = await app.fetch('/docs/try-it.js')
  expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  expect(script.headers.get('content-security-policy')).toContain("script-src 'self';")
  for (const { name, operation } of calls)
    expect([name, page.includes(`aria-label="Try: ${operation.summary.replaceAll("'", '&#39;')}`)]).toEqual([
      name,
      !('302' in operation.responses),
    ])
  const anchors = new Set([...page.matchAll(/id="([^"]+)"/g)].map(([, id]) => id))
  for (const [, target] of page.matchAll(/href="#([^"]+)"/g)) expect(anchors).toContain(target)
})
