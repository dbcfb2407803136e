import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { layOutText, measureTextHeight } from './lay-out-text.ts'
import { readTextBody, type TextBody } from './text-body.ts'
import { parseXml } from './xml.ts'

const faces = { major: 'Arial', minor: 'Arial' }
const area = { width: 200, height: 100, above: 1000, below: 1000 }
const palette = { colours: new Map(), names: new Map() }

/** A text body whose properties and paragraphs are given as XML. */
function bodyOf(paragraphs: string, properties = ''): TextBody {
  const root = parseXml(Buffer.from(`<txBody>${properties}${paragraphs}</txBody>`))
  const body = readTextBody(root, { base: null, lists: [], bodies: [], styled: null, palette })
  if (body === null) throw new Error('The body has no text.')
  return body
}

const line = (text: string, properties = '', size = 10) =>
  `<p>${properties}<r><rPr sz="${size * 100}"/><t>${text}</t></r></p>`
const laid = (body: TextBody, within = area) => layOutText(body, within, faces)
const texts = (body: TextBody, within = area) => laid(body, within).map(({ text }) => text.trim())

describe('text in an area', () => {
  it('is broken between words, and a word longer than the area is kept whole', () => {
    const body = bodyOf(line('A sentence that takes more than one line of it'))
    expect(texts(body).length).toBeGreaterThan(1)
    expect(texts(body).join(' ')).toBe('A sentence that takes more than one line of it')
    expect(texts(bodyOf(line('Donaudampfschifffahrtsgesellschaftskapitän hier')))).toEqual([
      'Donaudampfschifffahrtsgesellschaftskapitän',
      'hier',
    ])
  })

  it('is not broken where the shape does not wrap, nor within a word whose style changes', () => {
    expect(texts(bodyOf(line('A sentence that takes more than one line of it'), '<bodyPr wrap="none"/>'))).toHaveLength(
      1,
    )
    const halves = '<p><r><rPr sz="3000"/><t>A lengthy be</t></r><r><rPr sz="3000" b="1"/><t>ginning</t></r></p>'
    const placed = laid(bodyOf(halves))
    expect(placed.map(({ text }) => text.trim())).toEqual(['A lengthy', 'be', 'ginning'])
    expect(placed[1]?.y).toBe(placed[2]?.y)
  })

  it('has marks and numbers before its paragraphs, counted for each level', () => {
    const numbered = (level: number) =>
      `<pPr lvl="${level}" marL="228600" indent="-228600"><buAutoNum type="arabicPeriod"/></pPr>`
    const body = bodyOf(
      [line('one', numbered(0)), line('inner', numbered(1)), line('two', numbered(0)), line('inner', numbered(1))].join(
        '',
      ),
    )
    expect(texts(body)).toEqual(['1.', 'one', '1.', 'inner', '2.', 'two', '1.', 'inner'])
    const dot = line(
      'point',
      '<pPr marL="228600" indent="-228600"><buFont typeface="Wingdings"/><buChar char="§"/></pPr>',
    )
    expect(texts(bodyOf(dot))).toEqual(['•', 'point'])
  })

  it('is counted again after a paragraph without a number, and where the scheme changes', () => {
    const counted = (scheme: string, text = 'x') => line(text, `<pPr><buAutoNum type="${scheme}"/></pPr>`)
    const plain = line('between', '<pPr><buNone/></pPr>')
    const parts = ['arabicParenR', 'arabicParenR', 'alphaUcPeriod', 'alphaUcPeriod'].map((scheme) => counted(scheme))
    const marks = texts(bodyOf([...parts, plain, counted('alphaUcPeriod')].join('')))
    expect(marks.filter((text) => text !== 'x')).toEqual(['1)', '2)', 'A.', 'B.', 'between', 'A.'])
    const blank = counted('arabicPeriod', ' ')
    expect(texts(bodyOf(counted('arabicPeriod') + blank + counted('arabicPeriod')))).toEqual(['1.', 'x', '2.', 'x'])
  })

  it('keeps its mark near, however far the mark is said to stand from it', () => {
    const far = '<pPr marL="1143000" indent="-1143000"><buAutoNum type="arabicPeriod"/></pPr>'
    const [mark, text] = laid(bodyOf(line('point', far)))
    expect(text?.x).toBeCloseTo(7.2 + 90)
    expect((text?.x ?? 0) - (mark?.x ?? 0) - (mark?.width ?? 0)).toBeCloseTo(9)
  })

  it('begins at the margin, with a tab at the next stop', () => {
    const [before, after] = laid(bodyOf(line('a\tb')))
    expect(before?.x).toBeCloseTo(7.2)
    expect(after?.x).toBeCloseTo(7.2 + 72)
  })

  it('flows into the columns of its shape', () => {
    const lines = Array.from({ length: 10 }, (_, n) => line(`l${n}`)).join('')
    const placed = laid(bodyOf(lines, '<bodyPr numCol="2"/>'))
    const columns = new Set(placed.map(({ x }) => Math.round(x)))
    expect(columns.size).toBe(2)
    expect(Math.max(...placed.map(({ y }) => y))).toBeLessThan(100)
  })

  it('is raised and small where it is a script', () => {
    const placed = laid(
      bodyOf('<p><r><rPr sz="2000"/><t>x</t></r><r><rPr sz="2000" baseline="30000"/><t>th</t></r></p>'),
    )
    expect(placed[1]?.style.size).toBeCloseTo(13.2)
    expect(placed[1]?.y).toBeLessThan(placed[0]?.y ?? 0)
  })

  it('never leaves the room that there is, whatever its anchor, while it is drawn as large as it may', () => {
    const anchors = fc.constantFrom('t', 'ctr', 'b')
    const count = fc.integer({ min: 1, max: 30 })
    fc.assert(
      fc.property(anchors, count, fc.nat(60), fc.nat(60), (anchor, lines, above, below) => {
        const body = bodyOf(Array.from({ length: lines }, () => line('word')).join(''), `<bodyPr anchor="${anchor}"/>`)
        const placed = laid(body, { ...area, above, below })
        expect(placed).toHaveLength(lines)
        for (const { y, style } of placed) {
          expect(y - style.size).toBeGreaterThan(-above - 4)
          expect(y).toBeLessThan(area.height + below + 4)
        }
      }),
      { seed: 3, numRuns: 60 },
    )
  })

  it('is as high as its lines and insets', () => {
    expect(measureTextHeight(bodyOf(line('one') + line('two')), 200, faces)).toBeCloseTo(24 + 7.2)
  })
})

describe('the width of text', () => {
  it('follows the typeface and the letters between', () => {
    const width = (face: string, spacing = '') => {
      const run = `<rPr sz="1000"${spacing}><latin typeface="${face}"/></rPr>`
      return laid(bodyOf(`<p><r>${run}<t>Revenue</t></r></p>`))[0]?.width ?? 0
    }
    expect(width('Calibri')).toBeLessThan(width('Arial'))
    expect(width('Montserrat')).toBeGreaterThan(width('Arial'))
    expect(width('Arial', ' spc="200"')).toBeCloseTo(width('Arial') + 14)
  })
})
