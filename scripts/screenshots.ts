import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Browser, chromium, type Page } from 'playwright-core'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { flagEndpoints } from '#contract/flags.ts'
import { sharingEndpoints } from '#contract/sharing.ts'
import { swellingPdf } from '#samples/bad-inputs.ts'
import { type App, buildApp } from '#server/app.ts'
import { readConfig } from '#server/platform/config.ts'
import { StartError } from '#server/platform/start-error.ts'
import { findFreePort } from '#server/testing/free-port.ts'
import { installChromium } from './find-chromium.ts'
import { joinFirstread, type Person } from './join-firstread.ts'
import { LocalClient } from './local-client.ts'
import { makeMemoLinkShots, makeMemoLinks } from './memo-link-shots.ts'
import { listShots } from './screenshot-list.ts'
import type { Shot, Viewer } from './shot.ts'
import { makeTalk, makeTalkShots } from './talk-shots.ts'

const root = resolve(import.meta.dirname, '..')
const folder = join(root, 'data', 'screenshots')
const sizes = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]
/** 210 mm less the margins of a print, at 96 dpi. */
const paper = { width: 703, height: 1032 }
const listLooks = (each: readonly { width: number; height: number }[]) =>
  each.flatMap((size) => (['light', 'dark'] as const).map((colorScheme) => ({ ...size, colorScheme })))
const password = 'first-read-pictures'
const analyst = {
  email: 'robin@calder.demo',
  password,
  firstName: 'Robin',
  lastName: 'Calder',
  firm: 'Calder Ventures',
}
const newcomer = { email: 'kit@mossgrove.demo', password, firstName: 'Kit', lastName: 'Mossgrove', firm: 'Mossgrove' }
const update = 'March update: the pilot with the second bank has started.'

/** What the analyst's firm likes and avoids, so that the memos show flags. */
const preferences = {
  green_flags: ['b2b', 'pt_software', 'bm_subscription', 'seed', 'hq_usa', 'enterprise_software'],
  red_flags: ['b2g', 'pt_hardware', 'bm_marketplace', 'series_b', 'hq_offshore', 'crypto'],
  input_flags: { quantity_of_founders: 3 },
}

/** What a browser stores for a signed-in user; nothing for a visitor. */
type Stored = Array<{ name: string; value: string }>

/** A new account, and what a browser stores once its owner has signed in. */
async function signIn(app: App, address: string, person: Person): Promise<{ client: LocalClient; stored: Stored }> {
  const client = new LocalClient(address)
  await joinFirstread(app, client, person)
  const { email } = person
  const { key, user_id: id } = await client.call(accountEndpoints.logIn, { body: { email, password } })
  const user = await client.call(accountEndpoints.getUser, { params: { id } })
  return {
    client,
    stored: [
      { name: 'token', value: key },
      { name: 'user', value: JSON.stringify(user) },
    ],
  }
}

/** Uploads four sample decks and one that can't be read; gives the first sample's deal once all are done. */
async function readDecks(client: LocalClient): Promise<Deal> {
  const file = (name: string) => {
    const bytes = new Uint8Array(readFileSync(join(root, 'samples', 'pdf', `${name}.pdf`)))
    return { name: `${name}.pdf`, bytes }
  }
  await client.upload({ deal_name: 'Gravelow' }, { name: 'gravelow.pdf', bytes: new Uint8Array(swellingPdf()) })
  await client.upload({ deal_name: 'Stackmarrow' }, file('hidden-contradictions'))
  await client.upload({ deal_name: 'Wherrow' }, file('marketplace-kpis'))
  await client.upload({ deal_name: 'Cuadrela' }, file('spanish-fintech'))
  const { deal_id } = await client.upload({ deal_name: 'Inkwharf', additional_data: update }, file('saas-seed'))
  for (;;) {
    const deals = await client.call(dealEndpoints.list, { query: {} })
    const first = deals.find((deal) => deal.deal_id === deal_id)
    if (first && deals.every((deal) => deal.status !== 'in_progress')) return first
    await pause(250)
  }
}

