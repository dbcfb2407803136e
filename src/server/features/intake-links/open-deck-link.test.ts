import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import * as bad from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, type Uploaded, untilDeal, untilDone } from '#server/testing/deck-calls.ts'
import { type DriveFile, type DriveStandIn, startDriveStandIn } from '#server/testing/drive-stand-in.ts'
import { type OddPage, type OddWeb, startOddWeb } from '#server/testing/odd-web.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let drive: DriveStandIn
let web: OddWeb
let app: TestApp
let member: Member
const pdf = bad.textDeckPdf(2)
beforeAll(async () => {
  drive = await startDriveStandIn()
  web = await startOddWeb()
  const linkOrigins = new Map([...drive.linkOrigins, ['https://decks.example', web.origin]])
  app = await startTestApp({ config: { linkOrigins, maxUploadBytes: 3_000_000 } })
  member = await app.member()
})
afterAll(async () => {
  await app.stop()
  await drive.stop()
  await web.close()
})
beforeEach(() => {
  drive.files.clear()
  drive.asked.length = 0
})

const id = '1aB-cD_2eFgHiJkLmNoP'
const driveLink = `https://drive.google.com/file/d/${id}/view?usp=sharing`
const addDriveFile = (file: Partial<DriveFile>) =>
  drive.files.set(id, { name: 'Inkwharf deck.pdf', bytes: pdf, ...file })

const sendLink = (external_source: string) =>
  sendDeck(app, member.token, deckForm({ deal_name: 'Inkwharf', external_source }))
const sendDirect = (page: OddPage) => {
  web.pages['/deck.pdf'] = page
  return sendLink('https://decks.example/deck.pdf')
}
const untilOver = ({ deal_id }: Uploaded) => untilDone(app, member.token, deal_id)
const getDeck = ({ pitch_deck_id }: Uploaded) =>
  app.call(deckEndpoints.get, { params: { uuid: pitch_deck_id } }, member.token)
const retry = ({ deal_id }: Uploaded) => app.call(dealEndpoints.retry, { params: { dealId: deal_id } }, member.token)

/** Every file that the storage holds for a deck. */
async function listFiles({ pitch_deck_id }: Uploaded): Promise<string[]> {
  const folder = join(app.services.files.place, 'decks', pitch_deck_id)
  return readdir(folder).catch(() => [])
}

describe('a deal from a link', () => {
  it('is there at once, and completed with the file as it was sent', async () => {
    addDriveFile({ state: 'large' })
    const uploaded = await sendLink(driveLink)
    expect(uploaded).toMatchObject({ status: 'in_progress', seen_before: [] })
    const deal = await untilOver(uploaded)
    expect(deal).toMatchObject({ status: 'completed', source: 'link', needs: null, documents_count: 1 })
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    const deck = await getDeck(uploaded)
    expect(deck.documents).toEqual([
      { name: 'Inkwharf deck.pdf', bytes: pdf.length, sha256, content_type: 'application/pdf' },
    ])
    expect(deck.page_count).toBe(2)
    const file = await app.fetch(`/api/pitch_decks/${uploaded.pitch_deck_id}/file/`, {}, member.token)
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true)
  })

  it('is fetched once, though the memo is made again', async () => {
    addDriveFile({})
    const uploaded = await sendLink(driveLink)
    await untilOver(uploaded)
    const params = { uuid: uploaded.pitch_deck_id }
    await app.call(deckEndpoints.addUpdate, { params, body: { additional_data: 'A new customer.' } }, member.token)
    expect(await untilOver(uploaded)).toMatchObject({ status: 'completed' })
    expect(drive.asked).toHaveLength(1)
    expect((await getDeck(uploaded)).documents).toHaveLength(1)
  })

  it('says while it is opened that it is, and can’t be deleted', async () => {
    addDriveFile({ state: 'held' })
    const uploaded = await sendLink(driveLink)
    await untilDeal(app, member.token, uploaded.deal_id, (deal) => deal.status_detail === 'Opening the link')
    const params = { dealId: uploaded.deal_id }
    await expect(app.call(dealEndpoints.remove, { params }, member.token)).rejects.toMatchObject({ status: 409 })
    await expect.poll(() => drive.asked.length).toBe(1)
    drive.release()
    expect(await untilOver(uploaded)).toMatchObject({ status: 'completed' })
  })

  it('that was deleted behind its back is left alone, and its file goes', async () => {
    addDriveFile({ state: 'held' })
    const uploaded = await sendLink(driveLink)
    await expect.poll(() => drive.asked.length).toBe(1)
    await app.services.db.deleteFrom('deal').where('deal_id', '=', uploaded.deal_id).execute()
    drive.release()
    await expect.poll(() => app.services.jobs.counts()).not.toContainEqual(expect.objectContaining({ state: 'active' }))
    expect(await listFiles(uploaded)).toEqual([])
  })

  it('that breaks off is fetched once more', async () => {
    let calls = 0
    const uploaded = await sendDirect((response) => {
      calls += 1
      response.writeHead(200, { 'content-length': pdf.length })
      if (calls > 1) response.end(pdf)
      else response.write(pdf.subarray(0, pdf.length - 100), () => response.destroy())
    })
    expect(await untilOver(uploaded)).toMatchObject({ status: 'completed' })
    expect([calls, (await listFiles(uploaded)).filter((name) => name.startsWith('fetched-')).length]).toEqual([2, 1])
  })
})

