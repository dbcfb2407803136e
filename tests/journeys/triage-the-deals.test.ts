import type { Browser, Page, Request, Response } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { expectRefusal, heading, narrow, see, watch } from './support/look.ts'
import { createMember, type Member, makeDeal, openAs } from './support/member.ts'
import { openBrowser, openProduct, type Product, seeToast } from './support/product.ts'
import { makeShownDeal, showDeals } from './support/shown-deals.ts'
import { makeTextDeck } from './support/text-deck.ts'

let product: Product
let browser: Browser
let member: Member
let page: Page

/** From the oldest to the newest. */
const companies = ['Ambergate', 'Bellwether', 'Cedarline'] as const

beforeAll(async () => {
  product = await openProduct()
  browser = await openBrowser()
  const names = { firstName: 'Petra', lastName: 'Voss' }
  member = await createMember(product, { email: 'petra@voss.test', password: 'walnut-ferry-3', ...names })
  for (const name of companies)
    await makeDeal(member, name, makeTextDeck([[name, `${name} plans the routes of harvesters.`]]))
  page = watch(await openAs(browser, product, member))
})
afterAll(async () => {
  await browser?.close()
  await product?.stop()
})
afterEach(() => page.unrouteAll())

const openList = async (search = '') => {
  await page.goto(`/deal-list${search}`)
  await page.getByTestId('deal-name').first().waitFor()
}
/** Opens the list and waits until it was loaded once more, as it is when its events arrive, and shows what came before. */
const openListWithEvents = async () => {
  const answered: string[] = []
  const note = (response: Response) => answered.push(new URL(response.url()).pathname)
  page.on('response', note)
  await openList()
  const { list, events } = dealEndpoints
  await expect
    .poll(
      () =>
        answered.filter((path) => path === list.path).length > 1 &&
        answered.includes(events.path) &&
        answered.lastIndexOf(list.path) > answered.indexOf(events.path),
    )
    .toBe(true)
  page.off('response', note)
}
const row = (name: string) => page.getByRole('row').filter({ has: page.getByTestId('deal-name').getByText(name) })
const press = async (...keys: string[]) => {
  for (const key of keys) await page.keyboard.press(key)
}
/** Brings the focus to the row of a deal. */
const goTo = async (name: string) => {
  const passed: Array<string | null> = []
  for (const key of 'kkkjjj') {
    await press(key)
    const focused = page.locator('tr:focus')
    await focused.waitFor()
    passed.push(await focused.getByTestId('deal-name').textContent())
    if (passed.at(-1) === name) return
  }
  throw new Error(`The row of ${name} was not reached, but ${passed.join(', ')}.`)
}
const decisionOf = (name: string) =>
  row(name).getByRole('button', { expanded: false }).and(page.locator('[aria-keyshortcuts=d]'))
const seeDecision = (name: string, word: string) => expect.poll(() => decisionOf(name).textContent()).toBe(word)
const readDeal = async (name: string) => {
  const deals = await member.client.call(dealEndpoints.list, { query: {} })
  const found = deals.find((one) => one.name === name)
  if (!found) throw new Error(`${name} is missing.`)
  return found
}
const view = (name: string) => page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name })

