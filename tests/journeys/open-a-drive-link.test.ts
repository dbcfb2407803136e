import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DriveStandIn, startDriveStandIn } from '#server/testing/drive-stand-in.ts'
import { createMember, openAs } from './support/member.ts'
import { openBrowser, type Product, readSample, seeToast, startProduct } from './support/product.ts'

const person = { email: 'tove@rosvik.test', password: 'pewter-harbour-4', firstName: 'Tove', lastName: 'Rosvik' }
const publicId = '1aB-cD_2eFgHiJkLmNoP'
const privateId = '2qR-sT_3uVwXyZaBcDeF'

let drive: DriveStandIn
let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  drive = await startDriveStandIn()
  const file = { name: 'Inkwharf.pdf', bytes: readSample('saas-seed') }
  drive.files.set(publicId, { ...file, state: 'large' })
  drive.files.set(privateId, { ...file, state: 'private' })
  product = await startProduct({ LINK_ORIGINS: [...drive.linkOrigins].map((pair) => pair.join('=')).join(',') })
  browser = await openBrowser()
  page = await openAs(browser, product, await createMember(product, person))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
  await drive?.stop()
})

const row = (name: string) => page.getByRole('row', { name: new RegExp(name) })

async function addByLink(name: string, link: string): Promise<void> {
  await page.goto('/deal-room')
  await page.getByLabel('Deal name').fill(name)
  await page.getByLabel('Pitch deck link').fill(link)
  await page.getByText('Google Drive: the file must be shared with “Anyone with the link”').waitFor()
  await page.getByRole('button', { name: 'Start creating deal memo' }).click()
  await seeToast(page, 'File was uploaded successfully')
  await page.waitForURL('**/deal-list')
}

test('a deck of Google Drive goes from its link to the memo', async () => {
  await addByLink('Inkwharf', `drive.google.com/file/d/${publicId}/view?usp=sharing`)
  await row('Inkwharf').getByRole('link', { name: 'View/Edit' }).click()
  await page.getByRole('heading', { name: 'Inkwharf', exact: true }).first().waitFor()
  // The page that asks for a confirmation, and the file.
  expect(drive.asked.map(({ host }) => host)).toEqual(Array(2).fill('drive.usercontent.google.com'))
})

test('a private file is told at the list, and opens after it was shared', async () => {
  await addByLink('Gravelow', `https://drive.google.com/file/d/${privateId}/view`)
  const sentence = 'This file is private. Ask for "Anyone with the link", or upload the PDF.'
  await row('Gravelow').getByRole('button', { name: 'Failed' }).hover()
  await page.getByRole('tooltip', { name: sentence }).waitFor()
  drive.files.set(privateId, { name: 'Gravelow.pdf', bytes: readSample('saas-seed') })
  await row('Gravelow').getByRole('button', { name: /Retry/ }).click()
  await row('Gravelow').getByRole('link', { name: 'View/Edit' }).waitFor()
})

test('a folder, and a service that shows web pages, are refused while they are typed', async () => {
  await page.goto('/deal-room')
  const link = page.getByLabel('Pitch deck link')
  await link.fill('https://drive.google.com/drive/folders/1aB-cD_2eFgHiJkL')
  await page.getByText('This is a folder of Google Drive. Open the deck in it and copy its own link').first().waitFor()
  await link.fill('inkwharf.notion.site/deck')
  await page.getByText('Notion soon. Export the deck as PDF and upload it.').first().waitFor()
  expect(await page.getByRole('button', { name: 'Start creating deal memo' }).isDisabled()).toBe(true)
})
