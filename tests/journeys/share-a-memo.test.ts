import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { memoLinkEndpoints } from '#contract/memo-links.ts'
import { expectRefusal, narrow, see, watch } from './support/look.ts'
import { createMember, type Member, makeDeal, openAs, openAsVisitor } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample } from './support/product.ts'

let product: Product
let browser: Browser
let member: Member
let deal: Deal
let ours: Page
let theirs: Page
let link: string

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const person = { email: 'nell@sandwick.test', password: 'walnut-meridian-7', firstName: 'Nell', lastName: 'Sandwick' }
  member = await createMember(product, person)
  deal = await makeDeal(member, 'Between us', readSample('hidden-contradictions'), 'Between us: the walnut pilot.')
  ours = watch(await openAs(browser, product, member))
  theirs = watch(await openAsVisitor(browser, product, { viewport: narrow }))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const memoPath = () => `/deal-memo/${deal.generated_answer_id}`
const dialog = () => ours.getByRole('dialog', { name: 'Memo links' })
const readName = (page: Page) => page.getByRole('article').getByRole('heading', { level: 1 })
const makeLink = async (more: { with_pages?: boolean; with_pdf?: boolean }) => {
  const params = { dealId: deal.deal_id }
  const { url } = await member.client.call(memoLinkEndpoints.make, { params, body: { name: 'Ida Holm', ...more } })
  return new URL(url).pathname
}

/** The statements whose number stands on a line without them. */
function findLoneCitations(article: Element) {
  const alone: string[] = []
  for (const number of article.querySelectorAll('li sup')) {
    const texts = document.createTreeWalker(number.closest('li') ?? number, NodeFilter.SHOW_TEXT)
    let before: Node | null = null
    for (let text = texts.nextNode(); text && !number.contains(text); text = texts.nextNode())
      if (!text.parentElement?.closest('.sr-only, sup') && /[^\s\u2060]/.test(text.textContent ?? '')) before = text
    if (before === null) continue
    const range = document.createRange()
    range.selectNodeContents(before)
    const last = [...range.getClientRects()].at(-1)
    if (last && Math.abs(last.top - number.getBoundingClientRect().top) > last.height)
      alone.push(before.textContent ?? '')
  }
  return alone
}

