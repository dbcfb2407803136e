import { randomInt } from 'node:crypto'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { vi } from 'vitest'
import { z } from 'zod'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import type { User } from '#contract/user.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { LocalClient } from '../../../scripts/local-client.ts'
import { hearComplaints } from './complaints.ts'
import type { Person, Product } from './product.ts'

/** A user with an account and a workspace. */
export type Member = { client: LocalClient; token: string; user: User }

/** Makes a member by calls, for the journeys that begin after the onboarding. */
export async function createMember(product: Product, person: Person, keyOf?: KeyOf): Promise<Member> {
  const { client, token, user } = await createAccount(product, person, keyOf)
  const workspace = { name: 'Early stage', company_name: `${person.lastName} Ventures`, relay_email: person.email }
  await client.call(workspaceEndpoints.create, { body: workspace })
  const params = { id: user.user_id }
  return { client, token, user: await client.call(accountEndpoints.getUser, { params }) }
}

/** Finds the key of the confirmation email to an address, where emails do not go to the outbox. */
type KeyOf = (email: string) => Promise<string>

/** The same up to the second step of the onboarding: signed in, without a workspace. */
export async function createAccount(
  product: Product,
  person: Person,
  keyOf: KeyOf = (email) => mailedKey(product, email),
): Promise<Member> {
  const client = new LocalClient(product.address, callFromElsewhere())
  const { email, password } = person
  await client.call(accountEndpoints.signUp, { body: { email, password1: password, password2: password } })
  await client.call(accountEndpoints.confirmEmail, { params: { key: await keyOf(email) } })
  const { key: token, user_id: id } = await client.call(accountEndpoints.logIn, { body: { email, password } })
  client.signInAs(token)
  const names = { first_name: person.firstName, last_name: person.lastName }
  return { client, token, user: await client.call(accountEndpoints.updateUser, { params: { id }, body: names }) }
}

const outboxAnswer = z.object({ results: z.array(z.object({ to: z.array(z.string()), links: z.array(z.string()) })) })

/** The path of the newest link to a screen that was mailed to an address. */
async function readEmailedPath({ outbox }: Product, email: string, screen: RegExp): Promise<string> {
  const { results } = outboxAnswer.parse(await (await fetch(outbox)).json())
  const links = results.filter((mail) => mail.to.includes(email)).flatMap((mail) => mail.links)
  const path = links.map((link) => new URL(link).pathname).find((one) => screen.test(one))
  if (path === undefined) throw new Error(`No link to ${screen.source} was mailed to ${email}.`)
  return path
}

/** The key of the newest confirmation mail to an address. */
export async function mailedKey(product: Product, email: string): Promise<string> {
  const path = await readEmailedPath(product, email, /^\/sign-up\/confirm-email\//)
  return path.split('/').at(-1) ?? ''
}

/** The path of the newest link that sets a new password, once its mail is there: a job sends it. */
export function readPasswordResetPath(product: Product, email: string): Promise<string> {
  return vi.waitFor(() => readEmailedPath(product, email, /^\/password-reset\/[^/]+\/./), {
    timeout: 180_000,
    interval: 100,
  })
}

/** The path of the newest invitation to an address, once its mail is there. */
export function readInvitePath(product: Product, email: string): Promise<string> {
  return vi.waitFor(() => readEmailedPath(product, email, /^\/invite\//), { timeout: 180_000, interval: 100 })
}

/** Names a network address of its own to a product that believes it, so that its limits count each caller alone. */
function callFromElsewhere(): Record<string, string> {
  return { 'X-Forwarded-For': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}` }
}

/** A browser of its own, where no one is signed in. Addresses are relative to the product's. */
export async function openAsVisitor(
  browser: Browser,
  { address }: Product,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    extraHTTPHeaders: callFromElsewhere(),
    ...options,
  })
  const page = await hearComplaints(context).newPage()
  // As long as a busy machine needs.
  page.setDefaultTimeout(180_000)
  return page
}

/** The same where the member is signed in. */
export function openAs(
  browser: Browser,
  product: Product,
  { token, user }: Member,
  options: BrowserContextOptions = {},
): Promise<Page> {
  const localStorage = [
    { name: 'token', value: token },
    { name: 'user', value: JSON.stringify(user) },
  ]
  const storageState = { cookies: [], origins: [{ origin: product.address, localStorage }] }
  return openAsVisitor(browser, product, { storageState, ...options })
}

/** Uploads a deck by calls and waits until its deal is completed or failed. */
export async function makeDeal(member: Member, name: string, deck: Uint8Array, update = ''): Promise<Deal> {
  const file = { name: 'deck.pdf', bytes: new Uint8Array(deck) }
  const { deal_id } = await member.client.upload({ deal_name: name, additional_data: update }, file)
  return waitUntilDone(member, deal_id)
}

export function waitUntilDone({ client }: Member, dealId: string): Promise<Deal> {
  const read = async () => {
    const deals = await client.call(dealEndpoints.list, { query: {} })
    const deal = deals.find((one) => one.deal_id === dealId)
    if (!deal || deal.status === 'in_progress') throw new Error(`The deal is not done: ${deal?.status_detail}`)
    return deal
  }
  return vi.waitFor(read, { timeout: 180_000, interval: 200 })
}
