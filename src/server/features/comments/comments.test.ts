import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CommentFields, commentEndpoints } from '#contract/comments.ts'
import { dealEndpoints } from '#contract/deals.ts'
import type { Role } from '#contract/roles.ts'
import { sharingEndpoints } from '#contract/sharing.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { emailMentions } from './email-mentions.ts'

let app: TestApp
let ana: Member
let ben: Member
let deal: Uploaded
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.member()
  ben = await app.member()
  deal = await sendDeck(app, ana.token, deckForm({ deal_name: 'Gravelow', pdf_file: new Uint8Array(noTextPdf()) }))
  await untilDone(app, ana.token, deal.deal_id)
  await join(ben, 'viewer')
})
afterAll(() => app.stop())

async function join({ userId }: Member, role: Role): Promise<void> {
  const workspace_id = ana.workspaceId
  await app.services.db.insertInto('membership').values({ workspace_id, user_id: userId, role }).execute()
}

const params = () => ({ dealId: deal.deal_id })
const add = (body: CommentFields, { token } = ana) => app.call(commentEndpoints.add, { params: params(), body }, token)
const list = ({ token } = ana) => app.call(commentEndpoints.list, { params: params() }, token)
const change = (id: string, body: { body?: string; resolved?: boolean; mentions?: string[] }, { token } = ana) =>
  app.call(commentEndpoints.change, { params: { id }, body }, token)
const remove = (id: string, { token } = ana) => app.call(commentEndpoints.remove, { params: { id } }, token)
const stage = { section: 'Fundraising', field: 'Stage' }

