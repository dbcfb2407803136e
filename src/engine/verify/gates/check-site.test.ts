import { describe, expect, it } from 'vitest'
import type { FactKey } from '#engine/facts.ts'
import { deck, page } from '#engine/testing/deck-builder.ts'
import { judgeFigure } from '#engine/testing/judge-figure.ts'

const doc = deck([
  page({ title: 'Brackwater', blocks: ['Water-level alerts for small harbours'] }),
  page({
    title: 'Contact',
    blocks: ['www.brackwater.io', 'www.norvik.com', 'linkedin.com/company/brackwater', 'linkedin.com/company/norvik'],
  }),
])
const judge = (key: FactKey, value: string, quote = value) => judgeFigure(doc, { key, value, quotes: [quote], on: 2 })

describe('the site of the company', () => {
  it('carries the name of the company', () => {
    expect(judge('site', 'www.brackwater.io')).toBeNull()
    expect(judge('site', 'www.norvik.com')).toMatchObject({ gate: 'label', field: 'site' })
  })

  it('is not proved by a name that ends as an address does', () => {
    const named = (name: string, ...contact: string[]) =>
      judgeFigure(deck([page({ title: name }), page({ title: 'Harbours', blocks: [name, ...contact] })]), {
        ...{ key: 'site', value: name, quotes: [name], on: 2 },
      })
    expect(named('Brackwater.ai')).toMatchObject({ gate: 'label', field: 'site' })
    expect(named('brackwater.ai')).toBeNull()
    expect(named('Brackwater.ai', 'hello@brackwater.ai')).toBeNull()
  })

  it('or is the domain of its email', () => {
    const mailed = deck([
      page({ title: 'Brackwater' }),
      page({ title: 'Contact', blocks: ['www.floodwatch.org', 'hello@floodwatch.org'] }),
    ])
    expect(
      judgeFigure(mailed, { key: 'site', value: 'www.floodwatch.org', quotes: ['www.floodwatch.org'], on: 2 }),
    ).toBeNull()
  })
})

describe('a site that bears neither name nor domain', () => {
  const judgeSite = (blocks: readonly string[], site: string, title = 'Contact us') =>
    judgeFigure(deck([page({ title: 'Brackwater' }), page({ title: 'How it works' }), page({ title, blocks })]), {
      ...{ key: 'site', value: site, quotes: [site], on: 3 },
    })

  it('is the company’s as the only one on its page of contact, or where its email bears the site’s name', () => {
    expect(judgeSite(['www.bwa.dk', 'brackwater@gmail.com'], 'www.bwa.dk')).toBeNull()
    expect(
      judgeSite(['www.floodwatch.org', 'Norvik: norvik.com', 'floodwatch.dk@gmail.com'], 'www.floodwatch.org'),
    ).toBeNull()
  })

  it('is not on another page, nor beside another host', () => {
    expect(judgeSite(['www.bwa.dk', 'brackwater@gmail.com'], 'www.bwa.dk', 'Our market')).toMatchObject({
      gate: 'label',
    })
    expect(judgeSite(['www.bwa.dk', 'www.norvik.com'], 'www.bwa.dk')).toMatchObject({ gate: 'label' })
  })
})

describe('the profile of the company', () => {
  it('carries the name of the company', () => {
    expect(
      judge('company_linkedin', 'https://linkedin.com/company/brackwater', 'linkedin.com/company/brackwater'),
    ).toBeNull()
    expect(
      judge('company_linkedin', 'https://linkedin.com/company/norvik', 'linkedin.com/company/norvik'),
    ).toMatchObject({
      gate: 'label',
    })
  })
})
