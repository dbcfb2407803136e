import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { apiKeyEndpoints } from '#contract/api-keys.ts'
import { askDeckEndpoints } from '#contract/ask-deck.ts'
import { commentEndpoints } from '#contract/comments.ts'
import { crmEndpoints } from '#contract/crm.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { decisionEndpoints } from '#contract/decisions.ts'
import { foundersMailEndpoints } from '#contract/founders-mail.ts'
import { languageModelEndpoints } from '#contract/language-models.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { memoChangeEndpoints } from '#contract/memo-changes.ts'
import { webhookEndpoints } from '#contract/webhooks.ts'
import { allJobs } from './all-jobs.ts'
import { attioOrigin } from './features/crm/attio.ts'
import { makeMemoQueue } from './features/memos/make-memo-queue.ts'
import { createLog } from './platform/log.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from './testing/deck-calls.ts'
import { findFreePort } from './testing/free-port.ts'
import { makeRelay, sendMail } from './testing/mail-sender.ts'
import { type ModelStandIn, type Scripted, startModelStandIn } from './testing/model-stand-in/model-stand-in.ts'
import { type OddPage, type OddWeb, startOddWeb } from './testing/odd-web.ts'
import { joinWithRelay, type RelayMember } from './testing/relay-member.ts'
import { makeSmallDeck } from './testing/small-deck.ts'
import { type SmtpPeer, startSmtpPeer } from './testing/smtp-peer.ts'
import { startTestApp, type TestApp } from './testing/test-app.ts'

/** Words that stand nowhere else, in any case of letters. */
const marks = { deal: 'Zirkonquell', deck: 'Quasarbohne', person: 'Tintenwal', subject: 'Mondkelch' }
const founder = `${marks.person}@zirkonquell.example`
const deckHost = 'https://decks.zirkonquell.example'
const fileHost = 'https://files.zirkonquell.example'
const hookHost = 'https://hooks.zirkonquell.example'
const modelKey = 'sk-the-key-of-the-model'
const crmKey = 'the-key-of-the-crm'
const deck = makeSmallDeck([
  [marks.deck, 'We make lanterns that read.'],
  ['Team', `Ana ${marks.person}, CEO`, founder],
  ['Ask', `${marks.deck} raises €2M.`],
])

/** Everything that must not be told; tests add what they make. */
const secrets: string[] = [...Object.values(marks), founder, modelKey, crmKey]
const lines: string[] = []
const log = createLog('info', { write: (line) => lines.push(line) })
/** A memo has as many tries as it has: what its job tells of the last one counts, too. */
const hurried = allJobs.map((one) => {
  const retries = one.queue.name === makeMemoQueue.name ? one.queue.retries : 1
  return { ...one, queue: { ...one.queue, retries, retryDelay: 0 } }
})
const modelLimits = { attempts: 1, firstWaitMs: 1, longestWaitMs: 20, seconds: 20 }

/** What others answer: a page for every address of `web`, and the model. */
const fail: OddPage = (response) => response.writeHead(500).end(`${marks.deal} can’t be served.`)
let onWeb = fail
let onModel: Scripted = { status: 500, message: `Could not read: ${marks.deck} raises €2M.` }
let refusal: string | null = null
let web: OddWeb
let model: ModelStandIn
let peer: SmtpPeer
let smtpPort: number
let app: TestApp
let owner: RelayMember
let deal: Uploaded
beforeAll(async () => {
  const page: OddPage = (...asked) => onWeb(...asked)
  web = await startOddWeb(new Proxy<Record<string, OddPage>>({}, { get: () => page }))
  model = await startModelStandIn(() => onModel)
  peer = await startSmtpPeer({
    refuse: (address) => (refusal === null ? null : `${refusal} <${address}> ${marks.person}`),
  })
  const relay = await makeRelay()
  smtpPort = relay.smtpPort
  const nowhere = `http://127.0.0.1:${await findFreePort()}`
  const onThisMachine = [fileHost, hookHost, attioOrigin].map((origin) => [origin, web.origin] as const)
  const linkOrigins = new Map([...onThisMachine, [deckHost, nowhere] as const])
  const provider = 'openai-compatible' as const
  const settings = { provider, model: 'house-model', baseUrl: model.baseUrl(provider), apiKey: modelKey }
  const config = { relay, linkOrigins, model: settings, modelShare: 1_000_000 }
  app = await startTestApp({ log, config, peer, jobs: hurried, modelLimits, wait: async () => {} })
  owner = await joinWithRelay(app)
  secrets.push(owner.email, owner.token, owner.relay)
  deal = await add({ pdf_file: deck })
})
afterAll(async () => {
  await app.stop()
  await model.close()
  await peer.close()
  await web.close()
})
beforeEach(() => {
  lines.length = 0
})

