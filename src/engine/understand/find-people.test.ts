import { describe, expect, it } from 'vitest'
import { page } from '#engine/testing/deck-builder.ts'
import { findPeople } from './find-people.ts'

const peopleOf = (spec: Parameters<typeof page>[0], aboutPeople = true) => {
  const made = page(spec)
  return findPeople(made.blocks, made.links, aboutPeople)
}
const named = (spec: Parameters<typeof page>[0], aboutPeople = true) =>
  peopleOf(spec, aboutPeople).map((card) => [card.name, card.role])

describe('findPeople', () => {
  it('reads columns of faces, each with its own lines only', () => {
    const cards = peopleOf({
      blocks: [
        { lines: 'Ana Ruiz\nCEO, co-founder\nEx-Google engineer for six years', x: 0.1, y: 0.4 },
        { lines: 'Bo Lindqvist\nCTO\nPhD in chemistry from Lund University', x: 0.6, y: 0.4 },
      ],
    })
    expect(cards.map((card) => [card.name, card.role])).toEqual([
      ['Ana Ruiz', 'CEO, co-founder'],
      ['Bo Lindqvist', 'CTO'],
    ])
    expect(cards[0]?.lines.map((line) => line.text).join(' ')).not.toContain('PhD')
    expect(cards[1]?.lines.map((line) => line.text).join(' ')).not.toContain('Google')
  })

  it('takes the role under a name before a line of the biography beside it', () => {
    const blocks = [
      { lines: 'Ana Ruiz\nCEO & Founder', x: 0.1, y: 0.3 },
      { lines: 'Lead Architect, Norvik (valves for pumps)\nFounder, Halden (search for parts)', x: 0.45, y: 0.3 },
    ]
    expect(named({ blocks })[0]).toEqual(['Ana Ruiz', 'CEO & Founder'])
    const beside = [
      { lines: 'Ana Ruiz\nRan two kitchens', x: 0.1, y: 0.3 },
      { lines: 'Head of Sales', x: 0.45, y: 0.3 },
    ]
    expect(named({ blocks: beside })[0]).toEqual(['Ana Ruiz', 'Head of Sales'])
    for (const past of ['2x founder, ex-Stripe', 'Ex-Google engineer']) {
      const office = { lines: 'CEO', x: 0.45, y: 0.3 }
      expect(named({ blocks: [{ lines: `Ana Ruiz\n${past}`, x: 0.1, y: 0.3 }, office] })[0]).toEqual([
        'Ana Ruiz',
        'CEO',
      ])
    }
  })

  it('reads rows of names, with what stands left of them in another column left out', () => {
    const [first] = peopleOf({
      blocks: [
        { lines: 'We met at school.', x: 0.06, y: 0.44 },
        { lines: 'Ana Ruiz Co-founder\nAna ran two kitchens.', x: 0.5, y: 0.4 },
        { lines: 'Bo Lindqvist Co-founder', x: 0.5, y: 0.6 },
      ],
    })
    expect(first).toMatchObject({ name: 'Ana Ruiz', role: 'Co-founder' })
    expect(first?.lines.map((line) => line.text)).toEqual(['Ana Ruiz Co-founder', 'Ana ran two kitchens.'])
  })

  it('gives the last line of a slide, apart from the cards, to no one', () => {
    const cards = (last: readonly { lines: string; x: number; y: number }[]) =>
      peopleOf({
        blocks: [
          { lines: 'Ana Ruiz\nCEO\nRan two kitchens', x: 0.1, y: 0.3 },
          { lines: 'Bo Lindqvist\nCTO\nBuilt three ovens', x: 0.5, y: 0.3 },
          ...last,
        ],
      }).map((card) => card.lines.map((line) => line.text).slice(3))
    const team = { lines: 'A team of nine in Porto. Started in 2023.', x: 0.06, y: 0.8 }
    expect(cards([team])).toEqual([[], []])
    const wide = {
      lines: 'Advised by Cy Young of Halden Foods and by Dee Novak of the Norvik bakeries',
      x: 0.06,
      y: 0.74,
    }
    expect(cards([wide, team])).toEqual([[], []])
    const both = [
      { lines: 'Baked for kings', x: 0.1, y: 0.6 },
      { lines: 'Likes boats', x: 0.5, y: 0.6 },
    ]
    expect(cards(both)).toEqual([['Baked for kings'], ['Likes boats']])
  })

  it('gives a paragraph under several names to none of them, and a title over a name to that name', () => {
    const cards = peopleOf({
      blocks: [
        { lines: 'Ana Ruiz\nCEO', x: 0.1, y: 0.3 },
        { lines: 'Bo Lindqvist\nCTO', x: 0.5, y: 0.3 },
        {
          lines: 'Together we have built and sold two companies, one of them with Google people.\nWe like boats.',
          x: 0.1,
          y: 0.45,
        },
        { lines: 'Keeper of accounts', x: 0.1, y: 0.68 },
        { lines: 'Cy Young\nCFO', x: 0.1, y: 0.72 },
      ],
    })
    expect(cards.map((card) => card.lines.map((line) => line.text))).toEqual([
      ['Ana Ruiz', 'CEO'],
      ['Bo Lindqvist', 'CTO'],
      ['Keeper of accounts', 'Cy Young', 'CFO'],
    ])
  })

  it.each([
    ['Ana Ruiz, CEO', 'CEO'],
    ['Ana Ruiz – Head of Sales', 'Head of Sales'],
    ['Ana Ruiz (CTO)', 'CTO'],
    ['Ana Ruiz | Founder | ruiz.example', 'Founder'],
    ['• Ana Ruiz Chief Architect', 'Chief Architect'],
    ['CEO: Ana Ruiz', 'CEO'],
    ['Ana Ruiz, Madrid', null],
  ])('reads %s', (line, role) => {
    expect(named({ blocks: [line] })).toEqual([['Ana Ruiz', role]])
  })

  it('reads the office among short statements, and none of another firm in brackets', () => {
    const cards = named({
      blocks: [
        { lines: 'Ana Ruiz\nFundadora y CEO. Arquitecta, ex Idealista.', x: 0.06, y: 0.3 },
        { lines: 'Bo Lindqvist\nmowed lawns for 15 yrs. owns 6 trucks. co-founder.', x: 0.5, y: 0.3 },
        { lines: 'Lea Wirth\nFounder of Solario (acq. 2019)', x: 0.06, y: 0.6 },
      ],
    })
    expect(cards).toEqual([
      ['Ana Ruiz', 'Fundadora y CEO'],
      ['Bo Lindqvist', 'co-founder'],
      ['Lea Wirth', null],
    ])
  })

  it('joins a name set over two lines', () => {
    expect(named({ blocks: [{ lines: 'Przemek\nNowak', size: 24 }, 'Builds the app.'] })[0]).toEqual([
      'Przemek Nowak',
      null,
    ])
  })

  it('reads names in scripts without capitals by the role under them', () => {
    expect(named({ blocks: ['王小明\n创始人'] })).toEqual([['王小明', '创始人']])
    expect(named({ blocks: ['王小明\n我们的产品很好用'] })).toEqual([])
    expect(named({ blocks: ['王小明\n创始人\n技术合伙人'] })).toEqual([['王小明', '创始人']])
  })

  it('takes a heading over investors under a name for no role', () => {
    expect(named({ blocks: ['Founders\n– Ana Ruiz\n– Tom Berg\nInvestors'] })).toEqual([
      ['Ana Ruiz', null],
      ['Tom Berg', null],
    ])
  })

  it('takes a short line under the name for the role on a slide about people', () => {
    expect(
      named({
        blocks: [
          { lines: 'Lena Brook', bold: true, y: 0.4 },
          { lines: 'Lead Tinkerer', y: 0.45 },
        ],
      }),
    ).toEqual([['Lena Brook', 'Lead Tinkerer']])
  })

  it('asks for an office away from slides about people', () => {
    expect(named({ blocks: ['Goal Keeping\nKids set goals.'] }, false)).toEqual([])
    expect(named({ blocks: ['Ana Ruiz\nPartner'] }, false)).toEqual([])
    expect(named({ blocks: ['Ana Ruiz, Founder'] }, false)).toEqual([['Ana Ruiz', 'Founder']])
  })

  it('takes no headings and job titles for names', () => {
    expect(named({ blocks: ['Business Model', 'Protocol Architect', 'GO TO MARKET', 'Product Manager'] })).toEqual([])
  })

  it('gives a profile link to the card that it spells, else to the nearest', () => {
    const cards = peopleOf({
      blocks: [
        { lines: 'Ana Ruiz\nCEO', x: 0.1, y: 0.4 },
        { lines: 'Bo Lindqvist\nCTO', x: 0.6, y: 0.4 },
      ],
      links: [
        { url: 'https://www.linkedin.com/in/bo-lindqvist', x: 0.3, y: 0.4 },
        { url: 'https://www.linkedin.com/in/a-7c1', x: 0.12, y: 0.47 },
        { url: 'https://ruiz.example', x: 0.12, y: 0.5 },
      ],
    })
    expect(cards.map((card) => card.links)).toEqual([
      ['https://www.linkedin.com/in/a-7c1'],
      ['https://www.linkedin.com/in/bo-lindqvist'],
    ])
  })
})
