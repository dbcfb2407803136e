import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as bad from '#samples/bad-inputs.ts'
import { type DocSendStandIn, startDocSendStandIn } from '#server/testing/docsend-stand-in/start-docsend-stand-in.ts'
import { createMember, openAs } from './support/member.ts'
import { openBrowser, type Product, readSample, seeToast, startProduct } from './support/product.ts'

const person = { email: 'edda@rosvik.test', password: 'pewter-harbour-3', firstName: 'Edda', lastName: 'Rosvik' }

let docSend: DocSendStandIn
let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  docSend = await startDocSendStandIn()
  const origins = [...docSend.linkOrigins].map(([origin, target]) => `${origin}=${target}`).join(',')
  product = await startProduct({ LINK_ORIGINS: origins })
  browser = await openBrowser()
  page = await openAs(browser, product, await createMember(product, person))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await docSend?.stop()
})

const create = () => page.getByRole('button', { name: 'Start creating deal memo' })
const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })
const dialog = () => page.getByRole('dialog')
const openIt = () => dialog().getByRole('button', { name: 'Open', exact: true }).click()

test('a deck behind an address and a passcode becomes a memo', async () => {
  docSend.decks.set('x7k2p', {
    title: 'Inkwharf Seed',
    asksEmail: true,
    passcode: 'quay 9',
    file: { bytes: readSample('saas-seed'), name: 'inkwharf.pdf' },
  })
  await page.goto('/deal-room')
  await page.getByLabel('Deal name').fill('Inkwharf')
  await page.getByLabel('Pitch deck link').fill('docsend.com/view/x7k2p')
  await page.getByText('DocSend: the sender will see who opened it').waitFor()
  await create().click()
  await seeToast(page, 'File was uploaded successfully')
  await page.waitForURL('**/deal-list')

  await row('Inkwharf').getByText('DocSend asks who opens this deck.').waitFor()
  await row('Inkwharf').getByRole('button', { name: 'Enter email: Inkwharf' }).click()
  await openIt()
  const passcode = dialog().getByLabel('Passcode', { exact: true })
  await passcode.waitFor()
  expect(docSend.asked.some(({ method }) => method === 'POST')).toBe(false)
  await passcode.fill('quay 8')
  await openIt()
  await dialog().getByText('This passcode is not right. Check it with the sender, and enter it again.').waitFor()
  await passcode.fill('quay 9')
  await openIt()
  await row('Inkwharf').getByText('Added by link').waitFor()
  await row('Inkwharf').getByRole('link', { name: 'View/Edit' }).click()
  await page.getByRole('heading', { name: 'Inkwharf', exact: true }).first().waitFor()
  const forms = docSend.asked.filter(({ method }) => method === 'POST')
  expect(forms.map(({ fields }) => [fields['link_auth_form[email]'], fields['link_auth_form[passcode]']])).toEqual([
    [person.email, 'quay 8'],
    [person.email, 'quay 9'],
  ])
})

test('a PDF asks for its password at the deal', async () => {
  await page.goto('/deal-room')
  await page.getByLabel('Deal name').fill('Gravelow')
  const buffer = bad.passwordPdf()
  await page.locator('input[type=file]').setInputFiles({ name: 'deck.pdf', mimeType: 'application/pdf', buffer })
  await create().click()
  await page.waitForURL('**/deal-list')
  await row('Gravelow').getByText('This PDF is protected by a password. Enter the password to read it.').waitFor()
  await row('Gravelow').getByRole('button', { name: 'Enter password: Gravelow' }).click()
  const password = dialog().getByLabel('Password', { exact: true })
  await password.fill('open sesame')
  await openIt()
  await dialog().getByText('This password does not open the PDF. Check it and try again.').waitFor()
  await password.fill('open-sesame')
  await openIt()
  await row('Gravelow').getByRole('link', { name: 'View/Edit' }).waitFor()
})
