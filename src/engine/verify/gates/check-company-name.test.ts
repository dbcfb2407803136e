import { describe, expect, it } from 'vitest'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure, judgeFigures } from '#engine/testing/judge-figure.ts'

const single = { gate: 'whose', of: 'single-place' }
const judge = (name: string, doc: ReturnType<typeof deck>, on = 1) =>
  judgeFigure(doc, { key: 'company_name', value: name, quotes: [name], on })
const cover = page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] })

describe('the name of a company', () => {
  it('is not proved by the cover alone', () => {
    expect(judge('Brackwater', deck([cover, page({ title: 'Problem', blocks: ['Floods are costly.'] })]))).toEqual(
      single,
    )
  })

  it.each([
    [
      'a sentence that says what it is',
      page({ title: 'Solution', blocks: ['Brackwater is a platform for harbours.'] }),
    ],
    ['the domain of its email', page({ title: 'Contact', blocks: ['hello@brackwater.io'] })],
    ['its site behind a link', page({ title: 'Contact', links: [{ url: 'https://www.brackwater.io/' }] })],
    ['the copyright line', page({ title: 'Contact', blocks: ['© 2026 Brackwater Ltd.'] })],
  ])('is proved by the cover and %s', (_, other) => {
    expect(judge('Brackwater', deck([cover, other]))).toBeNull()
  })

  it('is proved by the title of the cover where two further pages speak of it', () => {
    const pages = ['Harbours love Brackwater.', 'Brackwater saves time.'].map((line) =>
      page({ title: 'Why', blocks: [line] }),
    )
    const partner = { lines: 'Norvik', x: 0.1, y: 0.8, size: 10 }
    const cover = page({ title: 'Brackwater', blocks: ['Alerts for small harbours', partner] })
    expect(judge('Brackwater', deck([cover, ...pages]))).toBeNull()
    expect(judge('Brackwater', deck([cover, ...pages.slice(1)]))).toEqual(single)
    const ofPartner = ['Norvik tests it.', 'We met Norvik in May.'].map((line) =>
      page({ title: 'Why', blocks: [line] }),
    )
    expect(judge('Norvik', deck([cover, ...ofPartner]))).toEqual(single)
    const small = page({ title: 'Problem', blocks: ['Towns near brackwater flood.'] })
    expect(judge('Brackwater', deck([cover, ...pages, small]))).toEqual(single)
  })

  it('is proved by the cover and the title of the document', () => {
    const title = 'Brackwater pitch deck.pdf'
    expect(judge('Brackwater', deck([cover], { title }))).toBeNull()
    expect(judge('Brackwater', deck([cover], { title: 'Pitch deck final' }))).toEqual(single)
  })

  it('is proved by a cover that names it beside several words of every deck', () => {
    const cover = page({ title: 'Seed investor pitch deck', blocks: ['Brackwater pitch deck', 'Alerts for harbours'] })
    const other = page({ title: 'Contact', blocks: ['hello@brackwater.io'] })
    expect(judge('Brackwater', deck([cover, other]))).toBeNull()
    expect(judge('Brackwater', deck([cover, page({ title: 'Contact' })]))).not.toBeNull()
  })

  it('is not a heading or the name of a partner that a cover shows', () => {
    const doc = deck([
      page({ title: 'Early pilot', blocks: ['Norvik University'] }),
      page({ title: 'Contact', blocks: ['hello@brackwater.io'] }),
    ])
    expect(judge('Early pilot', doc)).toEqual(single)
    expect(judge('Norvik University', doc)).toEqual(single)
  })

  it.each(['Coast Hackathon', 'Harbour Hacks', 'Tidemark 2025'])('is not the name of an event: %s', (name) => {
    const doc = deck([
      page({ title: name, blocks: ['Water-level alerts for small harbours'] }),
      page({ title: 'Contact', blocks: [`© ${name}`, `${name} is a platform for harbours.`] }),
    ])
    expect(judge(name, doc)).toEqual({ gate: 'whose', of: 'not-a-name' })
  })

  it('is not an everyday word that a sentence defines', () => {
    const doc = deck([page({ title: 'Food' }), page({ title: 'Problem', blocks: ['Food is a human right.'] })])
    expect(judge('Food', doc)).not.toBeNull()
  })

  it('is not proved beside another name that two places bear as well', () => {
    const doc = deck([
      page({ title: 'Brackwater', blocks: ['Tidemark'] }),
      page({ title: 'Contact', blocks: ['hello@brackwater.io', 'www.tidemark.com'] }),
    ])
    const claims = ['Brackwater', 'Tidemark'].map((value) => ({ key: 'company_name' as const, value, quotes: [value] }))
    expect(judgeFigures(doc, claims)).toMatchObject([{ gate: 'rival', other: 'Tidemark' }, { gate: 'rival' }])
  })
})
