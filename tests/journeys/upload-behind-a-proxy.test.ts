import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { takeComplaints } from './support/complaints.ts'
import { createMember, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product } from './support/product.ts'

type Refusal = { status: number; type?: string; body: string }

/** What the proxy answers an upload with, in place of the product; null lets it through. */
let refusal: Refusal | null = null
let product: Product
let proxy: Server
let browser: Browser
let page: Page

/** A reverse proxy as stands before many servers. */
function startProxy(address: string): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (incoming.method === 'POST' && incoming.url === '/api/pitch_decks/' && refusal !== null) {
      const { status, type, body } = refusal
      incoming.resume().on('end', () => outgoing.writeHead(status, type ? { 'content-type': type } : {}).end(body))
      return
    }
    const { method, headers, url } = incoming
    const onward = request(new URL(url ?? '/', address), { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    outgoing.on('close', () => onward.destroy())
    incoming.pipe(onward)
  })
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })
}

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Dag', lastName: 'Rowley' }
  const member = await createMember(product, { email: 'dag@rowley.test', password: 'cobalt-meadow-3', ...names })
  proxy = await startProxy(product.address)
  const { port } = proxy.address() as AddressInfo
  page = await openAs(browser, { ...product, address: `http://127.0.0.1:${port}` }, member)
  await page.goto('/deal-room')
  await page.getByLabel('Deal name').fill('Gravelow')
  const deck = { name: 'gravelow.pdf', mimeType: 'application/pdf', buffer: textDeckPdf(1) }
  await page.locator('input[type=file]').setInputFiles(deck)
})
afterAll(async () => {
  await browser?.close()
  proxy?.closeAllConnections()
  proxy?.close()
  await product?.stop()
})

const create = () => page.getByRole('button', { name: 'Start creating deal memo' })
const failures = () =>
  page.locator('[data-sonner-toast][data-type=error]').getByText('An unexpected error occurred', { exact: true })

test.each<[string, Refusal]>([
  ['502 with a page of its own', { status: 502, type: 'text/html', body: '<h1>Bad Gateway</h1>' }],
  ['413 with a page of its own', { status: 413, type: 'text/html', body: '<h1>Request Entity Too Large</h1>' }],
  ['504 with an empty body', { status: 504, body: '' }],
  ['JSON of another shape', { status: 500, type: 'application/json', body: '{"detail":"no"}' }],
  ['an error without a message', { status: 500, type: 'application/json', body: '{"error":{"code":500}}' }],
  ['an empty message', { status: 500, type: 'application/json', body: '{"error":{"code":500,"message":""}}' }],
  ['200 with a page of its own', { status: 200, type: 'text/html', body: '<h1>Welcome</h1>' }],
])('an upload answered by %s is reported, and can be sent again', async (_what, answer) => {
  refusal = answer
  await create().click()
  await failures().first().waitFor()
  await expect.poll(() => create().isEnabled()).toBe(true)
  expect(await page.getByLabel('Deal name').inputValue()).toBe('Gravelow')
  await page.getByText('gravelow.pdf', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Close toast' }).first().click()
  await failures().waitFor({ state: 'detached' })
  // What comes in the place of the server's own response is noted on the console, too.
  for (const complaint of takeComplaints())
    expect(complaint).toContain('The server sent a response that this page can’t read')
})

test('once the proxy lets it through the deal is made', async () => {
  refusal = null
  await create().click()
  await page.waitForURL('**/deal-list')
  await page.getByText('Gravelow').first().waitFor()
})
