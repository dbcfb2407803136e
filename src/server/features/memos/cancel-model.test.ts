import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import type { Ctx } from '#server/platform/context.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { createStepRunner } from '#server/platform/jobs/job-steps.ts'
import { type AppWithModel, startAppWithModel } from '#server/testing/app-with-model.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { sendSample, type Uploaded, untilDeal, untilDone } from '#server/testing/deck-calls.ts'
import { factSaid, sayingFacts } from '#server/testing/model-script.ts'
import type { ModelStandIn, Scripted } from '#server/testing/model-stand-in/model-stand-in.ts'
import type { SeenRequest } from '#server/testing/model-stand-in/wire-format.ts'
import type { Member, TestApp } from '#server/testing/test-app.ts'
import { makeMemo } from './make-memo.ts'
import { makeMemoQueue } from './make-memo-queue.ts'

const answers = sayingFacts([factSaid('customers', '86', 5, '86 paying customers')])
const hangs = (): Scripted => 'hang'
let script: (request: SeenRequest) => Scripted = hangs
let standIn: ModelStandIn
let close: AppWithModel['close'] | undefined
let app: TestApp
let member: Member

beforeAll(async () => {
  ;({ app, standIn, close, member } = await startAppWithModel('slow-model', (request) => script(request)))
})
afterEach(() => {
  script = hangs
  standIn.seen.length = 0
})
afterAll(() => close?.())

const cancel = (dealId: string, token = member.token) =>
  app.call(dealEndpoints.cancelModel, { params: { dealId } }, token)
const asking = 'Asking slow-model'
async function untilAsked({ deal_id }: Uploaded): Promise<void> {
  await untilDeal(app, member.token, deal_id, (deal) => deal.asks_model && deal.status_detail === asking)
  // The step is told before the request has gone out.
  await expect.poll(() => standIn.seen.length).toBeGreaterThan(0)
}
const memoOf = ({ generated_answer_id: id }: Uploaded) =>
  app.call(memoEndpoints.get, { params: { id } }, member.token) as Promise<Memo>
const reasonOf = (memo: Memo) => memo.flags.signals.find(({ key }) => key === 'Language model')?.reason

// Each one reads and draws a whole deck.
describe('cancelling the language model of a deal', () => {
  it('completes a deal whose model hangs with what the rules found, which says so', async () => {
    const uploaded = await sendSample(app, member.token, 'saas-seed')
    await untilAsked(uploaded)
    expect(await cancel(uploaded.deal_id)).toEqual({ status: 'in_progress' })
    const done = await untilDone(app, member.token, uploaded.deal_id)
    expect(done).toMatchObject({ status: 'completed', asks_model: false })
    const memo = await memoOf(uploaded)
    const cancelled = 'Reading with OpenAI-compatible slow-model was cancelled.'
    expect(memo.model).toMatchObject({ calls: 0, failed: cancelled })
    expect(reasonOf(memo)).toBe(`${cancelled} The memo holds what the rules found without it.`)
    expect(fieldIn(memo.validated_response, 'General information', 'Company Name').value).toBe('Inkwharf')
    expect(standIn.seen).toHaveLength(1)
  })

  it('keeps what the model had answered by then, and asks it again when the memo is made again', async () => {
    script = (request) => (standIn.seen.length === 1 ? answers(request) : 'hang')
    const uploaded = await sendSample(app, member.token, 'saas-seed')
    await untilAsked(uploaded)
    await expect.poll(() => standIn.seen.length).toBeGreaterThan(1)
    await cancel(uploaded.deal_id)
    await untilDone(app, member.token, uploaded.deal_id)
    const memo = await memoOf(uploaded)
    expect(memo.model).toMatchObject({ calls: 1, failed: expect.stringContaining('was cancelled') })
    expect(reasonOf(memo)).toContain('and what the model had answered before')
    script = answers
    await app.services.db
      .updateTable('deal')
      .where('deal_id', '=', uploaded.deal_id)
      .set({ status: 'failed' })
      .execute()
    await app.call(dealEndpoints.retry, { params: { dealId: uploaded.deal_id } }, member.token)
    await untilDone(app, member.token, uploaded.deal_id)
    expect((await memoOf(uploaded)).model).toMatchObject({ failed: null })
  })

  it('outlasts the process: a later attempt asks no one', async () => {
    const uploaded = await sendSample(app, member.token, 'saas-seed')
    await untilAsked(uploaded)
    await cancel(uploaded.deal_id)
    await untilDone(app, member.token, uploaded.deal_id)
    standIn.seen.length = 0
    const ctx: Ctx = { ...app.services, actor: { type: 'job', name: 'test' } }
    const { deal_id: dealId } = uploaded
    await inTransaction(ctx, async (tx) => {
      const state = { status: 'in_progress', model_state: 'cancelled' } as const
      await tx.db.updateTable('deal').where('deal_id', '=', dealId).set(state).execute()
      // Without a job that waits the deal could be given up as lost meanwhile.
      await tx.jobs.send(makeMemoQueue, { dealId }, { key: dealId, afterSeconds: 86_400 })
    })
    const step = createStepRunner(app.services.db, uploaded.deal_id)
    const signal = new AbortController().signal
    const run = { jobId: uploaded.deal_id, attempt: 2, signal, step }
    await makeMemo(ctx, { dealId: uploaded.deal_id }, run)
    expect(standIn.seen).toEqual([])
    expect((await memoOf(uploaded)).model).toMatchObject({ calls: 0, failed: expect.stringContaining('cancelled') })
  })

  it('is refused for a deal that asks none, and for strangers', async () => {
    script = answers
    const uploaded = await sendSample(app, member.token, 'saas-seed')
    await untilDone(app, member.token, uploaded.deal_id)
    await expect(cancel(uploaded.deal_id)).rejects.toMatchObject({
      status: 409,
      message: 'No language model is in use for this deal.',
    })
    await expect(cancel(uploaded.deal_id, (await app.member()).token)).rejects.toMatchObject({ status: 404 })
  })
})
