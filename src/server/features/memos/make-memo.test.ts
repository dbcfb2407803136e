import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noTextPdf } from '#samples/bad-inputs.ts'
import type { Ctx } from '#server/platform/context.ts'
import { type JobRun, job } from '#server/platform/jobs/job.ts'
import { createStepRunner } from '#server/platform/jobs/job-steps.ts'
import { PermanentJobError, TurnOver } from '#server/platform/jobs/queue.ts'
import { deckForm, sendDeck, type Uploaded } from '#server/testing/deck-calls.ts'
import { gatedReader } from '#server/testing/gated-reader.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { getPageKey } from '../decks/deck-files.ts'
import { makeMemo } from './make-memo.ts'
import { makeMemoQueue } from './make-memo-queue.ts'
import { ProgressNotes } from './progress-notes.ts'

let app: TestApp
let member: Member
let ctx: Ctx
const nothing = async () => {}
/** The queue does nothing here: each test does its work itself. */
beforeAll(async () => {
  app = await startTestApp({ jobs: [job(makeMemoQueue, nothing, nothing)] })
  member = await app.member()
  ctx = { ...app.services, actor: { type: 'job', name: 'test' } }
})
afterAll(() => app.stop())

const upload = (): Promise<Uploaded> =>
  sendDeck(app, member.token, deckForm({ deal_name: 'By hand', pdf_file: new Uint8Array(noTextPdf()) }))
const attempt = (jobId: string, signal = new AbortController().signal): JobRun => ({
  jobId,
  attempt: 1,
  signal,
  step: createStepRunner(app.services.db, jobId),
})
const statusOf = async (dealId: string) => {
  const row = await app.services.db.selectFrom('deal').where('deal_id', '=', dealId).selectAll().executeTakeFirst()
  return row?.status
}

describe('making a memo', () => {
  it('goes on after the last finished step', async () => {
    const { deal_id } = await upload()
    const reads: string[] = []
    const reader = {
      ...gatedReader(app.services.reader).reader,
      read: async (...input: Parameters<typeof app.services.reader.read>) => {
        reads.push('read')
        return app.services.reader.read(...input)
      },
      images: async () => Promise.reject(new Error('The disk is full.')),
    }
    await expect(makeMemo({ ...ctx, reader }, { dealId: deal_id }, attempt(deal_id))).rejects.toThrow(
      'The disk is full.',
    )
    await makeMemo(
      { ...ctx, reader: { ...reader, images: app.services.reader.images } },
      { dealId: deal_id },
      attempt(deal_id),
    )
    expect(reads).toEqual(['read'])
    expect(await statusOf(deal_id)).toBe('completed')
  })

  it('is given up with a plain sentence after a fourth failure, but not for interruptions', async () => {
    const { deal_id } = await upload()
    const gate = gatedReader(app.services.reader)
    gate.letGo()
    const stopped = new AbortController()
    stopped.abort()
    for (let interruption = 0; interruption < 5; interruption += 1) {
      gate.failNext(new Error('The server stops.'))
      const run = makeMemo({ ...ctx, reader: gate.reader }, { dealId: deal_id }, attempt(deal_id, stopped.signal))
      await expect(run).rejects.toThrow('The server stops.')
    }
    const outcomes: unknown[] = []
    for (let failure = 0; failure < 4; failure += 1) {
      gate.failNext(new Error('The disk is full.'))
      const run = makeMemo({ ...ctx, reader: gate.reader }, { dealId: deal_id }, attempt(deal_id))
      outcomes.push(await run.catch((error: unknown) => error))
    }
    expect(outcomes.map((outcome) => outcome instanceof PermanentJobError)).toEqual([false, false, false, true])
    expect(String(outcomes[3])).toContain('Could not make the memo: something went wrong on the server. Try again.')
  })

  it('says that it waits when another workspace has its turn first', async () => {
    const { deal_id } = await upload()
    const over = new AbortController()
    over.abort(new TurnOver())
    await expect(makeMemo(ctx, { dealId: deal_id }, attempt(deal_id, over.signal))).rejects.toThrow(TurnOver)
    const deal = await app.services.db.selectFrom('deal').where('deal_id', '=', deal_id).selectAll().executeTakeFirst()
    expect(deal).toMatchObject({ status: 'in_progress', status_detail: 'Waiting to go on' })
    await makeMemo(ctx, { dealId: deal_id }, attempt(deal_id))
    expect(await statusOf(deal_id)).toBe('completed')
  })

  it('of a deck whose pages are very tall, very wide or very small keeps the deal, with a picture of each page', async () => {
    const doc = new PDFDocument({ size: [10, 2000], margin: 0 })
    doc.addPage({ size: [2000, 10], margin: 0 }).addPage({ size: [3, 3], margin: 0 })
    doc.end()
    const pdf = new Uint8Array(await buffer(doc))
    const { deal_id, pitch_deck_id } = await sendDeck(app, member.token, deckForm({ deal_name: 'Odd', pdf_file: pdf }))
    await makeMemo(ctx, { dealId: deal_id }, attempt(deal_id))
    expect(await statusOf(deal_id)).toBe('completed')
    for (const page of [1, 2, 3])
      expect(await ctx.files.getBytes(getPageKey(pitch_deck_id, page, 'thumb'))).not.toHaveLength(0)
  })

  it('ends quietly for a deal that is gone, or whose memo is made already', async () => {
    const { deal_id, pitch_deck_id, generated_answer_id } = await upload()
    await makeMemo(ctx, { dealId: deal_id }, attempt(deal_id))
    await makeMemo(ctx, { dealId: deal_id }, attempt(pitch_deck_id))
    const memo = await app.services.db
      .selectFrom('memo')
      .where('memo_id', '=', generated_answer_id)
      .selectAll()
      .execute()
    expect(memo).toMatchObject([{ version: 1 }])
    await makeMemo(ctx, { dealId: member.userId }, attempt(member.userId))
  })

  it('ends quietly when the deal is deleted in the midst of it', async () => {
    const { deal_id, pitch_deck_id } = await upload()
    const gate = gatedReader(app.services.reader)
    const making = makeMemo({ ...ctx, reader: gate.reader }, { dealId: deal_id }, attempt(deal_id))
    await app.services.db.deleteFrom('deal').where('deal_id', '=', deal_id).execute()
    gate.letGo()
    await making
    const pages = app.services.db.selectFrom('page').where('deck_id', '=', pitch_deck_id).selectAll()
    expect(await pages.execute()).toEqual([])
  })
})

describe('notes of progress', () => {
  it('write the newest state and tell when the deal is gone', async () => {
    const { deal_id } = await upload()
    const notes = new ProgressNotes(ctx, deal_id)
    for (let page = 1; page <= 20; page += 1) notes.note('Reading page', page, 20)
    await notes.settle()
    const deal = await app.services.db.selectFrom('deal').where('deal_id', '=', deal_id).selectAll().executeTakeFirst()
    expect(deal).toMatchObject({ status_detail: 'Reading page 20 of 20', progress_done: 20, progress_total: 20 })
    await app.services.db.deleteFrom('deal').where('deal_id', '=', deal_id).execute()
    notes.note('Drawing page', 20, 20)
    await expect(notes.settle()).rejects.toThrow('The deal was deleted or is no longer in progress.')
  })
})
