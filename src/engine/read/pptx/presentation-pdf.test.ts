import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { placeholder, shape } from '#samples/pptx-shapes.ts'
import { lineTexts } from '../test-reading.ts'
import { makePptx, readPptx, readSlide } from './test-presentations.ts'

const box = (y: number) => ({ x: 40, y, width: 880, height: 30 })

describe('words that go through the drawing', () => {
  it('come out as they went in, letter by letter', async () => {
    const letter = fc.constantFrom(...'abcxyzABCXYZ0189áßøŁčğЖяΩ$€%&/+()\'"!?,.:;@#*=<>')
    const word = fc.array(letter, { minLength: 1, maxLength: 9 }).map((letters) => letters.join(''))
    const line = fc.array(word, { minLength: 1, maxLength: 6 }).map((words) => `Line ${words.join(' ')} ends`)
    await fc.assert(
      fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 9 }), async (texts) => {
        const page = await readSlide({ shapes: texts.map((text, n) => shape(box(20 + n * 55), [text])) })
        expect(lineTexts(page)).toEqual(texts)
      }),
      { seed: 8, numRuns: 15 },
    )
  })

  it('keep letters beyond the first plane, and signs with joiners', async () => {
    const page = await readSlide({ shapes: [shape(box(40), ['Growth 📈 of 𝟚𝟘% and 𠮷 野'])] })
    expect(lineTexts(page)).toEqual(['Growth 📈 of 𝟚𝟘% and 𠮷 野'])
  })
})

describe('what a presentation says of itself', () => {
  it('comes through in any script, with its dates', async () => {
    const title = 'Планы <2026> & «далее» – 計画 (final\\draft)'
    const doc = await readPptx(
      makePptx([{ shapes: [] }], { title, author: 'Łucja Ørsted', date: '2026-02-28T23:59:00Z' }),
    )
    expect(doc.metadata).toMatchObject({
      title,
      author: 'Łucja Ørsted',
      createdOn: '2026-02-28',
      producer: 'Firstread samples',
    })
  })
})

describe('notes of the speaker', () => {
  const notes = (bodies: string) =>
    `<p:notes xmlns:p="p" xmlns:a="a"><p:cSld><p:spTree>${bodies}</p:spTree></p:cSld></p:notes>`
  const holder = (type: string, ...texts: string[]) =>
    placeholder('body', texts).replace('<p:ph idx="1"/>', `<p:ph type="${type}" idx="1"/>`)
  const asidesOf = async (xml: string, hidden = false) => {
    const slide = { shapes: [placeholder('title', ['Seen'])], notes: 'replaced', hidden }
    return (await readSlide(slide, { parts: { 'ppt/notesSlides/notesSlide1.xml': xml } })).asides
  }

  it('keep their paragraphs, without header, date, number and picture of the slide', async () => {
    const xml = notes(
      holder('hdr', 'Ostrevane') +
        holder('dt', '1 May') +
        holder('sldImg') +
        holder('body', 'First.', '', 'Second.') +
        holder('sldNum', '3'),
    )
    expect(await asidesOf(xml)).toEqual([{ kind: 'notes', text: 'First.\nSecond.' }])
  })

  it('of a hidden slide are kept as well', async () => {
    expect(await asidesOf(notes(holder('body', 'Only if asked.')), true)).toEqual([
      { kind: 'notes', text: 'Only if asked.' },
    ])
  })

  it('without words are none', async () => {
    expect(await asidesOf(notes(holder('body', ' ')))).toBeUndefined()
  })
})

describe('the order of reading', () => {
  it('is that of the slide, not that in which its shapes were made', async () => {
    const column = (x: number, texts: readonly string[]) => shape({ x, y: 140, width: 400, height: 200 }, texts)
    const page = await readSlide({
      shapes: [
        column(500, ['Right one', 'Right two']),
        column(40, ['Left one', 'Left two']),
        placeholder('title', ['Two columns']),
      ],
    })
    expect(lineTexts(page)).toEqual(['Two columns', 'Left one', 'Left two', 'Right one', 'Right two'])
  })

  it('follows shapes that are turned, mirrored or written downwards', async () => {
    const texts = ['Upside down', 'Mirrored', 'Slightly turned']
    const turns = [' rot="10800000"', ' flipH="1"', ' rot="300000"']
    const page = await readSlide({
      shapes: texts.map((text, n) =>
        shape({ x: 40, y: 40 + n * 120, width: 400, height: 60 }, [text], { turn: turns[n] ?? '' }),
      ),
    })
    expect(lineTexts(page)).toEqual(texts)
    const down = await readSlide({
      shapes: [shape({ x: 700, y: 100, width: 60, height: 300 }, ['Written downwards'], { body: ' vert="vert"' })],
    })
    expect(lineTexts(down)).toEqual(['Written downwards'])
  })
})
