import { type Insertable, sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { activityEndpoints } from '#contract/activity.ts'
import { dealOrder } from '#contract/deal-filters.ts'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { flagEndpoints } from '#contract/flags.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import type { Database } from '#server/platform/database/schema.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { deckForm, sampleDeck, sendDeck, sendSample, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

type Query = CallInput<typeof dealEndpoints.list>['query']
type Row = Partial<Insertable<Database['deal']>> & { name: string }

/** Completed deals as their rows are, by SQL alone, each a minute younger than the one before. */
async function makeDeals({ services: { db } }: TestApp, { workspaceId, userId }: Member, rows: Row[]) {
  const made = new Map<string, string>()
  for (const [index, { name, ...columns }] of rows.entries()) {
    const at = new Date(Date.UTC(2026, 0, 5, 9, index))
    const ids = { deal_id: crypto.randomUUID(), deck_id: crypto.randomUUID(), memo_id: crypto.randomUUID() }
    const fixed = { workspace_id: workspaceId, name, status: 'completed', status_detail: '' } as const
    const rest = { progress_stage: null, model_state: null, created_by: userId, created_at: at, updated_at: at }
    const { memo_id, ...deal } = ids
    await db
      .insertInto('deal')
      .values({ ...deal, ...fixed, ...rest, ...columns })
      .execute()
    await db.insertInto('memo').values({ memo_id, deal_id: ids.deal_id, created_at: at }).execute()
    made.set(name, ids.deal_id)
  }
  return made
}

describe('the list for triage', () => {
  let app: TestApp
  let member: Member
  let ids: Map<string, string>
  const today = new Date().toISOString().slice(0, 10)
  beforeAll(async () => {
    app = await startTestApp()
    member = await app.member()
    const seen = { seen_count: 1, hidden_count: 2, alarm_count: 1, signal_count: 3 }
    ids = await makeDeals(app, member, [
      { name: 'Aldermoor', stage_rank: 2, ask_usd: 2_500_000, sectors: ['fintech'], sector: 'fintech', hq: 'hq_usa' },
      { name: 'Brackwell', stage_rank: 4, ask_usd: 9_000_000, check_count: 8, green_count: 2, told: 'Odile Ferrand' },
      { name: 'Cinderby', verdict: 'watch', look_again_on: today, check_count: 0, contradicted_count: 1, ...seen },
      { name: 'Dunhallow', verdict: 'pass', decision_reason: 'Team', red_count: 1, added_by: 'zoe quist' },
      { name: 'Eskmere', status: 'failed', documents_count: 3, hq: 'hq_asia', stage_rank: 2, updated_at: new Date() },
    ])
  })
  afterAll(() => app.stop())

  const list = (query: Query = {}) => app.call(dealEndpoints.list, { query }, member.token)
  const names = async (query: Query) => (await list({ order: 'name', ...query })).map(({ name }) => name)

  it.each(dealOrder.options)('is whole in parts ordered by %s, each deal once', async (order) => {
    const whole = (await list({ order })).map(({ name }) => name)
    expect([...whole].sort()).toEqual([...ids.keys()])
    const parts: string[] = []
    for (let next: string | null = ''; next !== null; ) {
      const query = new URLSearchParams({ order, limit: '2', ...(next !== '' && { cursor: next }) })
      const response = await app.fetch(`/deal_entities/deals/?${query}`, {}, member.token)
      const part = (await response.json()) as { results: Deal[]; next: string | null }
      parts.push(...part.results.map(({ name }) => name))
      next = part.next
    }
    expect(parts).toEqual(whole)
  })

  it('is sorted by what the columns show', async () => {
    const first = async (order: NonNullable<Query>['order']) => (await list({ order }))[0]?.name
    expect(await first('-ask')).toBe('Brackwell')
    expect(await first('-stage')).toBe('Brackwell')
    expect(await first('-flags')).toBe('Brackwell')
    expect(await first('flags')).toBe('Dunhallow')
    expect(await first('-check')).toBe('Brackwell')
    expect(await first('-decision')).toBe('Cinderby')
    expect(await first('-documents')).toBe('Eskmere')
    expect(await first('-added_by')).toBe('Dunhallow')
    expect(await first('-seen')).toBe('Cinderby')
    expect(await first('-sector')).toBe('Aldermoor')
    await expect(list({ order: 'ask', cursor: 'bm9uc2Vuc2U' })).rejects.toMatchObject({ status: 422 })
  })

  it.each<[Query, string[]]>([
    [{ stage: 'seed' }, ['Aldermoor', 'Eskmere']],
    [{ stage: 'series_a,seed', status: 'completed' }, ['Aldermoor', 'Brackwell']],
    [{ stage: 'moon' }, []],
    [{ sector: 'fintech' }, ['Aldermoor']],
    [{ sector: 'none', hq: 'hq_asia' }, ['Eskmere']],
    [{ hq: 'hq_usa,hq_asia' }, ['Aldermoor', 'Eskmere']],
    [{ flags: 'red' }, ['Dunhallow']],
    [{ flags: 'red,green' }, ['Brackwell', 'Dunhallow']],
    [{ flags: 'none' }, ['Aldermoor', 'Cinderby', 'Eskmere']],
    [{ signal: 'hidden' }, ['Cinderby']],
    [{ signal: 'any,contradicted,alarm' }, ['Cinderby']],
    [{ check: 'open' }, ['Brackwell']],
    [{ check: 'done' }, ['Cinderby']],
    [{ decision: 'none' }, ['Aldermoor', 'Brackwell', 'Eskmere']],
    [{ decision: 'again' }, ['Cinderby']],
    [{ decision: 'pass,watch' }, ['Cinderby', 'Dunhallow']],
    [{ seen: 'yes' }, ['Cinderby']],
    [{ by: crypto.randomUUID() }, []],
    [{ added: '2026-01-05' }, ['Aldermoor', 'Brackwell', 'Cinderby', 'Dunhallow', 'Eskmere']],
    [{ added: '2026-01-06' }, []],
    [{ search: 'FERRAND' }, ['Brackwell']],
    [{ search: 'quist' }, ['Dunhallow']],
    [{ search: 'de' }, []],
    [{ search: 'ci' }, ['Cinderby']],
    [{ search: 'by\nod' }, []],
  ])('is limited by %j', async (query, expected) => {
    expect(await names(query)).toEqual(expected)
    const counts = await app.call(dealEndpoints.counts, { query }, member.token)
    expect(counts).toEqual({
      by_status: { in_progress: 0, completed: 4, failed: 1 },
      by_decision: { none: 3, pass: 1, watch: 1, meet: 0, invest: 0, again: 1 },
      total: expected.length,
      more: false,
    })
  })

  it('leads from one undecided deal to the next, and begins again behind the last', async () => {
    const nextTo = async (dealId?: string) => {
      const query = dealId === undefined ? {} : { after: dealId }
      return (await app.call(dealEndpoints.next, { query }, member.token))?.name
    }
    const next = (after?: string) => nextTo(after === undefined ? after : ids.get(after))
    expect(await next()).toBe('Aldermoor')
    expect(await next('Aldermoor')).toBe('Brackwell')
    expect(await next('Brackwell')).toBe('Aldermoor')
    expect(await next('Cinderby')).toBe('Aldermoor')
    const alone = await app.member()
    expect(await app.call(dealEndpoints.next, { query: {} }, alone.token)).toBeNull()
    expect((await app.call(dealEndpoints.counts, { query: {} }, alone.token)).total).toBe(0)
    // Not even when a deal of another workspace was added is told.
    const between = { name: 'Foreign', created_at: new Date(Date.UTC(2026, 0, 5, 9, 0, 30)) }
    const foreign = await makeDeals(app, alone, [between])
    expect(await nextTo(foreign.get('Foreign'))).toBe(await nextTo(crypto.randomUUID()))
  })

  it('keeps its totals when deals go, and finds people by the name they have now', async () => {
    const params = { dealId: ids.get('Eskmere') ?? '' }
    await app.call(dealEndpoints.remove, { params }, member.token)
    const { by_status, by_decision } = await app.call(dealEndpoints.counts, { query: {} }, member.token)
    expect([by_status.failed, by_decision.none]).toEqual([0, 2])
    const body = { first_name: 'Wilhelmina', last_name: 'Ost' }
    await app.call(accountEndpoints.updateUser, { params: { id: member.userId }, body }, member.token)
    await expect.poll(() => names({ search: 'wilhelmina ost' })).toHaveLength(4)
  })
})

describe('a deal described for its list', () => {
  let app: TestApp
  let member: Member
  let deal: Deal
  const get = (dealId: string) => app.call(dealEndpoints.get, { params: { dealId } }, member.token)
  beforeAll(async () => {
    app = await startTestApp()
    member = await app.member()
    const { deal_id } = await sendSample(app, member.token, 'saas-seed')
    await untilDone(app, member.token, deal_id)
    deal = await get(deal_id)
  })
  afterAll(() => app.stop())

  const memo = () =>
    app.call(memoEndpoints.get, { params: { id: deal.generated_answer_id } }, member.token) as Promise<Memo>

  it('shows what its memo states, with its standing, and follows what people change', async () => {
    const { validated_response, version } = await memo()
    const field = (section: string, name: string) => fieldIn(validated_response, section, name)
    expect(deal.stage).toMatchObject({ value: 'Seed', standing: field('Fundraising', 'Stage').standing })
    expect(deal.ask?.value).toBe(field('Fundraising', 'Amount Raising').value)
    expect(deal).toMatchObject({ documents_count: 1, decision: null, sector: { value: expect.any(String) } })
    expect(deal.counts?.fields).toBeGreaterThan(10)
    Object.assign(field('Fundraising', 'Stage'), { value: 'Series B', validated: true })
    Object.assign(field('General information', 'Headquarter Location'), { value: 'Bogotá, Colombia' })
    const sent = { params: { id: deal.generated_answer_id }, body: { validated_response, version } }
    await app.call(memoEndpoints.save, sent, member.token)
    expect(await get(deal.deal_id)).toMatchObject({
      stage: { value: 'Series B', standing: 'entered' },
      hq: { value: 'Latin America' },
    })
    const found = await app.call(
      dealEndpoints.list,
      { query: { hq: 'hq_latin_america', stage: 'series_b' } },
      member.token,
    )
    expect(found).toHaveLength(1)
  })

  it('bears the standing of the read view, and is not without headquarters outside of all regions', async () => {
    const { db } = app.services
    const stored = await memo()
    const find = (hq: string) => app.call(dealEndpoints.list, { query: { hq } }, member.token)
    const describeWith = async (place: string) => {
      const { validated_response } = structuredClone(stored)
      const found = { value: place, standing: 'found', validated: false, edited: false, entered: undefined }
      Object.assign(fieldIn(validated_response, 'General information', 'Headquarter Location'), found)
      const changed = { validated_response: toJson(validated_response) }
      await db.updateTable('memo').set(changed).where('memo_id', '=', stored.id).execute()
      await db.updateTable('deal').set({ is_described: false }).where('deal_id', '=', deal.deal_id).execute()
      const { describeOldDeals } = await import('../memos/describe-old-deals.ts')
      const ctx = { ...app.services, actor: { type: 'job', name: 'test' } } as const
      await describeOldDeals(ctx, {}, { signal: new AbortController().signal })
      return (await get(deal.deal_id)).hq
    }
    expect(await describeWith('Lisbon')).toMatchObject({ value: 'Europe', standing: 'inferred' })
    expect(await describeWith('Lisbon, Portugal')).toMatchObject({ value: 'Europe', standing: 'found' })
    expect(await describeWith('Toronto, Canada')).toMatchObject({ value: 'Toronto, Canada', standing: 'found' })
    expect([await find('none'), await find('hq_usa')]).toEqual([[], []])
    await describeWith('Bogotá, Colombia')
    expect(await find('hq_latin_america')).toHaveLength(1)
  })

  it('is described later where its memo is older, and left alone where that can’t be read', async () => {
    const { db } = app.services
    const before = await get(deal.deal_id)
    await makeDeals(app, await app.member(), [{ name: 'Unreadable', is_described: false }])
    await db.updateTable('memo').set({ validated_response: '{}' }).where('json_response', 'is', null).execute()
    await db.updateTable('deal').set({ listed: 'null', is_described: false, stage_rank: 0 }).execute()
    const { queueOldDeals } = await import('../memos/describe-old-deals.ts')
    await queueOldDeals({ ...app.services, actor: { type: 'job', name: 'test' } })
    await expect.poll(() => get(deal.deal_id)).toEqual({ ...before })
    const open = db.selectFrom('deal').where('is_described', '=', false).select('name')
    await expect.poll(() => open.execute()).toEqual([])
  })

  it('is sorted by flags as a changed template counts them', async () => {
    const body = {
      green_flags: ['series_b'],
      red_flags: ['hq_latin_america', 'b2b'],
      input_flags: { quantity_of_founders: 0 },
    }
    await app.call(flagEndpoints.save, { body }, member.token)
    const query = { flags: 'red', order: 'flags' } as const
    const list = () => app.call(dealEndpoints.list, { query }, member.token)
    await expect.poll(async () => (await list()).map(({ flags }) => flags.red)).toEqual([2])
  })

  it('takes the proved name of its company in the place of one that its file gave', async () => {
    const send = async (fields: Record<string, string>) => {
      const { deal_id } = await sendDeck(
        app,
        member.token,
        deckForm({ pdf_file: await sampleDeck('saas-seed'), ...fields }),
      )
      await untilDone(app, member.token, deal_id)
      return get(deal_id)
    }
    const company = fieldIn((await memo()).validated_response, 'General information', 'Company Name')
    expect(company.standing).toBe('proved')
    const named = await send({ deal_name: 'saas seed v3', name_from: 'file' })
    expect(named.name).toBe(company.value)
    const params = { dealId: named.deal_id }
    const told = await app.call(activityEndpoints.list, { params, query: {} }, member.token)
    expect(told.filter(({ kind }) => kind === 'renamed')).toMatchObject([{ by: null }])
    const renamed = await app.call(dealEndpoints.change, { params, body: { name: ' Our name ' } }, member.token)
    expect(renamed.name).toBe('Our name')
    await app.call(memoEndpoints.get, { params: { id: named.generated_answer_id } }, member.token)
    await expect(app.call(dealEndpoints.change, { params, body: { name: '' } }, member.token)).rejects.toMatchObject({
      status: 422,
      fields: { name: 'Required' },
    })
    const { rows } = await sql`select name from deal where name_from_file`.execute(app.services.db)
    expect(rows).toEqual([])
  })
})
