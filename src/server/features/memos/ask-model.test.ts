import { PDFDocument, StandardFonts } from 'pdf-lib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { languageModelEndpoints } from '#contract/language-models.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type JobRun, job } from '#server/platform/jobs/job.ts'
import { createStepRunner } from '#server/platform/jobs/job-steps.ts'
import { type AppWithModel, startAppWithModel } from '#server/testing/app-with-model.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { deckForm, sendDeck, sendSample, type Uploaded } from '#server/testing/deck-calls.ts'
import { factSaid, sayingFacts, sayingProse } from '#server/testing/model-script.ts'
import type { ModelStandIn, Scripted } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import type { Member, TestApp } from '#server/testing/test-app.ts'
import { makeMemo } from './make-memo.ts'
import { makeMemoQueue } from './make-memo-queue.ts'

const good = sayingFacts([
  factSaid('customers', '86', 5, '86 paying customers'),
  factSaid('valuation', '$90M', 5, 'valued at $90M post-money'),
])
let script: (request: SeenRequest) => Scripted = good
let standIn: ModelStandIn
let close: AppWithModel['close'] | undefined
let app: TestApp
let member: Member
const modelLimits = { attempts: 2, firstWaitMs: 1, longestWaitMs: 20, seconds: 20 }
const nothing = async () => {}

/** Three pages, of which the second one is a picture and nothing else. */
async function deckWithPicture(): Promise<Uint8Array<ArrayBuffer>> {
  const pdf = await PDFDocument.create()
  const font = await pdf.embedFont(StandardFonts.Helvetica)
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const
  const picture = await sharp({ create: { width: 640, height: 360, channels: 3, background: 'white', noise } })
    .png()
    .toBuffer()
  for (const lines of [facts, null, round]) {
    const sheet = pdf.addPage([960, 540])
    if (lines === null) sheet.drawImage(await pdf.embedPng(picture), { x: 0, y: 0, width: 960, height: 540 })
    else for (const [at, line] of lines.entries()) sheet.drawText(line, { x: 60, y: 440 - 60 * at, size: 28, font })
  }
  return new Uint8Array(await pdf.save())
}
const facts = ['Northwind', 'The booking platform for small harbours', '120 paying customers and $40k MRR in May 2026']
const round = ['The Ask', 'We are raising $1M in a seed round', 'to open the next forty harbours']

beforeAll(async () => {
  ;({ app, standIn, close, member } = await startAppWithModel('test-model', (request) => script(request), {
    apiKey: 'server-key-1',
    modelLimits,
    jobs: [job(makeMemoQueue, nothing, nothing)],
  }))
})
afterEach(() => {
  script = good
  standIn.seen.length = 0
})
afterAll(() => close?.())

const attempt = (jobId: string, signal = new AbortController().signal): JobRun => ({
  jobId,
  attempt: 1,
  signal,
  step: createStepRunner(app.services.db, jobId),
})
const ctx = (): Ctx => ({ ...app.services, actor: { type: 'job', name: 'test' } })
const memoOf = (uploaded: Uploaded, by = member): Promise<Memo> =>
  app.call(memoEndpoints.get, { params: { id: uploaded.generated_answer_id } }, by.token) as Promise<Memo>
const modelOf = (by: Member) => app.call(languageModelEndpoints.get, { params: { id: by.workspaceId } }, by.token)
const limitTokens = (by: Member, monthly_token_limit: number) => {
  const body = { provider: null, model: null, monthly_token_limit }
  return app.call(languageModelEndpoints.save, { params: { id: by.workspaceId }, body }, by.token)
}
const signalOf = (memo: Memo) => memo.flags.signals.find(({ key }) => key === 'Language model')

