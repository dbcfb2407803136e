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

/** The scripts that a page has loaded so far: name without its hash, and bytes as they came over the line. */
const listScripts = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ name, encodedBodySize, startTime }) => ({
        name: name.replace(/^.*\/|-[\w-]{8}\.js$/g, ''),
        bytes: encodedBodySize,
        askedAt: startTime,
      })),
  )
/** When the answer of the memo's call was whole: no memo is shown before. */
const readWhenAnswered = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => name.includes('/api/generated_answers/'))
      .map(({ responseEnd }) => responseEnd),
  )
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
    const [answeredAt = Number.NaN] = await readWhenAnswered(page)
    const isForFirstLook = ({ askedAt }: { askedAt: number }) => askedAt < answeredAt + firstLookMs
    const scripts = (await listScripts(page)).filter(isForFirstLook)
    const names = scripts.map(({ name }) => name)
    expect(names).toContain('deal-memo')
    for (const later of [
      'deck-viewer',
      'memo-edit',
      'mail-panel',
      'memo-dialogs',
      'memo-sheets',
      'palette-dialog',
      'asked-deck',
    ])
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
    const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
    const scripts = loaded.filter((address) => address.endsWith('.js')).map((address) => new URL(address).pathname)
    expect(scripts.filter((path) => !named.includes(path))).toEqual([])
  })
})