describe('a link that does not open', () => {
  it('says why, and is tried again by a retry', async () => {
    addDriveFile({ state: 'private' })
    const uploaded = await sendLink(driveLink)
    expect(await untilOver(uploaded)).toMatchObject({
      status: 'failed',
      status_detail: 'This file is private. Ask for "Anyone with the link", or upload the PDF.',
      needs: null,
      documents_count: 0,
    })
    addDriveFile({})
    await retry(uploaded)
    expect(await untilOver(uploaded)).toMatchObject({ status: 'completed', documents_count: 1 })
  })

  it.each<[string, OddPage, string | RegExp]>([
    [
      'a web page',
      (response) => response.end('<!doctype html><title>Our deck</title>'),
      'This address shows a web page, not a deck. Use the address of the file itself, or upload the deck as PDF.',
    ],
    [
      'too many bytes',
      (response) => response.writeHead(200, { 'content-length': 3_000_001 }).end(Buffer.alloc(3_000_001, '%PDF-1.7 ')),
      'The file is larger than 3 MB. Export the deck with smaller images, and upload that.',
    ],
    [
      'a circle of redirects',
      (response) => response.writeHead(302, { location: '/deck.pdf' }).end(),
      'decks.example redirected too often. Open the address in a browser and use where it ends.',
    ],
    [
      'a redirect into a private network',
      (response) => response.writeHead(302, { location: 'https://169.254.169.254/latest/meta-data' }).end(),
      /^169\.254\.169\.254 leads into a private network, which Firstread does not open\./,
    ],
    ['an empty file', (response) => response.end(), /^The file is empty\./],
    ['ten thousand pages', (response) => response.end(bad.manyPagesPdf(10_000)), /10,000 pages; at most 150 are read/],
    ['a deck without pages', (response) => response.end(bad.zeroPagePdf()), /^The PDF has no pages\./],
  ])('since it leads to %s', async (_what, page, sentence) => {
    const uploaded = await sendDirect(page)
    const detail = typeof sentence === 'string' ? sentence : expect.stringMatching(sentence)
    expect(await untilOver(uploaded)).toMatchObject({ status: 'failed', status_detail: detail, needs: null })
    expect(await listFiles(uploaded)).toEqual([])
    const params = { dealId: uploaded.deal_id }
    expect(await app.call(dealEndpoints.remove, { params }, member.token)).toEqual({})
  })

  it('since it has no end', async () => {
    addDriveFile({ state: 'endless' })
    expect(await untilOver(await sendLink(driveLink))).toMatchObject({
      status: 'failed',
      status_detail: 'The file is larger than 3 MB. Export the deck with smaller images, and upload that.',
    })
  })
})

it('a PDF under a password that came by link asks for it, and is opened with it', async () => {
  const uploaded = await sendDirect((response) => response.end(bad.passwordPdf()))
  const params = { dealId: uploaded.deal_id }
  expect(await untilOver(uploaded)).toMatchObject({ status: 'failed', needs: { kind: 'password' } })
  await app.call(dealEndpoints.open, { params, body: { password: 'open-sesame' } }, member.token)
  expect(await untilOver(uploaded)).toMatchObject({ status: 'completed', needs: null })
})
