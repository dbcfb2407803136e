import { z } from 'zod'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Deal, dealEndpoints } from '#contract/deals.ts'
import { deckEndpoints } from '#contract/decks.ts'
import type { Answer } from '#contract/endpoint.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import type { Addresses } from './server-process.ts'

type Uploaded = Answer<typeof deckEndpoints.upload>

/** Any call; rejects when it is not answered with success, or not at all. */
export async function call(url: string, path: string, init: RequestInit = {}, token = ''): Promise<unknown> {
  const headers = new Headers(init.headers)
  if (token !== '') headers.set('authorization', `Token ${token}`)
  const response = await fetch(`${url}${path}`, { ...init, headers })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${await response.text()}`)
  return ((await response.json()) as { results: unknown }).results
}

const post = (url: string, path: string, body: unknown, token = '') =>
  call(
    url,
    path,
    { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } },
    token,
  )

/** The one member of a test server, and the relay address of their workspace. */
export const durableMember = { email: 'durable@firstread.test', relay: 'durable@relay.test' }

/** A new user with a workspace; the token. `outbox` is where the server shows its emails. */
export async function signUp({ url, outbox }: Addresses): Promise<string> {
  const { email, relay } = durableMember
  const password = 'correct horse battery staple'
  await post(url, accountEndpoints.signUp.path, { email, password1: password, password2: password })
  await call(url, `/auth/confirm-email/${await confirmationKey(outbox)}/`)
  const signedIn = accountEndpoints.logIn.response.parse(
    await post(url, accountEndpoints.logIn.path, { email, password }),
  )
  const workspace = { name: 'Durable', company_name: 'Durable', relay_email: relay }
  await post(url, workspaceEndpoints.create.path, workspace, signedIn.key)
  return signedIn.key
}

async function confirmationKey(outbox: string): Promise<string> {
  const emails = z.array(z.object({ links: z.array(z.string()) })).parse(await call(outbox, ''))
  const link = emails[0]?.links.find((address) => address.includes('/confirm-email/'))
  if (link === undefined) throw new Error('No confirmation link was mailed.')
  return link.slice(link.lastIndexOf('/') + 1)
}

export async function upload(
  url: string,
  token: string,
  name: string,
  pdf: Uint8Array<ArrayBuffer>,
): Promise<Uploaded> {
  const form = new FormData()
  form.append('deal_name', name)
  form.append('pdf_file', new File([pdf], `${name}.pdf`, { type: 'application/pdf' }))
  const results = await call(url, deckEndpoints.upload.path, { method: 'POST', body: form }, token)
  return deckEndpoints.upload.response.parse(results)
}

/** Makes a deal of a link. */
export async function sendLink(url: string, token: string, name: string, link: string): Promise<Uploaded> {
  const form = new FormData()
  form.append('deal_name', name)
  form.append('external_source', link)
  const results = await call(url, deckEndpoints.upload.path, { method: 'POST', body: form }, token)
  return deckEndpoints.upload.response.parse(results)
}

export async function listDeals(url: string, token: string): Promise<Deal[]> {
  return dealEndpoints.list.response.parse(await call(url, dealEndpoints.list.path, {}, token))
}

/** The bytes of a file that the server sends. */
export async function download(url: string, token: string, path: string): Promise<Buffer> {
  const response = await fetch(`${url}${path}`, { headers: { authorization: `Token ${token}` } })
  if (!response.ok) throw new Error(`${path} was answered ${response.status}.`)
  return Buffer.from(await response.arrayBuffer())
}
