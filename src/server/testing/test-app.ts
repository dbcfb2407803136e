import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { accountEndpoints } from '#contract/accounts.ts'
import type { Answer, CallInput, EndpointDefinition } from '#contract/endpoint.ts'
import { errorEnvelope } from '#contract/error-codes.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { type App, buildApp, type Overrides } from '#server/app.ts'
import { listOutbox } from '#server/features/dev-outbox/list-outbox.ts'
import type { OutboxMail } from '#server/features/dev-outbox/outbox-page.ts'
import { type Config, readConfig } from '#server/platform/config.ts'
import { openTestDatabase } from './database-template.ts'
import { lendThreads } from './lent-threads.ts'
import type { SmtpPeer } from './smtp-peer.ts'

/** A failed call, with everything that the answer said. */
export class CallError extends Error {
  readonly status: number
  readonly fields: Record<string, string>
  readonly results: unknown
  /** Seconds after which to try again, if the answer said. */
  readonly retryAfter: number | null

  constructor(
    status: number,
    message: string,
    fields: Record<string, string>,
    results: unknown,
    retryAfter: number | null = null,
  ) {
    super(message)
    this.name = 'CallError'
    this.status = status
    this.fields = fields
    this.results = results
    this.retryAfter = retryAfter
  }
}

/** A signed-in user with a workspace of their own. */
export type Member = { userId: string; email: string; token: string; workspaceId: string }

export const testPassword = 'correct horse battery staple'

export type TestApp = App & {
  /** Address of the running server, without a trailing slash. */
  url: string
  /** Makes a call of the contract over HTTP and parses its answer. Rejects with CallError. */
  call: <E extends EndpointDefinition>(endpoint: E, input: CallInput<E>, token?: string) => Promise<Answer<E>>
  /** Any request, with the token if one is given. */
  fetch: (path: string, init?: RequestInit, token?: string) => Promise<Response>
  /** Emails written so far, the newest first; to one address if given. */
  emails: (to?: string) => Promise<OutboxMail[]>
  /** The key of the newest confirmation link that was mailed to the address. */
  confirmationKey: (email: string) => Promise<string>
  signUp: (email?: string) => Promise<{ userId: string; email: string }>
  confirm: (email: string) => Promise<void>
  logIn: (email: string) => Promise<string>
  /** Signs up, confirms, signs in, and creates a workspace. */
  member: () => Promise<Member>
}

/** With `peer` emails go to that SMTP server instead of the outbox. */
export type TestOptions = Overrides & { config?: Partial<Config>; peer?: SmtpPeer }

/** The real server on an in-memory database, a folder of its own and a free port, without rate limits. Stop it after. */
export async function startTestApp({ config: changes, peer, ...overrides }: TestOptions = {}): Promise<TestApp> {
  const dataDir = await mkdtemp(join(tmpdir(), 'firstread-test-'))
  const env = {
    DATA_DIR: dataDir,
    PORT: '0',
    RELAY_SMTP_PORT: '0',
    APP_URL: 'http://firstread.test',
    LOG_LEVEL: 'silent',
  }
  const config = { ...readConfig(env), ...(peer && { smtpUrl: peer.url }), ...changes }
  const database = overrides.database ?? (await openTestDatabase())
  const app = await buildApp(config, { limitFactor: 1_000, ...lendThreads(config), ...overrides, database })
  const url = (await app.start()) ?? ''
  const stop = async () => {
    await app.stop()
    await rm(dataDir, { recursive: true, force: true })
  }
  return { ...app, stop, url, ...helpers(app, url, peer) }
}

type Helpers = Omit<TestApp, keyof App | 'url'>

function helpers(app: App, url: string, peer?: SmtpPeer): Helpers {
  const fetchWith: Helpers['fetch'] = (path, init = {}, token) => {
    const headers = new Headers(init.headers)
    if (token !== undefined) headers.set('authorization', `Token ${token}`)
    return fetch(`${url}${path}`, { ...init, headers })
  }
  const call: Helpers['call'] = async (endpoint, input, token) => {
    const response = await fetchWith(...requestOf(endpoint, input), token)
    const answer: unknown = await response.json()
    if (!response.ok) throw callError(response, answer)
    return endpoint.response.parse((answer as { results: unknown }).results) as Answer<typeof endpoint>
  }
  const emails: Helpers['emails'] = async (to) => {
    const all = peer ? mailsOf(peer) : await listOutbox(app.services)
    return to === undefined ? all : all.filter((mail) => mail.to.some((one) => one.toLowerCase() === to.toLowerCase()))
  }
  const confirmationKey: Helpers['confirmationKey'] = async (email) => {
    const links = (await emails(email)).flatMap((mail) => mail.links)
    const key = links
      .find((link) => link.includes('/confirm-email/'))
      ?.split('/')
      .at(-1)
    if (key === undefined) throw new Error(`No confirmation link was mailed to ${email}.`)
    return key
  }
  const signUp: Helpers['signUp'] = async (email = `${randomUUID()}@firstread.test`) => {
    const body = { email, password1: testPassword, password2: testPassword }
    return { userId: (await call(accountEndpoints.signUp, { body })).user_id, email }
  }
  const confirm: Helpers['confirm'] = async (email) => {
    await call(accountEndpoints.confirmEmail, { params: { key: await confirmationKey(email) } })
  }
  const logIn: Helpers['logIn'] = async (email) =>
    (await call(accountEndpoints.logIn, { body: { email, password: testPassword } })).key
  const member: Helpers['member'] = async () => {
    const { userId, email } = await signUp()
    await confirm(email)
    const token = await logIn(email)
    const body = { name: 'Test Fund', company_name: 'Test Capital', relay_email: `${randomUUID()}@relay.test` }
    const { workspace_id } = await call(workspaceEndpoints.create, { body }, token)
    return { userId, email, token, workspaceId: workspace_id }
  }
  return { fetch: fetchWith, call, emails, confirmationKey, signUp, confirm, logIn, member }
}

/** What an SMTP server has taken, as the outbox would list it. */
const mailsOf = (peer: SmtpPeer): OutboxMail[] =>
  peer.emails
    .map(({ messageId, to, subject, text }) => ({ name: messageId, to, subject, date: '', text, links: linksIn(text) }))
    .reverse()

const linksIn = (text: string) => [...new Set(text.match(/https?:\/\/\S+/g))]

type Parts = { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown }

/** The request of a call with a JSON body. */
function requestOf(endpoint: EndpointDefinition, input: Parts): [path: string, init: RequestInit] {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input.params?.[name])))
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(input.query ?? {})) query.set(name, String(value))
  const address = query.size === 0 ? path : `${path}?${query}`
  if (input.body === undefined) return [address, { method: endpoint.method }]
  const headers = { 'content-type': 'application/json' }
  return [address, { method: endpoint.method, headers, body: JSON.stringify(input.body) }]
}

function callError({ status, headers }: Response, answer: unknown): CallError {
  const { error, results } = errorEnvelope.parse(answer)
  const retryAfter = headers.get('retry-after')
  return new CallError(
    status,
    error.message,
    error.fields ?? {},
    results,
    retryAfter === null ? null : Number(retryAfter),
  )
}