describe('a decision', () => {
  test('takes three keys, is told with its reason, and can be undone', async () => {
    await openList()
    await goTo('Cedarline')
    await press('d', '1', '1')
    await seeDecision('Cedarline', 'Pass')
    await seeToast(page, 'Cedarline: Pass', 'Too early.')
    await page.locator('tr:focus').getByText('Cedarline').waitFor()
    expect(await decisionOf('Cedarline').getAttribute('title')).toMatch(/^Pass by Petra Voss on .+: Too early$/)
    await page.getByRole('button', { name: 'Undo' }).click()
    await seeDecision('Cedarline', 'Decide')
    await expect.poll(async () => (await readDeal('Cedarline')).decision).toBe(null)
    await goTo('Cedarline')
    await press('d', '1')
    await page.getByRole('textbox', { name: 'Another reason' }).and(page.locator(':focus')).waitFor()
    await press('Escape')
    await page.locator('tr:focus').getByText('Cedarline').waitFor()
    await seeDecision('Cedarline', 'Decide')
  })

  test('a pass takes words of one’s own, and none without a reason', async () => {
    await openList()
    await goTo('Cedarline')
    await press('d', '1', 'Enter')
    const dialog = page.getByRole('dialog', { name: 'Decide about Cedarline' })
    await dialog.getByRole('alert').getByText('A pass needs a reason.').waitFor()
    await page.keyboard.type('Too few harvesters')
    await press('Enter')
    await seeToast(page, 'Cedarline: Pass', 'Too few harvesters.')
    await expect.poll(async () => (await readDeal('Cedarline')).decision?.reason).toBe('Too few harvesters')
    await decisionOf('Cedarline').click()
    await dialog.getByText(/^Pass by Petra Voss on/).waitFor()
    await dialog.getByRole('button', { name: 'Take back' }).click()
    await seeDecision('Cedarline', 'Decide')
  })

  test('a watched deal is looked at again in 90 days unless another day is chosen', async () => {
    await openList()
    await goTo('Bellwether')
    await press('d', '2', 'Enter')
    await seeDecision('Bellwether', 'Watch')
    const in90Days = new Date(Date.now() + 90 * 24 * 60 * 60_000).toISOString().slice(0, 10)
    await expect.poll(async () => (await readDeal('Bellwether')).decision?.look_again_on).toBe(in90Days)
  })

  test('takes a note besides, which stays where only its reason changes', async () => {
    await openList()
    await goTo('Bellwether')
    await press('d', '1')
    await page.getByRole('textbox', { name: 'Another reason' }).and(page.locator(':focus')).waitFor()
    await press('Tab')
    const dialog = page.getByRole('dialog', { name: 'Decide about Bellwether' })
    const note = dialog.getByRole('textbox', { name: 'Note (optional)' })
    await note.and(page.locator(':focus')).waitFor()
    await page.keyboard.type('2 pilots, ask again')
    await press('Shift+Tab', '4')
    await seeToast(page, 'Bellwether: Pass', 'Market.')
    await expect.poll(async () => (await readDeal('Bellwether')).decision?.note).toBe('2 pilots, ask again')
    expect(await decisionOf('Bellwether').getAttribute('title')).toMatch(/: Market\n2 pilots, ask again$/)
    await goTo('Bellwether')
    await press('d', '1', '5')
    await expect.poll(async () => (await readDeal('Bellwether')).decision?.reason).toBe('Team')
    expect((await readDeal('Bellwether')).decision?.note).toBe('2 pilots, ask again')
    await goTo('Bellwether')
    await press('d', '1')
    await note.fill('3 pilots')
    await note.press('Enter')
    await expect.poll(async () => (await readDeal('Bellwether')).decision?.note).toBe('3 pilots')
    await goTo('Bellwether')
    await press('d', '2', 'Enter')
    await expect.poll(async () => (await readDeal('Bellwether')).decision?.decision).toBe('watch')
    expect((await readDeal('Bellwether')).decision?.note).toBe('')
  })

  test('that is refused stands as it was, and says why', async () => {
    await openList()
    const message = 'The deal is being moved.'
    await page.route('**/decision/', (route) => route.fulfill({ status: 409, json: { error: { code: 409, message } } }))
    await decisionOf('Ambergate').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Invest' }).click()
    await page.getByRole('dialog').getByRole('button', { name: /^Save/ }).click()
    await seeToast(page, 'Could not decide about Ambergate', message)
    await seeDecision('Ambergate', 'Decide')
  })

  test('is not offered to a person who may only read', async () => {
    await page.route('**/api/workspaces/', async (route) => {
      const response = await route.fetch()
      const { results } = await response.json()
      await route.fulfill({ response, json: { results: results.map((one: object) => ({ ...one, role: 'viewer' })) } })
    })
    await openList()
    await row('Ambergate').getByText('Undecided').waitFor()
    expect(await page.getByRole('button', { name: /^Delete / }).count()).toBe(0)
    expect(await page.getByRole('link', { name: 'Create Deal' }).count()).toBe(0)
    await goTo('Ambergate')
    await press('d')
    expect(await page.getByRole('dialog').count()).toBe(0)
    const seeNoKey = async (group: string) => {
      await press('?')
      const keys = page.getByRole('dialog').getByRole('region', { name: group })
      await keys.getByText('undecided deal').waitFor()
      expect(await keys.getByText('decide, then a digit').count()).toBe(0)
      await press('Escape')
    }
    await seeNoKey('Deal List')
    await page.goto(`/deal-memo/${(await readDeal('Ambergate')).generated_answer_id}`)
    await page.getByText('Undecided').waitFor()
    await page.getByRole('button', { name: 'Memo actions' }).click()
    await page.getByRole('menuitem', { name: 'Export' }).waitFor()
    expect(await page.getByRole('menuitem', { name: 'Rename…' }).count()).toBe(0)
    await press('Escape')
    await page.getByRole('menu').waitFor({ state: 'detached' })
    await seeNoKey('Deal memo')
  })
})

