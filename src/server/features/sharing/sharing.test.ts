import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { sharingEndpoints } from '#contract/sharing.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let member: Member
let uploaded: Uploaded
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
  const fields = { deal_name: 'Gravelow', additional_data: 'ARR is $1.2M.  Churn: 2%' }
  uploaded = await sendDeck(app, member.token, deckForm({ ...fields, pdf_file: new Uint8Array(noTextPdf()) }))
  await untilDone(app, member.token, uploaded.deal_id)
})
afterAll(() => app.stop())

const params = () => ({ dealId: uploaded.deal_id })
const make = () => app.call(sharingEndpoints.create, { params: params() }, member.token)
const find = () => app.call(sharingEndpoints.get, { params: params() }, member.token)
const revoke = () => app.call(sharingEndpoints.revoke, { params: params() }, member.token)
const read = (uuid: string) => app.call(sharingEndpoints.read, { params: { uuid } })
const nowhere = { status: 404, message: 'This link no longer works. Ask the person who sent it for a new one.' }

describe('a share', () => {
  it('is made once, however often and at what time it is asked for', async () => {
    expect(await find()).toEqual({ uuid: null })
    const made = await Promise.all([make(), make(), make()])
    expect(new Set(made.map(({ uuid }) => uuid)).size).toBe(1)
    expect(await find()).toEqual(made[0])
  })

  it('has a random id that is neither the deal’s nor the deck’s', async () => {
    const { uuid } = await make()
    expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4/)
    for (const id of [uploaded.deal_id, uploaded.pitch_deck_id, uploaded.generated_answer_id])
      await expect(read(id)).rejects.toMatchObject(nowhere)
  })

  it('shows name and most recent update to anybody, and nothing else', async () => {
    const { uuid } = await make()
    const first = { name: 'Gravelow', additional_data: 'ARR is $1.2M.  Churn: 2%', updated_on: expect.any(String) }
    expect(await read(uuid)).toEqual(first)
    const { updated_on } = await read(uuid)
    const body = { additional_data: 'ARR is $1.5M.' }
    await app.call(deckEndpoints.addUpdate, { params: { uuid: uploaded.pitch_deck_id }, body }, member.token)
    const newest = await read(uuid)
    expect(newest).toMatchObject({ name: 'Gravelow', additional_data: 'ARR is $1.5M.' })
    expect(Date.parse(newest.updated_on ?? '')).toBeGreaterThan(Date.parse(updated_on ?? ''))
    await untilDone(app, member.token, uploaded.deal_id)
  })

  it('ends when it is revoked, for good', async () => {
    const { uuid } = await make()
    expect(await revoke()).toEqual({})
    expect(await revoke()).toEqual({})
    expect(await find()).toEqual({ uuid: null })
    await expect(read(uuid)).rejects.toMatchObject(nowhere)
    const next = await make()
    expect(next.uuid).not.toBe(uuid)
    await expect(read(uuid)).rejects.toMatchObject(nowhere)
  })

  it('is a matter of the workspace', async () => {
    const stranger = await app.member()
    const unknown = { status: 404, message: 'Deal not found.' }
    for (const call of [sharingEndpoints.get, sharingEndpoints.create, sharingEndpoints.revoke]) {
      await expect(app.call(call, { params: params() }, stranger.token)).rejects.toMatchObject(unknown)
    }
  })

  it('goes with its deal', async () => {
    const { uuid } = await make()
    await app.call(dealEndpoints.remove, { params: params() }, member.token)
    await expect(read(uuid)).rejects.toMatchObject(nowhere)
    await expect(make()).rejects.toMatchObject({ status: 404 })
  })
})
