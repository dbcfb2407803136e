import { afterAll, beforeAll, expect, it } from 'vitest'
import { activityEndpoints } from '#contract/activity.ts'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { decisionEndpoints } from '#contract/decisions.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { dealEvents, sendSample, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let member: Member
let dealId: string
let laterId: string
const now = new Date('2026-03-02T15:00:00Z')
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  member = await app.member()
  for (const keep of [
    (id: string) => {
      dealId = id
    },
    (id: string) => {
      laterId = id
    },
  ]) {
    const { deal_id } = await sendSample(app, member.token, 'saas-seed')
    await untilDone(app, member.token, deal_id)
    keep(deal_id)
  }
})
afterAll(() => app.stop())

type Body = CallInput<typeof decisionEndpoints.decide>['body']
const decide = (body: Body, token = member.token) =>
  app.call(decisionEndpoints.decide, { params: { dealId }, body }, token)
const withdraw = () => app.call(decisionEndpoints.withdraw, { params: { dealId } }, member.token)
const get = (id: string): Promise<Deal> => app.call(dealEndpoints.get, { params: { dealId: id } }, member.token)

it('stands on the deal, is told where the deal was seen before, and moves the totals', async () => {
  const made = await decide({ decision: 'pass', reason: ' Too early ', note: 'No revenue.' })
  expect(made).toEqual({
    decision: 'pass',
    reason: 'Too early',
    note: 'No revenue.',
    look_again_on: null,
    decided_on: now.toISOString(),
    decided_by: { first_name: '', last_name: '' },
  })
  expect((await get(dealId)).decision).toEqual(made)
  const [seen] = (await get(laterId)).seen_before
  expect(seen).toMatchObject({ deal_id: dealId, decision: 'pass', decided_on: now.toISOString() })
  const counts = await app.call(dealEndpoints.counts, { query: {} }, member.token)
  expect(counts.by_decision).toMatchObject({ none: 1, pass: 1 })
})

it('gives a watched deal a day in 90 days, or the one that is asked for', async () => {
  expect(await decide({ decision: 'watch' })).toMatchObject({ reason: '', look_again_on: '2026-05-31' })
  expect(await decide({ decision: 'watch', look_again_on: '2026-03-01' })).toMatchObject({
    look_again_on: '2026-03-01',
  })
  const due = await app.call(dealEndpoints.list, { query: { decision: 'again' } }, member.token)
  expect(due.map(({ deal_id }) => deal_id)).toEqual([dealId])
})

it.each<[Body, Record<string, string>]>([
  [{ decision: 'pass' }, { reason: 'Say why: a pass needs a reason.' }],
  [{ decision: 'pass', reason: ' ' }, { reason: 'Say why: a pass needs a reason.' }],
  [{ decision: 'watch', look_again_on: '2026-02-01' }, { look_again_on: 'This day is over. Choose a later one.' }],
  [
    { decision: 'meet', look_again_on: '2026-04-01' },
    { look_again_on: 'Only a deal that you watch has a day to look again.' },
  ],
])('refuses %j', async (body, fields) => {
  const before = (await get(dealId)).decision
  await expect(decide(body)).rejects.toMatchObject({ status: 422, fields })
  expect((await get(dealId)).decision).toEqual(before)
})

it('tells open lists, keeps each change, and can be taken back', async () => {
  const listening = new AbortController()
  let isAsked = false
  for await (const { event } of dealEvents(app, member.token, { signal: listening.signal })) {
    if (!isAsked) void decide({ decision: 'meet' })
    isAsked = true
    if (event?.type === 'deal' && event.deal.decision?.decision === 'meet') break
  }
  listening.abort()
  expect(await withdraw()).toEqual({})
  expect(await withdraw()).toEqual({})
  expect((await get(dealId)).decision).toBeNull()
  const history = app.services.db.selectFrom('deal_decision').orderBy('decision_id').select('verdict')
  expect((await history.execute()).map(({ verdict }) => verdict)).toEqual(['pass', 'watch', 'watch', 'meet', 'none'])
  const told = await app.call(activityEndpoints.list, { params: { dealId }, query: {} }, member.token)
  expect(told.filter(({ kind }) => kind === 'decided')).toHaveLength(4)
  expect(told.filter(({ kind }) => kind === 'decision_withdrawn')).toHaveLength(1)
})

it('is for members: viewers read it alone, strangers learn of no deal', async () => {
  const viewer = await app.member()
  await app.services.db
    .insertInto('membership')
    .values({ workspace_id: member.workspaceId, user_id: viewer.userId, role: 'viewer' })
    .execute()
  await expect(decide({ decision: 'meet' }, viewer.token)).rejects.toMatchObject({ status: 403 })
  const stranger = await app.member()
  await expect(decide({ decision: 'meet' }, stranger.token)).rejects.toMatchObject({ status: 404 })
})