describe('the table of the list', () => {
  test('has reasons and notes only where they are ticked', async () => {
    await openList()
    const openMenu = () => page.getByRole('button', { name: 'More for this list' }).click()
    const save = async () => {
      const asked = page.waitForRequest('**/deal_entities/deals/csv/**')
      await page.getByRole('menuitem', { name: /^Export CSV/ }).click()
      await seeToast(page, 'Deals exported')
      return new URL((await asked).url()).searchParams.get('with_reasons')
    }
    await openMenu()
    expect(await save()).toBe(null)
    await openMenu()
    const tick = page.getByRole('menuitemcheckbox', { name: 'With reasons and notes' })
    await tick.click()
    await tick.and(page.locator('[aria-checked=true]')).waitFor()
    expect(await save()).toBe('true')
  })
})

describe('another name', () => {
  test('is given in the memo’s menu, and stands on the memo and in the list', async () => {
    await page.goto(`/deal-memo/${(await readDeal('Cedarline')).generated_answer_id}`)
    await heading('Cedarline')(page)
    await page.getByRole('button', { name: 'Memo actions' }).click()
    await page.getByRole('menuitem', { name: 'Rename…' }).click()
    const dialog = page.getByRole('dialog', { name: 'Rename Cedarline' })
    const name = dialog.getByRole('textbox', { name: 'Name' })
    const save = dialog.getByRole('button', { name: 'Save' })
    expect([await name.inputValue(), await save.isDisabled()]).toEqual(['Cedarline', true])
    await name.fill('  ')
    expect(await save.isDisabled()).toBe(true)
    const message = 'The deal is being moved.'
    await page.route(/\/deal_entities\/deals\/[^/]+\/$/, (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 409, json: { error: { code: 409, message } } })
        : route.fallback(),
    )
    await name.fill('Cedarline Robotics')
    await save.click()
    await dialog.getByRole('alert').getByText(message).waitFor()
    await page.unrouteAll()
    await name.press('Enter')
    await seeToast(page, 'The deal is called Cedarline Robotics now')
    await expect.poll(() => page.title()).toMatch(/^Cedarline Robotics, memo/)
    await page.getByRole('tab', { name: /^Edit/ }).click()
    await heading('Cedarline Robotics')(page)
    await page.getByRole('link', { name: 'Deal List' }).first().click()
    await page.getByRole('link', { name: 'Cedarline Robotics' }).waitFor()
    const { deal_id: dealId } = await readDeal('Cedarline Robotics')
    await member.client.call(dealEndpoints.change, { params: { dealId }, body: { name: 'Cedarline' } })
  })
})

describe('from one undecided deal to the next', () => {
  test('n opens the oldest, a decision on the memo and n the following one, until none is left', async () => {
    await openList()
    await press('n')
    await heading('Ambergate')(page)
    await page.waitForURL('**/deal-memo/*')
    await page.getByRole('button', { name: 'Decide', exact: true }).waitFor()
    await press('d', '3', 'Enter')
    await seeToast(page, 'Ambergate: Meet')
    await page.getByRole('button', { name: 'Meet', exact: true }).waitFor()
    await press('n')
    await heading('Cedarline')(page)
    await page.getByRole('button', { name: 'Decide', exact: true }).waitFor()
    await press('n')
    await seeToast(page, 'No other deal is undecided')
  })

  test('a pass leads to the email that declines, which gives the reason only if it is ticked', async () => {
    await press('d', '1', '5')
    await page.getByRole('button', { name: 'Write Pass Email' }).click()
    const panel = page.getByRole('dialog', { name: 'Emails to the founders' })
    await panel.getByRole('tab', { name: 'Pass Email', selected: true }).waitFor()
    const message = panel.getByRole('textbox', { name: 'Message' })
    expect(await message.inputValue()).toContain('we have decided not to go further')
    expect(await message.inputValue()).not.toContain('Team')
    await panel.getByRole('checkbox', { name: 'Give the reason of the decision: Team' }).check()
    expect(await message.inputValue()).toContain('What it came down to on our side:\n- Team\n')
    await page.keyboard.press('Escape')
  })

  test('an email that declines offers the decision and does not set it', async () => {
    await page.goto(`/deal-memo/${(await readDeal('Ambergate')).generated_answer_id}`)
    await page.getByRole('button', { name: 'Ask Founder' }).click()
    const panel = page.getByRole('dialog', { name: 'Emails to the founders' })
    await panel.getByRole('tab', { name: 'Pass Email' }).click()
    await panel.getByRole('textbox', { name: 'Another address' }).fill('ida@ambergate.test')
    await panel.getByRole('button', { name: 'Send Email' }).click()
    await page.getByRole('button', { name: 'Decide: Pass' }).click()
    await page.getByRole('dialog', { name: 'Decide about Ambergate' }).getByText('Too early').waitFor()
    expect((await readDeal('Ambergate')).decision?.decision).toBe('meet')
    await page.keyboard.press('Escape')
  })
})

