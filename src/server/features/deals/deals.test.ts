import { readdir } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { ReadFailure } from '#engine/ports.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, untilDeal, untilDone } from '#server/testing/deck-calls.ts'
import { type GatedReader, gatedReader } from '#server/testing/gated-reader.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

const pdf = new Uint8Array(noTextPdf())
const upload = (app: TestApp, token: string, deal_name: string) =>
  sendDeck(app, token, deckForm({ deal_name, pdf_file: pdf }))
const remove = (app: TestApp, token: string, dealId: string) =>
  app.call(dealEndpoints.remove, { params: { dealId } }, token)
const retry = (app: TestApp, token: string, dealId: string) =>
  app.call(dealEndpoints.retry, { params: { dealId } }, token)

describe('the list of deals', () => {
  const names = ['beta', 'Alpha', '100% sure', 'gamma', '1000 sure']
  let app: TestApp
  let member: Member
  beforeAll(async () => {
    app = await startTestApp()
    member = await app.member()
    for (const name of names) {
      const { deal_id } = await upload(app, member.token, name)
      await untilDone(app, member.token, deal_id)
    }
  })
  afterAll(() => app.stop())

  type Query = CallInput<typeof dealEndpoints.list>['query']
  const list = (query: Query = {}) => app.call(dealEndpoints.list, { query }, member.token)
  const namesOf = (deals: Deal[]) => deals.map((deal) => deal.name)

  it('is newest first and whole without parameters', async () => {
    expect(namesOf(await list())).toEqual([...names].reverse())
  })

  it('is sorted by name without regard to case, and the other way', async () => {
    expect(namesOf(await list({ order: 'name' }))).toEqual(['100% sure', '1000 sure', 'Alpha', 'beta', 'gamma'])
    expect(namesOf(await list({ order: '-name' }))[0]).toBe('gamma')
    expect(namesOf(await list({ order: 'created_on' }))).toEqual(names)
  })

  it('is searched by part of the name, to the letter', async () => {
    expect(namesOf(await list({ search: 'ALPH' }))).toEqual(['Alpha'])
    expect(namesOf(await list({ search: '100%' }))).toEqual(['100% sure'])
    expect(await list({ search: '_' })).toEqual([])
    expect(await list({ status: 'failed' })).toEqual([])
  })

  it.each(['name', '-updated_on', '-created_on'] as const)('comes in parts ordered by %s', async (order) => {
    const whole = namesOf(await list({ order }))
    const parts: string[] = []
    let cursor = ''
    do {
      const next = cursor === '' ? '' : `&cursor=${cursor}`
      const response = await app.fetch(`/deal_entities/deals/?order=${order}&limit=2${next}`, {}, member.token)
      const part = (await response.json()) as { results: Deal[]; next: string | null }
      parts.push(...namesOf(part.results))
      cursor = part.next ?? ''
    } while (cursor !== '')
    expect(parts).toEqual(whole)
  })

  it('refuses a cursor of another list', async () => {
    const response = await app.fetch('/deal_entities/deals/?limit=1&order=name', {}, member.token)
    const { next } = (await response.json()) as { next: string }
    await expect(list({ cursor: next, order: '-name' })).rejects.toMatchObject({ status: 422 })
    await expect(list({ cursor: 'nonsense' })).rejects.toMatchObject({ status: 422 })
    await expect(list({ limit: 201 })).rejects.toMatchObject({ status: 422 })
  })

  it('is the own workspace only', async () => {
    const stranger = await app.member()
    expect(await app.call(dealEndpoints.list, { query: {} }, stranger.token)).toEqual([])
    const query = { workspace: member.workspaceId }
    await expect(app.call(dealEndpoints.list, { query }, stranger.token)).rejects.toMatchObject({ status: 404 })
  })
})

