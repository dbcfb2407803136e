import { afterAll, describe, expect, it } from 'vitest'
import * as bad from '#samples/bad-inputs.ts'
import { placeholder, shape } from '#samples/pptx-shapes.ts'
import { createPresentationRenderer } from './render-in-thread.ts'
import { makePptx } from './test-presentations.ts'

const limits = { pages: 150, seconds: 60, memoryMb: 512 }
const renderer = createPresentationRenderer(limits)
afterAll(() => renderer.close())

const one = (text: string, more = {}) => ({ shapes: [placeholder('title', [text])], ...more })
const box = { x: 40, y: 40, width: 400, height: 60 }

describe('slides drawn in a thread', () => {
  it('come back with what is not seen on them, in the order of the slides', async () => {
    const file = makePptx([one('Shown', { notes: 'Say hello.' }), one('Not shown', { hidden: true })])
    const { pdf, slides } = await renderer.render(file)
    expect(Buffer.from(pdf.subarray(0, 5)).toString()).toBe('%PDF-')
    expect(slides).toEqual([
      { isHidden: false, hidden: [], asides: [{ kind: 'notes', text: 'Say hello.' }], lost: [] },
      { isHidden: true, hidden: [], asides: [], lost: [] },
    ])
    expect(await renderer.count(file)).toBe(2)
  })

  it('do not get in each other’s way', async () => {
    const files = [1, 2, 3, 4, 5].map((count) => makePptx(Array.from({ length: count }, (_, n) => one(`Slide ${n}`))))
    const drawn = await Promise.all(files.map((file) => renderer.render(file)))
    expect(drawn.map(({ slides }) => slides.length)).toEqual([1, 2, 3, 4, 5])
  })

  it('keep no one waiting who only asks how many there are', async () => {
    const long = bad.manySlidesPptx(100)
    const ended: string[] = []
    const drawing = Array.from({ length: 3 }, () => renderer.render(long).then(() => ended.push('drawn')))
    await renderer.count(bad.smallPptx()).then(() => ended.push('counted'))
    await Promise.all(drawing)
    expect(ended[0]).toBe('counted')
  })

  it('leave the file as it is, so that it can be stored', async () => {
    const file = bad.smallPptx()
    const before = Buffer.from(file)
    await renderer.render(file)
    expect(Buffer.from(file).equals(before)).toBe(true)
  })

  it('of a file that fails leave the thread fit for the next one', async () => {
    await expect(renderer.render(bad.entityBombPptx())).rejects.toMatchObject({ code: 'damaged' })
    await expect(renderer.render(Buffer.alloc(0))).rejects.toMatchObject({ code: 'empty' })
    expect((await renderer.render(bad.smallPptx())).slides).toHaveLength(1)
  })

  it('nested deeper than any program nests them end as a failure or a slide, not as a crash', async () => {
    const nested = (depth: number) =>
      makePptx([{ shapes: ['<p:grpSp>'.repeat(depth) + shape(box, ['deep']) + '</p:grpSp>'.repeat(depth)] }])
    const outcome = await renderer.render(nested(100_000)).then(
      ({ slides }) => slides.length,
      (error: { code?: string }) => error.code,
    )
    expect([1, 'out-of-memory', 'damaged']).toContain(outcome)
    expect((await renderer.render(bad.smallPptx())).slides).toHaveLength(1)
  })

  it('with thousands of shapes are drawn', async () => {
    const shapes = Array.from({ length: 3000 }, (_, n) => shape({ ...box, y: n % 500 }, [`Shape ${n}`]))
    expect((await renderer.render(makePptx([{ shapes }]))).slides).toHaveLength(1)
  })

  it('end when they are told to while they are drawn', async () => {
    const stop = new AbortController()
    const drawing = renderer.render(bad.manySlidesPptx(150), stop.signal)
    stop.abort(new Error('The server stops.'))
    await expect(drawing).rejects.toThrow('The server stops.')
  })
})
