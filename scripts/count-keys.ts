import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { type Browser, chromium, type Locator, type Page } from 'playwright-core'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import type { Verdict } from '#contract/decisions.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { StartError } from '#server/platform/start-error.ts'
import { findFreePort } from '#server/testing/free-port.ts'
import { demoPerson } from './demo-person.ts'
import { installChromium } from './find-chromium.ts'
import { joinFirstread } from './join-firstread.ts'
import { LocalClient } from './local-client.ts'

const root = resolve(import.meta.dirname, '..')
const samples = ['saas-seed', 'marketplace-kpis', 'hidden-contradictions'].map((name) =>
  join(root, 'samples', 'pdf', `${name}.pdf`),
)

/** The most keys or presses for each part of an associate's morning. */
const limits = { toFirstRow: 2, perValue: 1, perDecision: 3 }

/** How each decision is made by keys. */
const decisionKeys: Record<Verdict, readonly string[]> = {
  pass: ['d', '1', '5'],
  watch: ['d', '2', 'Enter'],
  meet: ['d', '3', 'Enter'],
  invest: ['d', '4', 'Enter'],
}

const longestWait = 15_000

/** A page whose keys and presses are counted. */
class CountedPage {
  #count = 0
  readonly page: Page
  constructor(page: Page) {
    this.page = page
  }
  async press(key: string): Promise<void> {
    this.#count += 1
    await this.page.keyboard.press(key)
  }
  async click(target: Locator): Promise<void> {
    this.#count += 1
    await target.click()
  }
  /** Returns the count since the last call. */
  take(): number {
    const count = this.#count
    this.#count = 0
    return count
  }
}

/** What was counted for one deck. */
type Counted = {
  name: string
  byKeys: number
  byPress: number
  values: number
  valueKeys: number
  decisions: Record<Verdict, number>
}

