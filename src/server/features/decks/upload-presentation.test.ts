import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deckEndpoints } from '#contract/decks.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { getField } from '#engine/memo-reader.ts'
import * as bad from '#samples/bad-inputs.ts'
import { sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

const pptxType = 'application/vnd.openxmlformats-officedocument.presentationml.presentation'

let app: TestApp
let member: Member
let presentation: Uint8Array<ArrayBuffer>
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
  const sample = new URL('../../../../samples/pptx/powerpoint-native.pptx', import.meta.url)
  presentation = new Uint8Array(await readFile(sample))
})
afterAll(() => app.stop())

/** Sends a file under a name and a type that may both be wrong. */
function send(file: Uint8Array, name: string, type: string): Promise<Uploaded> {
  const form = new FormData()
  form.append('deal_name', 'Ostrevane')
  form.append('pdf_file', new File([new Uint8Array(file)], name, { type }))
  return sendDeck(app, member.token, form)
}

const fileOf = (deckId: string) => app.fetch(deckEndpoints.file.path.replace(':uuid', deckId), {}, member.token)

describe('a presentation', () => {
  let uploaded: Uploaded
  beforeAll(async () => {
    uploaded = await send(presentation, 'Ostrevane deck.pptx', pptxType)
    expect(await untilDone(app, member.token, uploaded.deal_id)).toMatchObject({
      status: 'completed',
      status_detail: '',
    })
  })

  it('makes a memo whose citations are found on its slides', async () => {
    const memo = await app.call(memoEndpoints.get, { params: { id: uploaded.generated_answer_id } }, member.token)
    expect(memo.validated_response['General information']).toMatchObject({ 'Company Name': { value: 'Ostrevane' } })
    const raised = getField(memo.validated_response, 'amount_raising')
    expect(raised).toMatchObject({ value: '$2.5M', evidence: [{ match: 'exact' }] })
    const { page: n = 0, quote = '' } = raised?.evidence?.[0] ?? {}
    const params = { uuid: uploaded.pitch_deck_id, n: n ?? 0 }
    const { boxes } = await app.call(deckEndpoints.locate, { params, query: { quote } }, member.token)
    expect(boxes.length).toBeGreaterThan(0)
  })

  it('has a page and a picture in both sizes for each slide', async () => {
    const deck = await app.call(deckEndpoints.get, { params: { uuid: uploaded.pitch_deck_id } }, member.token)
    expect(deck).toMatchObject({ page_count: 11, documents: [{ name: 'Ostrevane deck.pptx', content_type: pptxType }] })
    expect(deck.pages).toHaveLength(11)
    expect(deck.pages[0]).toMatchObject({ width: 960, height: 540 })
    for (const size of ['full', 'thumb']) {
      const path = deckEndpoints.pageImage.path.replace(':uuid', uploaded.pitch_deck_id).replace(':n', '11')
      const picture = await app.fetch(`${path}?size=${size}`, {}, member.token)
      expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
    }
  })

  it('has its speaker notes apart from the words of the slide', async () => {
    const params = { uuid: uploaded.pitch_deck_id, n: 2 }
    const text = await app.call(deckEndpoints.pageText, { params }, member.token)
    expect(text.asides).toEqual([{ kind: 'notes', text: 'Ask who has seen a terminal stop.' }])
    expect(text.words.map((word) => word.text).join(' ')).not.toContain('Ask who')
  })

  it('is given back as it came, with its type and its name', async () => {
    const answer = await fileOf(uploaded.pitch_deck_id)
    expect(answer.headers.get('content-type')).toBe(pptxType)
    expect(answer.headers.get('content-disposition')).toContain("filename*=UTF-8''Ostrevane%20deck.pptx")
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(presentation)
  })

  it('tells what its hidden slide and its hidden shape say, and takes nothing from them', async () => {
    const memo = await app.call(memoEndpoints.get, { params: { id: uploaded.generated_answer_id } }, member.token)
    const signals = JSON.stringify(memo.flags)
    expect(signals).toContain('floor price $8M')
    expect(signals).toContain('Raising $4M at a $20M valuation')
    expect(JSON.stringify(memo.validated_response)).not.toContain('$20M')
    expect(JSON.stringify(memo)).not.toContain('talks about a larger round')
  })

  it('is known by its bytes, whatever it is called', async () => {
    const misnamed = await send(bad.smallPptx(), 'deck.pdf', 'application/pdf')
    expect((await untilDone(app, member.token, misnamed.deal_id)).status).toBe('completed')
    expect((await fileOf(misnamed.pitch_deck_id)).headers.get('content-type')).toBe(pptxType)
  })
})

describe('what is not a readable presentation is refused', () => {
  it.each([
    ['a bomb', bad.bombPptx, 422, /unpacks to more than 300 MB/],
    ['a torn file', bad.tornPptx, 422, /^The file is damaged; export it again\.$/],
    [
      'a password',
      bad.passwordPptx,
      422,
      /^This presentation is protected by a password, so it cannot be opened\. Save it without a password and add it again\.$/,
    ],
    ['no slides', bad.noSlidesPptx, 422, /^The presentation has no slides\./],
    ['the format before 2007', bad.oldPpt, 415, /^This file has the format of PowerPoint before 2007\./],
    ['a text document', bad.wordDocument, 415, /^This file is neither a PDF nor a PowerPoint presentation/],
  ] as const)('%s', async (_what, build, status, message) => {
    const refused = send(build(), 'deck.pptx', pptxType)
    await expect(refused).rejects.toMatchObject({ status, message: expect.stringMatching(message) })
  })

  it('one whose slides are damaged fails with the cause', async () => {
    const uploaded = await send(bad.entityBombPptx(), 'deck.pptx', pptxType)
    const deal = await untilDone(app, member.token, uploaded.deal_id)
    expect(deal).toMatchObject({ status: 'failed', status_detail: 'The file is damaged; export it again.' })
  })
})
