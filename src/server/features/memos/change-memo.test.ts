import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { activityEndpoints } from '#contract/activity.ts'
import { countStandings } from '#contract/count-standings.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { type MemoChange, memoChangeEndpoints } from '#contract/memo-changes.ts'
import { runEngine } from '#engine/run-engine.ts'
import { fieldIn, founderFieldIn } from '#server/testing/blank-memo.ts'
import { sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { loadReading } from '../decks/decks-queries.ts'
import { completeMemo } from './complete-memo.ts'
import { type Correction, listCorrections } from './list-corrections.ts'
import { listFields } from './memo-value.ts'

let app: TestApp
let ana: Member
let ben: Member
let uploaded: Uploaded
beforeAll(async () => {
  app = await startTestApp()
  ana = await app.member()
  ben = await app.member()
  for (const [member, first_name, last_name] of [
    [ana, 'Ana', 'Ruiz'],
    [ben, 'Ben', 'Osei'],
  ] as const) {
    const body = { first_name, last_name }
    await app.call(accountEndpoints.updateUser, { params: { id: member.userId }, body }, member.token)
  }
  await join(ben)
  uploaded = await sendSample(app, ana.token, 'saas-seed')
  await untilDone(app, ana.token, uploaded.deal_id)
})
afterAll(() => app.stop())

const join = ({ userId }: Member) =>
  app.services.db
    .updateTable('membership')
    .set({ workspace_id: ana.workspaceId, role: 'member' })
    .where('user_id', '=', userId)
    .execute()
const params = () => ({ id: uploaded.generated_answer_id })
const load = () => app.call(memoEndpoints.get, { params: params() }, ana.token) as Promise<Memo>
const history = () => app.call(memoEndpoints.history, { params: params() }, ana.token)
const change = (member: Member, version: number, ...changes: MemoChange[]) =>
  app.call(memoChangeEndpoints.change, { params: params(), body: { version, changes } }, member.token)
const undo = async (member: Member) =>
  app.call(memoChangeEndpoints.undo, { params: params(), body: { version: (await load()).version } }, member.token)

const pipeline = { section: 'Traction', field: 'Pipeline' }
const users = { section: 'Traction', field: 'Users' }
const founders = { section: 'Founder information' }

async function makeAgain(): Promise<void> {
  const ctx = { ...app.services, actor: { type: 'job', name: 'test' } as const }
  const doc = await loadReading(ctx, uploaded.pitch_deck_id)
  if (!doc) throw new Error('The deck was not read.')
  const made = runEngine({ doc, updates: [], deckId: uploaded.pitch_deck_id, today: '2026-01-15' })
  await app.services.db.updateTable('deal').set({ status: 'in_progress' }).execute()
  await completeMemo(ctx, uploaded.deal_id, made, { updateIds: [] })
}

describe('a single change', () => {
  it('answers with the changed field alone, and tells history, activity and list', async () => {
    const before = await load()
    const init = { method: 'POST', headers: { 'content-type': 'application/json' } }
    const besideField: number[] = []
    let { version } = before
    const lists = listFields(before.validated_response).filter(({ memoField }) => memoField.type === 'array')
    for (const one of lists) {
      const { section, field } = one
      const body = JSON.stringify({ version, changes: [{ op: 'confirm', place: { section, field } }] })
      const sent = await app.fetch(`/api/generated_answers/${params().id}/changes/`, { ...init, body }, ana.token)
      const answer = await sent.text()
      besideField.push(Buffer.byteLength(answer) - Buffer.byteLength(JSON.stringify(one)))
      version = memoChangeEndpoints.change.response.parse((JSON.parse(answer) as { results: unknown }).results).version
    }
    expect(version).toBeGreaterThan(before.version)
    // A field is as long as its quotes; what stands beside it is a version and names.
    expect(Math.max(...besideField)).toBeLessThan(400)
    const made = await change(ana, version, { op: 'set', place: pipeline, value: '$400k' })
    const after = await load()
    expect(made).toEqual({
      version: version + 1,
      fields: [{ ...pipeline, value: fieldIn(after.validated_response, 'Traction', 'Pipeline') }],
      founder_ids: before.founder_ids,
      counts: countStandings(after),
    })
    expect((await history())[0]).toMatchObject({ ...pipeline, action: 'edited', to: '$400k', version: made.version })
    const activity = await app.call(
      activityEndpoints.list,
      { params: { dealId: uploaded.deal_id }, query: {} },
      ana.token,
    )
    expect(activity[0]?.text).toBe('Ana Ruiz changed Pipeline.')
    expect(await change(ana, made.version, { op: 'confirm', place: pipeline })).toMatchObject({ version: made.version })
  })

  it('applies to the newest memo unless someone else changed the same field', async () => {
    const { version } = await load()
    await change(ben, version, { op: 'set', place: users, value: '1,200' })
    const mine = await change(ana, version, { op: 'set', place: pipeline, value: '$500k' })
    expect(mine.version).toBe(version + 2)
    // Its version is that of Ben’s change as well, so it has his value.
    expect(mine.fields.map(({ field, value }) => [field, value.value])).toEqual(
      expect.arrayContaining([
        ['Users', '1,200'],
        ['Pipeline', '$500k'],
      ]),
    )
    const again = await change(ana, version, { op: 'set', place: pipeline, value: '$600k' })
    const newest = await load()
    const stale = change(ana, version, { op: 'confirm', place: users }, { op: 'confirm', place: pipeline })
    await expect(stale).rejects.toMatchObject({
      status: 409,
      message: 'Someone else has changed this in the meantime.',
      results: newest,
    })
    expect((await load()).version).toBe(again.version)
    await expect(change(ana, 999, { op: 'confirm', place: users })).rejects.toMatchObject({ status: 422 })
    const words = ['one', 'two', 'three', 'four']
    const place = { section: 'Market And Competitors', field: 'Why Now' }
    const races = words.map((value, at) => change(at % 2 === 0 ? ana : ben, again.version, { op: 'set', place, value }))
    const won = (await Promise.allSettled(races)).flatMap((race) => (race.status === 'fulfilled' ? [race.value] : []))
    const authors = (await history())
      .filter((one) => one.field === 'Why Now' && one.action === 'edited')
      .map((one) => one.changed_by.first_name)
    expect(new Set(authors).size).toBe(1)
    expect(won).toHaveLength(authors.length)
  })

  it('keeps a list of any length that its schema allows, of which the deals are sorted by the beginning', async () => {
    const place = { section: 'General information', field: 'Industry' }
    const value = [1, 2].map(() => randomBytes(1_000).toString('hex'))
    await change(ana, (await load()).version, { op: 'set', place, value })
    expect(fieldIn((await load()).validated_response, place.section, place.field).value).toEqual(value)
    await undo(ana)
  })

  it('is undone by its maker alone, one by one, and the history keeps both', async () => {
    const start = await load()
    const value = (memo: Memo, { section, field }: typeof users) => fieldIn(memo.validated_response, section, field)
    await change(ana, start.version, { op: 'set', place: users, value: '1,300' })
    const { version } = await change(ana, start.version, { op: 'set', place: pipeline, value: '$1M' })
    const undone = await undo(ana)
    expect(undone).toMatchObject({ version: version + 1, fields: [pipeline] })
    expect(undone.fields).toHaveLength(1)
    const [newest, first] = await history()
    expect(newest).toMatchObject({ action: 'withdrawn', ...pipeline, from: '$1M', to: '$600k', version: version + 1 })
    expect(first).toMatchObject({ action: 'edited', ...pipeline, to: '$1M', undone: true })
    await change(ben, undone.version, { op: 'confirm', place: pipeline })
    await change(ben, undone.version, { op: 'set', place: users, value: '1,400' })
    await undo(ben)
    await undo(ana)
    const end = await load()
    expect(value(end, users)).toEqual(value(start, users))
    expect(value(end, pipeline)).toEqual(value(start, pipeline))
  })

  it('is not held up by a later one that someone else has changed since', async () => {
    const cora = await app.member()
    await join(cora)
    const { version } = await load()
    await change(cora, version, { op: 'set', place: pipeline, value: '$2M' })
    const { version: newest } = await change(cora, version, { op: 'set', place: users, value: '1,500' })
    await change(ben, newest, { op: 'set', place: users, value: '1,600' })
    expect((await undo(cora)).fields).toMatchObject([pipeline])
    await expect(undo(cora)).rejects.toMatchObject({ status: 409, message: 'Someone else has changed this since.' })
    await undo(ben)
    expect((await undo(cora)).fields).toMatchObject([users])
    await expect(undo(cora)).rejects.toMatchObject({ status: 404 })
  })

  it('is undone also where an older version recorded it, by the other changes that hold', async () => {
    const start = await load()
    const [founder_id = ''] = start.founder_ids ?? []
    const role = { ...founders, founder_id, field: 'Role' }
    const first = await change(ana, start.version, { op: 'set', place: role, value: 'Chief Executive' })
    const second = await change(ana, first.version, { op: 'set', place: role, value: 'Chair' })
    await app.services.db
      .updateTable('memo_edit')
      .set({ detail: null, founder_id: null })
      .where('version', 'in', [first.version, second.version])
      .execute()
    expect((await undo(ana)).fields).toMatchObject([{ field: 'Role', value: { value: 'Chief Executive' } }])
    const { fields } = await undo(ana)
    expect(fields[0]?.value.value).toEqual(founderFieldIn(start.validated_response, 0, 'Role').value)
  })

  it('leaves nothing to undo for who changed nothing', async () => {
    const stranger = await app.member()
    await join(stranger)
    const message = 'You have no change of this memo left to undo.'
    await expect(undo(stranger)).rejects.toMatchObject({ status: 404, message })
  })
})

describe('founders', () => {
  it('have ids that stay, also where a memo has none yet', async () => {
    const { founder_ids } = await load()
    expect(founder_ids?.length).toBeGreaterThan(0)
    await app.services.db.updateTable('memo').set({ founders: null }).execute()
    const [one, two] = await Promise.all([load(), load()])
    expect(one.founder_ids).toEqual(two.founder_ids)
    expect(one.founder_ids).toHaveLength(founder_ids?.length ?? 0)
  })

  it('are changed in both faces and the count of flags, and stay so when the memo is made again', async () => {
    const before = await load()
    const names = (memo: Memo) =>
      memo.json_response.structured.founders_info.founders.map((one) => one['Founder Name'].value)
    const [removed = ''] = before.founder_ids ?? []
    const [removedName, ...others] = names(before)
    const made = await change(
      ana,
      before.version,
      { op: 'founder_remove', place: { ...founders, founder_id: removed } },
      { op: 'founder_add', place: founders, value: 'Noor Aziz' },
    )
    expect(made.removed?.founders).toMatchObject([{ founder_id: removed, name: removedName, by: 'Ana Ruiz' }])
    const counted = () => app.services.db.selectFrom('memo').select('founder_count').executeTakeFirstOrThrow()
    expect(names(await load())).toEqual([...others, 'Noor Aziz'])
    expect(await counted()).toEqual({ founder_count: others.length + 1 })
    await makeAgain()
    const after = await load()
    expect(names(after)).toEqual([...others, 'Noor Aziz'])
    expect(after.founder_ids).toEqual(made.founder_ids)
    expect(after.removed?.founders).toHaveLength(1)
    const exported = await app.fetch(`/api/generated_answers/${params().id}/export/?format=json`, {}, ana.token)
    expect(JSON.parse(await exported.text())).not.toHaveProperty('removed')
    const stale = change(ana, made.version, { op: 'confirm', place: users })
    await expect(stale).rejects.toMatchObject({ status: 409, message: 'The memo was regenerated in the meantime.' })
    await undo(ana)
    expect((await undo(ana)).founder_ids).toEqual(before.founder_ids)
    expect(names(await load())).toEqual([removedName, ...others])
    expect((await history()).slice(0, 2)).toMatchObject([
      { action: 'withdrawn', founder: removedName, field: 'Founder Name' },
      { action: 'withdrawn', founder: 'Noor Aziz', founder_id: made.founder_ids.at(-1) },
    ])
  })

  it('are moved by one person while another changes their fields, and each undoes the own act', async () => {
    const { version, founder_ids = [], validated_response } = await load()
    const [founder_id = '', ...others] = founder_ids
    const role = { ...founders, founder_id, field: 'Role' }
    await change(ben, version, { op: 'set', place: role, value: 'Chair' })
    const moved = await change(ana, version, {
      op: 'founder_move',
      place: { ...founders, founder_id },
      before: null,
    })
    expect(moved.founder_ids).toEqual([...others, founder_id])
    const told = moved.fields.find((one) => one.founder_id === founder_id && one.field === 'Role')
    expect(told?.value.value).toBe('Chair')
    expect((await undo(ben)).fields).toMatchObject([{ field: 'Role', founder_id }])
    expect((await undo(ana)).founder_ids).toEqual(founder_ids)
    expect((await load()).validated_response).toEqual(validated_response)
  })

  it('are no one else’s to change once removed by another, nor their fields', async () => {
    const { version, founder_ids = [] } = await load()
    const [founder_id = ''] = founder_ids
    await change(ben, version, { op: 'founder_remove', place: { ...founders, founder_id } })
    const place = { ...founders, founder_id, field: 'Role' }
    await expect(change(ana, version, { op: 'confirm', place })).rejects.toMatchObject({ status: 409 })
    const newest = (await load()).version
    await expect(change(ana, newest, { op: 'confirm', place })).rejects.toMatchObject({ status: 422 })
    expect((await undo(ben)).founder_ids).toEqual(founder_ids)
  })
})

it('gives labels for the rules: what was removed from a list, and no act that was undone', async () => {
  const { version, validated_response } = await load()
  const [section, field] = ['General information', 'Industry']
  const list = fieldIn(validated_response, section, field)
  const [value = ''] = Array.isArray(list.value) ? list.value : []
  await change(ana, version, { op: 'entry_remove', place: { section, field, entry: { value } } })
  const corrections: Correction[] = []
  for await (const one of listCorrections(app.services, { since: new Date(0) })) corrections.push(one)
  expect(corrections.at(-1)).toMatchObject({ action: 'entry_removed', key: 'industry', entry: value, corrected: null })
  expect(corrections.filter(({ corrected }) => corrected === '$1M')).toEqual([])
})