/** Waits until something holds; the error says what did not. */
async function waitUntil(what: string, holds: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + longestWait
  while (!(await holds())) {
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}.`)
    await pause(25)
  }
}

/** Whether the first row to check is the current one, with the focus in it. */
const isInReview = async (page: Page) => (await page.locator('[data-memo-row][aria-current=true]:focus').count()) === 1

const countRows = (page: Page) => page.locator('[data-memo-row]').count()

async function openList(page: Page): Promise<void> {
  await page.goto('/deal-list')
  await page.getByTestId('deal-name').first().waitFor()
}

/** Whether the current row offers another value, which settles it whole; one taken into a list leaves its other entries to check. */
async function offersValue(page: Page): Promise<boolean> {
  const row = page.locator('[data-memo-row][aria-current=true]')
  const values = row.getByRole('button', { name: /, use this value$/ })
  return (await values.count()) > 0 && (await row.getByRole('region').count()) === 0
}

/**
 * Confirms every row that is to check, as its value stands, but the first that offers another value, which is taken; returns how many
 * there were.
 */
async function reviewAll(counted: CountedPage): Promise<number> {
  const { page } = counted
  const all = await countRows(page)
  let hasTaken = false
  for (let left = all; left > 0; left -= 1) {
    const isTaking: boolean = !hasTaken && (await offersValue(page))
    hasTaken ||= isTaking
    await counted.press(isTaking ? '1' : 'Enter')
    await waitUntil(`a key leaves ${left - 1} rows to check`, async () => (await countRows(page)) <= left - 1)
  }
  return all
}

async function countDeck(page: Page, client: LocalClient, deal: Deal): Promise<Counted> {
  const counted = new CountedPage(page)
  const review = await countReview(counted, deal)
  const decisions = { pass: 0, watch: 0, meet: 0, invest: 0 }
  // Every name of `decisionKeys` is a verdict.
  for (const verdict of Object.keys(decisionKeys) as Verdict[]) {
    for (const key of decisionKeys[verdict]) await counted.press(key)
    await waitUntil(`the keys for ${verdict} decide so`, async () => (await readDecision(client, deal)) === verdict)
    decisions[verdict] = counted.take()
  }
  return { name: deal.name, ...review, decisions }
}

/** Counts the way from the list to the first row to check, and the keys for all of them; the memo stays open. */
async function countReview(counted: CountedPage, deal: Deal): Promise<Omit<Counted, 'name' | 'decisions'>> {
  const { page } = counted
  await openList(page)
  const toCheck = deal.counts?.to_check ?? 0
  if (toCheck === 0) throw new StartError(`${deal.name} has nothing to check. Choose another deck.`)
  const address = `/deal-memo/${deal.generated_answer_id}?view=edit&show=check`
  await counted.click(page.locator(`a[href="${address}"]`))
  await waitUntil('a press in the list leads to the first row to check', () => isInReview(page))
  const byPress = counted.take()
  await openList(page)
  await counted.press('n')
  await page.waitForURL(`**/deal-memo/${deal.generated_answer_id}**`)
  await page.getByRole('tab', { name: `Edit · ${toCheck}` }).waitFor()
  await counted.press('r')
  await waitUntil('two keys lead from the list to the first row to check', () => isInReview(page))
  const byKeys = counted.take()
  const values = await reviewAll(counted)
  return { byKeys, byPress, values, valueKeys: counted.take() }
}

async function readDecision(client: LocalClient, { deal_id: dealId }: Deal): Promise<Verdict | undefined> {
  return (await client.call(dealEndpoints.get, { params: { dealId } })).decision?.decision
}

/** Uploads the decks one after the other, so that the oldest is the first, and waits until all are read. */
async function readDecks(client: LocalClient, files: readonly string[]): Promise<Deal[]> {
  const ids: string[] = []
  for (const file of files) {
    const name = basename(file)
    const bytes = new Uint8Array(readFileSync(file))
    ids.push((await client.upload({ deal_name: name.replace(/\.[^.]+$/, '') }, { name, bytes })).deal_id)
  }
  const read = () => Promise.all(ids.map((dealId) => client.call(dealEndpoints.get, { params: { dealId } })))
  let deals = await read()
  while (deals.some(({ status }) => status === 'in_progress')) {
    await pause(250)
    deals = await read()
  }
  const failed = deals.find(({ status }) => status === 'failed')
  if (failed) throw new StartError(`${failed.name} could not be read: ${failed.status_detail}`)
  return deals
}

async function openSignedIn(browser: Browser, client: LocalClient, address: string): Promise<Page> {
  const { email, password } = demoPerson
  const { key, user_id: id } = await client.call(accountEndpoints.logIn, { body: { email, password } })
  const user = await client.call(accountEndpoints.getUser, { params: { id } })
  const localStorage = [
    { name: 'token', value: key },
    { name: 'user', value: JSON.stringify(user) },
  ]
  const storageState = { cookies: [], origins: [{ origin: address, localStorage }] }
  const viewport = { width: 1440, height: 900 }
  const context = await browser.newContext({ baseURL: address, viewport, storageState, reducedMotion: 'reduce' })
  return context.newPage()
}

/** Prints a line for each deck and returns what is over its limit. */
function report(all: readonly Counted[]): string[] {
  const rows = all.map(({ name, byKeys, byPress, values, valueKeys, decisions }) => ({
    deck: name,
    'keys from list to first row': byKeys,
    'presses from list to first row': byPress,
    'values to check': values,
    'keys for them': valueKeys,
    ...decisions,
  }))
  console.table(rows)
  return all.flatMap(({ name, byKeys, byPress, values, valueKeys, decisions }) => [
    ...(Math.max(byKeys, byPress) > limits.toFirstRow ? [`${name}: ${byKeys} keys from the list`] : []),
    ...(valueKeys > values * limits.perValue ? [`${name}: ${valueKeys} keys for ${values} values`] : []),
    ...Object.entries(decisions).flatMap(([verdict, keys]) =>
      keys > limits.perDecision ? [`${name}: ${keys} keys for ${verdict}`] : [],
    ),
  ])
}

async function countAll(files: readonly string[], address: string, client: LocalClient): Promise<string[]> {
  const deals = await readDecks(client, files)
  const executablePath = installChromium()
  if (!executablePath)
    throw new StartError('No Chromium found: install the Debian package chromium, or set CHROMIUM_PATH.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const page = await openSignedIn(browser, client, address)
    const all: Counted[] = []
    for (const deal of deals) all.push(await countDeck(page, client, deal))
    return report(all)
  } finally {
    await browser.close()
  }
}

/** Counts the keys of triage and review, driven through decks in a product that lives as long as this script. */
async function main(): Promise<void> {
  const { values } = parseArgs({ options: { deck: { type: 'string', multiple: true } } })
  const dataDir = mkdtempSync(join(tmpdir(), 'firstread-keys-'))
  const port = String(await findFreePort())
  const app = await buildApp(readConfig({ DATA_DIR: dataDir, PORT: port, RELAY_SMTP_PORT: '0', LOG_LEVEL: 'warn' }))
  try {
    const address = await app.start()
    if (address === null) throw new StartError('Keys are counted on a server that answers calls: unset WORKER=only.')
    const client = new LocalClient(address)
    await joinFirstread(app, client, demoPerson)
    const over = await countAll(values.deck ?? samples, address, client)
    for (const line of over) console.error(`Over the limit: ${line}`)
    process.exitCode = over.length === 0 ? 0 : 1
  } finally {
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
