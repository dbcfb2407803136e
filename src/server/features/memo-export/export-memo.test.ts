import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Memo, memoEndpoints, memo as memoSchema } from '#contract/memo.ts'
import type { MemoModel } from '#contract/memo-model.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { deckForm, sampleDeck, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let member: Member
let uploaded: Uploaded
beforeAll(async () => {
  app = await startTestApp()
  member = await app.member()
  const deck = await sampleDeck('saas-seed')
  uploaded = await sendDeck(app, member.token, deckForm({ deal_name: 'Inkwharf – Straße', pdf_file: deck }))
  await untilDone(app, member.token, uploaded.deal_id)
})
afterAll(() => app.stop())

const params = () => ({ id: uploaded.generated_answer_id })
const load = () => app.call(memoEndpoints.get, { params: params() }, member.token) as Promise<Memo>
const get = (query: string, token = member.token, headers = {}) =>
  app.fetch(`/api/generated_answers/${params().id}/export/${query}`, { headers }, token)

const used = { label: 'OpenAI gpt-5-mini', calls: 4, input_tokens: 36_000, output_tokens: 2_000 }

describe('an export', () => {
  it.each([
    ['md', 'text/markdown; charset=utf-8', '# Inkwharf'],
    ['docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'PK'],
    ['pdf', 'application/pdf', '%PDF-'],
    ['json', 'application/json; charset=utf-8', '{\n'],
  ])('as %s is a file to be saved under the deal’s name', async (format, type, start) => {
    const answer = await get(`?format=${format}`)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe(type)
    expect(answer.headers.get('content-disposition')).toBe(
      `attachment; filename="Inkwharf _ Stra_e memo.${format}"; filename*=UTF-8''Inkwharf%20%E2%80%93%20Stra%C3%9Fe%20memo.${format}`,
    )
    const bytes = Buffer.from(await answer.arrayBuffer())
    expect(bytes.toString('latin1').startsWith(start)).toBe(true)
    expect(answer.headers.get('content-length')).toBe(String(bytes.length))
  })

  it('as JSON is the memo with its flags, the same bytes every time', async () => {
    const text = await (await get('?format=json')).text()
    const { seen_before, removed, ...memo } = await load()
    expect([seen_before, removed]).toEqual([[], { founders: [], entries: [] }])
    expect(memoSchema.parse(JSON.parse(text))).toEqual(memo)
    const kept = ['model', 'seen_before', 'removed']
    const ofEveryMemo = Object.keys(memoSchema.shape).filter((key) => !kept.includes(key))
    expect(Object.keys(JSON.parse(text))).toEqual(ofEveryMemo)
    expect(await (await get('?format=json')).text()).toBe(text)
    expect((await get('?format=json', member.token, { range: 'bytes=0-1' })).status).toBe(206)
  })

  it('shows what people edited', async () => {
    const { validated_response, version } = await load()
    const edited = structuredClone(validated_response)
    fieldIn(edited, 'Fundraising', 'Valuation').value = '$9M | cap'
    await app.call(
      memoEndpoints.save,
      { params: params(), body: { validated_response: edited, version } },
      member.token,
    )
    expect(await (await get('?format=md')).text()).toContain('| Valuation | $9M \\| cap *(entered)* |')
  })

  it('tells in every format which language model was asked and what it cost', async () => {
    const model: MemoModel = { ...used, cost: 0.021, seconds: 21.3, failed: null }
    const id = uploaded.generated_answer_id
    await app.services.db
      .updateTable('memo')
      .set({ model: toJson(model) })
      .where('memo_id', '=', id)
      .execute()
    const bytesOf = async (format: string) => new Uint8Array(await (await get(`?format=${format}`)).arrayBuffer())
    const pdf = await app.services.reader.read(await bytesOf('pdf'))
    const firstPage = pdf.pages[0]?.blocks.flatMap(({ lines }) => lines.map((line) => line.text)) ?? []
    const cost = 'Made with OpenAI gpt-5-mini: 4 calls, 38k tokens, $0.02, 21 s'
    expect({
      md: strFromU8(await bytesOf('md')),
      docx: strFromU8(unzipSync(await bytesOf('docx'))['word/document.xml'] ?? new Uint8Array()),
      pdf: firstPage.join(' '),
    }).toEqual({
      md: expect.stringContaining(cost),
      docx: expect.stringContaining(cost),
      pdf: expect.stringContaining(cost),
    })
    expect(JSON.parse(strFromU8(await bytesOf('json')))).toMatchObject({ model })
  })

  it('needs a format', async () => {
    const words = 'Choose a format: md, docx, pdf, json.'
    for (const query of ['', '?format=', '?format=exe', '?format=pdf&format=md']) {
      const answer = await get(query)
      expect([query, answer.status]).toEqual([query, 422])
      expect(await answer.json()).toEqual({ error: { code: 422, message: words, fields: { format: words } } })
    }
  })

  it('is no one else’s', async () => {
    expect((await get('?format=pdf', (await app.member()).token)).status).toBe(404)
    expect((await app.fetch(`/api/generated_answers/${params().id}/export/?format=pdf`)).status).toBe(401)
  })

  it('waits for the memo to be made', async () => {
    const form = deckForm({ deal_name: 'Early', pdf_file: await sampleDeck('marketplace-kpis') })
    const early = await sendDeck(app, member.token, form)
    const answer = await app.fetch(
      `/api/generated_answers/${early.generated_answer_id}/export/?format=md`,
      {},
      member.token,
    )
    expect(answer.status).toBe(404)
    expect(await answer.text()).toContain('The memo of this deal is not ready yet.')
    await untilDone(app, member.token, early.deal_id)
  })

  it('is given up when its caller leaves', async () => {
    const begun = Promise.withResolvers<AbortSignal>()
    const { exporter } = app.services
    const write = exporter.write
    exporter.write = (task, turn) => {
      begun.resolve(turn.signal)
      return write(task, turn)
    }
    const leaving = new AbortController()
    const path = `/api/generated_answers/${params().id}/export/?format=pdf`
    const asked = app.fetch(path, { signal: leaving.signal }, member.token)
    const signal = await begun.promise
    exporter.write = write
    leaving.abort()
    await expect(asked).rejects.toThrow('aborted')
    await expect.poll(() => signal.aborted).toBe(true)
    expect((await get('?format=pdf')).status).toBe(200)
  })
})
