import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Deal, type DealEvent, dealEndpoints } from '#contract/deals.ts'
import { dealEvents, sendSample, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { DealFeed } from './deal-feed.ts'

let app: TestApp
let member: Member
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
})
afterAll(() => app.stop())

type Heard = { event: DealEvent | null; mark: string | null }

/** Listens until `enough`; `ready` is called once the listener can miss nothing more. */
async function listen(
  token: string,
  options: { after?: string; ready?: () => void; enough: (heard: Heard[]) => boolean },
) {
  const listening = new AbortController()
  const heard: Heard[] = []
  try {
    const after = options.after === undefined ? {} : { after: options.after }
    for await (const message of dealEvents(app, token, { ...after, signal: listening.signal })) {
      if (heard.length === 0) options.ready?.()
      heard.push(message)
      if (options.enough(heard)) return heard
    }
  } finally {
    listening.abort()
  }
  throw new Error('The stream ended early.')
}

const dealsIn = (heard: Heard[]) => heard.flatMap(({ event }) => (event?.type === 'deal' ? [event.deal] : []))
const isOver = (deal: Deal | undefined) => deal !== undefined && deal.status !== 'in_progress'
const deletedIn = (heard: Heard[]) => heard.flatMap(({ event }) => (event?.type === 'deleted' ? [event.deal_id] : []))

describe('the event stream', () => {
  it('tells a deal from its making to its memo, in order, and its deletion', async () => {
    let dealId = ''
    const heard = listen(member.token, {
      ready: () => {
        void sendSample(app, member.token, 'saas-seed').then((uploaded) => {
          dealId = uploaded.deal_id
        })
      },
      enough: (all) => isOver(dealsIn(all).at(-1)),
    })
    const deals = dealsIn(await heard)
    expect(new Set(deals.map((deal) => deal.deal_id))).toEqual(new Set([dealId]))
    expect(deals[0]?.status).toBe('in_progress')
    expect(deals.at(-1)).toMatchObject({ status: 'completed', name: 'saas-seed', progress: null })
    const removed = listen(member.token, {
      ready: () => void app.call(dealEndpoints.remove, { params: { dealId } }, member.token),
      enough: (all) => deletedIn(all).length > 0,
    })
    expect(deletedIn(await removed)).toEqual([dealId])
  })

  it('starts with the mark alone, and tells who comes back what happened meanwhile', async () => {
    const [start] = await listen(member.token, { enough: () => true })
    expect(start).toMatchObject({ event: null, mark: expect.stringMatching(/^\d+$/) })
    const [one, two] = [
      await sendSample(app, member.token, 'saas-seed'),
      await sendSample(app, member.token, 'saas-seed'),
    ]
    await untilDone(app, member.token, one.deal_id)
    await untilDone(app, member.token, two.deal_id)
    await app.call(dealEndpoints.remove, { params: { dealId: one.deal_id } }, member.token)
    const missed = await listen(member.token, { after: start?.mark ?? '', enough: (all) => all.at(-1)?.mark !== null })
    expect(dealsIn(missed).map((deal) => [deal.deal_id, deal.status])).toEqual([[two.deal_id, 'completed']])
    expect(deletedIn(missed)).toContain(one.deal_id)
    const again = await listen(member.token, { after: missed.at(-1)?.mark ?? '', enough: () => true })
    expect(again).toMatchObject([{ event: null }])
  })

  it.each(['nonsense', '9999999999999999'])('tells everything to who comes with the mark %s', async (after) => {
    const all = await listen(member.token, { after, enough: (heard) => heard.at(-1)?.mark !== null })
    expect(dealsIn(all).length).toBeGreaterThan(0)
  })

  it('tells nothing of other workspaces', async () => {
    const stranger = await app.member()
    const heard = await listen(stranger.token, { after: '0', enough: () => true })
    expect(heard).toMatchObject([{ event: null }])
    const path = `${dealEndpoints.events.path}?workspace=${member.workspaceId}`
    expect((await app.fetch(path, {}, stranger.token)).status).toBe(404)
    expect((await app.fetch(dealEndpoints.events.path)).status).toBe(401)
  })

  it('ends for a listener who has signed out', async () => {
    const leaver = await app.member()
    const { deal_id } = await sendSample(app, leaver.token, 'saas-seed')
    await untilDone(app, leaver.token, deal_id)
    const change = () => app.services.db.updateTable('deal').set({ status_detail: '' }).execute()
    let isSignedOut = false
    for await (const _ of dealEvents(app, leaver.token)) {
      if (!isSignedOut) await app.call(accountEndpoints.logOut, {}, leaver.token)
      isSignedOut = true
      await change()
    }
    expect(isSignedOut).toBe(true)
  })

  it('looks into the database once for all listeners', async () => {
    const queries: string[] = []
    const { db } = app.services
    const counted = db.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const feed = new DealFeed(counted)
    const leaving = new AbortController()
    const firstOf = (events: AsyncGenerator<unknown>) => events.next()
    const all = Array.from({ length: 50 }, () => feed.listen(member.workspaceId, null, leaving.signal))
    const firsts = await Promise.all(all.map(firstOf))
    expect(firsts.every((first) => !first.done)).toBe(true)
    expect(queries.length).toBeLessThanOrEqual(9)
    leaving.abort()
    expect((await Promise.all(all.map(firstOf))).every((next) => next.done)).toBe(true)
  })

  it('ends for everybody when the database fails, and works again after', async () => {
    let isBroken = true
    const flaky = app.services.db.withPlugin({
      transformQuery: ({ node }) => {
        if (isBroken) throw new Error('The database went away.')
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const feed = new DealFeed(flaky)
    const { signal } = new AbortController()
    await expect(feed.listen(member.workspaceId, null, signal).next()).rejects.toThrow('The database went away.')
    isBroken = false
    const again = feed.listen(member.workspaceId, null, signal)
    expect(await again.next()).toMatchObject({ done: false, value: { event: null } })
    await again.return(undefined)
  })
})
