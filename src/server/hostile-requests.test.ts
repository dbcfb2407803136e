import { once } from 'node:events'
import { connect } from 'node:net'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { healthEndpoints } from '#contract/health.ts'
import { viewEndpoints } from '#contract/views.ts'
import { webhookEndpoints } from '#contract/webhooks.ts'
import { proofSize } from '#engine/testing/proof-size.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import type { OpenApiDocument, Operation, Schema } from './features/api-docs/openapi-types.ts'
import { affinityOrigin } from './features/crm/affinity.ts'
import { attioOrigin } from './features/crm/attio.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from './testing/deck-calls.ts'
import { type HostileRequest, makeHostileRequests } from './testing/hostile-requests.ts'
import { sampleValue } from './testing/sample-value.ts'
import { type Member, startTestApp, type TestApp } from './testing/test-app.ts'

const seed = 24
const requests = proofSize(200, 10_000)
/** Requests after which the server has loaded what it needs; its heap is compared with then. */
const warmUp = proofSize(50, 1_000)
/** Requests after which it is looked whether one of them ended the session or the deal. */
const lookAgain = 25
/** What caches of a server may grow by, in bytes. */
const slack = 60_000_000
/** A call without an answer after this long hangs. */
const hangMs = 60_000
/** Refusals that say what is in the way: a service or a limit that the call reaches and the test does not have. */
const allowed = [503, 507]

type Call = { method: string; path: string; operation: Operation }

const pdf = new Uint8Array(textDeckPdf(1))
const hookOrigin = 'https://hooks.example'
const nowhere = new Map([affinityOrigin, attioOrigin, hookOrigin].map((origin) => [origin, 'http://127.0.0.1:1']))
let app: TestApp
let member: Member
let uploaded: Uploaded
/** Ids of what else the member has. */
let own: Record<string, string>
let document: OpenApiDocument
let calls: Call[]
beforeAll(async () => {
  app = await startTestApp({ config: { linkOrigins: nowhere } })
  await begin()
  await untilDone(app, member.token, uploaded.deal_id)
  document = (await (await app.fetch('/openapi.json')).json()) as OpenApiDocument
  calls = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  )
})
afterAll(() => app.stop())

async function begin(): Promise<void> {
  member = await app.member()
  uploaded = await sendDeck(app, member.token, deckForm({ deal_name: 'Hostile', pdf_file: pdf }))
  const params = { id: member.workspaceId }
  const view = { name: 'Hostile', query: '', shared: false }
  const webhook = { url: `${hookOrigin}/hostile`, events: ['deal.decided' as const] }
  const { id: viewId } = await app.call(viewEndpoints.save, { params, body: view }, member.token)
  const { id: webhookId } = await app.call(webhookEndpoints.create, { params, body: webhook }, member.token)
  own = { viewId, webhookId }
}

/** A request may have signed the member out, or deleted the account or the deal. */
async function beginAgainWhereEnded(): Promise<void> {
  const { status } = await app.fetch(`/deal_entities/deals/${uploaded.deal_id}/`, {}, member.token)
  if (status !== 200) await begin()
}

/** The member's own things, so that a call comes as far as its verb. */
function ownIds(path: string): Record<string, unknown> {
  const ids = {
    ...own,
    dealId: uploaded.deal_id,
    deal: uploaded.deal_id,
    uuid: uploaded.pitch_deck_id,
    workspace: member.workspaceId,
  }
  if (path.startsWith('/api/users/')) return { ...ids, id: member.userId }
  return { ...ids, id: path.startsWith('/api/workspaces/') ? member.workspaceId : uploaded.generated_answer_id }
}

const pick = <T>(list: readonly T[], share: number): T | undefined => list[Math.floor(share * list.length)]

/** Names of the members of a schema, and of those below. */
function listMembers(schema: Schema, depth = 0): string[] {
  if (depth > 6) return []
  if (schema.$ref) return listMembers(document.components.schemas[schema.$ref.split('/').at(-1) ?? ''] ?? {}, depth + 1)
  const inner = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])]
  const members = Object.entries(schema.properties ?? {})
  const below = [...inner, ...members.map(([, member]) => member)].flatMap((part) => listMembers(part, depth + 1))
  return [...members.map(([name]) => name), ...below]
}

