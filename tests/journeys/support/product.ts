import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline'
import { type Browser, chromium, type Page } from 'playwright-core'
import { inject } from 'vitest'
import { findFreePort } from '#server/testing/free-port.ts'
import { createServerDatabase } from '#server/testing/server-database.ts'
import { findChromium } from '../../../scripts/find-chromium.ts'
import { makeFolder, startedFolder } from '../../started-folder.ts'

const root = resolve(import.meta.dirname, '../../..')

export const sample = (name: string): string => join(root, 'samples', 'pdf', `${name}.pdf`)
export const readSample = (name: string): Uint8Array => readFileSync(sample(name))

/**
 * The product as a person runs it: the real server in a process of its own, with a data directory of its own. `outbox`
 * is where it shows the emails that it does not send; empty when it sends them.
 */
export type Product = { address: string; outbox: string; stop: () => Promise<void> }

/** The one that runs for all files; a file brings its own accounts. `stop` leaves it running for the others. */
export const openProduct = async (): Promise<Product> => ({ ...inject('product'), stop: async () => {} })

/**
 * Starts one for a file alone, which takes seconds: with its usual settings, save those in `settings`, on
 * a data directory that was started once and is empty. Where TEST_DATABASE_URL is set its database is one on that server.
 */
export async function startProduct(settings: Record<string, string> = {}): Promise<Product> {
  const { TEST_DATABASE_URL: server } = process.env
  if (server) return startOnServer(server, settings)
  const started = await startedFolder(async (dataDir) => (await startOn(dataDir, {})).end())
  return startIn(started, settings)
}

/** The very first start. */
export const startProductAnew = (): Promise<Product> => startIn(makeFolder(), {})

async function startOnServer(server: string, settings: Record<string, string>): Promise<Product> {
  const { url, drop } = await createServerDatabase(server)
  // On an embedded database the server makes this one itself.
  const SECRET_KEY = randomBytes(32).toString('hex')
  const { stop, ...product } = await startIn(makeFolder(), { DATABASE_URL: url, SECRET_KEY, ...settings })
  return { ...product, stop: () => stop().then(drop) }
}

async function startIn(dataDir: string, settings: Record<string, string>): Promise<Product> {
  const { end, ...product } = await startOn(dataDir, settings)
  return {
    ...product,
    stop: async () => {
      await end()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

async function startOn(dataDir: string, settings: Record<string, string>) {
  if (!existsSync(join(root, 'dist', 'web', 'index.html'))) throw new Error('The web app is not built: run npm test.')
  const port = await findFreePort()
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', join(root, 'src/server/main.ts')], {
    cwd: root,
    env: {
      ...process.env,
      DATA_DIR: dataDir,
      PORT: String(port),
      RELAY_SMTP_PORT: '0',
      LOG_LEVEL: 'warn',
      ...settings,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return {
    ...(await readAnnounced(server)),
    end: async () => {
      server.kill('SIGTERM')
      if (server.exitCode === null) await once(server, 'exit')
    },
  }
}

/** The addresses that a started server prints, its own the last. */
async function readAnnounced(server: ChildProcess): Promise<{ address: string; outbox: string }> {
  if (!server.stdout) throw new Error('The server has no standard output.')
  let outbox = ''
  for await (const line of createInterface({ input: server.stdout })) {
    outbox = /Read them at (http\S+)/.exec(line)?.[1] ?? outbox
    const address = /Firstread is at (\S+)/.exec(line)?.[1]
    if (address) return { address, outbox }
  }
  throw new Error('The server ended before it was ready.')
}

/** The machine's Chromium, without a sandbox since tests may run as root, and without calls of its own to the network. */
export function openBrowser(): Promise<Browser> {
  const executablePath = findChromium()
  if (!executablePath) throw new Error('No Chromium found: install the Debian package chromium, or set CHROMIUM_PATH.')
  return chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
}

/** The toast that says these words, once it is there. */
export async function seeToast(page: Page, title: string, description?: string): Promise<void> {
  const titled = page.locator('[data-sonner-toast]', {
    has: page.locator('[data-title]').getByText(title, { exact: true }),
  })
  const toast =
    description === undefined
      ? titled
      : titled.filter({ has: page.locator('[data-description]').getByText(description, { exact: true }) })
  await toast.first().waitFor()
}

export type Person = { email: string; password: string; firstName: string; lastName: string }

/** Signs up, opens the link of the mail, signs in, does the onboarding and skips its flags; ends on the deal list. */
export async function joinFirstread(page: Page, product: Product, person: Person): Promise<void> {
  await joinUpToFlags(page, product, person)
  await page.getByRole('link', { name: 'Skip for now' }).click()
  await page.waitForURL('**/deal-list')
}

/** The same up to the third step of the onboarding. */
export async function joinUpToFlags(page: Page, { address, outbox }: Product, person: Person): Promise<void> {
  await page.goto(`${address}/sign-up`)
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByLabel('Repeat password').fill(person.password)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
  await page.getByText('Verification email has been sent').waitFor()

  await page.goto(outbox)
  await page.getByRole('article').filter({ hasText: person.email }).getByRole('link').first().click()
  await page.waitForURL('**/sign-in')

  await signIn(page, person)
  await page.waitForURL('**/onboarding-1')
  await page.getByLabel('First name').fill(person.firstName)
  await page.getByLabel('Last name').fill(person.lastName)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/onboarding-2')
  await page.getByLabel('Company name').fill(`${person.lastName} Ventures`)
  await page.getByLabel('Workspace name').fill('Early stage')
  await page.getByLabel('Relay email').fill(`deals.${person.lastName.toLowerCase()}@firstread.test`)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForURL('**/onboarding-3')
}

export async function signIn(page: Page, person: Person): Promise<void> {
  await page.getByLabel('Email', { exact: true }).fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
