import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Memo, type MemoField, memoEndpoints, type ValidatedResponse } from '#contract/memo.ts'
import { runEngine } from '#engine/run-engine.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { blankMemo, fieldIn } from '#server/testing/blank-memo.ts'
import { sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { loadReading } from '../decks/decks-queries.ts'
import { completeMemo } from './complete-memo.ts'
import { listFields } from './memo-value.ts'

let app: TestApp
let member: Member
let uploaded: Uploaded
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
  const profile = { first_name: 'Nora', last_name: 'Quist' }
  await app.call(accountEndpoints.updateUser, { params: { id: member.userId }, body: profile }, member.token)
  uploaded = await sendSample(app, member.token, 'saas-seed')
  await untilDone(app, member.token, uploaded.deal_id)
})
afterAll(() => app.stop())

const params = () => ({ id: uploaded.generated_answer_id })
const load = () => app.call(memoEndpoints.get, { params: params() }, member.token) as Promise<Memo>
const save = (validated_response: ValidatedResponse, version?: number) =>
  app.call(memoEndpoints.save, { params: params(), body: { validated_response, version } }, member.token)
const history = () => app.call(memoEndpoints.history, { params: params() }, member.token)

describe('a memo', () => {
  it('has both faces and its signals, and starts at version 1', async () => {
    const memo = await load()
    expect(memo).toMatchObject({ version: 1, engine: expect.any(String), additional_data: '' })
    expect(memo.deal).toEqual({ deal_id: uploaded.deal_id, name: 'saas-seed' })
    expect(memo.json_response.structured.key_terms.company_info['Company Name'].value).toBe('Inkwharf')
    expect(memo.flags).toMatchObject({ green: [], red: [] })
  })

  it('shows an edit in both faces and remembers who made it', async () => {
    const before = await load()
    const edited = structuredClone(before.validated_response)
    const name = fieldIn(edited, 'General information', 'Company Name')
    Object.assign(name, {
      value: 'Inkwharf Inc.',
      standing: 'certain',
      contradicted_by: 'forged',
      reason: 'forged',
      source: { in1: 'forged', in2: null, value: 'forged' },
    })
    fieldIn(edited, 'Fundraising', 'Valuation').value = '$9M cap'
    const saved = await save(edited, before.version)
    expect(saved.version).toBe(before.version + 1)
    const after = await load()
    expect(after.validated_response).toEqual(saved.validated_response)
    const old = fieldIn(before.validated_response, 'General information', 'Company Name')
    expect(fieldIn(after.validated_response, 'General information', 'Company Name')).toEqual({
      ...old,
      value: 'Inkwharf Inc.',
      edited: true,
      found: 'Inkwharf',
      found_standing: old.standing,
      standing: 'entered',
      validated: true,
      reason: expect.stringMatching(/^Entered by Nora Quist on \d{1,2} \p{L}+ \d{4}\.$/u),
      entered: { action: 'edited', by: 'Nora Quist', on: expect.any(String) },
    })
    expect(after.json_response.structured.key_terms.company_info['Company Name'].value).toBe('Inkwharf Inc.')
    const valuation = fieldIn(before.validated_response, 'Fundraising', 'Valuation').value
    expect(await history()).toMatchObject([
      { section: 'Fundraising', field: 'Valuation', from: valuation, to: '$9M cap', action: 'edited', founder: null },
      { field: 'Company Name', from: 'Inkwharf', to: 'Inkwharf Inc.', version: saved.version },
    ])
    expect((await history())[0]?.changed_by).toEqual({ first_name: 'Nora', last_name: 'Quist' })
  })

  it('keeps a save from overwriting what the saver has not seen', async () => {
    const mine = await load()
    const theirs = structuredClone(mine.validated_response)
    fieldIn(theirs, 'Traction', 'Pipeline').value = '$400k'
    await save(theirs, mine.version)
    const stale = structuredClone(mine.validated_response)
    fieldIn(stale, 'Traction', 'Users').value = '1,200'
    const newest = await load()
    await expect(save(stale, mine.version)).rejects.toMatchObject({
      status: 409,
      message: 'Someone else has saved this memo in the meantime.',
      results: newest,
    })
    expect(await load()).toEqual(newest)
  })

  it('lets exactly one of several saves at the same time win', async () => {
    const { validated_response, version } = await load()
    const tries = ['one', 'two', 'three'].map((words) => {
      const sent = structuredClone(validated_response)
      fieldIn(sent, 'Market And Competitors', 'Why Now').value = words
      return save(sent, version)
    })
    const outcomes = await Promise.allSettled(tries)
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await load()).version).toBe(version + 1)
  })

  it('takes a confirmation without an edit, and nothing for nothing', async () => {
    const memo = await load()
    const open = structuredClone(memo.validated_response)
    const unsure = listFields(open).find(({ position, memoField }) => position === null && !memoField.validated)
    if (!unsure) throw new Error('Every field of the sample is validated.')
    unsure.memoField.validated = true
    const { value } = unsure.memoField
    const saved = await save(open)
    const [newest] = await history()
    expect(newest).toMatchObject({ field: unsure.field, action: 'confirmed', from: value, to: value })
    expect(await save(saved.validated_response, saved.version)).toEqual(saved)
  })

  it('refuses what is not its shape', async () => {
    const { validated_response } = await load()
    const put = async (body: unknown) => {
      const init = { method: 'PUT', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }
      const response = await app.fetch(`/api/generated_answers/${params().id}/`, init, member.token)
      return response.status
    }
    expect(await put({})).toBe(422)
    expect(await put({ validated_response: { ...validated_response, Rumours: {} } })).toBe(422)
    const { Traction, ...without } = validated_response
    expect(Traction).toBeDefined()
    expect(await put({ validated_response: without })).toBe(422)
    const wrongType = structuredClone(validated_response)
    Object.assign(fieldIn(wrongType, 'Traction', 'Revenue'), { value: 12 })
    expect(await put({ validated_response: wrongType })).toBe(422)
    expect(await put({ validated_response: { ...validated_response, 'Founder information': [] } })).toBe(422)
  })

  it('takes a memo of the specified members alone, and ignores what else a client sends beside them', async () => {
    const { validated_response: before, version } = await load()
    const strip = ({ value, type, validated, reason, source }: MemoField) => ({
      value,
      type,
      validated,
      reason,
      source,
    })
    const specified = (change: object, extra: object) =>
      Object.fromEntries(
        Object.entries(before).map(([section, content]) => [
          section,
          Array.isArray(content) ? content.map((one) => stripAll(one, {}, extra)) : stripAll(content, change, extra),
        ]),
      )
    const stripAll = (fields: Record<string, MemoField>, change: object, extra: object) =>
      Object.fromEntries(
        Object.entries(fields).map(([name, field]) => [
          name,
          { ...strip(field), ...extra, ...(name === 'Market Growth' && change) },
        ]),
      )
    const put = async (validated_response: unknown) => {
      const init = { method: 'PUT', headers: { 'content-type': 'application/json' } }
      const body = JSON.stringify({ validated_response, version, client: 'old' })
      return app.fetch(`/api/generated_answers/${params().id}/`, { ...init, body }, member.token)
    }
    const entries = Array.from({ length: 2 }, (_, n) => ({ value: 'x'.repeat(3_000), standing: 'certain', n }))
    const odd = { standing: 'certain', contradicted_by: 7, entries, found_entries: null, candidates: {}, reason: [] }
    expect((await put(specified({}, odd))).status).toBe(200)
    expect((await load()).version).toBe(version)
    expect((await put(specified({ value: '15%' }, {}))).status).toBe(200)
    const after = (await load()).validated_response
    expect(fieldIn(after, 'Market And Competitors', 'Market Growth')).toMatchObject({ standing: 'entered' })
    const unchanged = structuredClone(after)
    const growth = fieldIn(before, 'Market And Competitors', 'Market Growth')
    Object.assign(unchanged['Market And Competitors'] ?? {}, { 'Market Growth': growth })
    expect(unchanged).toEqual(before)
  })

  it('is no one else’s', async () => {
    const stranger = await app.member()
    const memo = await load()
    const calls = [
      () => app.call(memoEndpoints.get, { params: params() }, stranger.token),
      () => app.call(memoEndpoints.history, { params: params() }, stranger.token),
      () => app.call(memoEndpoints.save, { params: params(), body: memo }, stranger.token),
      () => app.call(memoEndpoints.get, { params: { id: stranger.userId } }, stranger.token),
    ]
    const unknown = {
      status: 404,
      message: 'Memo not found. It was deleted, or it is in a workspace that you are not in.',
    }
    for (const call of calls) await expect(call()).rejects.toMatchObject(unknown)
  })

  it('keeps edits when it is made again', async () => {
    const before = await load()
    const ctx = { ...app.services, actor: { type: 'job', name: 'test' } as const }
    const doc = await loadReading(ctx, uploaded.pitch_deck_id)
    if (!doc) throw new Error('The deck was not read.')
    const deckId = uploaded.pitch_deck_id
    const made = runEngine({ doc, updates: [], deckId, today: '2026-01-15' })
    const founder_candidates = blankMemo({}, [{ 'Founder Name': 'Ada Moore' }])['Founder information']
    if (!Array.isArray(founder_candidates)) throw new Error('Founders are a list.')
    await app.services.db.updateTable('deal').set({ status: 'in_progress' }).execute()
    await completeMemo(ctx, uploaded.deal_id, { ...made, founder_candidates }, { updateIds: [] })
    const after = await load()
    expect(after.founder_candidates).toEqual(founder_candidates)
    expect(after.version).toBe(before.version + 1)
    expect(fieldIn(after.validated_response, 'General information', 'Company Name').value).toBe('Inkwharf Inc.')
    const confirmed = (await history()).find(({ action }) => action === 'confirmed')
    expect(fieldIn(after.validated_response, confirmed?.section ?? '', confirmed?.field ?? '').validated).toBe(true)
  })

  it('tells by its reason who entered or confirmed a value, until that is withdrawn', async () => {
    const before = await load()
    const at = (memo: ValidatedResponse) => fieldIn(memo, 'Traction', 'Gross Merchandise Value')
    const saveWith = async (change: Partial<MemoField>) => {
      const sent = structuredClone((await load()).validated_response)
      Object.assign(at(sent), change)
      return at((await save(sent)).validated_response)
    }
    const found = at(before.validated_response)
    const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(app.services.now())
    expect(found.reason).toBe('Not stated in the deck or the updates.')
    expect(await saveWith({ value: '$1.4M' })).toMatchObject({ reason: `Entered by Nora Quist on ${day}.` })
    const exported = await app.fetch(`/api/generated_answers/${params().id}/export/?format=json`, {}, member.token)
    expect(at((JSON.parse(await exported.text()) as Memo).validated_response).reason).toMatch(/^Entered by Nora Quist/)
    expect(await saveWith({ validated: false })).toEqual(found)
    expect(await saveWith({ validated: true })).toMatchObject({ reason: `Confirmed by Nora Quist on ${day}.` })
    expect(await saveWith({ validated: false })).toEqual(found)
    expect(at((await load()).validated_response)).toEqual(found)
  })

  it('names the team where it is not known who entered a value', async () => {
    const memo = structuredClone((await load()).validated_response)
    Object.assign(fieldIn(memo, 'Financial', 'Runway'), { value: '9 months', edited: true, validated: true })
    await app.services.db
      .updateTable('memo')
      .set({ validated_response: toJson(memo) })
      .where('memo_id', '=', params().id)
      .execute()
    expect(fieldIn((await load()).validated_response, 'Financial', 'Runway').reason).toBe('Entered by the team.')
  })
})
