import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { errorEnvelope } from '#contract/error-codes.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { ReadFailure } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type GatedReader, gatedReader } from '#server/testing/gated-reader.ts'
import { makeSmallDeck } from '#server/testing/small-deck.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let gate: GatedReader
let member: Member
let first: Uploaded
let second: Uploaded

const makeDeck = (arr: string, customers: string, founded = '2019') =>
  makeSmallDeck([
    ['Cobblemoor', 'Cobblemoor plans deliveries for regional bakeries.', `Founded in ${founded}`],
    ['Traction', `ARR: ${arr}`, `${customers} paying customers`],
    ['The round', 'We are raising a $2M seed round.'],
  ])

beforeAll(async () => {
  gate = gatedReader(createDeckReader({ pages: 150, seconds: 60, memoryMb: 512 }))
  app = await startTestApp({ reader: gate.reader })
  member = await app.member()
  first = await sendDeck(app, member.token, deckForm({ deal_name: 'Cobblemoor', pdf_file: makeDeck('$1.2M', '40') }))
})
afterAll(() => app.stop())

async function addVersion(pdf: Uint8Array<ArrayBuffer> | string, token = member.token): Promise<Uploaded> {
  const path = deckEndpoints.addVersion.path.replace(':uuid', first.pitch_deck_id)
  const body = deckForm(typeof pdf === 'string' ? { external_source: pdf } : { pdf_file: pdf })
  const response = await app.fetch(path, { method: 'POST', body }, token)
  const answer: unknown = await response.json()
  if (response.status !== 201) throw Object.assign(new Error(), errorEnvelope.parse(answer).error)
  return deckEndpoints.addVersion.response.parse((answer as { results: unknown }).results)
}
const load = () =>
  app.call(memoEndpoints.get, { params: { id: first.generated_answer_id } }, member.token) as Promise<Memo>
const list = (uuid = first.pitch_deck_id, token = member.token) =>
  app.call(deckEndpoints.listVersions, { params: { uuid } }, token)
const compare = (from: string, token = member.token) =>
  app.call(memoEndpoints.differences, { params: { id: first.generated_answer_id }, query: { from } }, token)
const done = () => untilDone(app, member.token, first.deal_id)
const revenue = (memo: Memo) => fieldIn(memo.validated_response, 'Traction', 'Revenue')
const getDeal = () => app.call(dealEndpoints.get, { params: { dealId: first.deal_id } }, member.token)
const remove = (uuid: string) => app.call(deckEndpoints.removeVersion, { params: { uuid } }, member.token)

