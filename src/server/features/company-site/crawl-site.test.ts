import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readConfig } from '#server/platform/config.ts'
import type { Ctx } from '#server/platform/context.ts'
import { createLog } from '#server/platform/log.ts'
import type { OddPage, OddWeb } from '#server/testing/odd-web.ts'
import { sendPage, siteHost, startSiteStandIn } from '#server/testing/site-stand-in.ts'
import { crawlSite } from './crawl-site.ts'

let web: OddWeb
/** Milliseconds of each pause, and how many requests had been sent by then. */
let pauses: Array<[ms: number, requests: number]>

beforeEach(async () => {
  web = await startSiteStandIn()
  pauses = []
})
afterEach(() => web.close())

const never = new AbortController().signal

function crawl(signal = never, address = `https://${siteHost}/`) {
  const LINK_ORIGINS = [`https://${siteHost}=${web.origin}`, `https://www.${siteHost}=${web.origin}`].join()
  const config = readConfig({ LINK_ORIGINS, APP_URL: 'https://deals.example.com' })
  const wait: Ctx['wait'] = async (ms, waited) => {
    waited?.throwIfAborted()
    pauses.push([ms, web.asked.length])
  }
  // Reading a site uses these services alone.
  return crawlSite({ config, log: createLog('silent'), wait } as Ctx, new URL(address), signal)
}
const readPaths = async () => (await crawl()).site.pages.map(({ url }) => new URL(url).pathname)
const askedPaths = () => web.asked.map(({ path }) => path)
const redirectTo =
  (location: string): OddPage =>
  (response) =>
    response.writeHead(301, { location }).end()

describe('a visit to a site', () => {
  it('reads the first page and those that its links speak for, one request a second, by its name', async () => {
    expect(await readPaths()).toEqual(['/', '/about', '/team/', '/pricing'])
    expect(askedPaths()).toEqual(['/robots.txt', '/', '/about', '/team/', '/pricing'])
    expect(pauses).toEqual([1, 2, 3, 4].map((requests) => [1_000, requests]))
    const agents = new Set(web.asked.map(({ headers }) => headers['user-agent']))
    expect([...agents]).toEqual([
      expect.stringMatching(/^Firstread\/\d+\.\d+\.\d+ \(\+https:\/\/deals\.example\.com\)$/u),
    ])
    expect(web.asked.some(({ headers }) => 'cookie' in headers)).toBe(false)
  })

  it('asks for at most 12 pages, those that fail included', async () => {
    const words = [
      'About',
      'Company',
      'Team',
      'Founders',
      'Contact',
      'Offices',
      'Customers',
      'Partners',
      'Plans',
      'Prices',
      'Jobs',
      'Careers',
      'Mission',
    ]
    web.pages['/'] = sendPage(words.map((word, index) => `<a href="/p${index}">${word}</a>`).join(' '))
    const { site, passedOver } = await crawl()
    expect(web.asked.filter(({ path }) => path !== '/robots.txt')).toHaveLength(12)
    expect(site.pages.length + passedOver).toBe(12)
  })

  it('follows links of pages that it reads, but none without end and none to other sites', async () => {
    web.pages['/about'] = sendPage('<h1>About</h1><a href="/jobs">Jobs</a><a href="/calendar?day=2">Contact</a>')
    web.pages['/jobs'] = sendPage('<h1>Jobs</h1>')
    expect(await readPaths()).toContain('/jobs')
    expect(askedPaths().filter((path) => path.startsWith('/calendar'))).toEqual([])
  })

  it('keeps to robots.txt, its pauses included', async () => {
    web.pages['/robots.txt'] = (response) => response.end('User-agent: firstread\nDisallow: /team\nCrawl-delay: 4')
    expect(await readPaths()).toEqual(['/', '/about', '/pricing'])
    expect(askedPaths()).not.toContain('/team/')
    expect(pauses.every(([ms]) => ms === 4_000)).toBe(true)
  })

  it('reads a site without robots.txt', async () => {
    delete web.pages['/robots.txt']
    expect(await readPaths()).toHaveLength(4)
  })

  it('goes along with redirects of the site itself', async () => {
    web.pages['/about'] = redirectTo(`https://www.${siteHost}/about-us`)
    web.pages['/about-us'] = sendPage('<h1>Our story</h1>')
    expect((await crawl()).site.pages.map(({ url }) => url)).toContain(`https://www.${siteHost}/about-us`)
  })

  it.each<[string, OddPage]>([
    ['is a file', (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7')],
    ['is huge', (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('x'.repeat(2_000_001))],
    ['is missing', (response) => response.writeHead(404).end()],
    ['needs a login', (response) => response.writeHead(401).end()],
    ['breaks off', (response) => response.destroy()],
    ['leads to another site', redirectTo('https://brasker.example/about')],
    ['leads to this machine', redirectTo('http://127.0.0.1/')],
    ['leads to itself', redirectTo('/about')],
    [
      'nests without end',
      (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<div>'.repeat(100_000)),
    ],
  ])('passes over a page that %s', async (_what, page) => {
    web.pages['/about'] = page
    const { site, passedOver } = await crawl()
    expect(site.pages.map(({ url }) => new URL(url).pathname)).toEqual(['/', '/team/', '/pricing'])
    expect(passedOver).toBe(1)
  })
})

describe('a site of which nothing is read', () => {
  it.each<[string, string, OddPage, string]>([
    [
      'refuses robots',
      '/robots.txt',
      (response) => response.end('User-agent: *\nDisallow: /'),
      `${siteHost} does not let programs read it (robots.txt).`,
    ],
    [
      'cannot say what may be read',
      '/robots.txt',
      (response) => response.writeHead(503).end(),
      `${siteHost} could not say what may be read. Try again later.`,
    ],
    [
      'has no first page',
      '/',
      (response) => response.writeHead(404).end(),
      `${siteHost} has no page at this address. Check the company site in the memo.`,
    ],
    [
      'sends a file',
      '/',
      (response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF'),
      `${siteHost} sent no page that could be read.`,
    ],
    [
      'moved elsewhere',
      '/',
      redirectTo('https://brasker.example/'),
      `${siteHost} leads to another site, brasker.example, which was not read.`,
    ],
  ])('one that %s says so', async (_what, path, page, message) => {
    web.pages[path] = page
    await expect(crawl()).rejects.toThrow(message)
  })

  it('one that is not there, or in a private network, says so', async () => {
    await expect(crawl(never, 'https://127.0.0.1/')).rejects.toMatchObject({ kind: 'address-refused' })
    await web.close()
    await expect(crawl()).rejects.toMatchObject({ message: `${siteHost} could not be reached. Try again later.` })
    web = await startSiteStandIn()
  })

  it('ends with the job', async () => {
    const stop = new AbortController()
    web.pages['/about'] = () => stop.abort(new Error('The server stops.'))
    await expect(crawl(stop.signal)).rejects.toThrow('The server stops.')
  })
})
