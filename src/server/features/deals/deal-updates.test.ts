import { v7 as uuidv7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { ReadFailure } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type GatedReader, gatedReader } from '#server/testing/gated-reader.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { completeMemo } from '../memos/complete-memo.ts'
import { receiveUpdate } from './receive-update.ts'

let app: TestApp
let gate: GatedReader
let member: Member
let uploaded: Uploaded
beforeAll(async () => {
  gate = gatedReader(createDeckReader({ pages: 150, seconds: 60, memoryMb: 512 }))
  app = await startTestApp({ reader: gate.reader })
  member = await app.member()
  uploaded = await sendSample(app, member.token, 'saas-seed', 'March: nothing new.')
})
afterAll(() => app.stop())

const add = (additional_data: string, token = member.token) =>
  app.call(deckEndpoints.addUpdate, { params: { uuid: uploaded.pitch_deck_id }, body: { additional_data } }, token)
const load = () =>
  app.call(memoEndpoints.get, { params: { id: uploaded.generated_answer_id } }, member.token) as Promise<Memo>
const getDeal = (token = member.token) => app.call(dealEndpoints.get, { params: { dealId: uploaded.deal_id } }, token)
const done = () => untilDone(app, member.token, uploaded.deal_id)
const users = (memo: Memo) => fieldIn(memo.validated_response, 'Traction', 'Users')

describe('an update', () => {
  it('that comes while the memo is being made is read right after', async () => {
    const text = 'Early April: the pilot goes well.'
    expect(await add(text)).toEqual({ additional_data: text, status: 'in_progress' })
    gate.letGo()
    expect((await done()).status).toBe('completed')
    const memo = await load()
    expect(memo).toMatchObject({ version: 1, additional_data: text })
  })

  it('that comes after the engine has begun has the memo made once more', async () => {
    const ctx = { ...app.services, actor: { type: 'job', name: 'test' } as const }
    const { version, ...memo } = await load()
    const [row] = await app.services.db
      .selectFrom('deal_update')
      .orderBy('created_at')
      .select('deal_update_id')
      .execute()
    await app.services.db.updateTable('deal').set({ status: 'in_progress' }).execute()
    // The memo that ends here was made from the first update alone.
    const made = { ...memo, founder_candidates: memo.founder_candidates ?? [], language: 'en' }
    await completeMemo(ctx, uploaded.deal_id, made, { updateIds: [row?.deal_update_id ?? ''] })
    expect(await getDeal()).toMatchObject({ status: 'in_progress' })
    expect((await done()).status).toBe('completed')
    expect((await load()).version).toBe(version + 2)
  })

  it('is one update, however often it is received', async () => {
    const ctx = { ...app.services, actor: { type: 'job', name: 'test' } as const }
    const { version } = await load()
    const letter = {
      updateId: uuidv7(),
      dealId: uploaded.deal_id,
      text: 'Churn was 2% in April.',
      origin: 'answer',
      sender: 'ada@inkwharf.test',
      createdBy: null,
      at: new Date(),
    } as const
    expect(await receiveUpdate(ctx, letter)).toEqual({ status: 'in_progress', isNew: true })
    expect(await receiveUpdate(ctx, letter)).toMatchObject({ isNew: false })
    await done()
    expect(await receiveUpdate(ctx, letter)).toEqual({ status: 'completed', isNew: false })
    expect(await load()).toMatchObject({ version: version + 1, additional_data: letter.text })
    expect(await receiveUpdate(ctx, { ...letter, updateId: uuidv7(), text: ' \n' })).toMatchObject({ isNew: false })
    expect(await receiveUpdate(ctx, { ...letter, updateId: uuidv7(), dealId: member.userId })).toBeNull()
  })

  it('is kept by a deal that waits for a member’s word, and read when it has it', async () => {
    const waiting = { status: 'failed' as const, needs: JSON.stringify({ kind: 'passcode' }) }
    await app.services.db.updateTable('deal').set(waiting).execute()
    const text = 'Late April: the pilot goes on.'
    expect(await add(text)).toEqual({ additional_data: text, status: 'failed' })
    expect(await getDeal()).toMatchObject({ status: 'failed', needs: { kind: 'passcode' } })
    await app.call(dealEndpoints.retry, { params: { dealId: uploaded.deal_id } }, member.token)
    await done()
    expect((await load()).additional_data).toBe(text)
  })

  it('becomes the most recent one, has the memo made again and keeps what people edited', async () => {
    const before = await load()
    fieldIn(before.validated_response, 'Fundraising', 'Valuation').value = '$9M cap'
    const params = { id: uploaded.generated_answer_id }
    const { version } = await app.call(memoEndpoints.save, { params, body: before }, member.token)

    const text = 'April: we have 1,200 monthly active users.'
    expect(await add(text)).toEqual({ additional_data: text, status: 'in_progress' })
    expect(await getDeal()).toMatchObject({ status: 'in_progress', status_detail: expect.any(String) })
    expect((await done()).status).toBe('completed')

    const after = await load()
    expect(after).toMatchObject({ version: version + 1, additional_data: text })
    expect(fieldIn(after.validated_response, 'Fundraising', 'Valuation')).toMatchObject({
      value: '$9M cap',
      edited: true,
    })
    expect(users(before).value).toBeNull()
    expect(users(after)).toMatchObject({ value: '1,200', source: { value: 'most_recent_update' } })
    expect(await getDeal()).toMatchObject({ name: 'saas-seed', status: 'completed' })
  })

  it('leaves the memo as it was when it can’t be made again, and the deal can be tried again', async () => {
    gate.failNext(new ReadFailure('damaged', 'The file is damaged; export it again.'))
    const before = await load()
    await add('May: the pilot has ended.')
    expect(await done()).toMatchObject({ status: 'failed', status_detail: 'The file is damaged; export it again.' })
    const { version, additional_data, validated_response } = await load()
    expect({ version, additional_data }).toEqual({
      version: before.version,
      additional_data: 'May: the pilot has ended.',
    })
    expect(validated_response).toEqual(before.validated_response)
    await add('June: the pilot goes on.')
    expect((await done()).status).toBe('completed')
    expect((await load()).version).toBe(before.version + 1)
  })

  it('is listed with its date and who it came from, newest first', async () => {
    const params = { uuid: uploaded.pitch_deck_id }
    const listed = await app.call(deckEndpoints.listUpdates, { params }, member.token)
    expect(listed.map(({ text }) => text).slice(-2)).toEqual([
      'Early April: the pilot goes well.',
      'March: nothing new.',
    ])
    expect(listed.find(({ text }) => text.startsWith('Churn'))?.from).toBe('ada@inkwharf.test')
    expect(listed.at(-1)?.from).toBe(member.email)
    expect(listed.map((one) => one.created_on)).toEqual(
      listed
        .map((one) => one.created_on)
        .toSorted()
        .reverse(),
    )
    const stranger = await app.member()
    await expect(app.call(deckEndpoints.listUpdates, { params }, stranger.token)).rejects.toMatchObject({ status: 404 })
  })

  it('has to say something', async () => {
    await expect(add(' \n')).rejects.toMatchObject({
      status: 422,
      fields: { additional_data: 'Update is required' },
    })
  })

  it('is a matter of the workspace', async () => {
    const stranger = await app.member()
    await expect(add('Ours now.', stranger.token)).rejects.toMatchObject({ status: 404 })
    await expect(getDeal(stranger.token)).rejects.toMatchObject({ status: 404, message: 'Deal not found.' })
  })
})
