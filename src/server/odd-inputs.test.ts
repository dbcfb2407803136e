import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { proofSize } from '#engine/testing/proof-size.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import type { OpenApiDocument, Operation, Schema } from './features/api-docs/openapi-types.ts'
import { affinityOrigin } from './features/crm/affinity.ts'
import { attioOrigin } from './features/crm/attio.ts'
import { fieldIn } from './testing/blank-memo.ts'
import { deckForm, sendDeck, sendSample, type Uploaded, untilDone } from './testing/deck-calls.ts'
import { sampleValue } from './testing/sample-value.ts'
import { type Member, startTestApp, type TestApp } from './testing/test-app.ts'

const nul = '\0'
const oddTexts = [nul, `a${nul}b`, '\ud800', '\'"\\', '9'.repeat(300), '1e309']
const oddNumbers = [1.5, 2 ** 31, 1e308]
/** One in so many is tried. It does not divide the number of values, so that each of them stands in some places. */
const oneIn = proofSize(4, 1)
const deep = (brackets: number) => `${'['.repeat(brackets)}${']'.repeat(brackets)}`

type Call = { method: string; path: string; operation: Operation }

/** An odd key is sent to no CRM. */
const nowhere = new Map([affinityOrigin, attioOrigin].map((origin) => [origin, 'http://127.0.0.1:1']))

let app: TestApp
let member: Member
let uploaded: Uploaded
let document: OpenApiDocument
let calls: Call[]
beforeAll(async () => {
  app = await startTestApp({ config: { linkOrigins: nowhere } })
  member = await app.member()
  uploaded = await sendSample(app, member.token, 'saas-seed')
  await untilDone(app, member.token, uploaded.deal_id)
  document = (await (await app.fetch('/openapi.json')).json()) as OpenApiDocument
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
})
afterAll(() => app.stop())

/** The member's own things, so that a call comes as far as its verb. */
function ownIds(path: string): Record<string, string> {
  const ids = { dealId: uploaded.deal_id, deal: uploaded.deal_id, uuid: uploaded.pitch_deck_id }
  const owned = { ...ids, workspace: member.workspaceId }
  if (path.startsWith('/api/users/')) return { ...owned, id: member.userId }
  if (path.startsWith('/api/workspaces/')) return { ...owned, id: member.workspaceId }
  return { ...owned, id: uploaded.generated_answer_id }
}

/** Names of all members that a schema has at any depth. */
function membersOf(schema: Schema, seen = new Set<string>()): string[] {
  if (schema.$ref) {
    const name = schema.$ref.split('/').at(-1) ?? ''
    if (seen.has(name)) return []
    return membersOf(document.components.schemas[name] ?? {}, new Set([...seen, name]))
  }
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]
  const members = Object.entries(schema.properties ?? {})
  const below = [...inner, ...members.map(([, member]) => member)].flatMap((part) => membersOf(part, seen))
  return [...new Set([...members.map(([name]) => name), ...below])]
}

/** A call with one member of path, query or body made odd; a stream that opens is left at once. */
async function statusWith({ method, path, operation }: Call, name: string, odd: unknown): Promise<number> {
  const values: Record<string, unknown> = { ...ownIds(path), [name]: odd }
  let address = path
  const query = new URLSearchParams()
  for (const { name: parameter, in: where, required, schema } of operation.parameters) {
    const value = String(values[parameter] ?? sampleValue(document, schema))
    if (where === 'path') address = address.replace(`{${parameter}}`, encodeURIComponent(value.toWellFormed()))
    else if (required || parameter in values) query.set(parameter, value)
  }
  const leaving = new AbortController()
  const init = { method, redirect: 'manual', signal: leaving.signal, ...bodyOf(operation, values) } as const
  const response = await app.fetch(`${address}?${query}`, init, member.token)
  leaving.abort()
  return response.status
}

function bodyOf({ requestBody }: Operation, values: Record<string, unknown>): RequestInit {
  const [type, content] = Object.entries(requestBody?.content ?? {})[0] ?? []
  if (!content) return {}
  const sample = sampleValue(document, content.schema, values)
  if (type === 'application/json') return { body: JSON.stringify(sample), headers: { 'content-type': type } }
  const texts = Object.entries(sample as Record<string, unknown>).map(([name, value]) => [name, String(value)])
  return { body: deckForm({ ...Object.fromEntries(texts), pdf_file: new Uint8Array(noTextPdf()) }) }
}

