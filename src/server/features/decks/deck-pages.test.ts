import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deckEndpoints } from '#contract/decks.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { deckForm, sampleDeck, sendDeck, sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { gatedReader } from '#server/testing/gated-reader.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let member: Member
let deck: Uploaded
let pdf: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
  pdf = await sampleDeck('saas-seed')
  deck = await sendSample(app, member.token, 'saas-seed')
  await untilDone(app, member.token, deck.deal_id)
})
afterAll(() => app.stop())

const path = (rest: string) => `/api/pitch_decks/${deck.pitch_deck_id}/${rest}`
const get = (rest: string, headers: Record<string, string> = {}) => app.fetch(path(rest), { headers }, member.token)
const bytesOf = async (response: Response) => new Uint8Array(await response.arrayBuffer())

describe('the file of a deck', () => {
  it('comes back byte for byte, to be shown, kept privately', async () => {
    const response = await get('file/')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(response.headers.get('content-disposition')).toBe("inline; filename*=UTF-8''Deck%20%E2%84%961.pdf")
    expect(response.headers.get('cache-control')).toMatch(/^private/)
    const sha256 = createHash('sha256').update(pdf).digest('hex')
    expect(response.headers.get('etag')).toBe(`"${sha256}"`)
    expect(await bytesOf(response)).toEqual(pdf)
  })

  it('answers byte ranges', async () => {
    const first = await get('file/', { range: 'bytes=0-99' })
    expect(first.status).toBe(206)
    expect(first.headers.get('content-range')).toBe(`bytes 0-99/${pdf.length}`)
    expect(await bytesOf(first)).toEqual(pdf.slice(0, 100))
    expect(await bytesOf(await get('file/', { range: 'bytes=-7' }))).toEqual(pdf.slice(-7))
    const outside = await get('file/', { range: `bytes=${pdf.length}-` })
    expect(outside.status).toBe(416)
    expect(outside.headers.get('content-range')).toBe(`bytes */${pdf.length}`)
  })

  it('is not sent again to who has it', async () => {
    const etag = (await get('file/')).headers.get('etag') ?? ''
    expect((await get('file/', { 'if-none-match': etag })).status).toBe(304)
  })
})

describe('the pictures of pages', () => {
  it('come large and small, with an etag', async () => {
    const full = await get('pages/1/image/')
    expect(full.headers.get('content-type')).toBe('image/webp')
    expect(await sharp(await bytesOf(full)).metadata()).toMatchObject({ format: 'webp', width: 1200 })
    const thumb = await get('pages/1/image/?size=thumb')
    expect(await sharp(await bytesOf(thumb)).metadata()).toMatchObject({ format: 'webp', width: 240 })
    const etag = full.headers.get('etag') ?? ''
    expect(etag).not.toBe(thumb.headers.get('etag'))
    expect((await get('pages/1/image/', { 'if-none-match': etag })).status).toBe(304)
  })

  it('of pages that the deck lacks are not there', async () => {
    for (const rest of ['pages/99/image/', 'pages/99/text/', 'pages/99/locate/?quote=x']) {
      const response = await get(rest)
      expect(response.status).toBe(404)
      expect(await response.json()).toMatchObject({
        error: { code: 404, message: 'The deck does not have this page.' },
      })
    }
    expect((await get('pages/0/image/')).status).toBe(404)
  })

  it('and the text are not there until they are made', async () => {
    const gate = gatedReader(app.services.reader)
    const slow = await startTestApp({ reader: gate.reader })
    try {
      const { token } = await slow.member()
      const form = deckForm({ deal_name: 'Waits', pdf_file: new Uint8Array(noTextPdf()) })
      const { pitch_deck_id, deal_id } = await sendDeck(slow, token, form)
      const message = async (rest: string) => {
        const response = await slow.fetch(`/api/pitch_decks/${pitch_deck_id}/${rest}`, {}, token)
        return [response.status, ((await response.json()) as { error: { message: string } }).error.message]
      }
      expect(await message('pages/1/image/')).toEqual([404, 'The image of this page is not ready yet.'])
      expect(await message('pages/1/text/')).toEqual([404, 'This page has not been read yet.'])
      gate.letGo()
      await untilDone(slow, token, deal_id)
      const drawn = await slow.fetch(`/api/pitch_decks/${pitch_deck_id}/pages/1/image/`, {}, token)
      expect([drawn.status, (await bytesOf(drawn)).length > 0]).toEqual([200, true])
    } finally {
      await slow.stop()
    }
  })
})

describe('the text of pages', () => {
  it('has the words with boxes inside the page', async () => {
    const params = { uuid: deck.pitch_deck_id, n: 1 }
    const text = await app.call(deckEndpoints.pageText, { params }, member.token)
    expect(text.words.map((word) => word.text).join(' ')).toContain('Inkwharf')
    for (const { box } of text.words) {
      expect(box.x).toBeGreaterThanOrEqual(0)
      expect(box.x + box.width).toBeLessThanOrEqual(1.001)
    }
  })

  it('tells where a quote stands, and that another one does not', async () => {
    const params = { uuid: deck.pitch_deck_id, n: 1 }
    const found = await app.call(deckEndpoints.locate, { params, query: { quote: 'inkwharf' } }, member.token)
    expect(found.boxes.length).toBeGreaterThan(0)
    const query = { quote: 'no one ever wrote this here' }
    expect((await app.call(deckEndpoints.locate, { params, query }, member.token)).boxes).toEqual([])
  })
})

it('belongs to the workspace: strangers and the unknown get the same answer', async () => {
  const stranger = await app.member()
  const rests = ['', 'file/', 'pages/1/image/', 'pages/1/text/', 'pages/1/locate/?quote=x']
  for (const rest of rests) {
    const theirs = await app.fetch(path(rest), {}, stranger.token)
    const none = await app.fetch(`/api/pitch_decks/${stranger.userId}/${rest}`, {}, stranger.token)
    expect([rest, theirs.status, await theirs.json()]).toEqual([rest, none.status, await none.json()])
    expect(theirs.status).toBe(404)
  }
})
