import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type Deal, type DealEvent, dealEndpoints } from '#contract/deals.ts'
import { flagEndpoints } from '#contract/flags.ts'
import { sessionEndpoints } from '#contract/sessions.ts'
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

/** Deals as they are once they are read, by SQL alone. */
async function makeDeals({ services: { db } }: TestApp, workspaceId: string, count: number): Promise<string[]> {
  const { rows } = await sql<{ deal_id: string }>`with made as (
      insert into deal (deal_id, workspace_id, deck_id, name, status, status_detail, created_at, updated_at)
      select gen_random_uuid(), ${workspaceId}::uuid, gen_random_uuid(), 'Company ' || n, 'completed', '', now(), now()
      from generate_series(1, ${count}::int) n returning deal_id, deck_id),
    decks as (
      insert into deck (deck_id, deal_id, page_count, created_at)
      select deck_id, deal_id, 20, now() from made returning deal_id)
    insert into memo (memo_id, deal_id, flag_values, founder_count, created_at)
    select gen_random_uuid(), deal_id, array['b2b'], 2, now() from decks returning deal_id`.execute(db)
  return rows.map(({ deal_id }) => deal_id)
}

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
    const listening = Promise.withResolvers<void>()
    const seen = Promise.withResolvers<void>()
    // No memo before its deal was told of: a quick one is over by the first look.
    const { engine } = app.services
    const run = engine.run.bind(engine)
    vi.spyOn(engine, 'run').mockImplementation((...work) => seen.promise.then(() => run(...work)))
    const heard = listen(member.token, {
      ready: listening.resolve,
      enough: (all) => {
        if (dealsIn(all).length > 0) seen.resolve()
        return isOver(dealsIn(all).at(-1))
      },
    })
    await listening.promise
    const { deal_id: dealId } = await sendSample(app, member.token, 'saas-seed')
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
    expect(start).toMatchObject({ event: null, mark: expect.stringMatching(/^\d+:\d+:/) })
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

  it.each(['nonsense', '0', '9:8:', '1:9:5,4', '1:9:12', '9'.repeat(30), '9999999999:9999999999:'])(
    'has who comes with the mark %s read the list again',
    async (after) => {
      const [first] = await listen(member.token, { after, enough: () => true })
      expect(first).toEqual({ event: { type: 'reload' }, mark: expect.stringMatching(/^\d+:\d+:/) })
    },
  )

  it('tells nothing of other workspaces', async () => {
    const stranger = await app.member()
    const [start] = await listen(stranger.token, { enough: () => true })
    await sendSample(app, member.token, 'saas-seed')
    const heard = await listen(stranger.token, { after: start?.mark ?? '', enough: () => true })
    expect(heard).toMatchObject([{ event: null }])
    const path = `${dealEndpoints.events.path}?workspace=${member.workspaceId}`
    expect((await app.fetch(path, {}, stranger.token)).status).toBe(404)
    expect((await app.fetch(dealEndpoints.events.path)).status).toBe(401)
  })

  it('ends with the sign-in that it was opened with, though nothing happens', async () => {
    const leaver = await app.member()
    const other = await app.logIn(leaver.email)
    let heard = 0
    for await (const _ of dealEvents(app, leaver.token)) {
      if (heard === 0) await app.call(sessionEndpoints.logOut, {}, leaver.token)
      heard += 1
    }
    expect(heard).toBe(1)
    const [still] = await listen(other, { enough: () => true })
    expect(still).toMatchObject({ event: null })
  })

  it('ends the longest open one for a caller who opens too many', async () => {
    const { token } = await app.member()
    const leaving = new AbortController()
    const streams = Array.from({ length: 11 }, () => dealEvents(app, token, { signal: leaving.signal }))
    for (const stream of streams) expect((await stream.next()).done).toBe(false)
    expect((await streams[0]?.next())?.done).toBe(true)
    const last = streams[10]?.next()
    await sendSample(app, token, 'saas-seed')
    expect(await last).toMatchObject({ done: false, value: { event: { type: 'deal' } } })
    leaving.abort()
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
    const all = Array.from({ length: 50 }, () => feed.listen(member, null, leaving.signal))
    const firsts = await Promise.all(all.map(firstOf))
    expect(firsts.every((first) => !first.done)).toBe(true)
    expect(queries.length).toBeLessThanOrEqual(3)
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
    await expect(feed.listen(member, null, signal).next()).rejects.toThrow('The database went away.')
    isBroken = false
    const again = feed.listen(member, null, signal)
    expect(await again.next()).toMatchObject({ done: false, value: { event: null } })
    await again.return(undefined)
  })

  it('tells a change of every deal as one, and goes on from there', async () => {
    const { token, workspaceId } = await app.member()
    const dealIds = await makeDeals(app, workspaceId, 1_500)
    const body = { green_flags: ['b2b'], red_flags: [], input_flags: { quantity_of_founders: 0 } }
    const heard = await listen(token, {
      ready: () => void app.call(flagEndpoints.save, { body }, token),
      enough: (all) => all.length === 2,
    })
    expect(heard[1]).toEqual({ event: { type: 'reload' }, mark: expect.any(String) })
    // The list is read once more when its order holds, too, which may come with the first time.
    await vi.waitFor(async () => {
      const renewed = await sql`select 1 from pgboss.job where name = 'renew-flags' and state = 'completed'
        and data ->> 'workspaceId' = ${workspaceId}`.execute(app.services.db)
      expect(renewed.rows.length).toBe(1)
    }, 180_000)
    const [renewed] = await listen(token, { after: heard[1]?.mark ?? '', enough: () => true })
    const dealId = dealIds[0] ?? ''
    await app.call(dealEndpoints.remove, { params: { dealId } }, token)
    const later = await listen(token, { after: renewed?.mark ?? '', enough: () => true })
    expect(later).toMatchObject([{ event: { type: 'deleted', deal_id: dealId } }])
  })

  it('tells many single changes as one, and few one by one', async () => {
    const { token, workspaceId } = await app.member()
    const dealIds = await makeDeals(app, workspaceId, 300)
    const change = (ids: string[]) =>
      app.services.db.updateTable('deal').set({ status_detail: 'Read again' }).where('deal_id', 'in', ids).execute()
    const many = await listen(token, { ready: () => void change(dealIds), enough: (all) => all.length === 2 })
    expect(many[1]?.event).toEqual({ type: 'reload' })
    await change(dealIds.slice(0, 200))
    const few = await listen(token, { after: many[1]?.mark ?? '', enough: (all) => all.at(-1)?.mark !== null })
    expect(new Set(dealsIn(few).map(({ deal_id }) => deal_id))).toEqual(new Set(dealIds.slice(0, 200)))
  })
})
