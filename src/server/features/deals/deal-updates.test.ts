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
  it('has to wait while the memo is being made', async () => {
    const message = 'The memo of this deal is being made. Add the update when it is ready.'
    await expect(add('Too early.')).rejects.toMatchObject({ status: 409, message })
    gate.letGo()
    await done()
    expect((await load()).additional_data).toBe('March: nothing new.')
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
