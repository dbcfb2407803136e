import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { mostWorkspaces, workspaceEndpoints } from '#contract/workspaces.ts'
import type { Ctx } from '#server/platform/context.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { requireMember } from './require-member.ts'
import { requireWorkspace } from './workspaces-queries.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

const relay = () => `${crypto.randomUUID()}@relay.test`
const create = (token: string, relay_email: string, name = 'Fund One') =>
  app.call(workspaceEndpoints.create, { body: { name, company_name: 'Capital', relay_email } }, token)
const signedIn = async () => {
  const { userId, email } = await app.signUp()
  await app.confirm(email)
  return { userId, token: await app.logIn(email) }
}
const ctxOf = (userId: string): Ctx => ({
  ...app.services,
  actor: { type: 'user', userId, tokenId: crypto.randomUUID() },
})

test('the one who creates a workspace owns it and has completed the onboarding', async () => {
  const { userId, token } = await signedIn()
  expect(await app.call(workspaceEndpoints.list, {}, token)).toEqual([])
  const relay_email = relay()
  const { workspace_id, name } = await create(token, relay_email, '  Fund One ')
  expect(name).toBe('Fund One')
  const workspace = {
    workspace_id,
    name,
    company_name: 'Capital',
    relay_email,
    relay_address: null,
    read_company_sites: false,
    no_model: false,
    role: 'owner',
  }
  expect(await app.call(workspaceEndpoints.list, {}, token)).toEqual([workspace])
  expect(await app.call(workspaceEndpoints.get, { params: { id: workspace_id } }, token)).toEqual(workspace)
  const user = await app.call(accountEndpoints.getUser, { params: { id: userId } }, token)
  expect(user.is_onboarding_complete).toBe(true)
})

test('a relay address belongs to one workspace', async () => {
  const { userId, token } = await signedIn()
  const taken = relay()
  await create((await signedIn()).token, taken)
  await expect(create(token, taken.toUpperCase())).rejects.toMatchObject({
    status: 409,
    message: 'This relay email is in use by another workspace. Choose another one.',
  })
  expect(await app.call(workspaceEndpoints.list, {}, token)).toEqual([])
  const user = await app.call(accountEndpoints.getUser, { params: { id: userId } }, token)
  expect(user.is_onboarding_complete).toBe(false)
})

describe('a workspace of a name alone', () => {
  test('is created, and any number of them have no relay address', async () => {
    for (const { token } of [await signedIn(), await signedIn()]) {
      const { workspace_id } = await app.call(workspaceEndpoints.create, { body: { name: 'Fund' } }, token)
      const workspace = {
        workspace_id,
        name: 'Fund',
        company_name: '',
        relay_email: '',
        relay_address: null,
        read_company_sites: false,
        no_model: false,
        role: 'owner',
      }
      expect(await app.call(workspaceEndpoints.list, {}, token)).toEqual([workspace])
    }
  })

  test('gets its company and its relay address later, and keeps having none until then', async () => {
    const { token } = await signedIn()
    const { workspace_id } = await app.call(workspaceEndpoints.create, { body: { name: 'Fund' } }, token)
    const update = (body: { name: string; company_name?: string; relay_email?: string }) =>
      app.call(workspaceEndpoints.update, { params: { id: workspace_id }, body }, token)
    expect(await update({ name: 'Fund Two' })).toMatchObject({ name: 'Fund Two', company_name: '', relay_email: '' })
    const rest = { company_name: 'Capital', relay_email: relay() }
    expect(await update({ name: 'Fund Two', ...rest })).toMatchObject({ name: 'Fund Two', ...rest })
  })
})

describe('a second workspace', () => {
  const named = (token: string, name: string, another?: boolean) =>
    app.call(workspaceEndpoints.create, { body: { name, ...(another !== undefined && { another }) } }, token)
  const refusal = { status: 409, message: 'You already have a workspace. Continue with that one.' }

  test('is refused unless `another` asks for it', async () => {
    const { token, workspaceId } = await app.member()
    await expect(create(token, relay())).rejects.toMatchObject(refusal)
    await expect(named(token, 'Fund Two', false)).rejects.toMatchObject(refusal)
    const { workspace_id } = await named(token, 'Fund Two', true)
    const ids = (await app.call(workspaceEndpoints.list, {}, token)).map((one) => one.workspace_id)
    expect(ids).toEqual([workspaceId, workspace_id])
  })

  test('is not made by the same form sent many times at once', async () => {
    const { token } = await signedIn()
    const sent = await Promise.allSettled(Array.from({ length: 8 }, () => create(token, relay())))
    expect(sent.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await app.call(workspaceEndpoints.list, {}, token)).toHaveLength(1)
  })

  test('is one of at most twenty that a person owns', async () => {
    const { token } = await app.member()
    const sent = await Promise.allSettled(Array.from({ length: 100 }, () => named(token, 'One more', true)))
    const refused = sent.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []))
    expect(refused).toHaveLength(100 - (mostWorkspaces - 1))
    expect(refused[0]).toMatchObject({
      status: 409,
      message: 'You own 20 workspaces, the most possible. Continue with one of them.',
    })
    expect(await app.call(workspaceEndpoints.list, {}, token)).toHaveLength(mostWorkspaces)
  })
})