async function add(parts: Record<string, string | Uint8Array<ArrayBuffer>>): Promise<Uploaded> {
  const added = await sendDeck(app, owner.token, deckForm({ deal_name: marks.deal, ...parts }))
  await untilDone(app, owner.token, added.deal_id)
  return added
}
const ofWorkspace = () => ({ id: owner.workspaceId })
const ofDeal = () => ({ dealId: deal.deal_id })
const ofMemo = () => ({ id: deal.generated_answer_id })
const until = (look: () => unknown) => vi.waitFor(look, { timeout: 180_000, interval: 50 })

/** What the log told of a kind, and none of the words that it must not tell. */
function expectQuiet(...told: string[]): void {
  const whole = lines.join('')
  for (const words of told) expect(whole).toContain(words)
  const found = secrets.filter((secret) => whole.toLowerCase().includes(secret.toLowerCase()))
  expect(
    found,
    lines.filter((line) => found.some((one) => line.toLowerCase().includes(one.toLowerCase()))).join(''),
  ).toEqual([])
}
/** Has the database refuse what is stored in a column, with words that quote it. */
const refuseIn = (table: string, column: string): RawBuilder<unknown> =>
  sql`alter table ${sql.table(table)} alter column ${sql.ref(column)} drop default, alter column ${sql.ref(column)} type int using 0`

it('tells of a job whose link leads nowhere, or is refused, without the company’s host', async () => {
  onWeb = (response) => response.writeHead(404).end(`${marks.deal} is not here.`)
  await add({ external_source: `${deckHost}/${marks.deck}.pdf` })
  await add({ external_source: `${fileHost}/${marks.deck}.pdf` })
  onWeb = fail
  expectQuiet('A job failed.', 'Could not make a memo.', 'A job was given up.', 'ECONNREFUSED')
})

it('tells nothing of what a webhook answers', async () => {
  const body = { url: `${hookHost}/${marks.deck}`, events: ['deal.decided' as const] }
  const webhook = await app.call(webhookEndpoints.create, { params: ofWorkspace(), body }, owner.token)
  secrets.push(webhook.secret)
  const params = { ...ofWorkspace(), webhookId: webhook.id }
  const decision = { decision: 'pass' as const, reason: marks.person }
  await app.call(decisionEndpoints.decide, { params: ofDeal(), body: decision }, owner.token)
  await until(async () => {
    const sent = await app.call(webhookEndpoints.deliveries, { params }, owner.token)
    expect(sent).toMatchObject([{ status: 'waiting', response_status: 500 }])
  })
  await app.call(webhookEndpoints.test, { params }, owner.token)
  expectQuiet()
})

it('tells nothing of what a CRM answers', async () => {
  const settings = { kind: 'attio' as const, api_key: crmKey, list: null, mapping: [], on_decisions: [] }
  await app.call(crmEndpoints.save, { params: ofWorkspace(), body: settings }, owner.token)
  const { version } = await app.call(memoEndpoints.get, { params: ofMemo() }, owner.token)
  const place = { section: 'General information', field: 'Company Name' }
  const changes = [{ op: 'set' as const, place, value: marks.deal }]
  await app.call(memoChangeEndpoints.change, { params: ofMemo(), body: { version, changes } }, owner.token)
  const answers: Array<{ page: OddPage; ends: object }> = [
    { page: fail, ends: { status: 'queued', detail: expect.stringContaining('status 500') } },
    { page: (response) => response.end(`${marks.deal} is not JSON`), ends: { status: 'failed' } },
    {
      page: (response) => response.writeHead(400).end(JSON.stringify({ message: `${marks.deal} is not wanted.` })),
      ends: { status: 'failed', detail: expect.stringContaining(marks.deal) },
    },
  ]
  for (const { page, ends } of answers) {
    onWeb = page
    const test = { kind: 'attio' as const, api_key: crmKey }
    await app.call(crmEndpoints.test, { params: ofWorkspace(), body: test }, owner.token)
    await app.services.db.deleteFrom('deal_crm').execute()
    await app.call(crmEndpoints.send, { params: ofDeal(), body: {} }, owner.token)
    await until(async () => {
      const now = await app.call(crmEndpoints.state, { params: ofDeal() }, owner.token)
      expect(now).toMatchObject(ends)
      expect(now.detail).not.toBe('')
    })
  }
  expectQuiet()
})

