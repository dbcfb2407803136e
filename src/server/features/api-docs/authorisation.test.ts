import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.ts'
import type { EndpointDefinition } from '#contract/endpoint.ts'
import { keyScopes } from '#contract/key-scopes.ts'
import { allows, type Role, roles } from '#contract/roles.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import {
  type DocumentedCall,
  fetchDocument,
  findScope,
  isPublic,
  listCalls,
  makeCall,
  namesOf,
} from '#server/testing/documented-calls.ts'
import { insertKey, insertPerson } from '#server/testing/insert-caller.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { removeFromWorkspace, tokensThatDoNotCount } from '#server/testing/tokens-that-do-not-count.ts'
import type { OpenApiDocument } from './openapi-types.ts'

const endpoints: EndpointDefinition[] = Object.values(allEndpoints).flatMap((feature) => Object.values(feature))
const pdf = new Uint8Array(noTextPdf())

let app: TestApp
let document: OpenApiDocument
let calls: DocumentedCall[]
let guarded: DocumentedCall[]
let owner: Member
let uploaded: Uploaded
beforeAll(async () => {
  app = await startTestApp()
  document = await fetchDocument(app)
  calls = listCalls(document)
  guarded = calls.filter((call) => !isPublic(call))
  owner = await app.member()
  uploaded = await sendDeck(app, owner.token, deckForm({ deal_name: 'Gravelow', pdf_file: pdf }))
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

const make = (call: DocumentedCall, token?: string) =>
  makeCall(call, { app, document, ids: ownedIds(call.path), pdf }, token)
const named = (all: DocumentedCall[]) => all.map(({ name }) => name)
const join = (role: Role) => insertPerson(app, { workspaceId: owner.workspaceId, role })

/** Those of the calls that are not refused with the status, or say more than why. */
async function listLetThrough(
  asked: DocumentedCall[],
  token: string | undefined,
  status: number | ((call: DocumentedCall) => number),
): Promise<string[]> {
  const wrong: string[] = []
  for (const call of asked) {
    const answer = await make(call, token)
    const wanted = typeof status === 'number' ? status : status(call)
    const text = await answer.text()
    const isRefusal = answer.status === wanted && /^\{"error":\{"code":\d+,"message":"[^"]+"\}\}$/.test(text)
    if (!isRefusal) wrong.push(`${call.name}: ${answer.status} ${text.slice(0, 200)}`)
  }
  return wrong
}

describe('every call of the document', () => {
  it.each(Object.entries(tokensThatDoNotCount))('is 401 with a token that does not count: %s', async (_, makeToken) => {
    expect(await listLetThrough(guarded, await makeToken(app, owner), 401)).toEqual([])
  })

  it('is public, or asks for a token', async () => {
    for (const call of calls.filter(isPublic)) {
      const text = await (await make(call)).text()
      expect([call.name, text.includes('Sign in to continue.')]).toEqual([call.name, false])
    }
  })

  it('about things of another workspace is 404 for strangers, those who were removed, and keys of other workspaces', async () => {
    const ofSomething = guarded.filter((call) => namesOf(call).some((name) => name in ownedIds(call.path)))
    expect(ofSomething.length).toBeGreaterThan(20)
    const unasked = guarded.filter((call) => !ofSomething.includes(call) && call.path.includes('{'))
    expect(named(unasked), 'a path with an id that this test does not know').toEqual([])
    const stranger = await app.member()
    const removed = await join('owner')
    await removeFromWorkspace(app, owner, removed.userId)
    for (const { token } of [stranger, removed]) expect(await listLetThrough(ofSomething, token, 404)).toEqual([])
    // The maker is in both workspaces, the key in one.
    await app.services.db
      .insertInto('membership')
      .values({ workspace_id: owner.workspaceId, user_id: stranger.userId, role: 'owner' })
      .execute()
    const key = await insertKey(app, { workspaceId: stranger.workspaceId, madeBy: stranger.userId })
    expect(await listLetThrough(ofSomething, key, (call) => (findScope(call) === null ? 403 : 404))).toEqual([])
  })

  it('is 403 for a key without its scope, and for every key where it names none', async () => {
    const keyOf = (scopes: typeof keyScopes | Array<(typeof keyScopes)[number]>) =>
      insertKey(app, { workspaceId: owner.workspaceId, madeBy: owner.userId, scopes })
    const unscoped = guarded.filter((call) => findScope(call) === null)
    expect(await listLetThrough(unscoped, await keyOf(keyScopes), 403)).toEqual([])
    for (const scope of keyScopes) {
      const others = await keyOf(keyScopes.filter((one) => one !== scope))
      const asked = guarded.filter((call) => findScope(call) === scope)
      expect(asked.length, scope).toBeGreaterThan(0)
      expect(await listLetThrough(asked, others, 403)).toEqual([])
    }
  })

  it('names no scope where it is about accounts, people, keys or settings', () => {
    const beyond = calls.filter(({ path }) =>
      /^\/(?:api\/(?:users|workspaces|create_workspaces|auth|invites)|auth)\//.test(path),
    )
    expect(beyond.length).toBeGreaterThan(30)
    expect(named(beyond.filter((call) => findScope(call) !== null))).toEqual([])
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

/** The role that a call needs in the workspace of its things; null where that does not matter. */
function readNeededRole({ method, path }: DocumentedCall): Role | null {
  const access = endpoints.find((one) => one.method === method && one.path.replace(/:(\w+)/g, '{$1}') === path)?.access
  // Anyone leaves, and this walk asks to remove the owner.
  if (method === 'DELETE' && path.endsWith('/members/{userId}/')) return 'owner'
  return access === undefined || access === 'public' || access === 'signed-in' ? null : access
}