/** Takes the pictures of one screen in every look; returns the names of those that failed, which do not keep the others from being taken. */
async function captureLooks(
  browser: Browser,
  shot: Shot,
  address: string,
  stored: Record<Viewer, Stored>,
): Promise<string[]> {
  const failed: string[] = []
  for (const { colorScheme, ...viewport } of listLooks(shot.onPaper ? [paper] : sizes)) {
    if (shot.wideOnly && viewport.width < 900) continue
    const storageState = { cookies: [], origins: [{ origin: address, localStorage: stored[shot.as] }] }
    const options = { baseURL: address, viewport, colorScheme, storageState, reducedMotion: 'reduce' } as const
    const context = await browser.newContext(options)
    const name = `${shot.name}-${viewport.width}-${colorScheme}.png`
    try {
      await capture(await context.newPage(), shot, join(folder, name))
      console.log(name)
    } catch (error) {
      console.error(`${name} failed:`, error)
      failed.push(name)
    } finally {
      await context.close()
    }
  }
  return failed
}

async function capture(page: Page, { path, arrange, wholePage }: Shot, file: string): Promise<void> {
  await page.goto(path)
  await arrange(page)
  await untilFilled(page)
  // A window as high as the page, so that what is fixed to its edges stands at the page's.
  if (wholePage) await growToWholePage(page)
  await page.screenshot({ path: file })
}

/** What comes into sight only then can make the page higher, so the window grows until all of it is there. */
async function growToWholePage(page: Page): Promise<void> {
  for (;;) {
    const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
    const whole = await page.evaluate(() => document.body.scrollHeight)
    if (whole <= height) return
    await page.setViewportSize({ width, height: whole })
    await untilFilled(page)
  }
}

/** Waits until no grey placeholder stands in the window: what lies outside may load when it is scrolled to. */
async function untilFilled(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.animate-pulse-soft')].every((placeholder) => {
      const { top, bottom, left, right } = placeholder.getBoundingClientRect()
      return bottom <= 0 || right <= 0 || top >= window.innerHeight || left >= window.innerWidth
    }),
  )
  await page.evaluate(() => document.fonts.ready)
}

async function takeScreenshots(app: App, browser: Browser): Promise<void> {
  const address = await app.start()
  if (address === null) throw new StartError('Pictures are taken of a server that answers calls: unset WORKER=only.')
  const one = await signIn(app, address, analyst)
  const other = await signIn(app, address, newcomer)
  const stored = { visitor: [], newcomer: other.stored, analyst: one.stored }
  await one.client.call(flagEndpoints.save, { body: preferences })
  const deal = await readDecks(one.client)
  const { uuid } = await one.client.call(sharingEndpoints.create, { params: { dealId: deal.deal_id } })
  const warned = (await one.client.call(dealEndpoints.list, { query: {} })).find(({ name }) => name === 'Stackmarrow')
  const linked = warned ?? deal
  const links = await makeMemoLinks(one.client, linked)
  await makeTalk(one.client, deal)
  const names = process.argv.slice(2)
  const all = [
    ...listShots(deal, uuid, app.services.reader),
    ...makeMemoLinkShots(linked, links),
    ...makeTalkShots(deal),
  ]
  const shots = all.filter(({ name }) => names.length === 0 || names.includes(name))
  const failed: string[] = []
  // All looks of a screen before the next one: some screens add deals.
  for (const shot of shots) failed.push(...(await captureLooks(browser, shot, address, stored)))
  if (failed.length > 0) throw new StartError(`Could not take ${failed.join(', ')}. The reasons stand above.`)
}

/** A picture of every screen, or of those named as arguments, in `data/screenshots/`, of a product that lives as long as this script. */
async function main(): Promise<void> {
  const executablePath = installChromium()
  if (!executablePath)
    throw new StartError('No Chromium found: install the Debian package chromium, or set CHROMIUM_PATH.')
  const dataDir = mkdtempSync(join(tmpdir(), 'firstread-screenshots-'))
  const app = await buildApp(
    readConfig({ DATA_DIR: dataDir, PORT: String(await findFreePort()), RELAY_SMTP_PORT: '0', LOG_LEVEL: 'warn' }),
  )
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  try {
    await takeScreenshots(app, browser)
    console.log(`The pictures are in ${folder}.`)
  } finally {
    await browser.close()
    await app.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error)
  process.exit(1)
})
