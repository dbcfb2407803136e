import { describe, expect, it } from 'vitest'
import type { Box } from '#engine/deck-doc.ts'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { findUnit } from './find-unit.ts'
import { findVoice } from './find-voice.ts'
import { understandDeck } from './understand-deck.ts'

const cover = page({ title: 'Ossery', blocks: ['Water-level alerts for small harbours and their crews'] })

function makeSlide(spec: PageSpec) {
  const slide = understandDeck(deck([cover, page(spec)])).slides[1]
  if (!slide) throw new Error('The deck has no second page.')
  return slide
}

/** Returns the boxes of words of the page in a row, as a quote of them has. */
function boxesOf(slide: ReturnType<typeof makeSlide>, quote: string): Box[] {
  const words = quote.split(' ')
  const all = slide.lines.flatMap((line) => line.words)
  const at = all.findIndex((_, n) => words.every((word, k) => all[n + k]?.text === word))
  if (at < 0) throw new Error(`'${quote}' is not on the page.`)
  return all.slice(at, at + words.length).map((word) => word.box)
}

const unitOf = (spec: PageSpec, quote: string) => {
  const slide = makeSlide(spec)
  return findUnit(slide, boxesOf(slide, quote))
}

describe('findUnit', () => {
  it('gives a tile its label', () => {
    const unit = unitOf(
      {
        title: 'Traction',
        blocks: [
          { lines: '€1.2M', y: 0.3, size: 44 },
          { lines: 'ARR, August 2026', y: 0.42 },
          { lines: 'We warn 61 harbours of high water', y: 0.7 },
        ],
      },
      '€1.2M',
    )
    expect(unit).toMatchObject({
      kind: 'tile',
      labels: ['ARR, August 2026'],
      text: '€1.2M ARR, August 2026',
      heading: 'Traction',
    })
  })

  it('gives a cell the heads of its row and column', () => {
    const row = (y: number, texts: readonly string[]) => texts.map((lines, n) => ({ lines, x: 0.06 + n * 0.24, y }))
    const unit = unitOf(
      {
        title: 'Financials',
        blocks: [
          ...row(0.3, ['Year', '2025', '2026', '2027']),
          ...row(0.4, ['Revenue', '€0.4M', '€1.2M', '€3M']),
          ...row(0.5, ['Costs', '€0.9M', '€1.4M', '€2M']),
        ],
      },
      '€1.2M',
    )
    expect(unit).toMatchObject({ kind: 'cell', text: '€1.2M', labels: ['Revenue', '2026', 'Year'] })
  })

  it('gives a card its person', () => {
    const unit = unitOf({ title: 'Team', blocks: ['Ida Holm\nCEO and co-founder\n12 years at sea'] }, '12 years at sea')
    expect(unit).toMatchObject({ kind: 'card', person: 'Ida Holm', labels: ['CEO and co-founder'] })
  })

  it('gives only the sentence that the quote stands in', () => {
    const unit = unitOf(
      { title: 'Status', blocks: ['We have 61 paying customers. The market grows by 9% a year in all of Europe.'] },
      '9%',
    )
    expect(unit).toMatchObject({
      kind: 'sentence',
      text: 'The market grows by 9% a year in all of Europe.',
      person: null,
    })
    expect(unit?.labels).toEqual(['The market grows by 9% a year in all of Europe.'])
  })

  it('gives an entry of a list the heading over it and its distance in type sizes', () => {
    const unit = unitOf(
      {
        title: 'Traction',
        blocks: [
          { lines: 'Our customers', y: 0.3, bold: true },
          { lines: ['• Norvik', '• Halden'], y: 0.36 },
        ],
      },
      'Norvik',
    )
    expect(unit).toMatchObject({ kind: 'list', text: '• Norvik', heading: 'Our customers' })
    expect(unit?.distance).toBeCloseTo((0.06 * 540 - 18) / 18, 1)
  })

  it('does not take a heading of another column', () => {
    const unit = unitOf(
      {
        title: 'Traction',
        blocks: [
          { lines: 'Investors', x: 0.06, y: 0.3, bold: true },
          { lines: 'Tidewater Capital', x: 0.06, y: 0.36 },
          { lines: 'Customers', x: 0.6, y: 0.3, bold: true },
          { lines: 'Norvik', x: 0.6, y: 0.36 },
        ],
      },
      'Norvik',
    )
    expect(unit?.heading).toBe('Customers')
  })

  it('takes words for a list over all of it, not a name in capitals between', () => {
    const names = ['NORVIK', 'Halden', 'Pellmoor', 'Castrel'].map((lines, n) => ({
      lines,
      x: 0.5 + (n % 2) * 0.2,
      y: 0.4 + Math.floor(n / 2) * 0.1,
    }))
    const blocks = [{ lines: 'We sell to ports', x: 0.06, y: 0.4 }, { lines: 'Trusted by', x: 0.5, y: 0.3 }, ...names]
    for (const name of ['Halden', 'Pellmoor', 'Castrel'])
      expect(unitOf({ title: 'Growth', blocks }, name)?.heading).toBe('Trusted by')
    expect(unitOf({ title: 'Growth', blocks }, 'We sell to ports')?.heading).toBe('Growth')
  })

  it('takes no initials, people and addresses for headings of a card', () => {
    const blocks = [
      { lines: 'IH', x: 0.06, y: 0.25, size: 30 },
      { lines: 'Ida Holm\nCEO', x: 0.06, y: 0.35 },
      { lines: 'ida@ossery.example', x: 0.06, y: 0.45, bold: true },
      { lines: 'Per Lund\nCTO', x: 0.06, y: 0.6 },
    ]
    expect(unitOf({ title: 'Team', blocks }, 'CTO')).toMatchObject({ person: 'Per Lund', heading: 'Team' })
  })

  it('finds a logo', () => {
    const slide = makeSlide({ title: 'Our customers', blocks: ['Ports of the north'], logos: ['Norvik'] })
    expect(
      findUnit(
        slide,
        (slide.doc.logos ?? []).map((line) => line.box),
      ),
    ).toMatchObject({ text: 'Norvik', heading: 'Our customers' })
  })

  it('gives a figure alone the label at its left', () => {
    const unit = unitOf(
      {
        title: 'Key figures',
        blocks: [
          { lines: 'Gross margin', x: 0.06, y: 0.4 },
          { lines: '82%', x: 0.4, y: 0.4 },
          'We warn harbours of high water',
        ],
      },
      '82%',
    )
    expect(unit?.labels).toContain('Gross margin')
  })

  it('gives the period under a bar of a chart', () => {
    const at = (x: number, y: number, lines: string) => ({ lines, x, y, size: 12 })
    const unit = unitOf(
      {
        title: 'Revenue',
        blocks: [
          at(0.1, 0.6, '€10k'),
          at(0.3, 0.5, '€25k'),
          at(0.5, 0.3, '€61k'),
          at(0.1, 0.8, 'Q1 26'),
          at(0.3, 0.8, 'Q2 26'),
          at(0.5, 0.8, 'Q3 26'),
        ],
      },
      '€61k',
    )
    expect(unit?.labels).toContain('Q3 26')
    expect(['chart', 'cell']).toContain(unit?.kind)
  })

  it('has no unit where no line is under the boxes', () => {
    expect(
      findUnit(makeSlide({ title: 'Traction', blocks: ['61 customers'] }), [
        { x: 0.9, y: 0.9, width: 0.05, height: 0.02 },
      ]),
    ).toBeNull()
  })

  it('has no heading for a title', () => {
    expect(unitOf({ title: 'We warn 61 harbours', blocks: ['Every day'] }, '61')).toMatchObject({
      kind: 'line',
      heading: null,
      distance: null,
    })
  })
})

describe('findVoice', () => {
  const slide = makeSlide({
    title: 'Traction',
    blocks: [
      '61 paying customers',
      '“We saved €40,000 in the first season with it.”',
      '— Mara Lind, Harbour Master, Norvik',
    ],
  })

  it('gives the mark of the lines under a quote', () => {
    expect(findVoice(slide, boxesOf(slide, '€40,000 in the first season'))?.voice).toBe('customer')
  })

  it('gives none where the company speaks', () => {
    expect(findVoice(slide, boxesOf(slide, '61 paying customers'))).toBeNull()
    expect(findVoice(slide, [])).toBeNull()
  })

  it('takes the voice of most of the quote', () => {
    const own = boxesOf(slide, '61')
    const other = boxesOf(slide, '€40,000 in the first season')
    expect(findVoice(slide, [...own, ...other])?.voice).toBe('customer')
    expect(findVoice(slide, [...boxesOf(slide, '61 paying customers'), ...boxesOf(slide, 'with')])).toBeNull()
  })
})
