import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { archiveEndpoints } from '#contract/archives.ts'
import { commentEndpoints } from '#contract/comments.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { inviteEndpoints } from '#contract/invites.ts'
import { memberEndpoints } from '#contract/members.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { memoLinkEndpoints, sharedMemoEndpoints } from '#contract/memo-links.ts'
import type { Role } from '#contract/roles.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import type { Ctx } from '#server/platform/context.ts'
import { MailFailure } from '#server/platform/mail/mailer.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { listStoredFiles, listTablesWith } from '#server/testing/find-in-tables.ts'
import { type Member, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { beginDeletion } from './closing-store.ts'
import { keepClosing } from './delete-due.ts'

let app: TestApp
let days = 0
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + days * 86_400_000) })
})
afterAll(() => app.stop())
afterEach(() => {
  days = 0
})

const asJob = (): Ctx => ({ ...app.services, actor: { type: 'job', name: 'test' } })
const subjects = async (to: string) => (await app.emails(to)).map(({ subject }) => subject)

async function addMember({ workspaceId }: Member, role: Role): Promise<Member> {
  const member = await app.member()
  const membership = { workspace_id: workspaceId, user_id: member.userId, role }
  await app.services.db.insertInto('membership').values(membership).execute()
  return member
}
/** Adds a deal to the workspace of its owner. */
async function makeDeal({ token, workspaceId }: Member, by = token): Promise<Uploaded> {
  const form = deckForm({ deal_name: 'Inkwharf', workspace: workspaceId, pdf_file: new Uint8Array(noTextPdf()) })
  const deal = await sendDeck(app, by, form)
  await untilDone(app, token, deal.deal_id)
  return deal
}
const close = ({ token, workspaceId }: Member, body: { name: string; password?: string }) =>
  app.call(workspaceEndpoints.close, { params: { id: workspaceId }, body }, token)
const reopen = ({ token, workspaceId }: Member) =>
  app.call(workspaceEndpoints.reopen, { params: { id: workspaceId } }, token)
const listWorkspaces = ({ token }: Member) => app.call(workspaceEndpoints.list, {}, token)
const proof = { name: 'Test Fund', password: testPassword }

