import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { swellingPdf } from '#samples/bad-inputs.ts'
import { createMember, type Member, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast } from './support/product.ts'
import { makeTextDeck } from './support/text-deck.ts'

let product: Product
let browser: Browser
let member: Member
let page: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  member = await createMember(product, {
    email: 'otto@brennick.test',
    password: 'saffron-quay-6',
    firstName: 'Otto',
    lastName: 'Brennick',
  })
  await makeDeal(member, 'Cedarline', makeTextDeck([['Cedarline', 'Cedarline plans the routes of harvesters.']]))
  await makeDeal(member, 'Ambergate', makeTextDeck([['Ambergate', 'Ambergate insures greenhouses against hail.']]))
  await makeDeal(member, 'Bellwether', swellingPdf())
  page = await openAs(browser, product, member)
  await page.goto('/deal-list')
  await page.getByText('Cedarline').waitFor()
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const row = (name: string) => page.getByRole('row').filter({ hasText: name })
/** Names of the deals in the order of the rows. */
const names = () =>
  page
    .locator('tbody tr td:first-child')
    .evaluateAll((cells) => cells.map((cell) => cell.textContent?.match(/^[A-Z][a-z]+/)?.[0]))
const seeNames = (...expected: string[]) => expect.poll(names).toEqual(expected)
const search = () => page.getByRole('searchbox', { name: 'Search deals' })

