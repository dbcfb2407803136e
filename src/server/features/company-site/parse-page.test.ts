import { describe, expect, it } from 'vitest'
import type { SiteSection } from '#engine/site-doc.ts'
import { parsePage } from './parse-page.ts'

const url = new URL('https://northwind.example/about')
const parse = (html: string, type = 'text/html; charset=utf-8') => parsePage({ url, bytes: Buffer.from(html), type })
const listSections = (html: string): SiteSection[] => parse(html)?.page.sections ?? []
/** Sections as their title and blocks of lines, links apart. */
const outline = (html: string) =>
  listSections(html).map(({ title, blocks }) => [title, ...blocks.map(({ lines }) => lines)])

describe('what a visitor sees of a page', () => {
  it('is sections under their headings, with the lines of a card together', () => {
    expect(
      outline(`<title>About | Northwind</title><h1>Water levels</h1><p>Alerts for <b>har</b>bours.</p>
        <section><h2>Our team</h2><div class="grid">
          <div class="card"><h3>Ida Holm</h3><p>CEO &amp; co-founder</p></div>
          <div class="card"><div>Per Lunde</div><span>CTO</span><br>Oslo</div>
        </div></section>`),
    ).toEqual([
      ['Water levels', ['Alerts for harbours.']],
      ['Our team', ['Ida Holm', 'CEO & co-founder'], ['Per Lunde', 'CTO', 'Oslo']],
    ])
    expect(parse('<title> About |\n Northwind </title>')?.page.title).toBe('About | Northwind')
    const drawn = '<title>Northwind</title><body><svg><title>Brasker icon</title><path/></svg>'
    expect(parse(drawn)?.page.title).toBe('Northwind')
  })

  it('is a list of logos by their alternative texts, and no other image', () => {
    const logos =
      '<ul><li><img src="a.svg" alt="Brasker logo"></li><li><img class="client-logo" alt="Olmen Port"></li></ul>'
    expect(outline(`<h2>Trusted by</h2>${logos}<img alt="A harbour at dawn">`)).toEqual([
      ['Trusted by', ['Brasker', 'Olmen Port']],
    ])
  })

  it.each([
    ['<p hidden>Founded in 1899</p>', 'an attribute'],
    ['<div aria-hidden="true"><p>Founded in 1899</p></div>', 'a mark for readers aloud'],
    ['<p style="display: none">Founded in 1899</p>', 'a style'],
    ['<p style="font-size:0">Founded in 1899</p>', 'no size'],
    ['<script>document.write("Founded in 1899")</script>', 'a script'],
    ['<style>p::after { content: "Founded in 1899" }</style>', 'a style sheet'],
    ['<template><p>Founded in 1899</p></template>', 'a template'],
    ['<!-- Founded in 1899 -->', 'a comment'],
    ['<nav><a href="/1899">Founded in 1899</a></nav>', 'a menu'],
    ['<blockquote>Founded in 1899</blockquote>', 'a quotation'],
    ['<div class="customer-testimonial"><p>Founded in 1899</p></div>', 'a testimonial'],
    ['<div id="cookie-banner"><p>Founded in 1899</p></div>', 'a cookie banner'],
    ['<form><p>Founded in 1899</p></form>', 'a form'],
    ['<a class="btn btn-primary" href="/demo">Founded in 1899</a>', 'a button'],
  ])('is not %s (%s)', (html) => {
    expect(outline(`<h2>About</h2>${html}<p>Alerts</p>`)).toEqual([['About', ['Alerts']]])
  })

  it('keeps the foot of the page apart', () => {
    const sections = listSections('<h1>Hi</h1><footer><h2>Visit</h2><p>Storgata 12, Oslo</p></footer><p>After</p>')
    expect(sections.map(({ kind, title }) => [kind, title])).toEqual([
      ['text', 'Hi'],
      ['footer', ''],
    ])
    expect(sections[1]?.blocks.flatMap(({ lines }) => lines)).toEqual(['Visit', 'Storgata 12, Oslo'])
  })

  it('is read in the charset of its header, or of its head', () => {
    const latin = (head: string) => Buffer.from(`${head}<h1>Zürich</h1>`, 'latin1')
    const title = (bytes: Uint8Array, type: string) => parsePage({ url, bytes, type })?.page.sections[0]?.title
    expect(title(latin(''), 'text/html; charset=ISO-8859-1')).toBe('Zürich')
    expect(title(latin('<meta charset="iso-8859-1">'), 'text/html')).toBe('Zürich')
    expect(title(Buffer.from('<h1>Zürich</h1>'), 'text/html; charset=klingon')).toBe('Zürich')
  })
})