describe('the list in the address', () => {
  test('keeps filters over a reload; totals stay with a search, the number found stands beside it', async () => {
    await openList()
    await page.getByRole('searchbox', { name: 'Search deals' }).fill('bell')
    await page.getByText('1 found').waitFor()
    expect(await page.getByRole('radio').allTextContents()).toEqual(['All3', 'In progress0', 'Completed3', 'Failed0'])
    await page.reload()
    await page.getByText('1 found').waitFor()
    expect(await page.getByTestId('deal-name').allTextContents()).toEqual(['Bellwether'])
    expect(new URL(page.url()).search).toBe('?q=bell')
    await page.getByRole('link', { name: 'Reset' }).click()
    await expect.poll(() => page.getByTestId('deal-name').count()).toBe(3)
  })

  test('filters are chosen in a panel, told as chips, and taken away one by one', async () => {
    await page.getByRole('button', { name: 'Filter' }).click()
    const panel = page.getByRole('dialog', { name: 'Filter' })
    await panel.getByRole('group', { name: 'Decision' }).getByRole('checkbox', { name: 'Watch' }).check()
    await panel.getByRole('group', { name: 'Decision' }).getByRole('checkbox', { name: 'Meet' }).check()
    await page.keyboard.press('Escape')
    await expect.poll(() => new URL(page.url()).search).toBe('?decision=watch,meet')
    await expect.poll(() => page.getByTestId('deal-name').count()).toBe(2)
    await page.getByRole('button', { name: 'Remove the filter Decision: Watch, Meet' }).click()
    await expect.poll(() => page.getByTestId('deal-name').count()).toBe(3)
  })

  test('a view is saved under a name, shared, renamed and deleted', async () => {
    await openList('?decision=watch')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'Save this view' })
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.getByRole('alert').getByText('Required').waitFor()
    await dialog.getByLabel('Name').fill('On the shelf')
    await page.keyboard.press('Enter')
    await seeToast(page, 'Saved the view On the shelf')
    await view('All').click()
    await view('On the shelf').click()
    await expect.poll(() => page.getByTestId('deal-name').allTextContents()).toEqual(['Bellwether'])
    const menu = async (item: string) => {
      await page.getByRole('button', { name: /^View On the/ }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await menu('Share with the workspace')
    await seeToast(page, 'The workspace sees On the shelf now')
    await menu('Rename…')
    await page.getByRole('dialog').getByLabel('Name').fill('On the side')
    await page.keyboard.press('Enter')
    await view('On the side').waitFor()
    await menu('Delete…')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await view('On the side').waitFor({ state: 'detached' })
  })

  test('a saved view that can’t be loaded leaves the given ones', async () => {
    await page.route('**/views/', (route) =>
      route.fulfill({ status: 409, json: { error: { code: 409, message: 'The views are being moved.' } } }),
    )
    await openList()
    await view('Undecided').waitFor()
    await page.getByRole('button', { name: 'Load saved views again' }).waitFor()
  })
})