/** The request as `fetch` takes it. */
function makeRequest(
  { method, path, operation }: Call,
  hostile: HostileRequest,
): { address: string; init: RequestInit } {
  const [type, content] = Object.entries(operation.requestBody?.content ?? {})[0] ?? []
  const parameters = operation.parameters.filter(({ in: where }) => hostile.path || where !== 'path')
  const names = [...parameters.map(({ name }) => name), ...(content ? listMembers(content.schema) : [])]
  const odd = hostile.values.map(({ member: share, value }) => [pick(names, share) ?? 'other', value])
  const values: Record<string, unknown> = { ...ownIds(path), ...Object.fromEntries(odd) }
  let address = path
  const query = new URLSearchParams()
  for (const { name, in: where, required, schema } of operation.parameters) {
    const value = writeText(values[name] ?? sampleValue(document, schema))
    if (where === 'path')
      address = address.replace(`{${name}}`, encodeURIComponent(value.toWellFormed().slice(0, 5_000)))
    else if (required || name in values) query.set(name, value.slice(0, 5_000))
  }
  const init: RequestInit = { method, redirect: 'manual' }
  const sample = content && sampleValue(document, content.schema, values)
  if (method !== 'GET' && hostile.body !== undefined) init.body = hostile.body.toWellFormed()
  else if (type === 'application/json') init.body = JSON.stringify(sample)
  else if (content) init.body = deckForm({ ...makeTexts(sample), pdf_file: pdf })
  const json = type === 'application/json' ? { 'content-type': type } : {}
  return { address: `${address}?${query}`, init: { ...init, headers: { ...json, ...hostile.headers } } }
}

const writeText = (value: unknown) => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''))
const makeTexts = (sample: unknown) =>
  Object.fromEntries(Object.entries(Object(sample)).map(([name, value]) => [name, writeText(value).toWellFormed()]))

/** The status of the answer; a stream that opens is left at once. */
async function send(call: Call, hostile: HostileRequest): Promise<number> {
  const { address, init } = makeRequest(call, hostile)
  if (hostile.cut !== undefined) return sendCut(address, init, hostile.cut)
  const leaving = new AbortController()
  const late = setTimeout(() => leaving.abort(new Error('no answer')), hangMs)
  try {
    const token = 'authorization' in hostile.headers ? undefined : member.token
    return (await app.fetch(address, { ...init, signal: leaving.signal }, token)).status
  } finally {
    clearTimeout(late)
    leaving.abort()
  }
}

/** Sends the text of a request without its end, and hangs up. Returns the status of what was answered, 0 for nothing. */
async function sendCut(address: string, { method = 'GET', body }: RequestInit, cut: number): Promise<number> {
  const text = typeof body === 'string' ? body : ''
  const lines = [
    `${method} ${address} HTTP/1.1`,
    'host: a',
    `authorization: Token ${member.token}`,
    'content-type: application/json',
  ]
  const whole = `${[...lines, `content-length: ${Buffer.byteLength(text)}`, '', text].join('\r\n')}`
  const socket = connect(Number(new URL(app.url).port), '127.0.0.1')
  let answer = ''
  socket.on('data', (chunk) => {
    answer += String(chunk).slice(0, 100)
    // A stream of events goes on for good.
    socket.destroy()
  })
  socket.on('error', () => undefined)
  const closed = once(socket, 'close')
  socket.end(whole.slice(0, Math.max(1, whole.length - cut)))
  await closed
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1] ?? 0)
}

function measureHeap(): number {
  setFlagsFromString('--expose-gc')
  runInNewContext('gc')()
  return process.memoryUsage().heapUsed
}

test(`none of ${requests} mutated requests fails or hangs, and memory comes back to its level (seed ${seed})`, async () => {
  const failed: string[] = []
  const statuses = new Map<number, number>()
  let level = 0
  for (const [n, hostile] of makeHostileRequests(seed, requests).entries()) {
    if (n % lookAgain === 0) await beginAgainWhereEnded()
    if (n === warmUp) level = measureHeap()
    const call = pick(calls, hostile.call)
    if (call === undefined) throw new Error('The document has calls.')
    const status = await send(call, hostile).catch((error: unknown) => `${error}`)
    if (typeof status === 'string' || (status >= 500 && !allowed.includes(status)))
      failed.push(`${status} ${n} ${call.method} ${call.path} ${JSON.stringify(hostile).slice(0, 500)}`)
    else statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  const grown = measureHeap() - level
  const told = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  process.stdout.write(`${told.join(', ')}; ${Math.round(grown / 1e6)} MB more than after ${warmUp}\n`)
  expect(failed).toEqual([])
  expect(grown).toBeLessThan(slack)
  expect(await app.call(healthEndpoints.ready, {})).toMatchObject({ database: 'ok' })
  await begin()
  expect(await untilDone(app, member.token, uploaded.deal_id)).toMatchObject({ status: 'completed' })
}, 3_600_000)