test('no call fails on an odd text or number, wherever it stands', async () => {
  const failed: string[] = []
  let tries = 0
  let turn = 0
  for (const call of calls) {
    const { parameters, requestBody } = call.operation
    const bodies = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) => membersOf(schema))
    for (const name of new Set([...parameters.map((parameter) => parameter.name), ...bodies])) {
      for (const odd of [...oddTexts, ...oddNumbers]) {
        turn += 1
        if (turn % oneIn !== 0) continue
        tries += 1
        const status = await statusWith(call, name, odd)
        if (status >= 500 && status !== 503)
          failed.push(`${status} ${call.method} ${call.path} ${name} ${JSON.stringify(odd)}`)
      }
    }
  }
  expect(failed).toEqual([])
  expect(tries).toBeGreaterThan(500)
})

test('no call fails on a body that is nested very deeply', async () => {
  const failed: string[] = []
  for (const { method, path, operation } of calls) {
    if (!operation.requestBody?.content['application/json']) continue
    const address = path.replace(/\{(\w+)\}/g, (_, name: string) => ownIds(path)[name] ?? '1')
    const names = Object.values(operation.requestBody.content).flatMap(({ schema }) => membersOf(schema))
    const members = [...new Set(names)].map((name) => `${JSON.stringify(name)}:${deep(5_000)}`)
    for (const body of [deep(400_000), `{${members.join(',')}}`]) {
      const headers = { 'content-type': 'application/json' }
      const { status } = await app.fetch(address, { method, body, headers }, member.token)
      if (status >= 500 && status !== 503) failed.push(`${status} ${method} ${path}`)
    }
  }
  expect(failed).toEqual([])
})

const dealId = crypto.randomUUID()
const cursors = ['name', '-name', 'created_on', '-updated_on'].flatMap((order) =>
  [
    [order, nul, dealId],
    [order, `a${nul}`, dealId],
    [order, '\ud800', dealId],
    [order, '0000-01-01T00:00:00Z', dealId],
    [order, '9999-12-31T23:59:59.999999999999999999999999999999999Z', dealId],
    [order, `2026-01-01T00:00:00.${'0'.repeat(140)}Z`, dealId],
    [order, 'infinity', dealId],
    [order, '+010000-01-01T00:00:00.000Z', dealId],
    [order, 1e308, dealId],
    [order, null, null],
    [order, {}, []],
    [order, 'a', nul],
    ['__proto__', 'a', dealId],
  ].map((parts) => ({ order, cursor: Buffer.from(JSON.stringify(parts)).toString('base64url') })),
)
const notCursors = [nul, '\xff', 'null', '[]', '{}', '""', '1e999', 'AAAA', '====', '%', ' '].map((cursor) => ({
  order: 'name',
  cursor,
}))

test.each([...cursors, ...notCursors])('a list takes or refuses the cursor %j', async (query) => {
  const address = `${dealEndpoints.list.path}?${new URLSearchParams(query)}`
  expect((await app.fetch(address, {}, member.token)).status).toBeOneOf([200, 400, 422])
})

test('a text with a NUL character is refused at its field', async () => {
  const form = deckForm({ deal_name: `Gravel${nul}ow`, pdf_file: new Uint8Array(noTextPdf()) })
  const message = 'This contains a NUL character, which can’t be stored. Remove it and try again.'
  await expect(sendDeck(app, member.token, form)).rejects.toMatchObject({ status: 422, fields: { deal_name: message } })
  const list = app.call(dealEndpoints.list, { query: { search: nul } }, member.token)
  await expect(list).rejects.toMatchObject({ status: 422, fields: { search: message } })
})

test('a memo with a NUL character in a value or a name is refused, and stays as it was', async () => {
  const params = { id: uploaded.generated_answer_id }
  const read = () => app.call(memoEndpoints.get, { params }, member.token)
  const before = await read()
  const inValue = structuredClone(before.validated_response)
  fieldIn(inValue, 'General information', 'Headquarter Location').value = nul
  const inName = { ...before.validated_response, [`Other${nul}`]: {} }
  for (const validated_response of [inValue, inName]) {
    const saving = app.call(memoEndpoints.save, { params, body: { validated_response } }, member.token)
    await expect(saving).rejects.toMatchObject({ status: 422 })
  }
  expect((await read()).version).toBe(before.version)
})
