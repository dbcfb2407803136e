import { readdir } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import { memoEndpoints } from '#contract/memo.ts'
import * as bad from '#samples/bad-inputs.ts'
import { deckForm, sampleDeck, sendDeck, sendSample, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let member: Member
beforeAll(async () => {
  app = await startTestApp({ config: { maxUploadBytes: 3_000_000 } })
  member = await app.member()
})
afterAll(() => app.stop())

const bytes = (file: Buffer) => new Uint8Array(file)
const named = (file: Uint8Array<ArrayBuffer>) => deckForm({ deal_name: 'Refused', pdf_file: file })
const send = (form: FormData) => sendDeck(app, member.token, form)
const deals = () => app.call(dealEndpoints.list, { query: {} }, member.token)

/** Every file that the storage holds, half written ones too. */
async function storedFiles(): Promise<string[]> {
  const entries = await readdir(app.services.files.place, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
}

describe('an upload', () => {
  it('makes the deal at once and the memo after it', async () => {
    const uploaded = await sendSample(app, member.token, 'saas-seed', 'We closed two more customers in May.')
    expect(uploaded.status).toBe('in_progress')
    const deal = await untilDone(app, member.token, uploaded.deal_id)
    expect(deal).toMatchObject({ status: 'completed', status_detail: '', progress: null, documents_count: 1 })
    expect(deal).toMatchObject({ name: 'saas-seed', generated_answer_id: uploaded.generated_answer_id })
    const deck = await app.call(deckEndpoints.get, { params: { uuid: uploaded.pitch_deck_id } }, member.token)
    expect(deck.pages.map(({ page }) => page)).toEqual(Array.from({ length: deck.page_count }, (_, index) => index + 1))
    expect(deck).toMatchObject({ deal_id: uploaded.deal_id, additional_data: 'We closed two more customers in May.' })
    expect(deck.documents).toMatchObject([{ name: 'Deck №1.pdf', content_type: 'application/pdf' }])
    const memo = await app.call(memoEndpoints.get, { params: { id: uploaded.generated_answer_id } }, member.token)
    expect(memo.source.pitch_deck_id).toBe(uploaded.pitch_deck_id)
    expect(memo.validated_response['General information']).toMatchObject({ 'Company Name': { value: 'Inkwharf' } })
  })

  it('may send the file before its name', async () => {
    const uploaded = await send(deckForm({ pdf_file: await sampleDeck('hardware-columns'), deal_name: 'File first' }))
    expect(await untilDone(app, member.token, uploaded.deal_id)).toMatchObject({
      name: 'File first',
      status: 'completed',
    })
  })

  it('may be the same file several times at the same time', async () => {
    const names = ['One', 'Two', 'Three']
    const file = await sampleDeck('marketplace-kpis')
    const all = await Promise.all(names.map((deal_name) => send(deckForm({ deal_name, pdf_file: file }))))
    expect(new Set(all.map(({ deal_id }) => deal_id)).size).toBe(3)
    for (const { deal_id } of all) expect((await untilDone(app, member.token, deal_id)).status).toBe('completed')
  })

  it('is whole in memory one at a time, however many have arrived', async () => {
    const { reader } = app.services
    const inspect = reader.inspect
    let held = 0
    let most = 0
    reader.inspect = async (file) => {
      held += 1
      most = Math.max(most, held)
      return inspect(file).finally(() => {
        held -= 1
      })
    }
    const names = ['One', 'Two', 'Three', 'Four', 'Five', 'Six']
    const file = bytes(bad.textDeckPdf(2))
    const all = await Promise.all(names.map((deal_name) => send(deckForm({ deal_name, pdf_file: file }))))
    reader.inspect = inspect
    expect(most).toBe(1)
    for (const { deal_id } of all) await untilDone(app, member.token, deal_id)
  })

  it('keeps a name and updates that the database could not', async () => {
    const fields = { deal_name: 'Half \ud83d', additional_data: 'half \ud83d text' }
    const uploaded = await send(deckForm({ ...fields, pdf_file: bytes(bad.textDeckPdf(2)) }))
    const deck = await app.call(deckEndpoints.get, { params: { uuid: uploaded.pitch_deck_id } }, member.token)
    expect(deck).toMatchObject({ name: 'Half �', additional_data: 'half � text' })
    await untilDone(app, member.token, uploaded.deal_id)
  })
})

describe('an upload that is refused', () => {
  const cases: Array<[what: string, form: () => FormData, status: number, message: RegExp]> = [
    ['an empty file', () => named(bytes(bad.emptyFile())), 422, /^The file is empty\. Export the deck/],
    ['a picture', () => named(bytes(bad.notAPdf())), 415, /^This file is neither a PDF nor a PowerPoint presentation/],
    ['a deck without pages', () => named(bytes(bad.zeroPagePdf())), 422, /^The PDF has no pages\./],
    ['ten thousand pages', () => named(bytes(bad.manyPagesPdf(10_000))), 422, /10,000 pages; at most 150 are read/],
    [
      'too large a file',
      () => named(bytes(Buffer.alloc(3_000_001, '%PDF-1.7 '))),
      413,
      /^The file is larger than 3 MB\./,
    ],
    ['no name', () => deckForm({ pdf_file: bytes(bad.textDeckPdf(1)) }), 422, /./],
    [
      'a blank name',
      () => deckForm({ pdf_file: bytes(bad.textDeckPdf(1)), deal_name: ' ' }),
      422,
      /^Deal name is required/,
    ],
    ['neither file nor link', () => deckForm({ deal_name: 'Nothing' }), 422, /^Choose the pitch deck to upload\./],
    [
      'a link',
      () => deckForm({ deal_name: 'Link', external_source: 'https://pitch.com/v/abc' }),
      422,
      /^Pitch soon\. Export the deck as PDF and upload it\.$/,
    ],
    [
      'a link to a folder',
      () => deckForm({ deal_name: 'Link', external_source: 'drive.google.com/drive/folders/1aB-cD_2eFgHiJkL' }),
      422,
      /^This is a folder of Google Drive\. Open the deck in it and copy its own link, or upload the deck as PDF\.$/,
    ],
    [
      'file and link',
      () => deckForm({ deal_name: 'Both', external_source: 'https://x.example', pdf_file: bytes(bad.textDeckPdf(1)) }),
      422,
      /either a file or a link/,
    ],
    [
      'a file under another name',
      () => deckForm({ deal_name: 'Other', deck: bytes(bad.textDeckPdf(1)) }),
      422,
      /^Send the deck as pdf_file\./,
    ],
  ]

  it.each(cases)('%s: nothing is left behind', async (_what, form, status, message) => {
    const [filesBefore, dealsBefore] = [await storedFiles(), await deals()]
    await expect(send(form())).rejects.toMatchObject({ status, message: expect.stringMatching(message) })
    expect(await storedFiles()).toEqual(filesBefore)
    expect(await deals()).toEqual(dealsBefore)
    expect(await app.services.db.selectFrom('unfinished_upload').selectAll().execute()).toEqual([])
  })

  it('names the fields that are wrong', async () => {
    const both = deckForm({
      deal_name: 'Both',
      external_source: 'https://x.example',
      pdf_file: bytes(bad.textDeckPdf(1)),
    })
    await expect(send(both)).rejects.toMatchObject({
      fields: { pdf_file: expect.any(String), external_source: expect.any(String) },
    })
    await expect(send(deckForm({ deal_name: 'Neither' }))).rejects.toMatchObject({
      status: 422,
      fields: { pdf_file: 'Choose the pitch deck to upload.' },
    })
    for (const nameless of [{}, { deal_name: ' ' }])
      await expect(send(deckForm({ ...nameless, pdf_file: bytes(bad.textDeckPdf(1)) }))).rejects.toMatchObject({
        status: 422,
        fields: { deal_name: 'Deal name is required' },
      })
  })

  it('may have so many bytes as is told before', async () => {
    expect(await app.call(deckEndpoints.limits, {}, member.token)).toEqual({ max_bytes: 3_000_000 })
  })

  it('is refused without a form, and to strangers of the workspace', async () => {
    const json = { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } }
    expect((await app.fetch(deckEndpoints.upload.path, json, member.token)).status).toBe(415)
    const workspace = (await app.member()).workspaceId
    const form = deckForm({ deal_name: 'Theirs', workspace, pdf_file: bytes(bad.textDeckPdf(1)) })
    await expect(send(form)).rejects.toMatchObject({ status: 404 })
  })

  it('was broken off by the client: nothing is left behind', async () => {
    const before = await storedFiles()
    await breakOff(await sampleDeck('image-only'))
    const left = () => app.services.db.selectFrom('unfinished_upload').selectAll().execute()
    await expect.poll(left).toEqual([])
    expect(await storedFiles()).toEqual(before)
  })
})

describe('documents that fail later', () => {
  it('are told by their deal, and the others go on', async () => {
    const torn = deckForm({ deal_name: 'Torn', pdf_file: bytes(bad.tornPdf()) })
    const refusedOrFailed = await send(torn).then(
      (uploaded) => untilDone(app, member.token, uploaded.deal_id).then((deal) => deal.status_detail),
      (error: Error) => error.message,
    )
    expect(refusedOrFailed).toMatch(/^(The file is damaged; export it again\.|)$/)
    const fine = await sendSample(app, member.token, 'saas-seed')
    expect((await untilDone(app, member.token, fine.deal_id)).status).toBe('completed')
  })

  it.each([
    ['a deck without text', bad.noTextPdf],
    ['a deck locked for its owner only', bad.ownerLockedPdf],
  ])('are completed if they can be opened: %s', async (_what, make) => {
    const uploaded = await send(deckForm({ deal_name: 'Opens', pdf_file: bytes(make()) }))
    expect((await untilDone(app, member.token, uploaded.deal_id)).status).toBe('completed')
  })
})

/** Sends the first half of an upload and hangs up once the server has some of it. */
function breakOff(file: Uint8Array): Promise<void> {
  const head =
    '--x\r\ncontent-disposition: form-data; name="pdf_file"; filename="d.pdf"\r\ncontent-type: application/pdf\r\n\r\n'
  return new Promise((resolve) => {
    const call = request(`${app.url}${deckEndpoints.upload.path}`, {
      method: 'POST',
      headers: {
        authorization: `Token ${member.token}`,
        'content-type': 'multipart/form-data; boundary=x',
        'content-length': file.length + 10_000,
      },
    })
    call.on('error', () => resolve())
    call.write(head)
    call.write(file, async () => {
      const begun = () => app.services.db.selectFrom('unfinished_upload').selectAll().execute()
      await expect.poll(async () => (await begun()).length).toBe(1)
      call.destroy(new Error('The client hangs up.'))
    })
  })
}
