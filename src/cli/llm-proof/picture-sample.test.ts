import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { getField, listFounders } from '#engine/memo-reader.ts'
import { createDeckReader } from '#engine/read/deck-reader.ts'
import { runEngine } from '#engine/run-engine.ts'
import { runWithModel } from '#engine/run-with-model.ts'
import { memoLimits } from '../memo-limits.ts'
import { renderPageImages } from '../page-images.ts'
import { answerWithFacts, saysNothing, startScriptedModel } from './scripted-model.ts'

const reader = createDeckReader(memoLimits)
afterAll(() => reader.close())

/** What is printed on four pages of the sample, as a careful reader writes it down. */
const printed: Record<number, ReadonlyArray<[kind: string, text: string]>> = {
  1: [
    ['logo', 'Slumberfen'],
    ['text', 'The sleep coach for people who work shifts'],
  ],
  7: [
    ['text', 'Market'],
    ['text', '$5.2B TAM, sleep technology'],
    ['text', 'Source: Nachtwerk Institute, Sleep Report 2025'],
  ],
  8: [
    ['text', 'Team'],
    ['text', 'Odalys Brenner'],
    ['text', 'Co-founder and CEO'],
    ['text', 'Kofi Lindqvist'],
    ['text', 'Co-founder and CTO'],
  ],
  9: [
    ['text', 'Raising $750k pre-seed'],
    ['text', 'slumberfen.app · 1820 Larkrow Street, Denver, CO 80202, USA'],
  ],
}
const lines = Object.entries(printed).flatMap(([page, said]) =>
  said.map(([kind, text]) => ({ page: Number(page), kind, text })),
)
const fact = (key: string, value: string, place: string, quote: string, person = '') => ({
  ...{ key, value, kind: 'stated', person, period: '', nature: 'actual', place, quote, label: '' },
})
const facts: Record<string, ReturnType<typeof fact>[]> = {
  'extract company': [
    fact('company_name', 'Slumberfen', 'p1.t1', 'Slumberfen'),
    fact('founder_name', 'Odalys Brenner', 'p8.t2', 'Odalys Brenner', 'Odalys Brenner'),
    fact('founder_role', 'Co-founder and CEO', 'p8.t3', 'Co-founder and CEO', 'Odalys Brenner'),
    fact('amount_raising', '$750k', 'p9.t1', 'Raising $750k pre-seed'),
  ],
  'extract market': [fact('tam', '$5.2B', 'p7.t2', '$5.2B TAM, sleep technology')],
}

describe('a deck of images, of which nothing was recognised', () => {
  it('is read by a model from images that go once, and proves nothing by its word alone', async () => {
    const deck = new Uint8Array(await readFile(join(import.meta.dirname, '../../../samples/pdf/image-only.pdf')))
    const doc = await reader.read(deck, undefined, { textLayerOnly: true })
    const { model, standIn } = await startScriptedModel((name) => {
      if (name === 'transcribe') return { text: JSON.stringify({ lines }) }
      return name === 'synthesise' ? saysNothing : answerWithFacts(facts[name])
    })
    const result = await runWithModel({
      runStep: (state) => runEngine({ doc, updates: [], deckId: 'd1', today: '2026-07-20', model: state }),
      model,
      images: (pages) => renderPageImages(reader, deck, pages),
      signal: new AbortController().signal,
    })
    const { seen } = standIn
    await standIn.close()

    expect(seen.map(({ images }) => images)).toEqual([9, ...seen.slice(1).map(() => 0)])
    expect(seen[0]?.bytes).toBeLessThan(1_500_000)
    expect(seen[1]?.texts[0]).toContain('[p8.t2] Odalys Brenner')
    const memo = result.validated_response
    const shown = (['company_name', 'amount_raising', 'tam'] as const).map((key) => getField(memo, key)?.value)
    expect(shown).toEqual(['Slumberfen', '$750k', '$5.2B'])
    expect(JSON.stringify(listFounders(memo))).toContain('"value":"Odalys Brenner"')
    expect(getField(memo, 'tam')?.reason).toMatch(/It was read from the image by a model\.$/)
    expect(JSON.stringify(memo)).not.toContain('"standing":"proved"')
  })
})
