import { afterAll, describe, expect, it } from 'vitest'
import { ThreadStopped } from '#threads/watch-thread.ts'
import { createTooSlowFailure, DeckBudget } from './deck-budget.ts'
import { createPageRecogniser } from './ocr/page-recogniser.ts'
import { makePdf, put } from './test-reading.ts'

const recogniser = createPageRecogniser({ pages: 150, seconds: 10, memoryMb: 512 }, { threads: 1 })
afterAll(() => recogniser.close())

const deckSlow = 'Reading the file took too long. Export the deck again, with simpler graphics, and upload that.'
const pageSlow =
  'Page 7 took too long to read. Export the deck again with simpler graphics on that page, and upload that.'
const pages = (count: number) => {
  const budget = new DeckBudget()
  budget.countPages(count)
  return budget
}
const spent = () => {
  const budget = pages(0)
  budget.spend(60)
  return budget
}

describe('what a deck may use of the processor', () => {
  it('is three times what a scan full of small text takes, and has an end', () => {
    const budget = pages(30)
    budget.countPictures(30)
    budget.spend(3 * 30 * 9)
    expect(budget.isSpent).toBe(false)
    budget.spend(30 * 15)
    expect(budget.isSpent).toBe(true)
  })

  it('grows once however often its pages and pictures are counted', () => {
    const budget = pages(2)
    for (const count of [2, 1, 2]) {
      budget.countPages(count)
      budget.countPictures(count)
    }
    budget.spend(60 + 2 * 5 + 2 * 30)
    expect(budget.isSpent).toBe(true)
  })

  it('is for the pages that are recognised too, whose shares are added before the first', async () => {
    const pdf = makePdf((doc) => put(doc, 'Harbour alerts', 40, 30, 32))
    const budget = spent()
    const [one] = await recogniser.recognise(pdf, [{ page: 1, text: 'replace' }], {
      language: null,
      budget,
      onPage: () => undefined,
    })
    expect(one?.page?.lines.flatMap(({ words }) => words.map(({ text }) => text))).toEqual(['Harbour', 'alerts'])
  })

  it('ends the deck, not a page of it, when it is spent', async () => {
    const budget = spent()
    budget.spend(1000)
    const recognising = recogniser.recognise(Buffer.from('%PDF-'), [{ page: 7, text: 'keep' }], {
      language: null,
      budget,
      onPage: () => undefined,
    })
    await expect(recognising).rejects.toMatchObject({ code: 'too-slow', message: deckSlow })
  })
})

describe('the failure of work that is not tried again', () => {
  it('is of the page that took too long', () => {
    expect(createTooSlowFailure(new ThreadStopped('step'), pages(9), 7)?.message).toBe(pageSlow)
    expect(createTooSlowFailure(new ThreadStopped('step'), pages(9), null)?.message).toBe(deckSlow)
  })

  it('is of the deck when all its time was used, also by a thread that came down', () => {
    expect(createTooSlowFailure(new ThreadStopped('budget'), spent(), 7)?.message).toBe(deckSlow)
    expect(createTooSlowFailure(new Error('The thread came down.'), spent(), 7)?.message).toBe(deckSlow)
  })

  it('blames no page for the clock: what stalled may be tried again', () => {
    const stalled = createTooSlowFailure(new ThreadStopped('silence'), pages(9), 7)
    expect([stalled?.code, stalled?.message]).toEqual(['stalled', expect.stringContaining('Try again')])
  })

  it('is none when time is not to blame', () => {
    expect(createTooSlowFailure(new Error('The thread came down.'), pages(9), 7)).toBeNull()
  })
})
