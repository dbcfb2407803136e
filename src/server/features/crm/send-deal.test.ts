import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { activityEndpoints } from '#contract/activity.ts'
import { crmEndpoints, type DealCrm } from '#contract/crm.ts'
import { decisionEndpoints } from '#contract/decisions.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { memoChangeEndpoints } from '#contract/memo-changes.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { type AffinityStandIn, affinityKey, startAffinityStandIn } from '#server/testing/affinity-stand-in.ts'
import { type AttioStandIn, attioKey, startAttioStandIn } from '#server/testing/attio-stand-in.ts'
import type { Fault } from '#server/testing/crm-stand-in.ts'
import { type CrmSubject, describeAffinity, describeAttio } from '#server/testing/crm-subjects.ts'
import { sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { crmJobs } from './crm-jobs.ts'

let affinity: AffinityStandIn
let attio: AttioStandIn
let app: TestApp
let owner: Member
let deal: Uploaded
/** Stands in for waiting. */
let onWait = async (_ms: number): Promise<void> => {}
beforeAll(async () => {
  affinity = await startAffinityStandIn()
  attio = await startAttioStandIn()
  const linkOrigins = new Map([...affinity.linkOrigins, ...attio.linkOrigins])
  app = await startTestApp({ config: { linkOrigins }, wait: (ms) => onWait(ms) })
  owner = await app.member()
  deal = await sendSample(app, owner.token, 'saas-seed')
  await untilDone(app, owner.token, deal.deal_id)
  await act('Previous Investors', { op: 'confirm' })
})
afterAll(async () => {
  await app.stop()
  await affinity.stop()
  await attio.stop()
})

const ofAffinity = describeAffinity(() => affinity)
const ofAttio = describeAttio(() => attio)

const dealParams = () => ({ dealId: deal.deal_id })
const ask = (body: { company?: string } = {}) =>
  app.call(crmEndpoints.send, { params: dealParams(), body }, owner.token)
const state = (token = owner.token) => app.call(crmEndpoints.state, { params: dealParams() }, token)
const until = (wanted: (state: DealCrm) => boolean): Promise<DealCrm> =>
  vi.waitFor(
    async () => {
      const now = await state()
      if (!wanted(now)) throw new Error(`The sending is ${JSON.stringify(now)}.`)
      return now
    },
    { timeout: 180_000, interval: 50 },
  )
const untilEnded = () => until(({ status }) => status !== 'queued')
const send = async (body: { company?: string } = {}) => {
  await ask(body)
  return untilEnded()
}

type TestBody = CallInput<typeof crmEndpoints.test>['body']
type Settings = CallInput<typeof crmEndpoints.save>['body']
const params = () => ({ id: owner.workspaceId })
const test = (body: TestBody) => app.call(crmEndpoints.test, { params: params(), body }, owner.token)
const save = (body: Settings) => app.call(crmEndpoints.save, { params: params(), body }, owner.token)

type Act = { op: 'set'; value: string } | { op: 'confirm' }

/** Sets or confirms a field of the memo, as a person does. */
async function act(field: string, what: Act): Promise<void> {
  const memo = { id: deal.generated_answer_id }
  const { version } = await app.call(memoEndpoints.get, { params: memo }, owner.token)
  const body = { version, changes: [{ place: { section: 'Fundraising', field }, ...what }] }
  await app.call(memoChangeEndpoints.change, { params: memo, body }, owner.token)
}
const enter = (field: string, value: string) => act(field, { op: 'set', value })

const meet = (call: string, fault: Partial<Fault> & { status: number }) => ({
  call,
  fault: { isStored: false, ...fault },
})

/** What the creation of a company meets: the search for one begins with the same words at Attio. */
const meetCreation = ({ kind, calls }: CrmSubject, fault: Partial<Fault> & { status: number }) => ({
  ...meet(calls.company, fault),
  holds: kind === 'attio' ? '"values"' : '"name"',
})

describe.each([ofAffinity, ofAttio])('a deal that is sent to $kind', (crm) => {
  beforeAll(async () => {
    const { suggested } = await test({ kind: crm.kind, api_key: crm.key, list_id: crm.list.id })
    const body = {
      kind: crm.kind,
      api_key: crm.key,
      list: crm.list,
      mapping: suggested,
      on_decisions: ['meet' as const],
    }
    await save(body)
  })
  beforeEach(async () => {
    crm.clear()
    crm.standIn().faults.length = 0
    onWait = async () => {}
    await app.services.db.deleteFrom('deal_crm').execute()
  })

  it('is not sent while its workspace is closed', async () => {
    const closing = { params: params(), body: { name: 'Test Fund', password: testPassword } }
    await app.call(workspaceEndpoints.close, closing, owner.token)
    const detail = 'This workspace is closed. Take it back, then send the deal.'
    expect(await send()).toMatchObject({ status: 'failed', detail })
    expect(crm.made()).toMatchObject({ companies: 0, entries: 0, notes: [] })
    await app.call(workspaceEndpoints.reopen, { params: params() }, owner.token)
    expect(await send()).toMatchObject({ status: 'sent' })
  })

  it('stands in the list with what is proved, where a person had typed nothing, and with one note', async () => {
    crm.put({ name: 'Ink Wharf Ltd', domain: 'inkwharf.io', description: 'Typed by Ana' })
    await enter('Amount Raising', '$2.5M')
    const sent = await send()
    expect(sent).toMatchObject({ status: 'sent', detail: '', sent_on: expect.any(String), choices: [] })
    expect(sent.url).toMatch(/\.affinity\.co\/companies\/1$|\/record-1$/)
    const { notes, fields, ...counts } = crm.made()
    expect(counts).toEqual({ companies: 1, entries: 1 })
    expect(fields).toMatchObject({ description: 'Typed by Ana', size: 2_500_000, stage: 'Seed' })
    expect(sent.left.join()).toContain('holds ‘Typed by Ana’, which was typed there')
    expect(notes).toHaveLength(1)
    const address = `http://firstread.test/deal-memo/${deal.generated_answer_id}`
    for (const part of [address, 'EXECUTIVE SUMMARY', 'FUNDRAISING SUMMARY', 'KEY FACTS', '(found, not proved)'])
      expect(notes[0]).toContain(part)
  })

  it('has its own values updated, and none that a person changed there', async () => {
    await send()
    await enter('Amount Raising', '$3M')
    await send()
    expect(crm.made()).toMatchObject({ companies: 1, entries: 1, fields: { size: 3_000_000 } })
    crm.type('size', 4_000_000)
    await enter('Amount Raising', '$2.5M')
    const { left } = await send()
    expect(crm.made()).toMatchObject({ companies: 1, entries: 1, fields: { size: 4_000_000 } })
    expect(left.join()).toContain('holds ‘4000000’')
    expect(crm.made().notes).toHaveLength(1)
  })

  it('stands there once when it is sent twice at once and calls fail, also after having done their work', async () => {
    const { entry, note, read, fill } = crm.calls
    const stored = { status: 500, isStored: true }
    crm
      .standIn()
      .faults.push(
        meet(read, { status: 429, headers: { 'retry-after': new Date(Date.now() + 2_000).toUTCString() } }),
        meetCreation(crm, stored),
        meet(entry, { status: 503 }),
      )
    await Promise.all([ask(), ask()])
    expect(await untilEnded()).toMatchObject({ status: 'sent', left: expect.any(Array) })
    crm
      .standIn()
      .faults.push(meet(entry, stored), { ...meet(fill, stored), holds: crm.secondValue }, meet(note, stored))
    await app.services.db.deleteFrom('deal_crm').execute()
    crm.clear()
    await Promise.all([ask(), ask()])
    expect(await untilEnded()).toMatchObject({ status: 'sent' })
    const { fields, notes, ...counts } = crm.made()
    expect(counts).toEqual({ companies: 1, entries: 1 })
    expect(notes).toHaveLength(1)
    expect(fields).toMatchObject({ size: 2_500_000, stage: 'Seed' })
    if (crm.kind !== 'affinity') return
    expect(affinity.values.map(({ field_id }) => field_id).sort()).toEqual([1, 11, 12, 4, 4, 4])
    const investors = affinity.values.filter(({ field_id }) => field_id === 4)
    expect(investors.map(({ value }) => value)).toEqual(['Y Combinator', 'Larkhill Ventures', 'Pinemoor Angels'])
  })

  it('waits for what a process that lost its job may still be making there', async () => {
    await send()
    const lost = { company: null, creating: { name: 'Inkwharf', domain: 'inkwharf.io', known: [] }, note: null }
    const making_until = new Date(Date.now() + 3_600_000)
    const memory = sql<string>`memory || ${JSON.stringify(lost)}::jsonb`
    await app.services.db.updateTable('deal_crm').set({ memory, making_until }).execute()
    crm.clear()
    const waits: number[] = []
    onWait = async (ms) => {
      waits.push(ms)
      crm.put({ name: 'Inkwharf', domain: 'inkwharf.io' })
    }
    expect(await send()).toMatchObject({ status: 'sent' })
    expect(waits).toHaveLength(1)
    expect(crm.made()).toMatchObject({ companies: 1, entries: 1 })
  })

  it('is sent although its job is lost', async () => {
    await send()
    await app.services.db.updateTable('deal_crm').set({ status: 'queued', sent_at: null }).execute()
    const ctx = { ...app.services, actor: { type: 'job' as const, name: 'test' } }
    for (const { endLost } of crmJobs) await endLost?.(ctx, async () => [])
    expect(await untilEnded()).toMatchObject({ status: 'sent', sent_on: expect.any(String) })
  })

  it('is sent once more with a key of another account, where nothing of the first one can be seen', async () => {
    const { url } = await send()
    const standIn = crm.standIn()
    standIn.foreign.add(url?.split('/').at(-1) ?? '')
    standIn.account += 1
    crm.clear()
    expect(await send()).toMatchObject({ status: 'sent', detail: '' })
    const { notes, ...counts } = crm.made()
    expect(counts).toMatchObject({ companies: 1, entries: 1 })
    expect(notes).toHaveLength(1)
  })

  it('asks which company it is where one has the name alone, and takes the one that a person chooses', async () => {
    crm.put({ name: 'inkwharf' })
    const asked = await send()
    expect(asked).toMatchObject({ status: 'asks', choices: [{ name: 'inkwharf', domain: null, how: 'name' }] })
    expect(crm.made()).toMatchObject({ companies: 1, entries: 0, notes: [] })
    await expect(ask({ company: 'another' })).rejects.toMatchObject({ status: 422 })
    expect(await send({ company: asked.choices[0]?.id ?? '' })).toMatchObject({ status: 'sent' })
    expect(crm.made()).toMatchObject({ companies: 1, entries: 1 })
    await app.services.db.deleteFrom('deal_crm').execute()
    await send()
    crm.standIn().faults.push(meetCreation(crm, { status: 500, isStored: true }))
    expect(await send({ company: 'new' })).toMatchObject({ status: 'sent' })
    expect(crm.made()).toMatchObject({ companies: 2, entries: 2 })
  })

  it.each([403, 422, 429])(
    'is asked about where a colleague added one of its name after %i refused it',
    async (status) => {
      const fault = meetCreation(crm, { status, headers: { 'retry-after': '3600' } })
      crm.standIn().faults.push(fault)
      await ask()
      expect(await until(({ status: now, detail }) => now !== 'queued' || detail !== '')).toMatchObject({
        status: status === 429 ? 'queued' : 'failed',
      })
      crm.put({ name: 'Inkwharf' })
      expect(await send()).toMatchObject({ status: 'asks', choices: [{ name: 'Inkwharf', how: 'name' }] })
      expect(crm.made()).toMatchObject({ companies: 1, entries: 0 })
    },
  )

  it('looks once more after the company that a person chose was deleted there', async () => {
    crm.put({ name: 'inkwharf' })
    const [choice] = (await send()).choices
    crm.clear()
    const failed = await send({ company: choice?.id ?? '' })
    expect(failed).toMatchObject({ status: 'failed', detail: expect.stringContaining('Send the deal again') })
    expect(await send()).toMatchObject({ status: 'sent' })
    expect(crm.made()).toMatchObject({ companies: 1, entries: 1 })
  })

  it.each([
    [{ status: 401 }, 'failed', 'refused the key'],
    [{ status: 403 }, 'failed', 'The key may not do this'],
    [{ status: 429, headers: { 'retry-after': '120' } }, 'queued', 'asks to wait'],
  ])('tells why it does not stand there: %j', async (fault, status, words) => {
    crm.standIn().faults.push(meet('GET', { isStored: false, ...fault }))
    await ask()
    const ended = await until(({ detail }) => detail !== '')
    expect(ended).toMatchObject({ status, detail: expect.stringContaining(words), url: null })
    expect(crm.made()).toMatchObject({ companies: 0, entries: 0, notes: [] })
  })

  it('is sent by the decision that its workspace names, and by no other; the reason stays', async () => {
    const decide = (decision: 'watch' | 'meet') =>
      app.call(
        decisionEndpoints.decide,
        { params: dealParams(), body: { decision, reason: 'Only between us' } },
        owner.token,
      )
    await decide('watch')
    expect(await state()).toMatchObject({ kind: crm.kind, status: 'never' })
    await decide('meet')
    expect(await untilEnded()).toMatchObject({ status: 'sent' })
    expect(JSON.stringify(crm.made())).not.toContain('Only between us')
    const told = await app.call(activityEndpoints.list, { params: dealParams(), query: { limit: 1 } }, owner.token)
    expect(told[0]).toMatchObject({ kind: 'crm_sent', by: owner.email })
  })
})

describe('the CRM of a workspace', () => {
  const body: Settings = { kind: 'attio', api_key: attioKey, list: ofAttio.list, mapping: [], on_decisions: [] }

  it('keeps its key to itself, and for its own kind', async () => {
    const saved = await save(body)
    expect(saved).toMatchObject({ kind: 'attio', key_is_readable: true, list: ofAttio.list })
    expect(JSON.stringify(saved)).not.toContain(attioKey)
    const row = await app.services.db.selectFrom('workspace_crm').selectAll().executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toContain(attioKey)
    expect(await save({ ...body, api_key: undefined, on_decisions: ['invest'] })).toMatchObject({
      on_decisions: ['invest'],
    })
    await expect(save({ ...body, kind: 'affinity', api_key: undefined })).rejects.toMatchObject({
      status: 422,
      fields: { api_key: 'Enter the key.' },
    })
  })

  it('says what a key opens, or what is wrong with it', async () => {
    expect(await test({ kind: 'affinity', api_key: 'wrong' })).toMatchObject({
      ok: false,
      message: expect.stringContaining('Affinity refused the key'),
    })
    expect(await test({ kind: 'attio' })).toMatchObject({
      ok: true,
      message: 'Attio takes the key. It shows 1 list of companies.',
      lists: [ofAttio.list],
    })
    const { fields, suggested } = await test({ kind: 'affinity', api_key: affinityKey, list_id: ofAffinity.list.id })
    expect(fields.map(({ name }) => name)).toEqual([
      ...['Description', 'Industry', 'Investors', 'Round Size', 'Stage', 'Year Founded'],
    ])
    expect(suggested.map(({ memo, field }) => [memo, field.name])).toEqual([
      ['one_liner', 'Description'],
      ['year_founded', 'Year Founded'],
      ['industry', 'Industry'],
      ['stage', 'Stage'],
      ['amount_raising', 'Round Size'],
      ['previous_investors', 'Investors'],
    ])
  })

  it('leaves a field there whose value it can’t read', async () => {
    ofAttio.clear()
    ofAttio.put({ name: 'Inkwharf', domain: 'inkwharf.io' })
    const description = [{ value: { blocks: ['Typed by Ana'] } }]
    Object.assign(attio.companies[0]?.values ?? {}, { description })
    await app.services.db.deleteFrom('deal_crm').execute()
    const { suggested } = await test({ kind: 'attio' })
    await save({ ...body, mapping: suggested })
    expect((await send()).left.join()).toContain('holds ‘…’, which was typed there')
    expect(attio.companies[0]?.values.description).toEqual(description)
  })

  it('tells a deal that its list was deleted there, before anything is made', async () => {
    attio.companies.length = 0
    await app.services.db.deleteFrom('deal_crm').execute()
    await save({ ...body, list: { id: 'deleted', name: 'Old list' } })
    expect(await send()).toMatchObject({ status: 'failed', detail: expect.stringContaining('‘Old list’ is no longer') })
    expect(attio.companies).toEqual([])
  })

  it('takes no deal once it is disconnected', async () => {
    await app.call(crmEndpoints.remove, { params: params() }, owner.token)
    expect(await state()).toMatchObject({ kind: null, status: 'never' })
    await expect(ask()).rejects.toMatchObject({ status: 409 })
  })
})
