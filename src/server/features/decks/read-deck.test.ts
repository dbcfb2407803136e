import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deckEndpoints } from '#contract/decks.ts'
import type { ReadOptions } from '#engine/ports.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import type { Ctx } from '#server/platform/context.ts'
import { job } from '#server/platform/jobs/job.ts'
import { deckForm, sendDeck } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { makeMemoQueue } from '../memos/make-memo-queue.ts'
import { getRecognitionKey } from './deck-files.ts'
import { loadReading } from './decks-queries.ts'
import { readDeck } from './read-deck.ts'

let app: TestApp
let member: Member
let ctx: Ctx
let pdf: Uint8Array<ArrayBuffer>
const limits = { pages: 150, seconds: 60, memoryMb: 512 }
const unable = createDeckReader(limits, { dataFolder: '/nowhere' })
const nothing = async () => {}
const unheard = () => undefined
const going = new AbortController().signal
/** The queue does nothing here: each test does its work itself. */
beforeAll(async () => {
  app = await startTestApp({ jobs: [job(makeMemoQueue, nothing, nothing)] })
  member = await app.member()
  ctx = { ...app.services, actor: { type: 'job', name: 'test' } }
  pdf = new Uint8Array(await readFile(new URL('../../../../samples/pdf/image-only.pdf', import.meta.url)))
})
afterAll(async () => {
  await app.stop()
  await unable.close()
})

const upload = () => sendDeck(app, member.token, deckForm({ deal_name: 'Pictures', pdf_file: pdf }))

describe('a deck of pictures', () => {
  it('is recognised once: a retry goes on with what is kept, and its words can be shown and found', async () => {
    const { pitch_deck_id: deckId } = await upload()
    const stop = new AbortController()
    const cut = readDeck(ctx, deckId, (page) => page === 3 && stop.abort(new Error('The server stops.')), stop.signal)
    await expect(cut).rejects.toThrow('The server stops.')
    expect(await ctx.files.getBytes(getRecognitionKey(deckId, 1))).not.toHaveLength(0)

    expect(await readDeck(ctx, deckId, unheard, going)).toBe(true)
    const whole = await loadReading(ctx, deckId)
    expect(new Set(whole?.pages.map((page) => page.origin))).toEqual(new Set(['ocr']))
    expect(await readDeck({ ...ctx, reader: unable }, deckId, unheard, going)).toBe(true)
    expect(await loadReading(ctx, deckId)).toEqual(whole)

    const params = { uuid: deckId, n: 1 }
    const text = await app.call(deckEndpoints.pageText, { params }, member.token)
    expect(text.words.map((word) => word.text)).toContain('Slumberfen')
    const query = { quote: 'sleep coach for people who work shifts' }
    const { boxes } = await app.call(deckEndpoints.locate, { params, query }, member.token)
    expect(boxes.length).toBe(2)
  })

  it('that can not be recognised is stored with the cause', async () => {
    const { pitch_deck_id: deckId } = await upload()
    expect(await readDeck({ ...ctx, reader: unable }, deckId, unheard, going)).toBe(true)
    const [page] = (await loadReading(ctx, deckId))?.pages ?? []
    expect(page).toMatchObject({ origin: 'none', recognition: { outcome: 'failed' } })
    await expect(ctx.files.getBytes(getRecognitionKey(deckId, 1))).rejects.toMatchObject({ code: 404 })
  })

  it('is not recognised to its end when it was deleted meanwhile, and leaves no files', async () => {
    const { pitch_deck_id: deckId, deal_id: dealId } = await upload()
    const saved: number[] = []
    const reader = {
      ...ctx.reader,
      read: async (bytes: Uint8Array, onProgress: Parameters<Ctx['reader']['read']>[1], options?: ReadOptions) => {
        await ctx.db.deleteFrom('deal').where('deal_id', '=', dealId).execute()
        return ctx.reader.read(bytes, (page) => saved.push(page) && onProgress?.(page, 9), options)
      },
    }
    expect(await readDeck({ ...ctx, reader }, deckId, unheard, going)).toBe(false)
    expect(saved.length).toBeLessThan(9)
    await expect(ctx.files.getBytes(getRecognitionKey(deckId, 1))).rejects.toMatchObject({ code: 404 })
  })
})