describe('a list of many deals', () => {
  const many: Deal[] = Array.from({ length: 250 }, (_, at) =>
    makeShownDeal(at + 1, {
      name: `Deal ${at + 1}`,
      created_on: new Date(Date.UTC(2026, 2, 1) - at * 60_000).toISOString(),
    }),
  )
  /** Answers the list part by part; returns what was asked for. */
  const showParts = async (deals: Deal[]) => {
    const asked: string[] = []
    await showDeals(page, deals)
    await page.route(/\/deal_entities\/deals\/\?/, (route) => {
      const query = new URL(route.request().url()).searchParams
      asked.push(`${query.get('cursor')} ${query.get('limit')}`)
      const from = Number(query.get('cursor') ?? 0)
      const next = from + 100 < deals.length ? String(from + 100) : null
      return route.fulfill({ json: { results: deals.slice(from, from + 100), next } })
    })
    return asked
  }

  test('is loaded part by part; Back brings row, scroll and focus', async () => {
    const asked = await showParts(many)
    await openList()
    // Twice where the stream of events was opened meanwhile.
    expect(new Set(asked)).toEqual(new Set(['null 100']))
    await page.getByText('Deal 1', { exact: true }).waitFor()
    await page.evaluate(() => window.scrollTo(0, 95 * 60))
    await expect.poll(() => asked).toContain('100 100')
    expect(asked).not.toContain('200 100')
    const link = page.getByRole('link', { name: 'Deal 99', exact: true })
    await link.scrollIntoViewIfNeeded()
    const top = await page.evaluate(() => window.scrollY)
    await link.click()
    await page.waitForURL('**/deal-memo/*')
    await page.goBack()
    await page.locator('tr:focus').getByText('Deal 99', { exact: true }).waitFor()
    expect(await page.evaluate(() => window.scrollY)).toBe(top)
  })

  test('deals are selected by box or with x, at most four, and compared with c', async () => {
    await showParts(many)
    await openList()
    await press('j')
    // From the box on keys go on in its row.
    await page.getByRole('checkbox', { name: `Select ${many[0]?.name} to compare` }).check()
    await page.getByText('1 selected, select one more to compare').waitFor()
    for (let at = 0; at < 4; at += 1) await press('j', 'x')
    await seeToast(page, 'Could not select a fifth deal', 'At most 4 deals can be compared.')
    await page.getByText('4 selected').waitFor()
    await press('c')
    const ids = many.slice(0, 4).map(({ deal_id }) => deal_id)
    await page.waitForURL(`**/deal-compare?deals=${ids.join(',')}`)
  })

  test('a part that fails can be loaded again', async () => {
    const asked = await showParts(many)
    let isBroken = true
    await page.route(/\/deal_entities\/deals\/\?.*cursor/, (route) =>
      isBroken ? route.fulfill({ status: 409, json: { error: { code: 409, message: 'Busy.' } } }) : route.fallback(),
    )
    // The list is asked for again when its events arrive, which would try the part again too.
    await openListWithEvents()
    expect(asked.length).toBeGreaterThan(1)
    await page.evaluate(() => window.scrollTo(0, 95 * 60))
    await page.getByText('Could not load more deals. Busy.').waitFor()
    isBroken = false
    await page.getByRole('alert').getByRole('button', { name: 'Retry' }).click()
    await page.evaluate(() => window.scrollTo(0, 110 * 60))
    await page.getByText('Deal 110', { exact: true }).waitFor()
  })
})

test('a new deal waits above the list until it is asked for', async () => {
  await openListWithEvents()
  await makeDeal(member, 'Driftwood', makeTextDeck([['Driftwood', 'Driftwood sells masts.']]))
  const arrived = page.getByRole('button', { name: '1 new deal' })
  await arrived.waitFor()
  expect(await page.getByRole('link', { name: 'Driftwood' }).count()).toBe(0)
  await arrived.click()
  await page.getByRole('link', { name: 'Driftwood' }).waitFor()
  await arrived.waitFor({ state: 'detached' })
})