describe('a memo link', () => {
  test('is made for one reader, and its address is shown once', async () => {
    await see(ours, `${memoPath()}?sheet=links`, () => dialog().getByText('No one outside your workspace').waitFor())
    await ours.setViewportSize({ width: 1440, height: 900 })
    await ours.goto(memoPath())
    await ours.getByRole('button', { name: 'Memo actions' }).click()
    await ours.getByRole('menuitem', { name: 'Memo links…' }).click()
    await dialog().getByRole('button', { name: 'New link' }).click()
    await dialog().getByRole('button', { name: 'Make link' }).click()
    await dialog().getByText('Name is required').waitFor()
    await dialog().getByLabel('Reader', { exact: true }).fill('Nora Vint')
    await dialog().getByRole('radio', { name: '30', exact: true }).click()
    await dialog().getByLabel('Passcode', { exact: true }).fill('seven seas')
    await dialog()
      .getByRole('switch', { name: /email address/ })
      .click()
    await dialog().getByRole('switch', { name: 'Show the pages of the deck' }).click()
    await dialog().getByRole('button', { name: 'Make link' }).click()
    link = await dialog().getByRole('textbox', { name: 'Link for Nora Vint' }).inputValue()
    expect(new URL(link).pathname).toMatch(/^\/m\/[\w-]{43}$/)
    await dialog().getByRole('button', { name: 'All links' }).click()
    await dialog().getByText('passcode · asks for an email address · pages of the deck').waitFor()
    await dialog().getByText('Not opened yet').waitFor()
    expect(await dialog().innerHTML()).not.toContain(new URL(link).pathname)
  })

  test('asks a stranger for the passcode and an address, then shows the memo with what is to doubt', async () => {
    const path = new URL(link).pathname
    await see(theirs, path, async () => {
      await theirs.getByRole('heading', { name: 'Open the memo' }).waitFor()
      expectRefusal(theirs)
    })
    await theirs.setViewportSize(narrow)
    await theirs.getByLabel('Email', { exact: true }).fill('nora@kestrel.test')
    await theirs.getByLabel('Passcode', { exact: true }).fill('seven ponds')
    await theirs.getByRole('button', { name: 'Open', exact: true }).click()
    await theirs.getByText('This passcode is wrong. Ask the person who sent the link.').waitFor()
    expectRefusal(theirs)
    await theirs.getByLabel('Passcode', { exact: true }).fill('seven seas')
    await theirs.keyboard.press('Enter')
    await readName(theirs).waitFor()
    expect(await theirs.locator('meta[name=robots]').getAttribute('content')).toBe('noindex')
    await theirs.getByRole('region', { name: 'Hidden instructions' }).getByText('They were not used.').waitFor()
    await theirs
      .getByRole('navigation')
      .getByText(/ contradicted/)
      .waitFor()
    for (const secret of ['Between us', 'walnut', 'Made by rules', 'Ask Founder', 'Sandwick'])
      expect(await theirs.getByText(secret).count(), secret).toBe(0)
  })

  test('shows the pages where it may, asks once in a tab, and reads well at every width', async () => {
    await see(theirs, new URL(link).pathname, async () => {
      await readName(theirs).waitFor()
      await theirs.getByText('Unknown Fields').waitFor()
    })
    await theirs.setViewportSize(narrow)
    expect(await theirs.getByRole('article').evaluate(findLoneCitations)).toEqual([])
    await theirs.getByRole('button', { name: 'Pitch deck' }).click()
    const page = theirs.getByRole('dialog')
    await page.getByRole('img', { name: 'Page 1 of the deck' }).waitFor()
    await page.getByRole('button', { name: 'Next page' }).click()
    await page.getByRole('img', { name: 'Page 2 of the deck' }).waitFor()
    await theirs.keyboard.press('ArrowLeft')
    await page.getByRole('img', { name: 'Page 1 of the deck' }).waitFor()
    await theirs.keyboard.press('Escape')
    await page.waitFor({ state: 'detached' })
  })

  test('tells its maker who opened it and what was seen', async () => {
    await ours.goto(`${memoPath()}?sheet=links`)
    await dialog()
      .getByRole('button', { name: /^Opened once/ })
      .click()
    const log = dialog().getByRole('list', { name: 'Log of the link for Nora Vint' })
    await log.getByText('nora@kestrel.test').waitFor()
    // What was seen is sent when the memo is left, and comes into the log that is shown.
    await theirs.goto('about:blank')
    await expect.poll(() => log.textContent()).toMatch(/^\d{1,2} \w+ \d{4}, \d\d:\d\d · .*Deck.* · pages 1, 2/)
  })

  test('opens without a question where it asks none, with quotes alone or the PDF', async () => {
    const stranger = watch(await openAsVisitor(browser, product, { viewport: narrow }))
    await stranger.goto(await makeLink({}))
    await readName(stranger).waitFor()
    expect(await stranger.getByRole('button', { name: /Pitch deck|PDF/ }).count()).toBe(0)
    await stranger.getByRole('list', { name: 'Sources' }).getByRole('button').first().click()
    await stranger.getByRole('dialog').getByText('This link does not show the pages of the deck.').waitFor()
    expect(await stranger.getByRole('dialog').getByRole('listitem').count()).toBeGreaterThan(0)
    expect(await stranger.getByRole('dialog').getByRole('img').count()).toBe(0)
    await stranger.goto(await makeLink({ with_pdf: true }))
    const [saved] = await Promise.all([
      stranger.waitForEvent('download'),
      stranger.getByRole('button', { name: 'Save as PDF' }).click(),
    ])
    expect(saved.suggestedFilename()).toMatch(/\.pdf$/)
    await stranger.context().close()
  })

  test('is ended after a question, and says so to its reader', async () => {
    await ours.reload()
    const row = dialog().getByRole('listitem', { name: 'Link for Nora Vint' })
    await row.getByRole('combobox').selectOption('1 day from now')
    await ours.getByText(/^Link for Nora Vint open until/).waitFor()
    await row.getByRole('button', { name: 'End the link for Nora Vint' }).click()
    await row.getByRole('button', { name: 'Cancel' }).click()
    await row.getByRole('button', { name: 'End the link for Nora Vint' }).click()
    await row.getByRole('button', { name: 'End link' }).click()
    await row.getByText(/^ended /).waitFor()
    await row.getByRole('button', { name: /^Opened once/ }).waitFor()
    await see(theirs, new URL(link).pathname, async () => {
      await theirs.getByRole('heading', { name: 'This link has ended' }).waitFor()
      expectRefusal(theirs)
    })
    await theirs.goto('/m/unknown')
    await theirs.getByRole('heading', { name: 'This link does not work' }).waitFor()
  })

  test('that can’t be reached is tried again', async () => {
    const path = await makeLink({})
    await theirs.route('**/api/m/**', (route) => route.abort())
    await theirs.goto(path)
    await theirs.getByText('Could not open the memo').waitFor()
    await theirs.unroute('**/api/m/**')
    await theirs.getByRole('button', { name: 'Retry' }).click()
    await readName(theirs).waitFor()
  })

  test('is not offered to viewers', async () => {
    await ours.route('**/api/workspaces/', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, body: (await response.text()).replaceAll('"role":"owner"', '"role":"viewer"') })
    })
    await ours.goto(`${memoPath()}?sheet=links`)
    await ours.getByRole('button', { name: 'Memo actions' }).click()
    await ours.getByRole('menuitem', { name: 'Export' }).waitFor()
    expect(await ours.getByRole('menuitem', { name: 'Memo links…' }).count()).toBe(0)
    expect(await dialog().count()).toBe(0)
  })
})
