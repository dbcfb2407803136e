import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { inviteEndpoints, mostInvitesADay } from '#contract/invites.ts'
import { memberEndpoints } from '#contract/members.ts'
import type { Role } from '#contract/roles.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { dealEvents } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'

let app: TestApp
let owner: Member
let now = new Date('2026-05-04T09:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  owner = await app.member()
})
afterAll(() => app.stop())

const makeAddress = () => `${crypto.randomUUID()}@firstread.test`
const invite = (email: string, role: Role, by = owner) =>
  app.call(inviteEndpoints.create, { params: { id: by.workspaceId }, body: { email, role } }, by.token)
const read = (key: string) => app.call(inviteEndpoints.read, { params: { key } })
const accept = (key: string, token: string) => app.call(inviteEndpoints.accept, { params: { key } }, token)
const listInvites = (by = owner) => app.call(inviteEndpoints.list, { params: { id: by.workspaceId } }, by.token)
const listMembers = (by = owner) => app.call(memberEndpoints.list, { params: { id: by.workspaceId } }, by.token)
const change = (userId: string, role: Role, by = owner) =>
  app.call(memberEndpoints.changeRole, { params: { id: owner.workspaceId, userId }, body: { role } }, by.token)
const remove = (userId: string, by = owner) =>
  app.call(memberEndpoints.remove, { params: { id: owner.workspaceId, userId } }, by.token)

async function keyOf(email: string): Promise<string> {
  const links = (await app.emails(email)).flatMap((mail) => mail.links)
  return (
    links
      .find((link) => link.includes('/invite/'))
      ?.split('/')
      .at(-1) ?? ''
  )
}

/** A person with an account of their own who joined the owner's workspace. */
async function colleague(role: Role, by = owner): Promise<Member> {
  const person = await app.member()
  await invite(person.email, role, by)
  await accept(await keyOf(person.email), person.token)
  return person
}

describe('an invitation', () => {
  it('proves the address of a new person, who needs no workspace of their own', async () => {
    const email = makeAddress()
    expect(await invite(email, 'viewer')).toMatchObject({ email, role: 'viewer', is_open: true })
    const [mail] = await app.emails(email)
    expect(mail?.subject).toBe('A colleague invites you to Test Fund on Firstread')
    const key = await keyOf(email)
    const received = { workspace: 'Test Fund', email, role: 'viewer', has_account: false }
    expect(await read(key)).toMatchObject(received)
    const body = { email: email.toUpperCase(), password1: testPassword, password2: testPassword, invite: key }
    const { user_id: userId } = await app.call(accountEndpoints.signUp, { body })
    expect((await app.emails(email)).length).toBe(1)
    const token = await app.logIn(email)
    expect(await accept(key, token)).toEqual({ workspace_id: owner.workspaceId })
    expect(await accept(key, token)).toEqual({ workspace_id: owner.workspaceId })
    const user = await app.call(accountEndpoints.getUser, { params: { id: userId } }, token)
    expect(user.is_onboarding_complete).toBe(true)
    expect(await app.call(workspaceEndpoints.list, {}, token)).toMatchObject([{ name: 'Test Fund', role: 'viewer' }])
    await expect(read(key)).rejects.toMatchObject({
      status: 410,
      message: 'This invitation was accepted already. Sign in to open the workspace.',
    })
  })

  it('proves no other address, and none with a wrong key', async () => {
    const email = makeAddress()
    await invite(email, 'member')
    const other = makeAddress()
    for (const [address, key] of [
      [other, await keyOf(email)],
      [makeAddress(), 'wrong'],
    ] as const) {
      const body = { email: address, password1: testPassword, password2: testPassword, invite: key }
      await app.call(accountEndpoints.signUp, { body })
      await expect(app.logIn(address)).rejects.toMatchObject({ status: 403 })
    }
  })

  it('replaces the password of an account that never proved the address', async () => {
    const { email } = await app.signUp()
    await invite(email, 'member')
    expect(await read(await keyOf(email))).toMatchObject({ has_account: false })
    const password = 'another horse battery staple'
    const body = { email, password1: password, password2: password, invite: await keyOf(email) }
    await app.call(accountEndpoints.signUp, { body })
    await expect(app.logIn(email)).rejects.toMatchObject({ status: 401 })
    await app.call(accountEndpoints.logIn, { body: { email, password } })
  })

  it('is for one person, and says so to another', async () => {
    const email = makeAddress()
    const stranger = await app.member()
    await invite(email, 'member')
    await expect(accept(await keyOf(email), stranger.token)).rejects.toMatchObject({
      status: 403,
      message: `This invitation is for ${email}. You are signed in as ${stranger.email}; sign in with that address.`,
    })
    await expect(accept('unknown', stranger.token)).rejects.toMatchObject({ status: 404 })
    await expect(read('unknown')).rejects.toMatchObject({ status: 404 })
  })

  it('ends by withdrawal, by a newer one, and after seven days', async () => {
    const withdrawn = makeAddress()
    const { id } = await invite(withdrawn, 'member')
    const revoke = () =>
      app.call(inviteEndpoints.revoke, { params: { id: owner.workspaceId, inviteId: id } }, owner.token)
    await revoke()
    await expect(revoke()).rejects.toMatchObject({ status: 404 })
    await expect(read(await keyOf(withdrawn))).rejects.toMatchObject({ status: 410 })
    const sentTwice = makeAddress()
    await invite(sentTwice, 'member')
    const first = await keyOf(sentTwice)
    await invite(sentTwice, 'viewer')
    await expect(read(first)).rejects.toMatchObject({ status: 410 })
    expect((await listInvites()).filter(({ email }) => email === sentTwice)).toMatchObject([{ role: 'viewer' }])
    const key = await keyOf(sentTwice)
    expect(key).not.toBe(first)
    now = new Date(now.getTime() + 7 * 86_400_000)
    await expect(read(key)).rejects.toMatchObject({
      status: 410,
      message: 'This invitation has expired; it worked for 7 days. Ask for another.',
    })
    expect((await listInvites()).find(({ email }) => email === sentTwice)?.is_open).toBe(false)
  })

  it('is refused for a person of the workspace, and after 20 in a day', async () => {
    const busy = await app.member()
    await expect(invite(busy.email.toUpperCase(), 'viewer', busy)).rejects.toMatchObject({ status: 409 })
    for (let sent = 0; sent < mostInvitesADay; sent += 1) await invite('same@firstread.test', 'viewer', busy)
    const refusal = { status: 429, message: expect.stringContaining('Try again in 24 hours.') }
    await expect(invite(makeAddress(), 'viewer', busy)).rejects.toMatchObject(refusal)
    const { workspace_id } = await app.call(
      workspaceEndpoints.create,
      { body: { name: 'Second Fund', another: true } },
      busy.token,
    )
    await expect(invite(makeAddress(), 'viewer', { ...busy, workspaceId: workspace_id })).rejects.toMatchObject(refusal)
    now = new Date(now.getTime() + 86_400_000)
    await invite(makeAddress(), 'viewer', busy)
  })
})