it('links are those of the page and its menus, whole and with their words', () => {
  const html = `<nav><a href="/team#top">Our <b>team</b></a></nav><a href="https://other.example/x">x</a>
    <a href="mailto:a@northwind.example">mail</a><a href="http://[broken">y</a><a>z</a>`
  expect(parse(html)?.links.map((link) => [link.url, link.text])).toEqual([
    ['https://northwind.example/team', 'Our team'],
    ['https://other.example/x', 'x'],
    ['mailto:a@northwind.example', 'mail'],
  ])
})

describe('what a page states as JSON-LD', () => {
  const withData = (data: unknown) => `<h1>Hi</h1><script type="application/ld+json">${JSON.stringify(data)}</script>`
  const readData = (data: unknown) => listSections(withData(data)).filter(({ kind }) => kind === 'data')
  const northwind = {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    url: 'https://www.northwind.example/',
    foundingDate: '2019-04-01',
    numberOfEmployees: { '@type': 'QuantitativeValue', value: 14 },
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Storgata 12',
      postalCode: '0155',
      addressLocality: 'Oslo',
      addressCountry: 'Norway',
    },
    email: 'mailto:hello@northwind.example',
    sameAs: ['https://www.linkedin.com/company/northwind', 'not an address'],
    founder: { '@type': 'Person', name: 'Ida Holm', jobTitle: 'CEO' },
    employee: [
      { '@type': 'Person', name: 'Eva Moe', jobTitle: 'Head of Sales' },
      { '@type': 'Person', name: 'Ada Lind' },
    ],
  }

  it('is lines as people read them, each with the words of the source', () => {
    const [facts, team] = readData(northwind)
    expect(facts?.blocks).toEqual([
      {
        lines: [
          'Founded: 2019',
          'Employees: 14',
          'Headquarters: Storgata 12, 0155 Oslo, Norway',
          'Email: hello@northwind.example',
        ],
      },
    ])
    expect(facts?.raw?.slice(0, 2)).toEqual(['"foundingDate": "2019-04-01"', '"numberOfEmployees": 14'])
    expect(facts?.links).toEqual(['https://www.linkedin.com/company/northwind'])
    expect(team).toMatchObject({
      title: 'Team',
      blocks: [{ lines: ['Ida Holm', 'CEO, Founder'] }, { lines: ['Eva Moe', 'Head of Sales'] }],
    })
    expect(team?.raw).toHaveLength(4)
  })

  it('is found in a graph, and alone without an address', () => {
    expect(readData({ '@graph': [{ '@type': 'WebSite' }, northwind] })).toHaveLength(2)
    expect(readData({ '@type': 'LocalBusiness', foundingDate: '2019' })).toHaveLength(1)
  })

  it.each([
    ['another site', { ...northwind, url: 'https://brasker.example/' }],
    ['an article', { '@type': 'Article', publisher: northwind }],
    ['a person', { '@type': 'Person', name: 'Ida Holm', jobTitle: 'CEO' }],
    [
      'one of several without addresses',
      [
        { '@type': 'Organization', foundingDate: '2001' },
        { '@type': 'Organization', foundingDate: '1999' },
      ],
    ],
    ['a year that is none', { '@type': 'Organization', foundingDate: 'long ago' }],
    ['numbers for texts', { '@type': 'Organization', email: 7, sameAs: 7, address: 7, founder: 7 }],
  ])('of %s is left out', (_what, data) => {
    expect(readData(data)).toEqual([])
  })

  it('that does not parse is left out', () => {
    expect(outline('<h1>Hi</h1><script type="application/ld+json">{"@type": </script><p>Alerts</p>')).toEqual([
      ['Hi', ['Alerts']],
    ])
  })
})

describe('a hostile page', () => {
  it.each([
    ['nests without end', '<i>'.repeat(300_000) + '</z>'.repeat(300_000)],
    ['nests blocks without end', '<div>'.repeat(400_000)],
  ])('that %s is left out', (_what, html) => {
    expect(parse(html)).toBeNull()
  })

  it.each([
    ['many lines', '<p>a line</p>'.repeat(100_000)],
    ['one long line', `<p>${'word '.repeat(300_000)}</p>`],
    ['many links', '<a href="/about">x</a>'.repeat(80_000)],
    ['many data scripts', '<script type="application/ld+json"></script>'.repeat(40_000)],
    ['tags that are not closed', '<p <div <a href='.repeat(100_000)],
  ])('of %s is kept within limits', (_what, html) => {
    const parsed = parse(html)
    const lines = parsed?.page.sections.flatMap(({ blocks }) => blocks.flatMap((block) => block.lines)) ?? []
    expect(lines.length).toBeLessThanOrEqual(2_000)
    expect(Math.max(0, ...lines.map((line) => line.length))).toBeLessThanOrEqual(1_000)
    expect(parsed?.links.length).toBeLessThanOrEqual(2_000)
  })
})