it('tells that a model failed, and nothing of what it or its server said', async () => {
  const said: Scripted[] = [
    { status: 500, message: `Could not read: ${marks.deck} raises €2M.` },
    { status: 401, message: `Incorrect API key provided: ${modelKey}.` },
    { status: 400, message: `Refused: ${marks.deck}` },
    { text: `${marks.deck} is not JSON` },
    'reset',
  ]
  for (const one of said) {
    onModel = one
    await app.call(dealEndpoints.regenerate, { params: ofDeal() }, owner.token)
    await untilDone(app, owner.token, deal.deal_id)
    const question = { question: `What does ${marks.deck} raise?` }
    await app.call(askDeckEndpoints.ask, { params: ofMemo(), body: question }, owner.token)
    await app.call(languageModelEndpoints.test, { params: ofWorkspace() }, owner.token)
  }
  expect(lines.filter((line) => line.includes('A language model did not finish.'))).toHaveLength(said.length)
  expectQuiet()
})

it('tells the code of a refused email, and no address', async () => {
  for (const answer of ['450 4.2.0', '550 5.1.1']) {
    refusal = answer
    const mail = { deal: deal.deal_id, kind: 'ask' as const, to: [founder], subject: marks.subject, body: marks.deck }
    await app.call(foundersMailEndpoints.send, { body: mail }, owner.token)
    await app.call(accountEndpoints.requestPasswordReset, { body: { email: owner.email } })
    await until(async () => {
      const [sent] = await app.call(foundersMailEndpoints.list, { query: { deal: deal.deal_id } }, owner.token)
      expect(sent?.status).toBe('failed')
    })
    await until(() => expect(lines.join('')).toContain('Could not send the email with a password reset.'))
    const someone = `${marks.person}.${answer.slice(0, 3)}@elsewhere.example`
    await expect(app.signUp(someone)).rejects.toMatchObject({ status: 503 })
    await sendMail(smtpPort, { from: someone, to: `nowhere-${owner.relay}`, subject: marks.subject, text: marks.deck })
    expectQuiet('A job failed.', 'Could not send an email.', `"responseCode":${answer.slice(0, 3)}`)
    lines.length = 0
  }
  refusal = null
})

it('tells of a failure that no code foresaw, without the words that the database quotes', async () => {
  const { db } = app.services
  const body = { name: 'Test', scopes: ['deals:read' as const], expires_in_days: 30 as const }
  const { key } = await app.call(apiKeyEndpoints.make, { params: ofWorkspace(), body }, owner.token)
  secrets.push(key)
  for (const [table, column] of [
    ['comment', 'body'],
    ['page', 'content'],
    ['received_mail', 'subject'],
  ] as const)
    await refuseIn(table, column).execute(db)
  const comment = { params: ofDeal(), body: { body: marks.person } }
  await expect(app.call(commentEndpoints.add, comment, owner.token)).rejects.toMatchObject({ status: 500 })
  await add({ pdf_file: deck })
  const mail = { from: founder, to: owner.relay, subject: marks.subject, text: marks.deck }
  expect(await sendMail(smtpPort, mail)).toMatchObject({ code: 451 })
  const broken = JSON.stringify({ Team: [{ 'Founder Name': { type: 'str', value: { [marks.deck]: 1 } } }] })
  await db.updateTable('memo').set({ validated_response: broken }).where('deal_id', '=', deal.deal_id).execute()
  await expect(app.call(memoEndpoints.get, { params: ofMemo() }, owner.token)).rejects.toMatchObject({ status: 500 })
  const ask = { name: 'get_memo', arguments: { deal_id: deal.deal_id } }
  await app.fetch('/mcp', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      authorization: `Bearer ${key}`,
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: ask }),
  })
  expectQuiet(
    'A call failed.',
    'A job failed.',
    'Could not make a memo.',
    'Could not receive an email.',
    'A tool failed.',
  )
})
