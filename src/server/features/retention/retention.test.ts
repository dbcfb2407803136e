import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { auditEndpoints } from '#contract/audit.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { decisionEndpoints } from '#contract/decisions.ts'
import { memoLinkEndpoints } from '#contract/memo-links.ts'
import { retentionEndpoints } from '#contract/retention.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { MailFailure } from '#server/platform/mail/mailer.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { forgetOldViews } from '../memo-links/forget-old-views.ts'
import { applyRetention, keepRetention, mailAnnounced } from './apply-retention.ts'

const start = new Date('2026-02-01T12:00:00Z')
let app: TestApp
let owner: Member
let days = 0
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(start.getTime() + days * 86_400_000) })
  owner = await app.member()
})
afterAll(() => app.stop())

/** Completed deals as their rows are. */
async function makeDeal(name: string, columns: Partial<Insertable<Database['deal']>> = {}): Promise<string> {
  const { db } = app.services
  const ids = { deal_id: crypto.randomUUID(), deck_id: crypto.randomUUID(), workspace_id: owner.workspaceId }
  const shown = { status: 'completed', status_detail: '', progress_stage: null, model_state: null } as const
  const at = new Date('2025-08-10T10:00:00Z')
  const rest = {
    name,
    created_by: owner.userId,
    created_at: at,
    updated_at: at,
    verdict: 'pass',
    decision_reason: 'Team',
  } as const
  await db
    .insertInto('deal')
    .values({ ...ids, ...shown, ...rest, ...columns })
    .execute()
  await db.insertInto('memo').values({ memo_id: crypto.randomUUID(), deal_id: ids.deal_id, created_at: at }).execute()
  return ids.deal_id
}
const params = () => ({ id: owner.workspaceId })
const names = async () =>
  (await app.call(dealEndpoints.list, { query: { order: 'name' } }, owner.token)).map(({ name }) => name)
const apply = () =>
  applyRetention(
    { ...app.services, actor: { type: 'job', name: 'test' } },
    {},
    {
      signal: new AbortController().signal,
      jobId: crypto.randomUUID(),
    },
  )
const announcements = async () =>
  (await app.emails(owner.email)).filter(({ subject }) => subject.includes('will be deleted'))

it('deletes passed deals months after their last change, 30 days after the owners were told', async () => {
  const old = await makeDeal('Aldermoor')
  const decidedAgain = await makeDeal('Brackwell')
  await makeDeal('Cinderby', { verdict: 'watch', decision_reason: '' })
  await makeDeal('Dunhallow', { updated_at: new Date('2026-01-20T10:00:00Z') })
  await makeDeal('Eskmere', { created_at: new Date('2020-01-01Z'), updated_at: new Date('2020-01-01Z') })
  await apply()
  expect(await announcements(), 'off at first').toEqual([])
  expect(await app.call(retentionEndpoints.get, { params: params() }, owner.token)).toEqual({
    months: null,
    announced: 0,
    next_on: null,
  })

  await app.call(retentionEndpoints.set, { params: params(), body: { months: 6 } }, owner.token)
  await apply()
  await expect.poll(announcements).toHaveLength(1)
  const [mail] = await announcements()
  expect(mail?.subject).toBe('3 passed deals of Test Fund will be deleted, from 3 March 2026 on')
  for (const name of ['Aldermoor', 'Brackwell', 'Eskmere']) expect(mail?.text).toContain(`- ${name}, on 3 March 2026`)
  expect(mail?.text).not.toContain('Dunhallow')
  const set = { months: 6, announced: 3, next_on: '2026-03-03' }
  expect(await app.call(retentionEndpoints.get, { params: params() }, owner.token)).toEqual(set)
  const shown = await app.call(dealEndpoints.get, { params: { dealId: old } }, owner.token)
  expect(shown.delete_on).toBe('2026-03-03')

  days = 10
  const body = { decision: 'meet' } as const
  await app.call(decisionEndpoints.decide, { params: { dealId: decidedAgain }, body }, owner.token)
  days = 29
  // The first sign-in has ended by then.
  owner.token = await app.logIn(owner.email)
  await apply()
  expect(await names()).toHaveLength(5)
  days = 30
  await apply()
  expect(await names()).toEqual(['Brackwell', 'Cinderby', 'Dunhallow'])
  expect(await announcements(), 'each deal is announced once').toHaveLength(1)
  const told = await app.call(
    auditEndpoints.list,
    { params: params(), query: { event: 'retention_applied' } },
    owner.token,
  )
  expect(told).toMatchObject([{ door: 'job', text: expect.stringContaining('2 passed deals') as string }])
})

