import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { sessionEndpoints } from '#contract/sessions.ts'
import { createMember, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product } from './support/product.ts'

let product: Product
let browser: Browser
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const makePerson = (name: string) => ({
  email: `${name}@calloway.test`,
  password: 'juniper-anchor-3',
  firstName: name,
  lastName: 'Calloway',
})

test('a list that is open goes to sign-in by itself when its sign-in is ended from elsewhere', async () => {
  const member = await createMember(product, makePerson('ines'))
  const page = await openAs(browser, product, member)
  await Promise.all([page.waitForResponse(`**${dealEndpoints.events.path}*`), page.goto('/deal-list')])
  await member.client.call(sessionEndpoints.logOut, {})
  await page.waitForURL('**/sign-in*')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('so does one whose sign-in was ended and forgotten in another tab', async () => {
  const member = await createMember(product, makePerson('omar'))
  const page = await openAs(browser, product, member)
  await Promise.all([page.waitForResponse(`**${dealEndpoints.events.path}*`), page.goto('/deal-list')])
  const other = await page.context().newPage()
  await other.goto('/robots.txt')
  await other.evaluate(() => localStorage.removeItem('token'))
  await member.client.call(sessionEndpoints.logOut, {})
  await page.waitForURL('**/sign-in*')
})
