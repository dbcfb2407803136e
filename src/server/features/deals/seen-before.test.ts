import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { dealEvents, deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { makeSmallDeck } from '#server/testing/small-deck.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let member: Member
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
})
afterAll(() => app.stop())

const bakery = [
  ['Cobblemoor', 'Cobblemoor plans deliveries for regional bakeries,', 'so that bread arrives before breakfast.'],
  ['The problem', 'Every tour is planned by hand each night,', 'and drivers wait at closed doors for an hour.'],
  [
    'Our solution',
    'Software that knows the opening hours of shops,',
    'and tells each driver the next stop of the tour.',
  ],
  ['Traction', 'ARR: $1.2M', '40 paying customers in Belgium and the north of France use it daily.'],
  ['The round', 'We are raising a $2M seed round to open depots', 'in four more regions within two years.'],
]
const pumps = [
  ['Heatnook', 'Heatnook installs heat pumps in old houses,', 'measured in one visit at a fixed price for owners.'],
  [
    'The market',
    'Nine million houses with oil boilers stand between',
    'the Alps and the sea, most of them older than forty years.',
  ],
]
const upload = async (name: string, deck: Uint8Array<ArrayBuffer>, token = member.token) => {
  const sent = await sendDeck(app, token, deckForm({ deal_name: name, pdf_file: deck }))
  await untilDone(app, token, sent.deal_id)
  return sent
}
const seen = async ({ deal_id }: Uploaded, token = member.token) =>
  (await app.call(dealEndpoints.get, { params: { dealId: deal_id } }, token)).seen_before
const link = (one: Uploaded, other: Uploaded, token = member.token) =>
  app.call(dealEndpoints.linkCompany, { params: { dealId: one.deal_id }, body: { deal_id: other.deal_id } }, token)
const unlink = (one: Uploaded, other: Uploaded) =>
  app.call(
    dealEndpoints.unlinkCompany,
    { params: { dealId: one.deal_id }, query: { deal_id: other.deal_id } },
    member.token,
  )