it('deletes no deal of which no owner could be told, and announces it again until one is', async () => {
  days = 60
  owner.token = await app.logIn(owner.email)
  const told = (await announcements()).length
  await makeDeal('Fernhope')
  const send = vi.spyOn(app.services.mailer, 'send').mockRejectedValue(new MailFailure('passing', 'It is away.'))
  await apply()
  await expect.poll(() => send.mock.calls.length).toBeGreaterThan(0)
  send.mockRestore()
  days = 91
  owner.token = await app.logIn(owner.email)
  await apply()
  expect(await names()).toContain('Fernhope')
  await expect.poll(async () => (await announcements()).length).toBe(told + 1)
  expect((await announcements())[0]?.text).toContain('- Fernhope, on 2 June 2026')
  days = 120
  owner.token = await app.logIn(owner.email)
  await apply()
  expect(await names()).toContain('Fernhope')
  days = 121
  owner.token = await app.logIn(owner.email)
  await apply()
  expect(await names()).not.toContain('Fernhope')
})

it('puts a deletion off by as long as its email was late', async () => {
  const ctx = { ...app.services, actor: { type: 'job' as const, name: 'test' } }
  const dealId = await makeDeal('Gorsehill')
  const at = new Date(start.getTime() + days * 86_400_000)
  const announced = { deal_id: dealId, delete_on: '2026-07-02', announced_at: at, told_at: null }
  await app.services.db.insertInto('deal_retention').values(announced).execute()
  days += 3
  const mail = { workspaceId: owner.workspaceId, to: owner.email, announcedAt: at.toISOString() }
  await mailAnnounced(ctx, mail, { jobId: crypto.randomUUID() })
  expect((await announcements())[0]?.text).toContain('- Gorsehill, on 5 July 2026')
  // A second owner, who is told later, reads of the same day.
  days += 1
  await mailAnnounced(ctx, mail, { jobId: crypto.randomUUID() })
  expect((await announcements())[0]?.text).toContain('- Gorsehill, on 5 July 2026')
  await app.services.db.deleteFrom('deal').where('deal_id', '=', dealId).execute()
})

it('has its job sent once a day, not on the first', async () => {
  const ctx = { ...app.services, actor: { type: 'job' as const, name: 'test' } }
  const sent = async () =>
    (
      await sql<{ day: string }>`select data ->> 'day' as day from pgboss.job where name = 'apply-retention'`.execute(
        app.services.db,
      )
    ).rows
  expect(await sent()).toEqual([])
  days = 140
  await keepRetention(ctx)
  await keepRetention(ctx)
  expect(await sent()).toEqual([{ day: '2026-06-21' }])
})

it('forgets what the audit logs of all workspaces hold for over 24 months, also where nothing happens any more', async () => {
  const { db } = app.services
  const quiet = await app.member()
  const at = new Date(start.getTime() + days * 86_400_000)
  const ages = [-800, -600].map((age) => new Date(at.getTime() + age * 86_400_000))
  const event = {
    workspace_id: quiet.workspaceId,
    event: 'deal_deleted',
    door: 'job',
    network: '',
    detail: '',
  } as const
  await db
    .insertInto('audit_event')
    .values(ages.map((one) => ({ ...event, event_id: crypto.randomUUID(), at: one })))
    .execute()
  await apply()
  const left = db.selectFrom('audit_event').where('workspace_id', '=', quiet.workspaceId).where('at', '<', at)
  expect(await left.select('at').execute()).toEqual([{ at: ages[1] }])
})

it('forgets who opened a memo link after 12 months, and keeps the link with what is younger', async () => {
  const { db } = app.services
  owner.token = await app.logIn(owner.email)
  const ofDeal = { dealId: await makeDeal('Harrowgate', { verdict: 'watch', decision_reason: '' }) }
  const now = new Date(start.getTime() + days * 86_400_000)
  const id = crypto.randomUUID()
  const ends = { made_by: owner.userId, made_at: start, expires_at: now, ended_at: null }
  const asks = { passcode_hash: null, ask_email: true, with_pages: false, with_pdf: false }
  const link = { link_id: id, deal_id: ofDeal.dealId, key_hash: Buffer.from(id), name: 'Ida', ...asks, ...ends }
  await db.insertInto('memo_link').values(link).execute()
  const aYearAgo = new Date(now)
  aYearAgo.setUTCFullYear(now.getUTCFullYear() - 1)
  const opened = [-1, 1].map((seconds) => new Date(aYearAgo.getTime() + seconds * 1_000))
  const views = opened.map((at) => ({
    view_id: crypto.randomUUID(),
    link_id: id,
    ticket_hash: Buffer.from(at.toISOString()),
    at,
    email: 'ida@harbour.test',
  }))
  await db.insertInto('memo_link_view').values(views).execute()
  await apply()
  const listed = await app.call(memoLinkEndpoints.views, { params: { ...ofDeal, id } }, owner.token)
  expect(listed.map(({ at }) => at)).toEqual([opened[1]?.toISOString()])
  const links = await app.call(memoLinkEndpoints.list, { params: ofDeal }, owner.token)
  expect(links).toMatchObject([{ id, views: 1 }])
  const given = new Date(now)
  await forgetOldViews({ db, now: () => given })
  expect(given, 'a clock may give the same time twice').toEqual(now)
})
