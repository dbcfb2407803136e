import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

const contact = page({ title: 'Contact', blocks: ['hello@brackwater.io'] })
const judgeName = (confidence: number | undefined, origin: 'text' | 'ocr') => {
  const block = { lines: 'Brackwater', y: 0.5, ...(confidence === undefined ? {} : { confidence }) }
  const doc = deck([page({ blocks: [block], origin }), contact])
  return judgeFigure(doc, { key: 'company_name', value: 'Brackwater', quotes: ['Brackwater'] })
}

describe('certain reading', () => {
  it('is text of the page, or a word that was recognised surely', () => {
    expect(judgeName(undefined, 'text')).toBeNull()
    expect(judgeName(0.97, 'ocr')).toBeNull()
    expect(judgeName(0.7, 'ocr')).toMatchObject({ gate: 'reading', how: 'ocr' })
  })

  it('is not text of an image inside the page', () => {
    expect(judgeName(0.97, 'text')).toMatchObject({ gate: 'reading', how: 'picture' })
  })

  it('is not name over two lines', () => {
    const judge = (lines: string) =>
      judgeFigure(deck([page({ title: 'Brackwater' }), page({ title: 'Team', blocks: [{ lines, x: 0.1, y: 0.4 }] })]), {
        key: 'founder_name',
        value: 'Ana Ruiz',
        person: 'Ana Ruiz',
        quotes: [lines.replaceAll('\n', ' ')],
        on: 2,
      })
    expect(judge('Ana Ruiz\nFounder & CEO')).toBeNull()
    expect(judge('Ana\nRuiz\nFounder & CEO')).toMatchObject({ gate: 'reading', how: 'split-name' })
  })

  it('is not figure in a language without word lists', () => {
    const lines = [
      'Tämä on meidän yrityksemme tarina ja se on pitkä',
      'Meillä on nyt jo monta asiakasta ja he ovat tyytyväisiä',
    ]
    const doc = (label: string) => deck([page({ title: 'Brackwater', blocks: [...lines, label] })])
    const judge = (label: string) => judgeFigure(doc(label), { key: 'tam', value: '$5.2B', quotes: [label] })
    expect(judge('TAM $5.2B')).toBeNull()
    expect(judge('TAM tämän päivän hintaan $5.2B')).toMatchObject({ gate: 'reading', how: 'language' })
  })

  it('is not run of words without their gaps', () => {
    const judge = (line: string) =>
      judgeFigure(deck([page({ title: 'Brackwater', blocks: [line] }), contact]), {
        key: 'one_liner',
        value: line,
        quotes: [line],
      })
    expect(judge('A warning platform for harbours')).toBeNull()
    expect(judge('Awarningplatformforallharbours platform for masters')).toMatchObject({
      gate: 'reading',
      how: 'glued',
    })
  })

  it('is not text that goes on in the next line', () => {
    const judge = (next: string) =>
      judgeFigure(
        deck([page({ title: 'Brackwater' }), page({ title: 'Our solution', blocks: [`${line}\n${next}`] })]),
        {
          key: 'solution',
          value: line,
          quotes: [line],
          on: 2,
        },
      )
    const line = 'Our app helps harbours to plan their nights'
    expect(judge('Sensors at every mole')).toBeNull()
    expect(judge('and to warn boats')).toMatchObject({ gate: 'reading', how: 'cut' })
  })

  it('is not line with a hole where a glyph has no letters', () => {
    const judge = (gap: number) => {
      const line = 'Harbours have di culty with floods that come at night.'
      const slide = page({ title: 'The problem', blocks: [line] })
      const words = slide.blocks[1]?.lines[0]?.words ?? []
      for (const word of words.slice(3)) word.box = { ...word.box, x: word.box.x + gap }
      return judgeFigure(deck([page({ title: 'Brackwater' }), slide]), {
        key: 'problem',
        value: line,
        quotes: [line],
        on: 2,
      })
    }
    expect(judge(0)).toBeNull()
    expect(judge(0.03)).toMatchObject({ gate: 'reading', how: 'cut' })
  })
})
