import type { Browser, Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest'
import type { Deal, Need } from '#contract/deals.ts'
import { notAPdf, swellingPdf } from '#samples/bad-inputs.ts'
import { heading, narrow, see, watch, wide } from './support/look.ts'
import { createMember, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, readSample, sample } from './support/product.ts'
import { makeShownDeal, showDeals } from './support/shown-deals.ts'
import { makeWaitingMail, showMail, showRelay } from './support/shown-mail.ts'

let product: Product
let browser: Browser
let newcomer: Page
let member: Page

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const person = { password: 'maple-turbine-1', firstName: 'Lene', lastName: 'Osgood' }
  const busy = await createMember(product, { ...person, email: 'lene@deals.osgood.test' })
  await makeDeal(busy, 'Inkwharf', readSample('saas-seed'))
  await makeDeal(busy, 'A deal with a long name that was given by hand and says more than fits', swellingPdf())
  member = watch(await openAs(browser, product, busy))
  newcomer = watch(
    await openAs(browser, product, await createMember(product, { ...person, email: 'new@deals.osgood.test' })),
  )
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})

const listed = (page: Page) => page.getByRole('link', { name: 'Inkwharf' }).waitFor()

describe('the deal list', () => {
  test('without deals', () => see(newcomer, '/deal-list', (page) => page.getByText('No results.').waitFor()))
  test('completed and failed', () => see(member, '/deal-list', listed))
  test('nothing found', () =>
    see(member, '/deal-list', async (page) => {
      await page.getByRole('searchbox', { name: 'Search deals' }).fill('no such deal')
      await page.getByText('No results.').waitFor()
    }))
  test('why a deal failed', () =>
    see(
      member,
      '/deal-list',
      async (page) => {
        await page.getByRole('button', { name: 'Failed' }).focus()
        await page.getByRole('tooltip').waitFor()
      },
      [wide],
    ))
  test('the question before a deletion', () =>
    see(member, '/deal-list', async (page) => {
      await page.getByRole('button', { name: 'Delete Inkwharf' }).click()
      await page.getByText('Are you absolutely sure?').waitFor()
    }))
  test('deals that can not be loaded', async () => {
    const refusal = { error: { code: 409, message: 'The deals are being moved.' } }
    await member.route('**/deal_entities/deals/**', (route) => route.fulfill({ status: 200, json: refusal }))
    await see(member, '/deal-list', (page) => page.getByText('Could not load the deals').waitFor())
    await member.unrouteAll()
  })
})

describe('deals that ask for something', () => {
  const waits = (number: number, needs: Need): Deal =>
    makeShownDeal(number, {
      name: `Wherrow ${number}`,
      source: 'link',
      status: 'failed',
      status_detail: 'Asks.',
      needs,
    })
  const earlier = makeShownDeal(9, { name: 'Inkwharf' })
  const seen_before = [{ ...earlier, how: 'file' as const, decision: null, decided_on: null }]
  const deals = [
    waits(1, { kind: 'passcode' }),
    waits(2, { kind: 'nda', text: 'Keep it. '.repeat(400) }),
    waits(3, { kind: 'choice', choices: [{ id: '1', name: 'Deck' }] }),
    makeShownDeal(4, { name: 'Inkwharf again', source: 'mail', seen_before }),
  ]
  const seeNeed = async (ask: string, size: typeof wide) => {
    await showDeals(member, deals)
    const openDialog = async (page: Page) => {
      await page.getByText('Seen before: the same file as').waitFor()
      await page.getByRole('button', { name: ask }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).waitFor()
    }
    await see(member, '/deal-list', openDialog, [size])
    await member.unrouteAll()
  }
  test('in the list', async () => {
    await showDeals(member, deals)
    await see(member, '/deal-list', (page) => page.getByText('Seen before: the same file as').waitFor())
    await member.unrouteAll()
  })
  test('a passcode', () => seeNeed('Enter passcode: Wherrow 1', wide))
  test('an agreement', () => seeNeed('Read agreement: Wherrow 2', narrow))
  test('one of several decks', () => seeNeed('Choose a deck: Wherrow 3', narrow))
})

