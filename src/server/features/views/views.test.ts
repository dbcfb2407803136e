import { afterAll, beforeAll, expect, it } from 'vitest'
import { viewEndpoints } from '#contract/views.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let owner: Member
let viewer: Member
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.member()
  viewer = await app.member()
  await app.services.db
    .insertInto('membership')
    .values({ workspace_id: owner.workspaceId, user_id: viewer.userId, role: 'viewer' })
    .execute()
})
afterAll(() => app.stop())

const view = (changes = {}) => ({ name: 'Seed', query: 'stage=seed&order=-ask', shared: false, ...changes })
const params = () => ({ id: owner.workspaceId })
const save = (body: ReturnType<typeof view>, token = owner.token) =>
  app.call(viewEndpoints.save, { params: params(), body }, token)
const list = async (token: string) => await app.call(viewEndpoints.list, { params: params() }, token)
const named = async (token: string) => (await list(token)).map(({ name, own }) => [name, own])

it('are one’s own or the workspace’s, and only who saved one changes and deletes it', async () => {
  const shared = await save(view({ name: 'team: Seed', shared: true }))
  expect(shared).toMatchObject({ name: 'team: Seed', query: 'stage=seed&order=-ask', shared: true, own: true })
  await save(view({ name: 'Mine' }))
  const kept = await save(view({ name: 'A viewer’s' }), viewer.token)
  expect(await named(owner.token)).toEqual([
    ['Mine', true],
    ['team: Seed', true],
  ])
  expect(await named(viewer.token)).toEqual([
    ['A viewer’s', true],
    ['team: Seed', false],
  ])
  const change = (viewId: string, token: string) =>
    app.call(viewEndpoints.change, { params: { ...params(), viewId }, body: view({ name: 'Other' }) }, token)
  const missing = { status: 404, message: 'View not found.' }
  await expect(change(shared.id, viewer.token)).rejects.toMatchObject(missing)
  expect(await change(kept.id, viewer.token)).toMatchObject({ id: kept.id, name: 'Other', shared: false })
  const remove = (viewId: string) => app.call(viewEndpoints.remove, { params: { ...params(), viewId } }, viewer.token)
  await expect(remove(shared.id)).rejects.toMatchObject(missing)
  expect(await remove(kept.id)).toEqual({})
  await expect(remove(kept.id)).rejects.toMatchObject(missing)
})

it('are shared by members alone, at most fifty a person, and told to no stranger', async () => {
  await expect(save(view({ shared: true }), viewer.token)).rejects.toMatchObject({ status: 403 })
  for (let n = 1; n <= 50; n += 1) await save(view({ name: `View ${n}` }), viewer.token)
  await expect(save(view(), viewer.token)).rejects.toMatchObject({
    status: 409,
    message: 'You have saved 50 views here. Delete one to save another.',
  })
  const stranger = await app.member()
  await expect(list(stranger.token)).rejects.toMatchObject({ status: 404 })
})