describe('the people of a workspace', () => {
  it('are listed to all of them, and an owner changes their roles', async () => {
    const viewer = await colleague('viewer')
    const people = await listMembers({ ...owner, token: viewer.token })
    expect(people[0]).toMatchObject({ user_id: owner.userId, role: 'owner' })
    expect(people.at(-1)).toMatchObject({ user_id: viewer.userId, email: viewer.email, role: 'viewer' })
    expect(await change(viewer.userId, 'member')).toMatchObject({ user_id: viewer.userId, role: 'member' })
    expect(await change(viewer.userId, 'owner')).toMatchObject({ role: 'owner' })
    const address = makeAddress()
    await invite(address, 'owner', { ...viewer, workspaceId: owner.workspaceId })
    await change(viewer.userId, 'member')
    await expect(read(await keyOf(address))).rejects.toMatchObject({ status: 410 })
    await expect(change(owner.userId, 'viewer', viewer)).rejects.toMatchObject({ status: 403 })
    await expect(remove(owner.userId, viewer)).rejects.toMatchObject({ status: 403 })
    await expect(change((await app.member()).userId, 'viewer')).rejects.toMatchObject({ status: 404 })
  })

  it('always have an owner', async () => {
    await expect(change(owner.userId, 'member')).rejects.toMatchObject({
      status: 409,
      message: 'A workspace needs an owner. Make another person an owner first.',
    })
    await expect(remove(owner.userId)).rejects.toMatchObject({
      status: 409,
      message: 'You are the last owner of this workspace. Make another person an owner before you leave.',
    })
    const second = await colleague('owner')
    const outcomes = await Promise.allSettled([remove(second.userId), remove(owner.userId, second)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBe(1)
    const left = outcomes[0]?.status === 'fulfilled' ? owner : { ...owner, token: second.token }
    expect((await listMembers(left)).filter(({ role }) => role === 'owner').length).toBe(1)
  })

  it('leave on their own', async () => {
    const host = await app.member()
    const viewer = await colleague('viewer', host)
    const params = { id: host.workspaceId, userId: viewer.userId }
    await app.call(memberEndpoints.remove, { params }, viewer.token)
    await expect(app.call(memberEndpoints.remove, { params }, viewer.token)).rejects.toMatchObject({ status: 404 })
    await expect(app.call(memberEndpoints.remove, { params }, host.token)).rejects.toMatchObject({ status: 404 })
  })
})

test('removal ends access, the open stream and the invitations that the person sent; the name stays', async () => {
  const host = await app.member()
  const second = await colleague('owner', host)
  const email = makeAddress()
  await invite(email, 'owner', { ...second, workspaceId: host.workspaceId })
  // The stream follows the first workspace, so the person's own one is given up.
  await app.services.db.deleteFrom('workspace').where('workspace_id', '=', second.workspaceId).execute()
  const events = dealEvents(app, second.token)
  expect(await events.next()).toMatchObject({ done: false })
  const rest = events.next()
  await app.call(memberEndpoints.remove, { params: { id: host.workspaceId, userId: second.userId } }, host.token)
  expect(await rest).toMatchObject({ done: true })
  const query = { workspace: host.workspaceId }
  await expect(app.call(dealEndpoints.list, { query }, second.token)).rejects.toMatchObject({ status: 404 })
  await expect(read(await keyOf(email))).rejects.toMatchObject({ status: 410 })
})
