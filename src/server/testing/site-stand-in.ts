import type { ServerResponse } from 'node:http'
import { type OddPage, type OddWeb, startOddWeb } from './odd-web.ts'

/** The address that the company's site has in tests; LINK_ORIGINS leads to the stand-in. */
export const siteHost = 'getnorthwind.io'

const footer = '<footer><p>© 2026 Northwind AS</p><p>Storgata 12, 0155 Oslo, Norway</p></footer>'

/** Sends a page of the site, with its menu and foot. */
export const sendPage =
  (body: string): OddPage =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(
      `<!doctype html><title>Northwind</title><header><nav>
        <a href="/">Home</a> <a href="/about">About us</a> <a href="/team/">Team</a> <a href="/pricing">Pricing</a>
        <a href="/calendar?day=1">Calendar</a> <a href="/blog/">Blog</a> <a href="https://brasker.example/about">About Brasker</a>
      </nav></header><main>${body}</main>${footer}`,
    )

const sendText =
  (text: string): OddPage =>
  (response) =>
    response.writeHead(200, { 'content-type': 'text/plain' }).end(text)

/** A small company's site with the traps of larger ones: tests replace pages. It starts on a free port of this machine. */
export async function startSiteStandIn(): Promise<OddWeb> {
  return startOddWeb({
    '/robots.txt': sendText('User-agent: *\nDisallow: /admin\n'),
    '/': sendPage(
      `<h1>Water levels for small harbours</h1><p>Northwind sends water-level alerts to harbour masters.</p>
      <section><h2>Trusted by</h2><img alt="Brasker logo"><img alt="Olmen Port logo"><img alt="Tidewell logo"></section>`,
    ),
    '/about': sendPage('<h1>Our story</h1><p>Northwind was founded in 2019.</p><p>We are a team of 14 people.</p>'),
    '/team/': sendPage('<h1>Our team</h1><div><h3>Ida Holm</h3><p>CEO &amp; co-founder</p></div>'),
    '/pricing': sendPage('<h1>Pricing</h1><p>€49 per month</p>'),
    '/calendar': (response, request) => sendEndlessLinks(response, request.url ?? ''),
  })
}

/** A calendar that links to its next day for ever. */
function sendEndlessLinks(response: ServerResponse, address: string): void {
  const next = Number(new URLSearchParams(address.split('?')[1]).get('day')) + 1
  response.writeHead(200, { 'content-type': 'text/html' }).end(`<a href="/calendar?day=${next}">About the next day</a>`)
}