describe('the list', () => {
  test('has the columns and the newest change first', async () => {
    const columns = (await page.getByRole('columnheader').allTextContents()).slice(0, 5)
    expect(columns).toEqual(['Deal Name', 'Last Update', 'Documents', 'Added By', 'Status'])
    await seeNames('Bellwether', 'Ambergate', 'Cedarline')
    await row('Cedarline').getByText('pdf 1').waitFor()
    await row('Cedarline').getByText('Otto Brennick').waitFor()
    await row('Cedarline')
      .getByText('just now')
      .or(row('Cedarline').getByText(/minutes? ago/))
      .waitFor()
  })

  test('is sorted by a column, and the other way round', async () => {
    const header = page.getByRole('columnheader', { name: 'Deal Name' })
    await header.getByRole('button').click()
    await seeNames('Ambergate', 'Bellwether', 'Cedarline')
    expect(await header.getAttribute('aria-sort')).toBe('ascending')
    await header.getByRole('button').click()
    await seeNames('Cedarline', 'Bellwether', 'Ambergate')
    expect(await header.getAttribute('aria-sort')).toBe('descending')
  })

  test('is filtered by status, each with its count', async () => {
    const status = page.getByRole('radiogroup', { name: 'Status' }).or(page.getByRole('group', { name: 'Status' }))
    const choices = status.getByRole('radio')
    expect(await choices.allTextContents()).toEqual(['All3', 'In progress0', 'Completed2', 'Failed1'])
    await choices.filter({ hasText: 'Failed' }).click()
    await seeNames('Bellwether')
    await choices.filter({ hasText: 'In progress' }).click()
    await page.getByText('No results.').waitFor()
    await page.getByRole('button', { name: 'Show all deals' }).click()
    await seeNames('Cedarline', 'Bellwether', 'Ambergate')
  })

  test('is searched: "/" goes to the search, Escape leaves it', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('amber')
    expect(await search().inputValue()).toBe('amber')
    await seeNames('Ambergate')
    await search().fill('nothing like this')
    await page.getByText('No results.').waitFor()
    await search().fill('')
    await page.keyboard.press('Escape')
    expect(await page.locator('input:focus').count()).toBe(0)
    await seeNames('Cedarline', 'Bellwether', 'Ambergate')
  })

  test('is walked with j and k; Enter opens the memo', async () => {
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('k')
    await page.locator('tr:focus', { hasText: 'Cedarline' }).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/deal-memo/*')
    await page.getByRole('tab', { name: 'Read' }).waitFor()
    await page.goBack()
    await seeNames('Cedarline', 'Bellwether', 'Ambergate')
  })
})

describe('a deal that failed', () => {
  const reason = 'The file needs too much memory to be read. Export the deck with smaller pictures and upload that.'

  test('says why', async () => {
    await row('Bellwether').getByRole('button', { name: 'Failed' }).hover()
    await page.getByRole('tooltip').getByText(reason).waitFor()
    expect(await row('Bellwether').getByRole('link', { name: 'View/Edit' }).count()).toBe(0)
  })

  test('is tried again, cannot be deleted meanwhile, and fails the same way', async () => {
    const deleted = row('Bellwether').getByRole('button', { name: 'Delete Bellwether' })
    await row('Bellwether').getByRole('button', { name: 'Retry' }).click()
    await row('Bellwether').getByRole('progressbar').waitFor()
    expect(await deleted.count()).toBe(0)
    await row('Bellwether').getByRole('button', { name: 'Retry' }).waitFor()
    await deleted.waitFor()
  })
})

describe('a deal is deleted', () => {
  test('not when the question is cancelled', async () => {
    await row('Bellwether').getByRole('button', { name: 'Delete Bellwether' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you absolutely sure?' })
    await question
      .getByText('This action cannot be undone. This will permanently delete deal and pitch deck.')
      .waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()
    await question.waitFor({ state: 'detached' })
    await row('Bellwether').waitFor()
  })

  test('when it is answered with Continue; the page reloads, and the others stay in their order', async () => {
    await page.locator('body').evaluate((body) => body.setAttribute('data-not-reloaded', ''))
    await row('Bellwether').getByRole('button', { name: 'Delete Bellwether' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.locator('body:not([data-not-reloaded])').waitFor()
    await seeNames('Cedarline', 'Ambergate')
  })

  test('the page reloads whatever the result: a refusal is shown after it', async () => {
    const message = 'The deal is being read just now.'
    await page.route('**/deal_entities/deals/*/', (route) =>
      route.fulfill({ status: 409, json: { error: { code: 409, message } } }),
    )
    await page.locator('body').evaluate((body) => body.setAttribute('data-not-reloaded', ''))
    await row('Cedarline').getByRole('button', { name: 'Delete Cedarline' }).click()
    await page.getByRole('button', { name: 'Continue' }).click()
    await page.locator('body:not([data-not-reloaded])').waitFor()
    await seeToast(page, 'Could not delete Cedarline', message)
    await page.unroute('**/deal_entities/deals/*/')
    await seeNames('Cedarline', 'Ambergate')
  })

  test('one that another user deleted leaves the list by itself', async () => {
    const other = await openAs(browser, product, member)
    await other.goto('/deal-list')
    await other.getByRole('button', { name: 'Delete Ambergate' }).click()
    await other.getByRole('button', { name: 'Continue' }).click()
    await seeNames('Cedarline')
  })
})

test('relative times: just now, minutes, hours, days, weeks, months and years ago', async () => {
  const later = await openAs(browser, product, member)
  const minute = 60_000
  const day = 24 * 60 * minute
  for (const [age, words] of [
    [0, 'just now'],
    [minute, '1 minute ago'],
    [5 * minute, '5 minutes ago'],
    [60 * minute, '1 hour ago'],
    [7 * 60 * minute, '7 hours ago'],
    [day, '1 day ago'],
    [6 * day, '6 days ago'],
    [7 * day, '1 week ago'],
    [3 * 7 * day, '3 weeks ago'],
    [30 * day, '1 month ago'],
    [11 * 30 * day, '11 months ago'],
    [365 * day, '1 year ago'],
    [1000 * day, '2 years ago'],
  ] as const) {
    const [cedarline] = await member.client.call(dealEndpoints.list, { query: {} })
    await later.clock.setFixedTime(Date.parse(cedarline?.updated_on ?? '') + age)
    await later.goto('/deal-list')
    expect(await later.locator('tbody time').first().textContent(), `${age} ms`).toBe(words)
  }
})