describe('where email comes in', () => {
  afterEach(() => newcomer.unrouteAll())
  test('the empty list', async () => {
    await showRelay(newcomer, 'osgood@relay.test')
    await showMail(newcomer, makeWaitingMail())
    await see(newcomer, '/deal-list', async (page) => {
      await page.getByText('Forward decks to osgood@relay.test').waitFor()
      await page.getByText('2 unconfirmed emails').waitFor()
    })
  })
  test('the workspace with unconfirmed email', async () => {
    await showRelay(newcomer, 'osgood@relay.test')
    await showMail(newcomer, makeWaitingMail())
    await see(newcomer, '/workspace-edit', (page) => page.getByText('Inkwharf: seed round').waitFor())
  })
  test('unconfirmed email that can not be loaded', async () => {
    const refusal = { error: { code: 409, message: 'The emails are being moved.' } }
    await newcomer.route('**/unconfirmed_mail/', (route) => route.fulfill({ status: 200, json: refusal }))
    const isTold = (page: Page) => page.getByText('Could not load the unconfirmed email').waitFor()
    await see(newcomer, '/workspace-edit', isTold, [wide])
  })
})

describe('the upload', () => {
  const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
    page.locator('input[type=file]').setInputFiles(file)
  test('empty', () => see(newcomer, '/deal-room', heading('Deal Upload')))
  test('filled', () =>
    see(newcomer, '/deal-room', async (page) => {
      await page.getByLabel('Deal name').fill('Wherrow')
      await choose(page, sample('marketplace-kpis'))
      await page.getByText('marketplace-kpis.pdf').waitFor()
    }))
  test('a file of another kind, and no name', () =>
    see(newcomer, '/deal-room', async (page) => {
      await choose(page, { name: 'deck.png', mimeType: 'image/png', buffer: notAPdf() })
      await page
        .getByRole('alert')
        .getByText(/^File type must be/)
        .waitFor()
    }))
  test('a link that can be opened', () =>
    see(newcomer, '/deal-room', async (page) => {
      await page.getByLabel('Pitch deck link').fill('docsend.com/view/abc')
      await page.getByText('DocSend: the sender will see who opened it').waitFor()
    }))
  test('a file and a link', () =>
    see(newcomer, '/deal-room', async (page) => {
      await choose(page, sample('marketplace-kpis'))
      await page.getByLabel('Pitch deck link').fill('docsend.com/view/abc')
      await page.getByText('Choose one: a file or a link, not both.').waitFor()
    }))
  test('on its way', async () => {
    await newcomer.route('**/api/pitch_decks/', () => {})
    await see(newcomer, '/deal-room', async (page) => {
      await page.getByLabel('Deal name').fill('Wherrow')
      await choose(page, sample('marketplace-kpis'))
      await page.getByRole('button', { name: 'Start creating deal memo' }).click()
      await page.getByText('Uploading your file...').waitFor()
    })
    await newcomer.unrouteAll()
  })
})

describe('around the deals', () => {
  const openPalette = async (page: Page) => {
    await listed(page)
    await page.keyboard.press('Control+k')
    await page.getByRole('option', { name: 'Inkwharf' }).waitFor()
  }
  test('the palette', () => see(member, '/deal-list', openPalette))
  test('the palette without a match', () =>
    see(member, '/deal-list', async (page) => {
      await openPalette(page)
      await page.keyboard.type('no such thing')
      await page.getByRole('dialog').getByText('No results.', { exact: true }).first().waitFor()
    }))
  test('the user menu', () =>
    see(
      member,
      '/deal-list',
      async (page) => {
        await page.getByRole('button', { name: /User menu/ }).click()
        await page.getByRole('menuitem', { name: 'Workspace' }).waitFor()
      },
      [wide],
    ))
  test('the choice of appearance', () =>
    see(
      member,
      '/deal-list',
      async (page) => {
        await page.getByRole('button', { name: 'Appearance' }).click()
        await page.getByRole('menuitemradio', { name: 'System' }).waitFor()
      },
      [wide],
    ))
  test('the navigation drawer', () =>
    see(
      member,
      '/deal-list',
      async (page) => {
        await page.getByRole('button', { name: 'Open menu' }).click()
        await page.getByRole('dialog', { name: 'Menu' }).waitFor()
      },
      [narrow],
    ))
  test('profile', () => see(member, '/profile-edit', heading('Your Profile')))
  test('workspace', () => see(member, '/workspace-edit', (page) => page.getByLabel('Workspace name').waitFor()))
})
