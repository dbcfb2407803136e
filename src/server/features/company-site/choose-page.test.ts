import { describe, expect, it } from 'vitest'
import { sitePageKinds, sitePageWords } from '#engine/lexicons/site-page-words.ts'
import { type ChosenPages, choosePage, makePageKey } from './choose-page.ts'
import { isSameSite, parseSiteAddress } from './site-address.ts'

const site = new URL('https://northwind.example/')
const nothing = (): ChosenPages => ({ urls: new Set(), kinds: [] })
const kindOf = (url: string, text = '') =>
  choosePage([{ url: new URL(url, site).href, text }], site, nothing())?.kind ?? null

describe('choosePage', () => {
  it.each([
    ['/about-us', '', 'about'],
    ['/en/company/team/', '', 'team'],
    ['/page-7', 'Our customers', 'customers'],
    ['/preise.html', '', 'pricing'],
    ['/x', 'Über uns', 'about'],
    ['/x', 'L’équipe', 'team'],
    ['/x', 'Quiénes somos', 'about'],
    ['/x', 'Lavora con noi', 'jobs'],
    ['/%C3%BCber-uns', '', 'about'],
    ['/mentions-l%C3%A9gales', '', 'about'],
    ['/kontakt', 'hier', 'contact'],
  ])('takes %s, "%s" for a page of the kind %s', (url, text, kind) => {
    expect(kindOf(url, text)).toBe(kind)
  })

  it.each([
    ['/blog/about-our-trip-to-the-harbour', 'News'],
    ['/a/b/c/about', 'About'],
    ['/about?page=2', 'About'],
    ['https://brasker.example/about', 'About'],
    ['http://northwind.example:8080/about', 'About'],
    ['mailto:about@northwind.example', 'About'],
    ['/%E0%A4%A', ''],
  ])('leaves %s alone', (url, text) => {
    expect(kindOf(url, text)).toBeNull()
  })

  it('takes each kind once before one is taken twice, and at most three of one', () => {
    const texts = ['Team', 'Our team', 'Leadership', 'Founders', 'Pricing', 'About']
    const links = texts.map((text, index) => ({ url: `https://northwind.example/p${index}`, text }))
    const chosen = nothing()
    const order: string[] = []
    for (let next = choosePage(links, site, chosen); next; next = choosePage(links, site, chosen)) {
      order.push(next.text)
      chosen.urls.add(makePageKey(next.url))
      chosen.kinds.push(next.kind)
    }
    expect(order).toEqual(['About', 'Team', 'Pricing', 'Our team', 'Leadership'])
  })

  it('knows each word of the list by the link’s words and by its path', () => {
    for (const kind of sitePageKinds) {
      for (const word of sitePageWords[kind]) {
        expect([word, kindOf('/x', word)]).toEqual([word, expect.any(String)])
        expect([word, kindOf(`/${word.replaceAll(' ', '-')}`)]).toEqual([word, expect.any(String)])
      }
    }
  })
})

describe('the address of a site', () => {
  it.each([
    ['northwind.example', 'https://northwind.example/'],
    ['www.northwind.example/en', 'https://www.northwind.example/en'],
    ['http://Northwind.example/#top', 'https://northwind.example/'],
  ])('%s is %s', (text, address) => {
    expect(parseSiteAddress(text)?.href).toBe(address)
  })

  it.each(['northwind', '', 'hello@northwind.example', 'northwind.example:8080', 'a b.example'])(
    '%j is none',
    (text) => {
      expect(parseSiteAddress(text)).toBeNull()
    },
  )

  it('is the same with and without www, and not on another host or port', () => {
    const isSame = (address: string) => isSameSite(new URL(address), site)
    expect(['https://www.northwind.example/x', 'http://northwind.example'].map(isSame)).toEqual([true, true])
    expect(
      ['https://blog.northwind.example', 'https://northwind.example:444', 'ftp://northwind.example'].map(isSame),
    ).toEqual([false, false, false])
  })
})