describe('a deal', () => {
  let app: TestApp
  let member: Member
  let gate: GatedReader
  let plain: TestApp
  beforeAll(async () => {
    plain = await startTestApp()
    gate = gatedReader(plain.services.reader)
    app = await startTestApp({ reader: gate.reader })
    member = await app.member()
  })
  afterAll(async () => {
    await app.stop()
    await plain.stop()
  })

  it('in progress can be neither deleted nor tried again, and has no memo yet', async () => {
    const { deal_id, generated_answer_id } = await upload(app, member.token, 'Busy')
    await expect(remove(app, member.token, deal_id)).rejects.toMatchObject({
      status: 409,
      message: 'The memo of this deal is being made. Delete the deal when it is ready.',
    })
    await expect(retry(app, member.token, deal_id)).rejects.toMatchObject({ status: 409 })
    const memo = app.call(memoEndpoints.get, { params: { id: generated_answer_id } }, member.token)
    await expect(memo).rejects.toMatchObject({ status: 404, message: 'The memo of this deal is not ready yet.' })
    gate.letGo()
    await untilDone(app, member.token, deal_id)
  })

  it('that can not be read fails at once with the reason, and can be tried again', async () => {
    gate.failNext(new ReadFailure('damaged', 'The file is damaged; export it again.'))
    const { deal_id, generated_answer_id } = await upload(app, member.token, 'Damaged')
    const failed = await untilDone(app, member.token, deal_id)
    expect(failed).toMatchObject({ status: 'failed', status_detail: 'The file is damaged; export it again.' })
    const memo = app.call(memoEndpoints.get, { params: { id: generated_answer_id } }, member.token)
    await expect(memo).rejects.toMatchObject({
      status: 409,
      message: 'The file is damaged; export it again.',
      results: { deal_id, name: 'Damaged', status: 'failed' },
    })
    const queued = await app.services.db.selectFrom('job_step').selectAll().execute()
    expect(queued.filter((step) => step.step.startsWith('failure'))).toEqual([])
    expect(await retry(app, member.token, deal_id)).toEqual({ status: 'in_progress' })
    expect((await untilDone(app, member.token, deal_id)).status).toBe('completed')
    await expect(retry(app, member.token, deal_id)).rejects.toMatchObject({ status: 409 })
  })

  it('survives a passing trouble', async () => {
    gate.failNext(new Error('The disk is busy.'))
    const { deal_id } = await upload(app, member.token, 'Trouble')
    expect((await untilDone(app, member.token, deal_id)).status).toBe('completed')
  })

  it('is gone with its files, pages and memo when it is deleted', async () => {
    const { deal_id, pitch_deck_id, generated_answer_id } = await upload(app, member.token, 'Deleted')
    await untilDone(app, member.token, deal_id)
    const stranger = await app.member()
    await expect(remove(app, stranger.token, deal_id)).rejects.toMatchObject({ status: 404 })
    expect(await remove(app, member.token, deal_id)).toEqual({})
    await expect(remove(app, member.token, deal_id)).rejects.toMatchObject({ status: 404 })
    const deck = app.call(deckEndpoints.get, { params: { uuid: pitch_deck_id } }, member.token)
    await expect(deck).rejects.toMatchObject({ status: 404 })
    const memo = app.call(memoEndpoints.get, { params: { id: generated_answer_id } }, member.token)
    await expect(memo).rejects.toMatchObject({ status: 404 })
    const pages = app.services.db.selectFrom('page').where('deck_id', '=', pitch_deck_id).select('page')
    expect(await pages.execute()).toEqual([])
    const decks = () => readdir(`${app.services.files.place}/decks`)
    await expect.poll(decks).not.toContain(pitch_deck_id)
  })

  it('keeps other workspaces from trying it again', async () => {
    gate.failNext(new ReadFailure('damaged', 'The file is damaged; export it again.'))
    const { deal_id } = await upload(app, member.token, 'Ours')
    await untilDeal(app, member.token, deal_id, (deal) => deal.status === 'failed')
    const stranger = await app.member()
    await expect(retry(app, stranger.token, deal_id)).rejects.toMatchObject({ status: 404 })
    expect(await remove(app, member.token, deal_id)).toEqual({})
  })
})
