import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { firstLookMs } from '#web/screens/use-loaded-when-idle.ts'
import { createMember, type Member, makeDeal, openAs, openAsVisitor } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample } from './support/product.ts'

const mostBytes = 200_000

let product: Product
let browser: Browser
let member: Member
let deal: Deal

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const person = { email: 'ines@caldbeck.test', password: 'pebble-orbit-8', firstName: 'Ines', lastName: 'Caldbeck' }
  member = await createMember(product, person)
  deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

/** What a page has loaded so far: its address, bytes as they came over the line, and when it was asked for and was whole. */
const listResources = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .map(({ name, encodedBodySize, startTime, responseEnd }) => ({
        address: name,
        bytes: encodedBodySize,
        askedAt: startTime,
        answeredAt: responseEnd,
      })),
  )
/** The scripts among them, by name without its hash. */
const listScripts = async (page: Page) =>
  (await listResources(page))
    .filter(({ address }) => address.endsWith('.js'))
    .map(({ address, ...rest }) => ({ name: address.replace(/^.*\/|-[\w-]{8}\.js$/g, ''), ...rest }))
/** When the call for the memo was answered: it is shown after that. */
async function readWhenAnswered(page: Page): Promise<number> {
  const call = (await listResources(page)).find(({ address }) => address.includes('/api/generated_answers/'))
  if (!call) throw new Error('The memo was not asked for.')
  return call.answeredAt
}
const sumBytes = (scripts: ReadonlyArray<{ bytes: number }>) => scripts.reduce((sum, { bytes }) => sum + bytes, 0)

describe('a first visit loads at most 200 kB of compressed script', () => {
  test('of the sign-in screen', async () => {
    const page = await openAsVisitor(browser, product)
    await page.goto('/sign-in')
    await page.getByRole('button', { name: 'Sign in', exact: true }).waitFor()
    await page.waitForLoadState('networkidle')
    const scripts = await listScripts(page)
    expect(scripts.length).toBeGreaterThan(1)
    expect(sumBytes(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(mostBytes)
    await page.context().close()
  })

  test('of the deal list', async () => {
    const page = await openAs(browser, product, member)
    await page.goto('/deal-list')
    await page.getByRole('link', { name: 'Inkwharf' }).waitFor()
    const scripts = await listScripts(page)
    expect(scripts.map(({ name }) => name)).toContain('deal-list')
    expect(sumBytes(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(mostBytes)
    await page.context().close()
  })

  test('of a memo, without the deck viewer until a citation opens its page', async () => {
    const page = await openAs(browser, product, member)
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto(`/deal-memo/${deal.generated_answer_id}`)
    const citation = page.getByRole('region', { name: 'Traction', exact: true }).locator('sup a').first()
    await citation.waitFor()
    await page.waitForLoadState('networkidle')
    expect(asked.filter((path) => path.startsWith('/api/generated_answers/'))).toHaveLength(1)
    const lookedAt = (await readWhenAnswered(page)) + firstLookMs
    const loaded = await listScripts(page)
    const scripts = loaded.filter(({ askedAt }) => askedAt < lookedAt)
    expect(scripts.map(({ name }) => name)).toContain('deal-memo')
    // On a busy machine the first look is over by now, and the edit view is loaded for later.
    expect(scripts.map(({ name }) => name)).not.toContain('memo-edit')
    const names = loaded.map(({ name }) => name)
    for (const later of ['deck-viewer', 'mail-panel', 'memo-dialogs', 'memo-sheets', 'palette-dialog', 'asked-deck'])
      expect(names).not.toContain(later)
    expect(sumBytes(scripts), JSON.stringify(scripts)).toBeLessThanOrEqual(mostBytes)
    await citation.click()
    await page.getByTestId('lit-quote').first().waitFor()
    expect((await listScripts(page)).map(({ name }) => name)).toContain('deck-viewer')
    await page.context().close()
  })
})

describe('a screen that is opened directly', () => {
  test('has its scripts named with the page, so that none waits for another', async () => {
    const page = await openAs(browser, product, member)
    const answer = await page.goto(`/deal-memo/${deal.generated_answer_id}`)
    await page.getByRole('heading', { level: 1, name: 'Inkwharf' }).waitFor()
    const named = `${answer?.headers().link} ${await answer?.text()}`
    const loaded = (await listResources(page)).map(({ address }) => address)
    const scripts = loaded.filter((address) => address.endsWith('.js')).map((address) => new URL(address).pathname)
    expect(scripts.filter((path) => !named.includes(path))).toEqual([])
  })
})