describe('a comment', () => {
  it('stands at a field with the value of then, or at the deal; viewers may write one', async () => {
    const at = await add({ body: 'Which stage?', field: stage })
    expect(at).toMatchObject({
      field: stage,
      value_then: null,
      body: 'Which stage?',
      resolved_on: null,
      edited_on: null,
    })
    expect(at.by).toEqual({ user_id: ana.userId, name: ana.email })
    const whole = await add({ body: 'I know them.' }, ben)
    expect(whole).toMatchObject({ field: null, value_then: null })
    expect((await list(ben)).map(({ id }) => id)).toEqual([at.id, whole.id])
  })

  it('is refused at a field that the memo does not have, and without words', async () => {
    for (const field of [
      { section: 'Fundraising', field: 'Mood' },
      { section: 'Founder information', field: 'Founder Name' },
    ])
      await expect(add({ body: 'Hm', field })).rejects.toMatchObject({
        status: 422,
        fields: { field: expect.any(String) },
      })
    await expect(add({ body: ' \n' })).rejects.toMatchObject({ status: 422, fields: { body: 'Comment is required' } })
  })

  it('is changed and deleted by who wrote it, resolved and reopened by anyone', async () => {
    const { id } = await add({ body: 'A first word' })
    await expect(change(id, { body: 'Not mine' }, ben)).rejects.toMatchObject({ status: 403 })
    await expect(remove(id, ben)).rejects.toMatchObject({ status: 403 })
    expect(await change(id, { body: 'A second word' })).toMatchObject({
      body: 'A second word',
      edited_on: expect.any(String),
    })
    const resolved = await change(id, { resolved: true }, ben)
    expect(resolved).toMatchObject({ resolved_by: ben.email, resolved_on: expect.any(String) })
    // Resolved twice keeps who did it first.
    expect(await change(id, { resolved: true })).toMatchObject({ resolved_by: ben.email })
    expect(await change(id, { resolved: false })).toMatchObject({ resolved_by: null, resolved_on: null })
    await remove(id)
    for (const act of [() => change(id, { resolved: true }), () => remove(id)])
      await expect(act()).rejects.toMatchObject({ status: 404, message: 'Comment not found.' })
  })

  it('is a matter of the workspace, and goes with its deal', async () => {
    const stranger = await app.member()
    const { id } = await add({ body: 'Ours' })
    await expect(list(stranger)).rejects.toMatchObject({ status: 404, message: 'Deal not found.' })
    await expect(add({ body: 'Hello' }, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(change(id, { resolved: true }, stranger)).rejects.toMatchObject({ status: 404 })
    await expect(remove(id, stranger)).rejects.toMatchObject({ status: 404 })
    const other = await sendDeck(
      app,
      ana.token,
      deckForm({ deal_name: 'Short', pdf_file: new Uint8Array(noTextPdf()) }),
    )
    await untilDone(app, ana.token, other.deal_id)
    const made = await app.call(
      commentEndpoints.add,
      { params: { dealId: other.deal_id }, body: { body: 'Bye' } },
      ana.token,
    )
    await app.call(dealEndpoints.remove, { params: { dealId: other.deal_id } }, ana.token)
    await expect(remove(made.id)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a mention', () => {
  const emailsAbout = async ({ email }: Member) =>
    (await app.emails(email)).filter((one) => one.subject.includes('mentioned'))
  const untilEmails = async (member: Member, count: number) => {
    await expect.poll(async () => (await emailsAbout(member)).length).toBe(count)
  }

  it('is emailed to the person with the words and a link; others in ten minutes wait for one more email', async () => {
    const { id } = await add({ body: '@Ben, what do you think?', field: stage, mentions: [ben.userId, ben.userId] })
    await untilEmails(ben, 1)
    const [email] = await emailsAbout(ben)
    expect(email?.text).toContain('> @Ben, what do you think?')
    expect(email?.text).toContain('on Stage')
    expect(email?.links).toEqual([
      `http://firstread.test/deal-memo/${deal.generated_answer_id}?sheet=comments&comment=${id}`,
    ])
    await add({ body: '@Ben, once more', mentions: [ben.userId] })
    const last = await add({ body: '@Ben, and again', mentions: [ben.userId] })
    const later = await app.services.db
      .selectFrom('mention_email')
      .where('user_id', '=', ben.userId)
      .select('planned_at')
      .executeTakeFirstOrThrow()
    expect(later.planned_at.getTime()).toBeGreaterThan(Date.parse(last.created_on) + 9 * 60_000)
    expect(await emailsAbout(ben)).toHaveLength(1)
    // What the job of then does; done twice, it sends one email.
    const ctx = { ...app.services, actor: { type: 'job', name: 'test' } as const }
    for (let time = 0; time < 2; time += 1) await emailMentions(ctx, { dealId: deal.deal_id, userId: ben.userId })
    const [second, ...before] = await emailsAbout(ben)
    expect(before).toHaveLength(1)
    expect(second?.text).toContain('> @Ben, once more')
    expect(second?.text).toContain('> @Ben, and again')
  })

  it('is refused for people outside the workspace, and not sent to oneself or to who has left', async () => {
    const stranger = await app.member()
    for (const id of [stranger.userId, randomUUID()])
      await expect(add({ body: '@You', mentions: [ana.userId, id] })).rejects.toMatchObject({
        status: 422,
        fields: { mentions: expect.stringContaining('Only people of this workspace') },
      })
    const { mentions } = await add({ body: '@Me', mentions: [ana.userId] })
    expect(mentions).toEqual([{ user_id: ana.userId, name: ana.email }])
    await join(stranger, 'member')
    const { id } = await add({ body: 'A word' })
    const member = app.services.db.deleteFrom('membership').where('user_id', '=', stranger.userId)
    await app.services.db
      .insertInto('comment_mention')
      .values({ comment_id: id, user_id: stranger.userId, mailed_at: null })
      .execute()
    await member.where('workspace_id', '=', ana.workspaceId).execute()
    const ctx = { ...app.services, actor: { type: 'job', name: 'test' } as const }
    await emailMentions(ctx, { dealId: deal.deal_id, userId: stranger.userId })
    expect(await emailsAbout(stranger)).toEqual([])
    expect(await emailsAbout(ana)).toEqual([])
  })
})

describe('comments stay inside', () => {
  it('of exports and the shared update', async () => {
    await add({ body: 'Between us: walrus', field: stage })
    for (const format of ['md', 'json']) {
      const path = `/api/generated_answers/${deal.generated_answer_id}/export/?format=${format}`
      const text = await (await app.fetch(path, {}, ana.token)).text()
      expect(text).toContain('Gravelow')
      expect(text).not.toContain('walrus')
    }
    const { uuid } = await app.call(sharingEndpoints.create, { params: params() }, ana.token)
    expect(JSON.stringify(await app.call(sharingEndpoints.read, { params: { uuid } }))).not.toContain('walrus')
    const memo = await (await app.fetch(`/api/generated_answers/${deal.generated_answer_id}/`, {}, ana.token)).text()
    expect(memo).not.toContain('walrus')
  })
})
