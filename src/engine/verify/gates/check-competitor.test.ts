import { describe, expect, it } from 'vitest'
import type { Fact } from '#engine/facts.ts'
import { deck, type PageSpec, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })
/** Judges an entry that stands in a quote of the page after the cover. */
const judge = (value: string, spec: PageSpec, quote = value, manner: Partial<Pick<Fact, 'manner'>> = {}) =>
  judgeFigure(deck([cover, page(spec)]), { key: 'competitors', value, quotes: [quote], on: 2, ...manner })
const grid = (rows: readonly (readonly string[])[]) =>
  rows.flatMap((cells, row) => cells.map((lines, column) => ({ lines, x: 0.06 + column * 0.22, y: 0.3 + row * 0.1 })))

describe('a competitor', () => {
  it('is proved by a sentence that says so', () => {
    const line = 'Our competitors are Quayline and Tidewise.'
    expect(judge('Quayline', { title: 'Market', blocks: [line] }, line)).toBeNull()
    const other = 'Harbours such as Quayline and Tidewise pay us.'
    expect(judge('Quayline', { title: 'Competition in brief', blocks: [line, other] }, line)).toBeNull()
    expect(judge('Quayline', { title: 'Traction', blocks: [other] }, other)).not.toBeNull()
  })

  it('is proved under its heading, and not on a slide about something else', () => {
    const blocks = ['Quayline\nTidewise\nHarbourly']
    expect(judge('Quayline', { title: 'Competitors', blocks })).toBeNull()
    expect(judge('Quayline', { title: 'Our tools', blocks })).not.toBeNull()
  })

  it('is proved in a group of those whom the title calls competitors, and not under a heading over others', () => {
    const judgeUnder = (heading: string, title: string) => {
      const group = { lines: heading, x: 0.1, y: 0.3, size: 20, bold: true }
      const names = { lines: 'Quayline\nTidewise', x: 0.1, y: 0.4, size: 12 }
      return judge('Quayline', { title, blocks: [group, names] })
    }
    expect(judgeUnder('Booking platforms', 'Competitors')).toBeNull()
    for (const heading of ['Our partners', 'Customers', 'Backed by', 'What we integrate with'])
      expect(judgeUnder(heading, 'Competitors')).not.toBeNull()
    expect(judgeUnder('Booking platforms', 'Our product')).not.toBeNull()
  })

  it('stays in doubt in a group under its heading, where other groups name kinds of things in the same type', () => {
    const column = (x: number, ...lines: string[]) =>
      lines.map((text, row) => ({ lines: text, x, y: 0.3 + row * 0.1, size: 16 }))
    const spec = {
      title: 'Competition',
      blocks: [
        ...column(0.06, 'Direct competitors:', 'Quayline', 'Tidewise'),
        ...column(0.5, 'Indirect competitors:', 'Tide Tables', 'Manual Work', 'Harbour Radio'),
      ],
    }
    const judged = judge('Quayline', spec)
    expect(judged).not.toMatchObject({ of: 'not-a-name' })
  })

  it('is not a name where it is set as the labels of a map are', () => {
    const label = (lines: string, x: number, y: number) => ({ lines, x, y, size: 9 })
    const judgeBeside = (...others: string[]) => {
      const blocks = [
        label('Quayline', 0.1, 0.3),
        ...others.map((text, at) => label(text, 0.1 + 0.2 * at, 0.5)),
        { lines: 'Tidewise\nHarbourly', x: 0.5, y: 0.7, size: 16 },
      ]
      return judge('Quayline', { title: 'Competitive landscape', blocks }, 'Quayline', { manner: 'lone-name' })
    }
    expect(judgeBeside('Any Water', 'All Harbours', 'Top 100 Ports')).toEqual({ gate: 'whose', of: 'not-a-name' })
    expect(judgeBeside('Stromwacht', 'Pegelio')).toBeNull()
  })

  it('is proved in a comparison with the company, by its place as a head', () => {
    const rows = [
      ['Feature', 'Brackwater', 'Quayline', 'Tidewise'],
      ['Live Levels', 'Yes', 'No', 'No'],
      ['Flood Alarm', 'Yes', 'Yes', 'No'],
    ]
    const spec = { title: 'Competition', blocks: grid(rows) }
    expect(judge('Quayline', spec)).toBeNull()
    expect(judge('Live Levels', spec)).not.toBeNull()
  })

  it('is proved by the head of its column', () => {
    const judgeIn = (head: string) =>
      judge('Quayline', {
        title: 'How harbours work today',
        blocks: grid([
          [head, 'What they do', 'What is missing'],
          ['Quayline', 'Paper tables', 'No alerts'],
          ['Tidewise', 'A weekly mail', 'No alerts'],
        ]),
      })
    expect(judgeIn('Competitor')).toBeNull()
    for (const head of ['Partner', 'Harbour']) expect(judgeIn(head)).not.toBeNull()
  })

  it('is not a heading among the names, though shaped like one', () => {
    const names = [
      { lines: 'Quayline', x: 0.1, y: 0.4, size: 14 },
      { lines: 'Tidewise', x: 0.4, y: 0.4, size: 14 },
      { lines: 'Harbourly', x: 0.7, y: 0.4, size: 14 },
    ]
    const heads = ['Centralized Exchange', 'Top Tokens', 'Any Token'].map((lines, at) => ({
      ...{ lines, x: 0.1 + at * 0.3, y: 0.34, size: 9 },
    }))
    const spec = { title: 'Competitive landscape', blocks: [...heads, ...names] }
    expect(judge('Quayline', spec)).toBeNull()
    expect(judge('Centralized Exchange', spec)).not.toBeNull()
  })

  it.each(['Aggregators', 'Low Price', 'Head of Sales', 'Denmark', 'March', 'Brackwater', 'Food Delivery'])(
    'is not %s, whatever the heading says',
    (value) => {
      expect(judge(value, { title: 'Competitors', blocks: [`${value}\nQuayline\nTidewise`] })).toMatchObject({
        of: 'not-a-name',
      })
    },
  )

  it('is proved beside its own address, which is not the company’s', () => {
    const blocks = ['○ Quayline: https://www.quayline.com/\n○ Tidewise: https://tidewise.com/']
    const line = '○ Quayline: https://www.quayline.com/'
    expect(judge('Quayline', { title: 'Competitors', blocks }, line)).toBeNull()
    expect(judge('Quayline', { title: 'Contact', blocks }, line)).not.toBeNull()
  })

  it('is not a word that the deck also writes small', () => {
    const blocks = ['Vexels\nQuayline\nTidewise', 'Harbours count vexels by hand.']
    expect(judge('Vexels', { title: 'Competitors', blocks })).toMatchObject({ of: 'not-a-name' })
  })

  describe('on a logo alone', () => {
    const logos = ['Quayline', 'Tidewise']
    it.each([
      ['Competitors'],
      ['Market positioning'],
      ['Brackwater vs. others'],
      ['Brackwater versus others'],
      ['Unsere Wettbewerber'],
      ['Positionierung'],
      ['Marché et concurrence'],
    ])('is a rival under the title %s', (title) => {
      expect(judge('Quayline', { title, logos })).toEqual({ gate: 'whose', of: 'unnamed-list' })
    })

    it.each(['Why we win', 'Competitive advantages', 'Our moat'])('is a candidate under the title %s', (title) => {
      expect(judge('Quayline', { title, logos })).toEqual({ gate: 'whose', of: 'unnamed-logo' })
    })

    it('is a rival under a line over the title, under a heading, and where a text of the slide names it', () => {
      const judgeBeside = (lines: string, y: number) =>
        judge('Quayline', { title: 'Why we win', logos, blocks: [{ lines, x: 0.06, y, size: 9 }] })
      expect(judgeBeside('COMPETITION', 0.02)).toMatchObject({ of: 'unnamed-list' })
      expect(judgeBeside('Main competitors:', 0.2)).toMatchObject({ of: 'unnamed-list' })
      expect(judgeBeside('Main competitors:', 0.95)).toMatchObject({ of: 'unnamed-logo' })
      expect(judgeBeside('We are ahead of what the large competitors sell to ports', 0.2)).toMatchObject({
        of: 'unnamed-logo',
      })
      expect(judgeBeside('Quayline\nTidewise', 0.7)).toMatchObject({ of: 'unnamed-list' })
    })
  })

  it('may write itself small on a logo, where no dictionary knows the word', () => {
    const spec = { title: 'Competitors', logos: ['quayline', 'harbour'] }
    expect(judge('quayline', spec)).not.toMatchObject({ of: 'not-a-name' })
    expect(judge('harbour', spec)).toMatchObject({ of: 'not-a-name' })
    expect(judge('quayline', { title: 'Competitors', blocks: ['quayline\ntidewise'] })).toMatchObject({
      of: 'not-a-name',
    })
  })
})