test('too short names are told by field', async () => {
  const body = { name: 'F', company_name: 'C', relay_email: ' ' }
  await expect(app.call(workspaceEndpoints.create, { body }, (await signedIn()).token)).rejects.toMatchObject({
    status: 422,
    fields: {
      name: 'Workspace name must be at least 2 characters.',
      company_name: 'Company name must be at least 2 characters.',
      relay_email: 'Relay email is required',
    },
  })
})

test('a missing name is told alike, and a relay address has no format', async () => {
  const { token } = await signedIn()
  const headers = { 'content-type': 'application/json', authorization: `Token ${token}` }
  const { method, path } = workspaceEndpoints.create
  const answer = await app.fetch(path, { method, headers, body: '{}' })
  expect(await answer.json()).toMatchObject({
    error: { code: 422, fields: { name: 'Workspace name must be at least 2 characters.' } },
  })
  const body = { name: 'Fund', company_name: 'Capital', relay_email: `the mailbox of ${crypto.randomUUID()}` }
  expect(await app.call(workspaceEndpoints.create, { body }, token)).toMatchObject({ name: 'Fund' })
})

test('an update changes what it names and keeps the rest', async () => {
  const { token, workspaceId } = await app.member()
  const params = { id: workspaceId }
  const before = await app.call(workspaceEndpoints.get, { params }, token)
  const renamed = await app.call(workspaceEndpoints.update, { params, body: { name: 'Fund Two' } }, token)
  expect(renamed).toEqual({ ...before, name: 'Fund Two' })
  const relay_email = relay()
  const body = { name: 'Fund Two', company_name: 'Capital Two', relay_email }
  expect(await app.call(workspaceEndpoints.update, { params, body }, token)).toEqual({ ...renamed, ...body })
  expect(await app.call(workspaceEndpoints.get, { params }, token)).toEqual({ ...renamed, ...body })
})

test('an update keeps its own relay address but gets no one else’s', async () => {
  const [ana, ben] = [await app.member(), await app.member()]
  const params = { id: ana.workspaceId }
  const own = await app.call(workspaceEndpoints.get, { params }, ana.token)
  const update = (relay_email: string) =>
    app.call(workspaceEndpoints.update, { params, body: { name: 'Fund Two', relay_email } }, ana.token)
  expect((await update(own.relay_email)).relay_email).toBe(own.relay_email)
  const theirs = await app.call(workspaceEndpoints.get, { params: { id: ben.workspaceId } }, ben.token)
  await expect(update(theirs.relay_email)).rejects.toMatchObject({ status: 409 })
  await expect(app.call(workspaceEndpoints.update, { params, body: { name: 'F' } }, ana.token)).rejects.toMatchObject({
    fields: { name: 'Workspace Name must be at least 2 characters.' },
  })
})

test('strangers do not learn that a workspace exists', async () => {
  const { workspaceId } = await app.member()
  const { token } = await app.member()
  const params = { id: workspaceId }
  const missing = { status: 404, message: 'Workspace not found.' }
  await expect(app.call(workspaceEndpoints.get, { params }, token)).rejects.toMatchObject(missing)
  const body = { name: 'Taken over' }
  await expect(app.call(workspaceEndpoints.update, { params, body }, token)).rejects.toMatchObject(missing)
  await expect(app.call(workspaceEndpoints.get, { params: { id: crypto.randomUUID() } }, token)).rejects.toMatchObject(
    missing,
  )
})

test('a call without a workspace means the first one joined', async () => {
  const { userId, token, workspaceId } = await app.member()
  const second = await app.call(workspaceEndpoints.create, { body: { name: 'Fund Two', another: true } }, token)
  const ctx = ctxOf(userId)
  expect((await requireWorkspace(ctx)).workspace_id).toBe(workspaceId)
  expect((await requireWorkspace(ctx, second.workspace_id)).name).toBe('Fund Two')
  const other = await app.member()
  await expect(requireWorkspace(ctx, other.workspaceId)).rejects.toMatchObject({ code: 404 })
})

test('a user without a workspace is told to create one', async () => {
  const { userId } = await signedIn()
  await expect(requireWorkspace(ctxOf(userId))).rejects.toMatchObject({
    code: 409,
    message: 'Create your workspace first.',
  })
})

test('no one but a user is a member', async () => {
  const { workspaceId } = await app.member()
  const job: Ctx = { ...app.services, actor: { type: 'job', name: 'make-memo' } }
  await expect(requireMember(job, workspaceId)).rejects.toMatchObject({ code: 401 })
})
