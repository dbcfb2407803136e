import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.ts'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import { memberEndpoints } from '#contract/members.ts'
import { allows, type Role, roles } from '#contract/roles.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { sampleValue } from '#server/testing/sample-value.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { OpenApiDocument, Operation, Schema } from './openapi-types.ts'

const endpoints: EndpointDefinition[] = Object.values(allEndpoints).flatMap((feature) => Object.values(feature))
const pdf = () => new Uint8Array(noTextPdf())

type Call = { name: string; method: string; path: string; operation: Operation }

let app: TestApp
let document: OpenApiDocument
let calls: Call[]
let owner: Member
let stranger: Member
let uploaded: Uploaded
beforeAll(async () => {
  app = await startTestApp()
  const answer = await app.fetch('/openapi.json')
  document = (await answer.json()) as OpenApiDocument
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      method: method.toUpperCase(),
      path,
      operation,
    })),
  )
  owner = await app.member()
  stranger = await app.member()
  uploaded = await sendDeck(app, owner.token, deckForm({ deal_name: 'Gravelow', pdf_file: pdf() }))
  await untilDone(app, owner.token, uploaded.deal_id)
})
afterAll(() => app.stop())

/** The owner's id for each name that a path, query or body may carry. */
function ownedIds(path: string): Record<string, string> {
  const ids = {
    dealId: uploaded.deal_id,
    deal: uploaded.deal_id,
    uuid: uploaded.pitch_deck_id,
    workspace: owner.workspaceId,
    userId: owner.userId,
    key: 'unknown',
  }
  if (path.startsWith('/api/users/')) return { ...ids, id: owner.userId }
  if (path.startsWith('/api/workspaces/')) return { ...ids, id: owner.workspaceId }
  return { ...ids, id: uploaded.generated_answer_id }
}

/** Makes a call as its description says, about things of the owner. */
function make({ method, path, operation }: Call, token?: string): Promise<Response> {
  const ids = ownedIds(path)
  const value = (name: string, schema: Schema) => String(ids[name] ?? sampleValue(document, schema))
  let address = path
  const query = new URLSearchParams()
  for (const { name, in: where, required, schema } of operation.parameters) {
    if (where === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value(name, schema)))
    else if (required || name in ids) query.set(name, value(name, schema))
  }
  const signal = AbortSignal.timeout(20_000)
  return app.fetch(`${address}?${query}`, { method, signal, redirect: 'manual', ...bodyOf(operation, ids) }, token)
}

function bodyOf({ requestBody }: Operation, ids: Record<string, string>): RequestInit {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!content) return {}
  const sample = sampleValue(document, content.schema, ids)
  if (type === 'application/json') return { body: JSON.stringify(sample), headers: { 'content-type': type } }
  return { body: deckForm({ ...(sample as Record<string, string>), pdf_file: pdf() }) }
}

const isPublic = ({ operation }: Call) => operation.security.length === 0
const namesOf = ({ operation: { parameters, requestBody } }: Call) => [
  ...parameters.map(({ name }) => name),
  ...Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => Object.keys(schema.properties ?? {})),
]
const named = (all: Call[]) => all.map(({ name }) => name)

describe('the OpenAPI document', () => {
  it('describes every call of the contract', () => {
    const paths = endpoints.map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    expect(named(calls).sort()).toEqual(paths.sort())
    expect(document).toMatchObject({ openapi: '3.1.1', servers: [{ url: 'http://firstread.test' }] })
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

describe('every call of the document', () => {
  it('without a token is 401 unless it is public', async () => {
    for (const call of calls) {
      const answer = await make(call)
      // A sign-in with a wrong password is 401, too, with other words.
      const wantsToken = answer.status === 401 && (await answer.text()).includes('Sign in to continue.')
      expect([call.name, wantsToken]).toEqual([call.name, !isPublic(call)])
    }
  })

  it('about things of another workspace is 404', async () => {
    const ofSomething = calls.filter(
      (call) => !isPublic(call) && namesOf(call).some((name) => name in ownedIds(call.path)),
    )
    expect(ofSomething.length).toBeGreaterThan(20)
    const unasked = calls.filter((call) => !isPublic(call) && !ofSomething.includes(call) && call.path.includes('{'))
    expect(named(unasked), 'a path with an id that this test does not know').toEqual([])
    const removed = await join('owner')
    await app.call(memberEndpoints.remove, { params: { id: owner.workspaceId, userId: removed.userId } }, removed.token)
    for (const { token } of [stranger, removed])
      for (const call of ofSomething) {
        const answer = await make(call, token)
        const { error } = (await answer.json()) as { error?: { code: number } }
        expect([call.name, answer.status, error?.code]).toEqual([call.name, 404, 404])
      }
  })

  it('is 403 for a person of the workspace whose role does not allow it, and for no other', async () => {
    const people = await Promise.all(roles.map(async (role) => ({ role, token: (await join(role)).token })))
    // What deletes goes last, for owners at the very end, so that the others find what they ask for.
    const inOrder = [...calls].sort((one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'))
    const refused: string[] = []
    for (const { role, token } of people)
      for (const call of inOrder) {
        const needed = readNeededRole(call)
        if (needed === null) continue
        const answer = await make(call, token)
        await answer.body?.cancel()
        const isRefused = answer.status === 403
        if (isRefused !== !allows(role, needed)) refused.push(`${role} ${call.name} ${answer.status}`)
      }
    expect(refused, 'refused without need, or let through').toEqual([])
  })
})

/** Lets a new person into the owner's workspace. */
async function join(role: Role): Promise<Member> {
  const person = await app.member()
  const { workspaceId: workspace_id } = owner
  await app.services.db.insertInto('membership').values({ workspace_id, user_id: person.userId, role }).execute()
  return person
}

/** The role that a call needs in the workspace of its things; null where that does not matter. */
function readNeededRole({ method, path }: Call): Role | null {
  const access = endpoints.find((one) => one.method === method && one.path.replace(/:(\w+)/g, '{$1}') === path)?.access
  // Anyone leaves, and this walk asks to remove the owner.
  if (method === 'DELETE' && path.endsWith('/members/{userId}/')) return 'owner'
  return access === undefined || access === 'public' || access === 'signed-in' ? null : access
}

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
