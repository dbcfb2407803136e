import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { powerpointNative } from '#samples/decks/powerpoint-native.ts'
import type { DeckDoc } from '../../deck-doc.ts'
import { lineTexts } from '../test-reading.ts'
import { readPptx } from './test-presentations.ts'

/** The sample presentation that stands in the repository, as people open it. */
describe('the sample presentation', () => {
  let doc: DeckDoc
  const file = readFileSync(new URL('../../../../samples/pptx/powerpoint-native.pptx', import.meta.url))
  beforeAll(async () => {
    doc = await readPptx(file)
  })
  const linesOf = (page: number) => doc.pages.slice(page - 1, page).flatMap(lineTexts)
  const hiddenOn = (page: number) => (doc.pages[page - 1]?.hidden ?? []).map(({ text, cause }) => [text, cause])
  const asidesOf = (page: number) => (doc.pages[page - 1]?.asides ?? []).map(({ kind, text }) => [kind, text])

  it('is the one that the generator makes', async () => {
    expect(await readPptx(powerpointNative())).toEqual(doc)
  })

  it('has its eleven slides in order, each with its title first', () => {
    const titles = [
      'Ostrevane',
      'Problem',
      'Solution',
      'How it works',
      'Traction',
      'Business model',
      'Market',
      'Competition',
      'Team',
      'The ask',
    ]
    expect(doc.pageCount).toBe(11)
    expect(titles.map((_, n) => linesOf(n + 1)[0])).toEqual(titles)
  })

  it('says of the solution what its author wrote, mark and level by mark and level', () => {
    expect(linesOf(3).join(' ')).toContain(
      '– No new hardware, and no hour of standstill to install it • B2B: maintenance teams of terminal operators get the metre, the picture and the date by which to act.',
    )
  })

  it('keeps a figure of a tile beside what it counts', () => {
    const lines = linesOf(5)
    for (const [figure, label] of [
      ['$640k', 'ARR, September 2026'],
      ['9', 'paying customers'],
      ['118%', 'net revenue retention'],
    ] as const) {
      expect(lines[lines.indexOf(figure) + 1]).toBe(label)
    }
    expect(lines.slice(lines.indexOf("Q3'25"), lines.indexOf("Q3'25") + 4)).toEqual([
      "Q3'25",
      '$180k',
      "Q4'25",
      '$240k',
    ])
  })

  it('reads the comparison row by row', () => {
    const lines = linesOf(8)
    expect(lines.slice(1, 4)).toEqual(['Ostrevane', 'Cablewarden', 'Ropemetric'])
    expect(lines.slice(lines.indexOf('Standstill to install')).slice(0, 4)).toEqual([
      'Standstill to install',
      'None',
      '2 days',
      '5 days',
    ])
  })

  it('keeps what the audience does not see apart: a slide, a shape, notes', () => {
    expect(linesOf(11)).toEqual([])
    expect(hiddenOn(11)).toContainEqual(['• Raising $4M at a $20M valuation', 'hidden-slide'])
    expect(hiddenOn(10)).toEqual([['Draft: floor price $8M', 'hidden-shape']])
    expect(linesOf(10).join(' ')).not.toContain('floor price')
    expect(asidesOf(1)).toEqual([
      ['notes', 'Open with the story of the night shift. Do not mention the talks about a larger round.'],
      ['picture', 'Mark of Ostrevane: a crane hook in a ring'],
    ])
    expect(linesOf(5).join(' ')).not.toContain('signed, not invoiced')
  })

  it('leads to the profiles of the founders, over the shapes that carry them', () => {
    const links = doc.pages[8]?.links ?? []
    expect(links.map(({ url }) => url)).toEqual([
      'https://www.linkedin.com/in/imogen-tressilian',
      'https://www.linkedin.com/in/radu-valeanu',
    ])
    expect((links[0]?.box.x ?? 1) < 0.5 && (links[1]?.box.x ?? 0) > 0.5).toBe(true)
  })
})
