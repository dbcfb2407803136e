import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import type { Browser, Page } from 'playwright-core'
import { build } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openBrowser } from './support/product.ts'

const root = resolve(import.meta.dirname, '../..')
let browser: Browser
let page: Page

beforeAll(async () => {
  const code = await flagFormPage()
  browser = await openBrowser()
  page = await browser.newPage({ baseURL: 'http://flags.test' })
  await page.route('http://flags.test/**', (route) =>
    new URL(route.request().url()).pathname === '/form.js'
      ? route.fulfill({ contentType: 'text/javascript', body: code })
      : route.fulfill({
          contentType: 'text/html',
          body: '<body><script type="module" src="/form.js"></script></body>',
        }),
  )
})
afterAll(() => browser?.close())

/** The form by itself: in the app every option has a state from the start, so that these messages never come up. */
async function flagFormPage(): Promise<string> {
  const entry = resolve(root, 'src/web/testing/flag-form-page.tsx')
  const built = await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { write: false, minify: false, lib: { entry, formats: ['es'], fileName: 'form' } },
  })
  const [bundle] = Array.isArray(built) ? built : [built]
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined
  if (!chunk) throw new Error('The flag form was not built.')
  return chunk.code
}

const messages = () => page.getByRole('alert').allTextContents()
async function save(start: string): Promise<void> {
  await page.goto(`/#${start}`)
  await page.reload()
  await page.getByLabel('Quantity of Founders').fill('')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Industries selection is required').waitFor()
}

describe('the flag form', () => {
  test('requires every category, in the words of the specification', async () => {
    await save('without-options')
    expect(await messages()).toEqual([
      'Client Type is required',
      'Product Type is required',
      'Bussines Model is required',
      'Stage is required',
      'Headquarter Located is required',
      'Target Market is required',
      'Quantity of Foundesr  is required',
      'Industries selection is required',
    ])
  })

  test('requires a flag for every option', async () => {
    await save('one-left-open')
    expect(await messages()).toEqual([
      'Select Flag for all Client Type options',
      'Select Flag for all Product Type options',
      'Select Flag for all Business Model options',
      'Select Flag for all Stage Options',
      'Select Flag for all Headquarter Located Options',
      'Select Flag for all Target Market Options',
      'Quantity of Foundesr  is required',
      'Industries selection is required',
    ])
  })
})
