import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, test } from 'vitest'
import type { Deal } from '#contract/deals.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { sharingEndpoints } from '#contract/sharing.ts'
import { unfoldRows } from './support/edit-view.ts'
import { expectRefusal, heading, see, watch, wide } from './support/look.ts'
import { createMember, type Member, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample, seeToast } from './support/product.ts'

let product: Product
let browser: Browser
let member: Member
let deal: Deal
let page: Page
let memo: string

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const person = { email: 'lene@osgood.test', password: 'maple-turbine-1', firstName: 'Lene', lastName: 'Osgood' }
  member = await createMember(product, person)
  const update = 'March update: the pilot with the second bank has started.'
  deal = await makeDeal(member, 'Inkwharf', readSample('saas-seed'), update)
  memo = `/deal-memo/${deal.generated_answer_id}`
  page = watch(await openAs(browser, product, member))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const traction = (on: Page) => on.getByRole('region', { name: 'Traction', exact: true }).locator('sup a').first()
const deckPage = (on: Page) => on.getByRole('img', { name: /^Page \d+ of the deck$/ }).waitFor()

describe('the memo', () => {
  test('read', () => see(page, memo, (on) => traction(on).waitFor()))
  test('with the proof on hover', () =>
    see(
      page,
      memo,
      async (on) => {
        await traction(on).hover()
        await on.locator('q').waitFor()
      },
      [wide],
    ))
  test('with the cited page beside it', () =>
    see(
      page,
      memo,
      async (on) => {
        await traction(on).click()
        await on.getByTestId('lit-quote').first().waitFor()
      },
      [wide],
    ))
  test('the deck by itself', () => see(page, `/pitch-deck/${deal.pitch_deck_id}?page=3`, deckPage))
  test('a memo that is not there', () =>
    see(page, '/deal-memo/0198c0de-0000-7000-8000-000000000001', async (on) => {
      await on.getByText('Could not load the memo').waitFor()
      expectRefusal(on)
    }))
})

describe('what the memo opens', () => {
  const choose = async (on: Page, item: string) => {
    await on.getByRole('button', { name: 'Memo actions' }).click()
    await on.getByRole('menuitem', { name: item }).click()
  }
  const openPanel = (on: Page) => on.getByRole('button', { name: 'Ask Founder' }).click()

  test('its menu', () =>
    see(page, memo, async (on) => {
      await on.getByRole('button', { name: 'Memo actions' }).click()
      await on.getByRole('menuitem', { name: 'Add update…' }).waitFor()
    }))
  test('the most recent update', () =>
    see(page, memo, async (on) => {
      await choose(on, 'Most recent update')
      await on.getByRole('dialog').getByText('March update').waitFor()
    }))
  test('another update', () =>
    see(page, memo, async (on) => {
      await choose(on, 'Add update…')
      await on.getByRole('dialog').getByLabel('Update', { exact: true }).waitFor()
    }))
  test('a share', () =>
    see(page, memo, async (on) => {
      await choose(on, 'Share update…')
      await on.getByRole('button', { name: 'Create link' }).waitFor()
    }))
  test('a mail that asks the founders', () =>
    see(page, memo, async (on) => {
      await openPanel(on)
      await on.getByLabel('Subject').waitFor()
    }))
  test('a mail that passes', () =>
    see(page, memo, async (on) => {
      await openPanel(on)
      await on.getByRole('tab', { name: 'Pass Email' }).click()
      await on.getByRole('tabpanel', { name: 'Pass Email' }).getByLabel('Subject').waitFor()
    }))
})

describe('what a share shows', () => {
  test('the update', async () => {
    const { uuid } = await member.client.call(sharingEndpoints.create, { params: { dealId: deal.deal_id } })
    await see(page, `/shared/${uuid}`, heading('Inkwharf'))
  })
  test('nothing once it is revoked', async () => {
    const params = { dealId: deal.deal_id }
    const { uuid } = await member.client.call(sharingEndpoints.create, { params })
    await member.client.call(sharingEndpoints.revoke, { params })
    await see(page, `/shared/${uuid}`, async (on) => {
      await on.getByRole('heading', { level: 1 }).waitFor()
      expectRefusal(on)
    })
  })
})

describe('the memo in work', () => {
  const employees = 'Quantity of Employee'
  /** Saves another number of employees, as another user would. */
  async function saveElsewhere(value: string): Promise<void> {
    const params = { id: deal.generated_answer_id }
    const { validated_response, version } = await member.client.call(memoEndpoints.get, { params })
    const general = validated_response['General information']
    if (Array.isArray(general)) throw new Error('The general information is not a list.')
    const changed = { ...general, [employees]: { ...general?.[employees], value } }
    const body = { validated_response: { ...validated_response, 'General information': changed }, version }
    await member.client.call(memoEndpoints.save, { params, body: memoEndpoints.save.body.parse(body) })
  }
  const edit = async (on: Page) => {
    await unfoldRows(on)
    await on.getByRole('button', { name: `Edit ${employees}` }).click()
    await on.getByRole('textbox', { name: employees }).waitFor()
  }

  test('a field in its editor', () => see(page, `${memo}?view=edit`, edit))
  test('who changed a field', async () => {
    await saveElsewhere('40')
    await see(page, `${memo}?view=edit`, async (on) => {
      await on.getByRole('button', { name: `History of ${employees}` }).click()
      await on.getByRole('dialog').getByText('changed it').first().waitFor()
    })
  })
  test('two who changed the same field', async () => {
    let employed = 40
    await see(page, `${memo}?view=edit`, async (on) => {
      await edit(on)
      employed += 1
      await saveElsewhere(`${employed}`)
      await on.getByRole('textbox', { name: employees }).fill('99')
      await on.getByRole('button', { name: 'Save', exact: true }).click()
      await on.getByRole('dialog', { name: 'Someone else saved this memo' }).getByText('99', { exact: true }).waitFor()
      expectRefusal(on)
    })
  })
  test('a save that failed', async () => {
    await page.route('**/api/generated_answers/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    )
    await see(page, `${memo}?view=edit`, async (on) => {
      await edit(on)
      await on.getByRole('textbox', { name: employees }).fill('98')
      await on.getByRole('button', { name: 'Save', exact: true }).click()
      await seeToast(on, `Could not save ${employees}`)
      expectRefusal(on)
    })
    await page.unrouteAll()
  })
})