describe('a deal seen before', () => {
  let first: Uploaded
  let again: Uploaded
  let nearly: Uploaded
  let other: Uploaded
  const deck = makeSmallDeck(bakery)

  it('is told at once by the same file, and by list and memo when the deck is read', async () => {
    first = await upload('Cobblemoor', deck)
    expect(first.seen_before).toEqual([])
    again = await upload('Cobblemoor again', deck)
    const told = {
      deal_id: first.deal_id,
      generated_answer_id: first.generated_answer_id,
      name: 'Cobblemoor',
      decision: null,
      decided_on: null,
    }
    expect(again.seen_before).toEqual([{ ...told, how: 'file', created_on: expect.any(String) }])
    expect(await seen(again)).toMatchObject([{ ...told, how: 'file' }])
    const list = await app.call(dealEndpoints.list, { query: {} }, member.token)
    expect(list.map(({ name, seen_before }) => [name, seen_before.length])).toEqual([
      ['Cobblemoor again', 1],
      ['Cobblemoor', 0],
    ])
    const memo = await app.call(memoEndpoints.get, { params: { id: again.generated_answer_id } }, member.token)
    expect(memo.seen_before).toMatchObject([{ ...told, how: 'file' }])
    expect(await seen(first)).toEqual([])
  })

  it('is told by most of its pages, with newer figures and another page', async () => {
    const changed = bakery.map((slide) => slide.map((line) => line.replace('$1.2M', '$1.5M').replace('40', '55')))
    changed[4] = [
      'The plan',
      'Three teams build depots while a fourth one sells',
      'to mills that want their flour tracked.',
    ]
    nearly = await upload('Moor', makeSmallDeck(changed))
    expect(nearly.seen_before).toEqual([])
    expect((await seen(nearly)).map(({ name, how }) => [name, how])).toEqual([
      ['Cobblemoor again', 'pages'],
      ['Cobblemoor', 'pages'],
    ])
  })

  it('is not told of another company, nor to another workspace', async () => {
    other = await upload('Heatnook', makeSmallDeck(pumps))
    expect(await seen(other)).toEqual([])
    const stranger = await app.member()
    const theirs = await upload('Cobblemoor', deck, stranger.token)
    expect(theirs.seen_before).toEqual([])
    expect(await seen(theirs, stranger.token)).toEqual([])
    await expect(link(first, theirs)).rejects.toMatchObject({ status: 404 })
    await expect(link(theirs, first)).rejects.toMatchObject({ status: 404 })
  })

  it('is told by the company that memos name, also after a person corrects the name', async () => {
    const cover = ['Cobblemoor Ltd', 'Cobblemoor Ltd plans deliveries for bakers.']
    const teaser = await upload('Teaser', makeSmallDeck([cover, ['Traction', '12 paying customers']]))
    expect((await seen(teaser)).map(({ name, how }) => [name, how])).toContainEqual(['Cobblemoor', 'company'])
    const params = { id: other.generated_answer_id }
    const memo = await app.call(memoEndpoints.get, { params }, member.token)
    fieldIn(memo.validated_response, 'General information', 'Company Name').value = 'Cobblemoor, Inc.'
    await app.call(memoEndpoints.save, { params, body: memo }, member.token)
    expect((await seen(other)).map(({ how }) => how)).toContain('company')
    // Of the two, the later deal names the earlier one, whichever was corrected.
    expect((await seen(teaser)).map(({ name }) => name)).toContain('Heatnook')
    fieldIn(memo.validated_response, 'General information', 'Company Name').value = 'Heatnook'
    await app.call(memoEndpoints.save, { params, body: { validated_response: memo.validated_response } }, member.token)
    expect(await seen(other)).toEqual([])
  })

  it('is linked by a member, both ways, and sent to those who follow the list', async () => {
    const listening = new AbortController()
    const events = dealEvents(app, member.token, { signal: listening.signal })
    await events.next()
    expect(await link(first, other)).toEqual({})
    const { value } = await events.next()
    listening.abort()
    expect(value?.event).toMatchObject({ type: 'deal' })
    expect(await seen(first)).toMatchObject([{ deal_id: other.deal_id, how: 'company' }])
    expect((await seen(other)).map(({ deal_id }) => deal_id)).toEqual([first.deal_id])
    await unlink(other, first)
    expect(await seen(first)).toEqual([])
    await expect(link(first, first)).rejects.toMatchObject({ status: 422 })
  })

  it('is no longer told as a company after a member took that back; the same file is', async () => {
    const twins = await seen(again)
    expect(twins).toHaveLength(1)
    await unlink(again, first)
    expect(await seen(again)).toEqual(twins)
    const teaser = (await app.call(dealEndpoints.list, { query: {} }, member.token)).find(
      ({ name }) => name === 'Teaser',
    )
    const before = teaser?.seen_before.map(({ name }) => name) ?? []
    await app.call(
      dealEndpoints.unlinkCompany,
      { params: { dealId: teaser?.deal_id ?? '' }, query: { deal_id: first.deal_id } },
      member.token,
    )
    const after = await app.call(dealEndpoints.get, { params: { dealId: teaser?.deal_id ?? '' } }, member.token)
    expect(after.seen_before.map(({ name }) => name)).toEqual(before.filter((name) => name !== 'Cobblemoor'))
  })

  it('is forgotten with the earlier deal', async () => {
    await app.call(dealEndpoints.remove, { params: { dealId: first.deal_id } }, member.token)
    expect(await seen(again)).toEqual([])
  })
})

describe('deals from before pages had prints and memos had keys', () => {
  it('are given them, some with each memo that is made', async () => {
    const old = await app.member()
    const first = await upload('Heatnook', makeSmallDeck(pumps), old.token)
    await app.services.db.updateTable('page').set({ print: null }).where('deck_id', '=', first.pitch_deck_id).execute()
    await app.services.db.updateTable('memo').set({ company_keys: null }).execute()
    const renamed = [...pumps, ['Thank you', 'Any questions?']]
    const later = await upload('Nook', makeSmallDeck(renamed), old.token)
    expect((await seen(later, old.token)).map(({ how }) => how)).toEqual(['pages'])
  })
})