test('a list that was read before its events arrived is asked for once more', async () => {
  const own = await openAs(browser, product, member)
  // From the second time on the browser knows the workspace, and the first call is the list's.
  await own.goto('/deal-list')
  await own.getByTestId('deal-name').first().waitFor()
  await own.waitForFunction(() => localStorage.getItem('workspace') !== null)
  // What this page still asks for goes with it.
  await own.goto('about:blank')
  const { list, events, counts } = dealEndpoints
  const at = (path: string) => (url: URL) => url.pathname === path
  let asked = 0
  own.on('request', (request) => {
    if (at(list.path)(new URL(request.url()))) asked += 1
  })
  const ofCounts = (one: Request | Response) => at(counts.path)(new URL(one.url()))
  const counted = Promise.withResolvers<void>()
  // What stands in the page already is asked for again as soon as the events arrive; an answer that came in may not stand there yet.
  const countAgain = async () => {
    const first = await own.waitForResponse(ofCounts)
    await first.finished()
    await own.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))))
    const again = own.waitForRequest(ofCounts)
    counted.resolve()
    await again
  }
  const countedAgain = countAgain()
  await own.route(at(events.path), async (route) => {
    await counted.promise
    await route.continue()
  })
  await own.route(
    at(list.path),
    async (route) => {
      const response = await route.fetch()
      await countedAgain
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await own.goto('/deal-list')
  await countedAgain
  await expect.poll(() => asked).toBe(2)
  await own.context().close()
})

test('a selected deal that a colleague deletes is not counted any more; one that a filter hides is', async () => {
  await openList()
  for (const name of ['Driftwood', 'Ambergate'])
    await page.getByRole('checkbox', { name: `Select ${name} to compare` }).check()
  await page.getByRole('searchbox', { name: 'Search deals' }).fill('cedar')
  await page.getByText('1 found').waitFor()
  await page.getByText('2 selected').waitFor()
  const { deal_id: dealId } = await readDeal('Driftwood')
  await member.client.call(dealEndpoints.remove, { params: { dealId } })
  await page.getByText('1 selected, select one more to compare').waitFor()
})

test('a selected deal that is deleted while no events arrive is not counted any more once they do', async () => {
  const { deal_id: dealId } = await makeDeal(member, 'Elmstead', makeTextDeck([['Elmstead', 'Elmstead sells oars.']]))
  const own = await openAs(browser, product, member)
  const events = `**${dealEndpoints.events.path}*`
  await own.route(events, (route) => route.abort())
  await own.goto('/deal-list')
  for (const name of ['Elmstead', 'Ambergate'])
    await own.getByRole('checkbox', { name: `Select ${name} to compare` }).check()
  await own.getByRole('searchbox', { name: 'Search deals' }).fill('cedar')
  await own.getByText('1 found').waitFor()
  await member.client.call(dealEndpoints.remove, { params: { dealId } })
  await own.getByText('2 selected').waitFor()
  await own.unroute(events)
  await own.getByText('1 selected, select one more to compare').waitFor()
  await own.context().close()
})

test('files that are dropped on the list become deals', async () => {
  await openList()
  const transfer = await page.evaluateHandle(() => {
    const files = new DataTransfer()
    for (const name of ['one.pdf', 'two.pdf'])
      files.items.add(new File(['%PDF-1.7'], name, { type: 'application/pdf' }))
    return files
  })
  const list = page.getByRole('table', { name: 'Deals' })
  await list.dispatchEvent('dragover', { dataTransfer: transfer })
  await page.getByText('Drop the decks to make a deal of each').waitFor()
  await list.dispatchEvent('drop', { dataTransfer: transfer })
  await page.waitForURL('**/deal-room/several')
  await page.getByText('one.pdf').first().waitFor()
})

describe('seen', () => {
  // The refusals of the tests before.
  beforeAll(() => expectRefusal(page))
  const openDecision = async (shown: Page) => {
    await shown.getByText('Ambergate').first().waitFor()
    await shown
      .getByRole('button', { name: 'Decide' })
      .or(shown.getByRole('button', { name: 'Meet' }))
      .first()
      .click()
    await shown.getByRole('dialog').getByRole('button', { name: 'Pass' }).click()
    await shown.getByText('Another reason').waitFor()
  }
  test('the choice of a reason', () => see(page, '/deal-list', openDecision))
  test('the filters', () =>
    see(page, '/deal-list?stage=seed,none&hq=none', async (shown) => {
      await shown.getByRole('list', { name: 'Filters' }).waitFor()
      await shown
        .getByRole('button', { name: /filter/i })
        .first()
        .click()
      await shown.getByRole('dialog').getByText('Hidden instructions').waitFor()
    }))
  test('the selection, on a phone', () =>
    see(
      page,
      '/deal-list',
      async (shown) => {
        for (const name of ['Ambergate', 'Cedarline'])
          await shown.getByRole('checkbox', { name: `Select ${name} to compare` }).check()
        await shown.getByRole('link', { name: 'Compare' }).waitFor()
      },
      [narrow],
    ))
})