// Each one reads and draws a whole deck.
describe('a memo with a language model', () => {
  it('holds what the model quoted and code found, not what it made up, and tells the cost', async () => {
    const uploaded = await sendSample(app, member.token, 'saas-seed')
    await makeMemo(ctx(), { dealId: uploaded.deal_id }, attempt(uploaded.deal_id))
    const memo = await memoOf(uploaded)
    const customers = fieldIn(memo.validated_response, 'Traction', 'Customers')
    expect(customers).toMatchObject({ value: expect.stringContaining('86'), validated: true })
    expect(customers.rules).toContain('llm/company')
    expect(fieldIn(memo.validated_response, 'Fundraising', 'Valuation').value).not.toContain('90')
    expect(memo.engine).toContain('+llm')
    expect(memo.model).toMatchObject({ calls: standIn.seen.length, cost: null, failed: null })
    expect(memo.model?.label).toContain('test-model')
    const { used_tokens_this_month: used } = await modelOf(member)
    expect(used).toBe((memo.model?.input_tokens ?? 0) + (memo.model?.output_tokens ?? 0))
    const rows = await app.services.db.selectFrom('model_usage').selectAll().execute()
    expect(rows).toHaveLength(standIn.seen.length)
    expect(new Set(rows.map((row) => row.memo_id))).toEqual(new Set([uploaded.generated_answer_id]))
  })

  it('reads as the model wrote it, until a person changes what a summary rests on', async () => {
    const count = (value: string) => `It has ${value} paying customers.`
    const summary = [
      { field: 'Company Name', text: (value: string) => `${value} reads every vendor contract.` },
      { field: 'Customers', text: count },
      { field: 'Headquarter Location', text: (value: string) => `Inkwharf is based in ${value}.` },
      { field: 'Amount Raising', text: (value: string) => `Inkwharf is raising ${value} now.` },
    ]
    const cited = [factSaid('customers', '86', 5, '86 paying customers')]
    const line = 'Inkwharf reads every vendor contract and warns finance teams before it renews.'
    script = sayingProse([...cited, factSaid('company_name', 'Inkwharf', 1, line)], summary, [])
    const uploaded = await sendSample(app, member.token, 'saas-seed')
    await makeMemo(ctx(), { dealId: uploaded.deal_id }, attempt(uploaded.deal_id))
    const summaryOf = async () => (await memoOf(uploaded)).json_response.unstructured.executive_summary
    const save = async (section: string, name: string, value: string) => {
      const { validated_response } = await memoOf(uploaded)
      fieldIn(validated_response, section, name).value = value
      const params = { id: uploaded.generated_answer_id }
      await app.call(memoEndpoints.save, { params, body: { validated_response } }, member.token)
    }
    const written = await summaryOf()
    expect(written).toContain('Inkwharf is raising')
    expect(written).toContain(' now. [')
    await save('General information', 'Contact Email', 'mara@inkwharf.example')
    expect(await summaryOf()).toBe(written)
    await save('Fundraising', 'Amount Raising', '$9.9M')
    const again = await summaryOf()
    expect(again).not.toContain(' now. [')
    expect(again).toContain('$9.9M')
  })

  it('sends a page of little text as a picture once, and no other page', async () => {
    script = sayingFacts([])
    const form = deckForm({ deal_name: 'Pictured', pdf_file: await deckWithPicture() })
    const uploaded = await sendDeck(app, member.token, form)
    await makeMemo(ctx(), { dealId: uploaded.deal_id }, attempt(uploaded.deal_id))
    const asked = standIn.seen.map(({ images, texts }) => ({
      images,
      said: texts.filter((text) => text.includes('as a picture')),
    }))
    const one = { images: 1, said: ['Page 2 as a picture:'] }
    const none = { images: 0, said: [] }
    expect(asked).toEqual([one, none, none, none])
    expect(standIn.seen[0]?.bytes ?? 0).toBeGreaterThan(4 * (standIn.seen[0]?.texts[0]?.length ?? 0))
  })

  it('asks nothing twice after a crash between two answers', async () => {
    const uploaded = await sendSample(app, member.token, 'saas-seed')
    const crash = new Error('The process ends.')
    const engine = { ...app.services.engine }
    let answered = 0
    const dying: Ctx = {
      ...ctx(),
      engine: {
        ...engine,
        run: (input, owner) => {
          answered = input.model?.answers.length ?? 0
          return answered > 0 ? Promise.reject(crash) : engine.run(input, owner)
        },
      },
    }
    await expect(makeMemo(dying, { dealId: uploaded.deal_id }, attempt(uploaded.deal_id))).rejects.toBe(crash)
    const before = standIn.seen.length
    expect(before).toBe(answered)
    expect(before).toBeGreaterThan(0)
    await makeMemo(ctx(), { dealId: uploaded.deal_id }, attempt(uploaded.deal_id))
    const memo = await memoOf(uploaded)
    const prompts = standIn.seen.map(({ texts }) => texts.at(-1))
    expect(new Set(prompts).size).toBe(prompts.length)
    expect(memo.model?.calls).toBe(prompts.length)
  })

  it('counts what answers cost that are of no use', async () => {
    const other = await app.member()
    script = () => ({ text: 'I would rather not.', usage: { input: 9_000, output: 50 } })
    const uploaded = await sendSample(app, other.token, 'saas-seed')
    await makeMemo(ctx(), { dealId: uploaded.deal_id }, attempt(uploaded.deal_id))
    const memo = await memoOf(uploaded, other)
    const cost = standIn.seen.length * 9_050
    expect(cost).toBeGreaterThan(9_050)
    expect(memo.model).toMatchObject({ calls: 0, failed: expect.stringContaining('no answer that could be read') })
    expect((memo.model?.input_tokens ?? 0) + (memo.model?.output_tokens ?? 0)).toBe(cost)
    expect((await modelOf(other)).used_tokens_this_month).toBe(cost)
  })

  it('is made by the rules when the model is down for good, and says so', async () => {
    script = () => ({ status: 503, message: 'down' })
    const uploaded = await sendSample(app, member.token, 'saas-seed')
    await makeMemo(ctx(), { dealId: uploaded.deal_id }, attempt(uploaded.deal_id))
    const memo = await memoOf(uploaded)
    expect(fieldIn(memo.validated_response, 'General information', 'Company Name').value).toBe('Inkwharf')
    expect(memo.model).toMatchObject({ calls: 0, failed: expect.stringContaining('could not be reached') })
    expect(signalOf(memo)?.reason).toContain('The memo holds what the rules found without it.')
  })

  it('asks nothing once the tokens of the month are used up', async () => {
    const other = await app.member()
    expect(await limitTokens(other, 0)).toMatchObject({ source: 'server', monthly_token_limit: 0 })
    const uploaded = await sendSample(app, other.token, 'saas-seed')
    await makeMemo(ctx(), { dealId: uploaded.deal_id }, attempt(uploaded.deal_id))
    const memo = await memoOf(uploaded, other)
    expect(standIn.seen).toEqual([])
    expect(memo.model?.failed).toBe('The workspace has used up its tokens for this month.')
    expect(signalOf(memo)?.reason).toContain('used up its tokens for this month')
  })

  it('stops when the server does, and asks no one for a deal that is gone', async () => {
    const uploaded = await sendSample(app, member.token, 'saas-seed')
    const stopping = new AbortController()
    script = () => {
      stopping.abort()
      return 'hang'
    }
    const stopped = makeMemo(ctx(), { dealId: uploaded.deal_id }, attempt(uploaded.deal_id, stopping.signal))
    await expect(stopped).rejects.toMatchObject({ code: 'cancelled' })
    expect(standIn.seen).toHaveLength(1)
    const gone: Ctx = {
      ...ctx(),
      engine: {
        ...app.services.engine,
        run: async (input, owner) => {
          await app.services.db.deleteFrom('deal').where('deal_id', '=', uploaded.deal_id).execute()
          return app.services.engine.run(input, owner)
        },
      },
    }
    await makeMemo(gone, { dealId: uploaded.deal_id }, attempt(uploaded.deal_id))
    expect(standIn.seen).toHaveLength(1)
  })

  it('tells of no model where none is set up', async () => {
    const uploaded = await sendSample(app, member.token, 'saas-seed')
    const plain: Ctx = { ...ctx(), config: { ...app.services.config, model: null } }
    await makeMemo(plain, { dealId: uploaded.deal_id }, attempt(uploaded.deal_id))
    expect(await memoOf(uploaded)).not.toHaveProperty('model')
    expect(standIn.seen).toEqual([])
  })
})
