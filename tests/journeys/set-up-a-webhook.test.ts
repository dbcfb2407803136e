import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Delivery } from '#contract/webhooks.ts'
import { expectRefusal, heading, see, watch } from './support/look.ts'
import { createMember, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast } from './support/product.ts'

const person = { email: 'ines@hookline.test', password: 'tide-table-9', firstName: 'Ines', lastName: 'Hook' }
/** An address of the internet that nothing is sent to here: the workspace has no deals, and the test event is answered by the page. */
const address = 'https://1.1.1.1/firstread'

let product: Product
let browser: Browser
let page: Page
beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  page = watch(await openAs(browser, product, await createMember(product, person)))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const section = () => page.getByRole('region', { name: 'Webhooks' })
const row = () => section().getByRole('listitem', { name: `Webhook ${address}` })
const button = (name: string) => section().getByRole('button', { name, exact: true })

const makeDelivery = (number: number, changes: Partial<Delivery>): Delivery => ({
  id: `01890000-0000-7000-8000-00000000000${number}`,
  event: 'deal.completed',
  deal_id: null,
  status: 'delivered',
  attempts: 1,
  response_status: 200,
  detail: 'Answered 200.',
  happened_on: '2026-03-02T09:00:00.000Z',
  sent_on: '2026-03-02T09:00:01.000Z',
  next_on: null,
  ...changes,
})
const deliveries = [
  makeDelivery(1, {
    event: 'memo.edited',
    status: 'waiting',
    response_status: 500,
    detail: 'Answered 500.',
    attempts: 2,
    next_on: '2099-03-02T09:05:00.000Z',
  }),
  makeDelivery(2, {
    event: 'deal.decided',
    status: 'failed',
    response_status: null,
    detail: 'No response within 15 seconds.',
    attempts: 9,
  }),
  makeDelivery(3, {}),
]

describe('a webhook', () => {
  test('is refused where it leads into a private network, and says so at the field', async () => {
    await page.goto('/workspace-edit/connections')
    await section().getByText('No webhooks yet.').waitFor()
    await button('New webhook').click()
    await button('Add webhook').click()
    await section().getByText('Enter the address that takes the events.').waitFor()
    await section().getByLabel('Address').fill('https://10.0.0.1/hook')
    await button('Add webhook').click()
    await section().getByText('10.0.0.1 leads into a private network').waitFor()
    expectRefusal(page)
  })

  test('is added with its secret shown once', async () => {
    await section().getByLabel('Address').fill(address)
    await section().getByRole('checkbox', { name: 'A deck could not be read' }).uncheck()
    await button('Add webhook').click()
    const secret = await section()
      .getByText(/^whsec_/)
      .textContent()
    expect(secret).toMatch(/^whsec_.{44}$/)
    await button('Done').click()
    await row().getByText('Nothing sent yet.').waitFor()
    expect(
      await section()
        .getByText(/whsec_/)
        .count(),
    ).toBe(0)
    expect(await row().getByText('A deck could not be read').count()).toBe(0)
  })

  test('is tested, and told of what came back', async () => {
    const results = makeDelivery(4, {
      event: 'webhook.test',
      status: 'failed',
      response_status: 404,
      detail: 'Answered 404.',
    })
    await page.route('**/webhooks/*/test/', (route) => route.fulfill({ json: { results } }))
    await button(`Send test to ${address}`).click()
    await seeToast(page, 'Could not deliver the test event', 'Answered 404.')
  })

  test('shows its deliveries, and sends one again', async () => {
    await page.route('**/webhooks/*/deliveries/', (route) => route.fulfill({ json: { results: deliveries } }))
    const asked: string[] = []
    await page.route('**/redeliver/', (route) => {
      asked.push(new URL(route.request().url()).pathname)
      return route.fulfill({ status: 202, json: { results: deliveries[1] } })
    })
    await button(`Deliveries to ${address}`).click()
    const sheet = page.getByRole('dialog', { name: 'Deliveries' })
    await sheet
      .getByRole('listitem')
      .nth(deliveries.length - 1)
      .waitFor()
    // What came back stands once in each.
    expect(
      (await sheet.getByRole('listitem').allTextContents()).map((text) => text.match(/500|200/g)?.length ?? 0),
    ).toEqual([1, 0, 1])
    await sheet.getByRole('button', { name: /^Send again: deal\.decided of/ }).click()
    await expect.poll(() => asked).toEqual([expect.stringContaining(deliveries[1]?.id ?? '')])
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
  })

  test('is paused, switched on, and looks right at each width', async () => {
    await button(`Pause the webhook ${address}`).click()
    await row().getByText('Paused. What happens meanwhile is not sent.').waitFor()
    await see(page, '/workspace-edit/connections', async () => {
      await heading('Use with AI assistants')(page)
      await button(`Deliveries to ${address}`).click()
      await page.getByRole('dialog', { name: 'Deliveries' }).getByText('Answered 500.').waitFor()
    })
    await page.goto('/workspace-edit/connections')
    await button(`Switch on the webhook ${address}`).click()
    await button(`Pause the webhook ${address}`).waitFor()
  })

  test('is deleted after a question', async () => {
    await see(page, '/workspace-edit/connections', async () => {
      await button('New webhook').click()
      await button(`Delete the webhook ${address}`).click()
      await section().getByText('This can’t be undone.').waitFor()
    })
    await button('Delete webhook').click()
    await section().getByRole('list', { name: 'Webhooks' }).waitFor({ state: 'hidden' })
  })
})
