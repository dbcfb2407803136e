import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { createMember, openAs } from './support/member.ts'
import { openBrowser, type Product, seeToast, startProduct } from './support/product.ts'

let product: Product
let browser: Browser
let page: Page

beforeAll(async () => {
  product = await startProduct({ MAX_UPLOAD_MB: '2' })
  browser = await openBrowser()
  const names = { firstName: 'Per', lastName: 'Tolland' }
  const member = await createMember(product, { email: 'per@tolland.test', password: 'cobalt-meadow-3', ...names })
  page = await openAs(browser, product, member)
  await page.goto('/deal-room')
  await page.getByRole('heading', { name: 'Deal Upload' }).waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const create = () => page.getByRole('button', { name: 'Start creating deal memo' })
const deck = (name: string, buffer: Buffer = textDeckPdf(1)) => ({ name, mimeType: 'application/pdf', buffer })
const choose = (...files: Array<ReturnType<typeof deck>>) => page.locator('input[type=file]').setInputFiles(files)
const area = () => page.getByRole('region', { name: 'Pitch deck file' })
const status = (words: string | RegExp) => page.getByRole('status').getByText(words)

describe('the form', () => {
  test('names the supported link sources, Google Drive and DocSend; another is "soon"', async () => {
    await page.getByText(/Google Drive, DocSend/).waitFor()
    await page.getByText(/\w+ \(soon\)/).waitFor()
  })

  test('exactly one of pdf file or link is required: both or neither disables the button', async () => {
    await page.getByLabel('Deal name').fill('Gravelow')
    expect(await create().isDisabled()).toBe(true)
    await choose(deck('gravelow.pdf'))
    await expect.poll(() => create().isEnabled()).toBe(true)
    await page.getByLabel('Pitch deck link').fill('docsend.com/view/abc')
    await expect.poll(() => create().isDisabled()).toBe(true)
    await page.getByLabel('Pitch deck link').fill('')
    await expect.poll(() => create().isEnabled()).toBe(true)
  })

  test('says while one types what a link was recognised as; DocSend before the first request that its sender will know', async () => {
    await page.getByRole('button', { name: 'Remove gravelow.pdf' }).click()
    const link = page.getByLabel('Pitch deck link')
    for (const [typed, words] of [
      ['docsend.com/view/abc', 'DocSend: the sender will see who opened it'],
      ['https://drive.google.com/file/d/1aB-cD_2eFgHiJk/view', /^Google Drive: /],
      ['https://www.dropbox.com/scl/fi/abc/deck.pdf?rlkey=k', /^Dropbox: /],
      ['https://decks.example/deck.pdf', /^decks\.example: /],
    ] as const) {
      await link.fill(typed)
      await status(words).waitFor()
      expect(await link.getAttribute('aria-invalid')).toBeNull()
      expect(await create().isEnabled()).toBe(true)
    }
  })

  test('says at the field which links can not be opened, beside the button too, and sends nothing', async () => {
    for (const [link, words] of [
      ['acme.notion.site/deck', 'Notion soon. Export the deck as PDF and upload it.'],
      ['https://drive.google.com/drive/folders/1aB-cD_2eFgHiJk', /^This is a folder of Google Drive\. /],
      ['deck', /^This is not a web address\. /],
    ] as const) {
      await page.getByLabel('Pitch deck link').fill(link)
      await status(words).first().waitFor()
      expect(await page.getByLabel('Pitch deck link').getAttribute('aria-invalid')).toBe('true')
      const described = await create().getAttribute('aria-describedby')
      expect(await page.locator(`[id="${described}"]`).textContent()).toMatch(words)
      expect(await create().isDisabled()).toBe(true)
    }
    await page.getByLabel('Pitch deck link').fill('')
    await page.getByText('Add a pitch deck: a file or a link.').waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await choose(deck('gravelow.pdf'))
  })

  test('the deal name is required', async () => {
    await page.getByLabel('Deal name').fill('   ')
    await expect.poll(() => create().isDisabled()).toBe(true)
  })
})

describe('the file area', () => {
  test('accepts several files and uses the first', async () => {
    await choose(deck('first.pdf'), deck('second.pdf'))
    await area().getByText('first.pdf', { exact: true }).waitFor()
    expect(await area().getByText('second.pdf').count()).toBe(0)
    await area().getByText('1 more was dropped.').waitFor()
    await area().getByRole('button', { name: 'Make 2 deals' }).waitFor()
  })

  test('fills an empty name from the file and goes there; a typed one stays', async () => {
    const name = page.getByLabel('Deal name')
    await name.fill('')
    await choose(deck('brambletide_pitch-deck_v3.pdf'))
    await expect.poll(() => name.inputValue()).toBe('brambletide')
    await page.locator('input:focus').and(name).waitFor()
    await choose(deck('Quayside Robotics (1).pdf'))
    await expect.poll(() => name.inputValue()).toBe('Quayside Robotics')
    await name.fill('Quayside')
    await choose(deck('third.pdf'))
    await area().getByText('third.pdf', { exact: true }).waitFor()
    expect(await name.inputValue()).toBe('Quayside')
  })

  test('"File is smaller than N bytes": an empty file is not taken, a small one is shown in bytes', async () => {
    await page.getByRole('button', { name: 'Remove third.pdf' }).click()
    await choose(deck('empty.pdf', Buffer.alloc(0)))
    await area().getByRole('alert').getByText('File is smaller than 1 bytes', { exact: true }).waitFor()
    expect(await area().getByText('empty.pdf').count()).toBe(0)
    expect(await create().isDisabled()).toBe(true)
    await choose(deck('tiny.pdf', Buffer.from('%PDF')))
    await area().getByText('4 bytes', { exact: true }).waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
  })

  test('"File type must be ..."', async () => {
    await choose({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
    await area()
      .getByRole('alert')
      .getByText(/^File type must be /)
      .waitFor()
  })

  test('"File is larger than N bytes", shown before anything is sent', async () => {
    const sent: string[] = []
    page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`))
    await choose(deck('large.pdf', Buffer.concat([textDeckPdf(1), Buffer.alloc(2_000_001)])))
    await area().getByRole('alert').getByText('File is larger than 2000000 bytes', { exact: true }).waitFor()
    expect(sent).not.toContain('POST /api/pitch_decks/')
  })
})

describe('the upload', () => {
  test('shows a spinner and "Uploading your file..."; then toasts and goes to /deal-list', async () => {
    await page.reload()
    await page.getByLabel('Deal name').fill('Gravelow')
    await choose(deck('gravelow.pdf'))
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/api/pitch_decks/', async (route) => {
      await held
      await route.continue()
    })
    await create().click()
    await status('Uploading your file...').waitFor()
    await page.getByRole('status').locator('svg').waitFor()
    expect(await create().isDisabled()).toBe(true)
    release()
    const [toast] = await Promise.all([
      page.locator('[data-sonner-toast] [data-title]').textContent(),
      page.waitForURL('**/deal-list'),
    ])
    expect(toast).toBe('File was uploaded successfully ')
    await page.unroute('**/api/pitch_decks/')
    await page.getByText('Gravelow').waitFor()
  })

  test('of a file that was seen before is told with the earlier deal, and blocks nothing', async () => {
    await page.goto('/deal-room')
    await page.getByLabel('Deal name').fill('Gravelow again')
    await choose(deck('gravelow.pdf'))
    await create().click()
    await page.waitForURL('**/deal-list')
    await seeToast(page, 'File was uploaded successfully ', 'Seen before: the same file as Gravelow, just now.')
    await page.locator('[data-sonner-toast]').getByRole('button', { name: 'Open it' }).click()
    await page.waitForURL('**/deal-memo/*')
  })

  test('that the server refuses: a destructive toast titled with its error.message, and it can be sent again', async () => {
    await page.goto('/deal-room')
    await page.getByLabel('Deal name').fill('Ambergate')
    await page.getByLabel('Updates').fill('A pilot has started.')
    await choose(deck('ambergate.pdf'))
    const message = 'The storage is full. Please try again later.'
    await page.route('**/api/pitch_decks/', (route) =>
      route.fulfill({ status: 503, json: { error: { code: 503, message } } }),
    )
    await create().click()
    await seeToast(page, message)
    await page.locator('[data-sonner-toast][data-type=error]').waitFor()
    await page.unroute('**/api/pitch_decks/')
    await create().click()
    await page.waitForURL('**/deal-list')
  })
})