describe('a workspace that is to be deleted', () => {
  it('asks for its name and the password, and for an owner', async () => {
    const owner = await app.member()
    const member = await addMember(owner, 'member')
    const wrongName = { status: 422, fields: { name: 'Type the name of the workspace: Test Fund' } }
    await expect(close(owner, { ...proof, name: 'Fund' })).rejects.toMatchObject(wrongName)
    const wrongPassword = { status: 422, fields: { password: 'The password is wrong.' } }
    await expect(close(owner, { ...proof, password: 'wrong' })).rejects.toMatchObject(wrongPassword)
    const noPassword = { status: 422, fields: { password: 'Enter your password to delete this workspace.' } }
    await expect(close(owner, { name: 'Test Fund' })).rejects.toMatchObject(noPassword)
    await expect(close({ ...member, workspaceId: owner.workspaceId }, proof)).rejects.toMatchObject({ status: 403 })
    expect((await listWorkspaces(owner))[0]).not.toHaveProperty('closes_on')
  })

  it('is closed to all but its owners for 14 days, who can export it or take it back', async () => {
    const owner = await app.member()
    const second = await addMember(owner, 'owner')
    const viewer = await addMember(owner, 'viewer')
    const deal = await makeDeal(owner)
    const params = { dealId: deal.deal_id }
    const link = await app.call(memoLinkEndpoints.make, { params, body: { name: 'Ida' } }, owner.token)
    const open = () =>
      app.call(sharedMemoEndpoints.open, {
        params: { key: link.url.replace('http://firstread.test/m/', '') },
        body: {},
      })
    await app.call(
      inviteEndpoints.create,
      { params: { id: owner.workspaceId }, body: { email: 'new@firstread.test', role: 'member' } },
      owner.token,
    )

    const { closes_on = '' } = await close(owner, proof)
    expect(new Date(closes_on).getTime() - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
    await expect(close(owner, proof)).rejects.toMatchObject({ status: 409 })
    for (const { email } of [owner, second])
      await expect
        .poll(() => subjects(email))
        .toContainEqual(expect.stringMatching(/^Test Fund is closed and will be deleted on \d+ \w+ \d{4}$/))
    expect(await subjects(viewer.email)).not.toContainEqual(expect.stringContaining('closed'))

    const seen = (await listWorkspaces(viewer)).find(({ workspace_id }) => workspace_id === owner.workspaceId)
    expect(seen).toMatchObject({ closes_on, role: 'viewer' })
    const id = owner.workspaceId
    const closed = { status: 403, message: expect.stringContaining('closed and will be deleted') as string }
    await expect(app.call(memberEndpoints.list, { params: { id } }, viewer.token)).rejects.toMatchObject(closed)
    await expect(app.call(dealEndpoints.get, { params }, viewer.token)).rejects.toMatchObject(closed)
    const memo = { params: { id: deal.generated_answer_id } }
    await expect(app.call(memoEndpoints.get, memo, viewer.token)).rejects.toMatchObject(closed)
    const deck = { params: { uuid: deal.pitch_deck_id } }
    await expect(app.call(deckEndpoints.get, deck, viewer.token)).rejects.toMatchObject(closed)
    const stranger = await app.member()
    await expect(app.call(memoEndpoints.get, memo, stranger.token)).rejects.toMatchObject({ status: 404 })
    await expect(open()).rejects.toMatchObject({ status: 404 })
    expect(await app.call(inviteEndpoints.list, { params: { id } }, owner.token)).toEqual([])
    expect(await app.call(dealEndpoints.get, { params }, second.token)).toMatchObject({ name: 'Inkwharf' })
    expect(await app.call(archiveEndpoints.start, { params: { id } }, second.token)).toMatchObject({ done: 0 })

    const opened = await reopen({ ...second, workspaceId: id })
    expect(opened).not.toHaveProperty('closes_on')
    await expect(reopen(owner)).rejects.toMatchObject({ status: 409, message: 'This workspace is open.' })
    expect(await app.call(dealEndpoints.get, { params }, viewer.token)).toMatchObject({ name: 'Inkwharf' })
    await expect(open()).resolves.toMatchObject({ memo: {} })
    days = 15
    await keepClosing(asJob())
    expect(await listWorkspaces(owner)).toHaveLength(1)
  })

  it('tells its owners the day before, then goes whole, with its files', async () => {
    const owner = await app.member()
    await addMember(owner, 'viewer')
    const deal = await makeDeal(owner)
    const params = { dealId: deal.deal_id }
    await app.call(commentEndpoints.add, { params, body: { body: 'A walrus word' } }, owner.token)
    const id = owner.workspaceId
    await app.call(archiveEndpoints.start, { params: { id } }, owner.token)
    const newest = async () => (await app.call(archiveEndpoints.list, { params: { id } }, owner.token))[0]?.state
    await expect.poll(newest).toBe('ready')
    expect(await listStoredFiles(app, `archives/${id}`)).toHaveLength(1)
    expect(await listStoredFiles(app, `decks/${deal.pitch_deck_id}`)).not.toEqual([])
    await close(owner, proof)

    days = 13.5
    await keepClosing(asJob())
    await keepClosing(asJob())
    await expect
      .poll(async () => (await subjects(owner.email)).filter((one) => one === 'Test Fund will be deleted tomorrow'), {
        timeout: 180_000,
      })
      .toHaveLength(1)
    days = 14.1
    await keepClosing(asJob())
    await expect.poll(() => listWorkspaces(owner)).toEqual([])
    const { rows: late } = await sql`select 1 from pgboss.job where name = 'discard-files'
      and data ->> 'deckId' = ${deal.pitch_deck_id} and start_after > now()`.execute(app.services.db)
    expect(late, 'what a running job still stores goes, too').toHaveLength(1)
    for (const folder of [`archives/${id}`, `decks/${deal.pitch_deck_id}`])
      await expect.poll(() => listStoredFiles(app, folder)).toEqual([])
    for (const text of [id, deal.deal_id, 'A walrus word']) expect(await listTablesWith(app, text), text).toEqual([])
  })
})

it('tells every owner that it can, once each, where the address of one is refused', async () => {
  const first = await app.member()
  const owners = [first, await addMember(first, 'owner'), await addMember(first, 'owner')]
  const { mailer } = app.services
  const deliver = mailer.send
  const tries: string[] = []
  const send = vi.spyOn(mailer, 'send').mockImplementation(async (mail) => {
    const to = String(mail.to)
    tries.push(to)
    // The first of them, in whichever order they are told.
    if (to === tries[0]) throw new MailFailure('final', 'No such address.')
    return deliver(mail)
  })
  await close(first, proof)
  await expect.poll(() => tries.filter((to) => to === tries[0]).length).toBeGreaterThan(1)
  send.mockRestore()
  for (const { email } of owners.filter((one) => one.email !== tries[0])) {
    expect(await subjects(email)).toContainEqual(expect.stringContaining('is closed'))
    expect(tries.filter((to) => to === email)).toHaveLength(1)
  }
})

it('can’t be taken back by a process whose clock is late, once its deletion has begun', async () => {
  const owner = await app.member()
  await close(owner, proof)
  const { db } = app.services
  const due = new Date(Date.now() + 14.1 * 86_400_000)
  expect(await beginDeletion(db, owner.workspaceId, new Date())).toBe(false)
  expect(await beginDeletion(db, owner.workspaceId, due)).toBe(true)
  await expect(reopen(owner)).rejects.toMatchObject({ status: 409, message: 'This workspace is being deleted.' })
})

describe('an account that is to be deleted', () => {
  const remove = ({ userId, token }: Member, password = testPassword) =>
    app.call(accountEndpoints.remove, { params: { id: userId }, body: { password } }, token)

  it('stays with the last owner of a workspace, and with a wrong password', async () => {
    const owner = await app.member()
    const message = 'You alone own Test Fund. Make another person an owner, or delete it, first.'
    await expect(remove(owner)).rejects.toMatchObject({ status: 409, message })
    await expect(remove(owner, 'wrong')).rejects.toMatchObject({ status: 422 })
    const second = await addMember(owner, 'owner')
    await close(second, proof)
    await remove(second)
    await expect(remove(owner), 'the other owner goes as well').rejects.toMatchObject({ status: 409, message })
  })

  it('ends every sign-in at once, and is kept by the next one', async () => {
    const owner = await app.member()
    await addMember(owner, 'owner')
    const other = await app.logIn(owner.email)
    await remove(owner)
    for (const token of [owner.token, other])
      await expect(listWorkspaces({ ...owner, token })).rejects.toMatchObject({ status: 401 })
    await expect
      .poll(() => subjects(owner.email))
      .toContainEqual(expect.stringMatching(/^Your Firstread account will be deleted on \d+ \w+ \d{4}$/))
    const body = { email: owner.email, password: testPassword }
    expect(await app.call(accountEndpoints.logIn, { body })).toMatchObject({ kept: true })
    expect(await app.call(accountEndpoints.logIn, { body })).not.toHaveProperty('kept')
    await expect.poll(() => subjects(owner.email)).toContain('Your Firstread account is kept')
    days = 15
    await keepClosing(asJob())
    expect(await app.logIn(owner.email)).toBeTypeOf('string')
  })

  it('is a former member in histories afterwards, and in nothing else', async () => {
    const owner = await app.member()
    const second = await addMember(owner, 'owner')
    await close(second, proof)
    const names = { first_name: 'Wilhelmina', last_name: 'Zuckerfeld', email: second.email }
    await app.call(accountEndpoints.updateUser, { params: { id: second.userId }, body: names }, second.token)
    const deal = await makeDeal(owner, second.token)
    const params = { dealId: deal.deal_id }
    await app.call(commentEndpoints.add, { params, body: { body: 'Mine' } }, second.token)
    const other = await app.member()
    const invite = { params: { id: other.workspaceId }, body: { email: second.email, role: 'member' as const } }
    await app.call(inviteEndpoints.create, invite, other.token)
    await remove(second)
    days = 14.1
    await keepClosing(asJob())
    const author = async () => (await app.call(commentEndpoints.list, { params }, owner.token))[0]?.by.name
    await expect.poll(author).toBe('Former member')
    const shown = async () => (await app.call(dealEndpoints.get, { params }, owner.token)).created_by
    expect(await shown()).toEqual({ first_name: 'Former', last_name: 'member' })
    for (const text of ['Zuckerfeld', second.email])
      await expect.poll(() => listTablesWith(app, text), { timeout: 180_000, message: text }).toEqual([])
    await expect(app.logIn(second.email)).rejects.toMatchObject({ status: 401 })
    const members = await app.call(memberEndpoints.list, { params: { id: owner.workspaceId } }, owner.token)
    expect(members.map(({ user_id }) => user_id)).toEqual([owner.userId])
  })
})