describe('a newer deck of a deal', () => {
  it('has to wait while a memo is being made, and nothing of it is kept', async () => {
    await expect(addVersion(makeDeck('$9M', '1'))).rejects.toMatchObject({
      code: 409,
      message: 'The memo of this deal is being made. Change its decks when it is ready.',
    })
    expect(await list()).toHaveLength(1)
    gate.letGo()
    expect((await done()).status).toBe('completed')
  })

  it('is what the memo is made from; the deck before and its memo can still be read', async () => {
    const before = await load()
    const sent = structuredClone(before)
    fieldIn(sent.validated_response, 'Traction', 'Customers').value = '44'
    const params = { id: first.generated_answer_id }
    await app.call(memoEndpoints.save, { params, body: sent }, member.token)
    second = await addVersion(makeDeck('$1.5M', '55', '2017'))
    expect(second).toMatchObject({
      deal_id: first.deal_id,
      generated_answer_id: first.generated_answer_id,
      status: 'in_progress',
      seen_before: [],
    })
    expect((await load()).source.pitch_deck_id).toBe(first.pitch_deck_id)
    expect((await done()).status).toBe('completed')
    const after = await load()
    expect(after.source.pitch_deck_id).toBe(second.pitch_deck_id)
    expect(revenue(before).value).toContain('$1.2M')
    expect(revenue(after)).toMatchObject({
      value: expect.stringContaining('$1.5M'),
      source: { value: `pitch_deck/${second.pitch_deck_id}?page=2` },
    })
    const page = { uuid: first.pitch_deck_id, n: 2 }
    const text = await app.call(deckEndpoints.pageText, { params: page }, member.token)
    expect(text.words.map((word) => word.text).join(' ')).toContain('$1.2M')
    expect(await getDeal()).toMatchObject({ documents_count: 2, pitch_deck_id: second.pitch_deck_id })
  })

  it('leaves what a person entered, and says that the new deck states otherwise', async () => {
    const customers = fieldIn((await load()).validated_response, 'Traction', 'Customers')
    expect(customers).toMatchObject({
      value: '44',
      edited: true,
      contradicted_by: [
        { value: '55', settled: false, source: { value: `pitch_deck/${second.pitch_deck_id}?page=2` } },
      ],
    })
  })

  it('is compared with the deck before, field by field, each side with its place', async () => {
    const differences = await compare(first.pitch_deck_id)
    expect(differences.find(({ field }) => field === 'Revenue')).toMatchObject({
      section: 'Traction',
      was: expect.stringContaining('$1.2M'),
      is: expect.stringContaining('$1.5M'),
      was_source: `pitch_deck/${first.pitch_deck_id}?page=2`,
      is_source: `pitch_deck/${second.pitch_deck_id}?page=2`,
    })
    expect(differences.map(({ field }) => field)).not.toContain('Company Name')
    expect(await compare(second.pitch_deck_id)).toEqual([])
    await expect(compare(member.userId)).rejects.toMatchObject({
      status: 404,
      message: 'No memo was made from that deck.',
    })
  })

  it('is held against the deck before: what changed, and what can’t be true in both, each with both places', async () => {
    const memo = await load()
    const places = [`pitch_deck/${second.pitch_deck_id}?page=2`, `pitch_deck/${first.pitch_deck_id}?page=2`]
    const changed = memo.flags.signals.filter(({ key }) => key === 'Changed since the earlier deck')
    expect(changed.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^Revenue was \$1\.2M.* in the deck of \d+ \w+ \d{4}, page 2, and is \$1\.5M/),
    ])
    expect(changed[0]?.source.map(({ value }) => value)).toEqual(places)
    const disagreement = memo.flags.signals.find(({ key }) => key === 'Two decks disagree')
    expect(disagreement?.reason).toMatch(/^Year of Foundation is 2019 in the deck of .*, page 1, and 2017 on page 1/)
    expect(fieldIn(memo.validated_response, 'General information', 'Year of Foundation')).toMatchObject({
      value: '2017',
      standing: 'found',
      contradicted_by: [
        { value: '2019', settled: false, source: { value: `pitch_deck/${first.pitch_deck_id}?page=1` } },
      ],
    })
    expect(memo.json_response.unstructured.executive_summary).toMatch(
      /page 1 says 2017, page 1 of the deck of \d+ \w+ \d{4} says 2019/,
    )
  })

  it('is listed, newest first, with who added it', async () => {
    expect(await list(second.pitch_deck_id)).toMatchObject([
      { pitch_deck_id: second.pitch_deck_id, by: member.email, name: 'Deck №1.pdf', pages: 3 },
      { pitch_deck_id: first.pitch_deck_id, by: member.email, sha256: expect.stringMatching(/^[0-9a-f]{64}$/) },
    ])
  })

  it('that can’t be read leaves the memo of the deck before, and can be removed', async () => {
    const before = await load()
    gate.failNext(new ReadFailure('damaged', 'The file is damaged; export it again.'))
    const third = await addVersion(makeDeck('$3M', '70'))
    expect(await done()).toMatchObject({ status: 'failed', status_detail: 'The file is damaged; export it again.' })
    expect(await load()).toMatchObject({ version: before.version, source: before.source })
    await expect(remove(first.pitch_deck_id)).rejects.toMatchObject({ status: 409 })
    expect(await remove(third.pitch_deck_id)).toEqual({ status: 'in_progress' })
    await expect(remove(second.pitch_deck_id)).rejects.toMatchObject({ status: 409 })
    expect((await done()).status).toBe('completed')
    expect((await list()).map((one) => one.pitch_deck_id)).toEqual([second.pitch_deck_id, first.pitch_deck_id])
    expect(revenue(await load()).value).toContain('$1.5M')
    expect(await compare(first.pitch_deck_id)).not.toEqual([])
  })

  it('can be tried again, and removed when it was the wrong one', async () => {
    gate.failNext(new ReadFailure('damaged', 'The file is damaged; export it again.'))
    const fourth = await addVersion(makeDeck('$4M', '80'))
    expect((await done()).status).toBe('failed')
    await app.call(dealEndpoints.retry, { params: { dealId: first.deal_id } }, member.token)
    expect((await done()).status).toBe('completed')
    expect(revenue(await load()).value).toContain('$4M')
    expect((await compare(second.pitch_deck_id)).map(({ field }) => field)).toContain('Revenue')
    await remove(fourth.pitch_deck_id)
    await done()
    expect(revenue(await load()).value).toContain('$1.5M')
    expect(await compare(second.pitch_deck_id)).toEqual([])
  })

  it('is refused as an upload is', async () => {
    await expect(addVersion(new Uint8Array(Buffer.from('no deck')))).rejects.toMatchObject({ code: 415 })
    await expect(addVersion('https://acme.notion.site/deck')).rejects.toMatchObject({
      code: 422,
      fields: { external_source: 'Notion soon. Export the deck as PDF and upload it.' },
    })
    expect(await list()).toHaveLength(2)
    expect((await getDeal()).status).toBe('completed')
  })

  it('is a matter of the workspace', async () => {
    const stranger = await app.member()
    await expect(addVersion(makeDeck('$5M', '90'), stranger.token)).rejects.toMatchObject({ code: 404 })
    await expect(list(first.pitch_deck_id, stranger.token)).rejects.toMatchObject({ status: 404 })
    await expect(compare(first.pitch_deck_id, stranger.token)).rejects.toMatchObject({ status: 404 })
  })

  it('is deleted with its deal, as are the others', async () => {
    await app.call(dealEndpoints.remove, { params: { dealId: first.deal_id } }, member.token)
    await expect(list()).rejects.toMatchObject({ status: 404 })
  })
})
