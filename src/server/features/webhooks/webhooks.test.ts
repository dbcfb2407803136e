import { createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { decisionEndpoints } from '#contract/decisions.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { type WebhookEvent, webhookBody, webhookEndpoints, webhookEvents } from '#contract/webhooks.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { addWebhook } from './add-webhook.ts'
import { postEvent } from './post-event.ts'
import { webhookJobs } from './webhooks-jobs.ts'
import { findWebhook } from './webhooks-store.ts'

type Received = { headers: IncomingHttpHeaders; body: string }

/** What a receiver on this machine got, and how it responds to the next requests: 200 where nothing is planned. */
const received: Received[] = []
const planned: Array<(response: ServerResponse) => void> = []
const receiver = createServer(async (request, response) => {
  received.push({ headers: request.headers, body: await text(request) })
  const respond = planned.shift() ?? ((to) => to.writeHead(200).end('ok'))
  respond(response)
})
const answer =
  (status: number, headers: Record<string, string> = {}) =>
  (response: ServerResponse) =>
    response.writeHead(status, headers).end()

const url = 'https://hooks.example/firstread'
let app: TestApp
let member: Member
let deal: Uploaded
let now = new Date()
beforeAll(async () => {
  receiver.listen(0, '127.0.0.1')
  await once(receiver, 'listening')
  const { port } = receiver.address() as AddressInfo
  const linkOrigins = new Map([['https://hooks.example', `http://127.0.0.1:${port}`]])
  app = await startTestApp({ config: { linkOrigins }, now: () => now })
  member = await app.member()
  deal = await addDeal()
})
afterAll(async () => {
  await app.stop()
  receiver.closeAllConnections()
  receiver.close()
})
beforeEach(async () => {
  await app.services.db.deleteFrom('webhook').execute()
  received.length = 0
  planned.length = 0
  now = new Date()
})

async function addDeal(): Promise<Uploaded> {
  const form = deckForm({ deal_name: 'Gravelow', pdf_file: new Uint8Array(noTextPdf()) })
  const uploaded = await sendDeck(app, member.token, form)
  await untilDone(app, member.token, uploaded.deal_id)
  return uploaded
}

const ofWorkspace = () => ({ id: member.workspaceId })
const add = (events: readonly WebhookEvent[] = webhookEvents, token = member.token) =>
  app.call(webhookEndpoints.create, { params: ofWorkspace(), body: { url, events: [...events] } }, token)
const list = () => app.call(webhookEndpoints.list, { params: ofWorkspace() }, member.token)
const deliveries = (webhookId: string) =>
  app.call(webhookEndpoints.deliveries, { params: { ...ofWorkspace(), webhookId } }, member.token)
const decide = () =>
  app.call(
    decisionEndpoints.decide,
    { params: { dealId: deal.deal_id }, body: { decision: 'pass', reason: 'Secret reason' } },
    member.token,
  )
/** Has waiting jobs start now instead of in seconds or hours. */
const hurry = () =>
  sql`update pgboss.job set start_after = now() where name = 'deliver-event' and state < 'active'`.execute(
    app.services.db,
  )
/** The newest delivery, once it is as expected. */
const untilLast = (webhookId: string, expected: object) =>
  vi.waitFor(
    async () => {
      const [last] = await deliveries(webhookId)
      expect(last).toMatchObject(expected)
      return last
    },
    { timeout: 180_000, interval: 50 },
  )

describe('an event', () => {
  it('comes once, signed as Standard Webhooks says, and says nothing of the deck', async () => {
    const { id, secret } = await add(['deal.decided'])
    await decide()
    await untilLast(id, { event: 'deal.decided', status: 'delivered', attempts: 1, detail: 'Answered 200.' })
    expect(received).toHaveLength(1)
    const [{ headers, body } = { headers: {}, body: '' }] = received
    const sent = webhookBody.parse(JSON.parse(body))
    const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`
    const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
    expect(headers['webhook-signature']).toBe(`v1,${createHmac('sha256', key).update(signed).digest('base64')}`)
    expect(headers['webhook-id']).toBe(sent.id)
    expect(Number(headers['webhook-timestamp'])).toBe(Math.floor(now.getTime() / 1000))
    expect(sent).toMatchObject({
      type: 'deal.decided',
      timestamp: now.toISOString(),
      data: {
        workspace_id: member.workspaceId,
        deal_id: deal.deal_id,
        memo_id: deal.generated_answer_id,
        decision: 'pass',
        url: `http://firstread.test/deal-memo/${deal.generated_answer_id}`,
      },
    })
    expect(body).not.toMatch(/Gravelow|Secret reason/)
  })

  it('tells of a deal that is completed, to each webhook that listens', async () => {
    const listening = [await add(['deal.completed', 'deal.failed']), await add(['deal.completed'])]
    await add(['memo.edited'])
    const { deal_id } = await addDeal()
    for (const { id } of listening) await untilLast(id, { event: 'deal.completed', deal_id, status: 'delivered' })
    const bodies = received.map(({ body }) => webhookBody.parse(JSON.parse(body)))
    expect(bodies.map(({ type, data }) => [type, data.deal_id, data.status])).toEqual([
      ['deal.completed', deal_id, 'completed'],
      ['deal.completed', deal_id, 'completed'],
    ])
  })

  it('joins the edits of half a minute, and those of later are another', async () => {
    const { id } = await add(['memo.edited'])
    const at = { params: { id: deal.generated_answer_id } }
    const edit = async (stage: string) => {
      const { validated_response: memo } = await app.call(memoEndpoints.get, at, member.token)
      const Stage = { value: stage, type: 'str' as const, validated: true }
      const body = { validated_response: { ...memo, Fundraising: { ...memo.Fundraising, Stage } } }
      await app.call(memoEndpoints.save, { ...at, body }, member.token)
    }
    await edit('Seed')
    now = new Date(now.getTime() + 1_000)
    await edit('Series A')
    expect(await deliveries(id)).toMatchObject([{ status: 'waiting', attempts: 0, happened_on: now.toISOString() }])
    await hurry()
    await untilLast(id, { status: 'delivered' })
    now = new Date(now.getTime() + 60_000)
    await edit('Seed')
    await hurry()
    await untilLast(id, { status: 'delivered', happened_on: now.toISOString() })
    expect(received).toHaveLength(2)
  })

  it('is tried again with the same id and body, and by hand once more', async () => {
    planned.push(answer(500))
    const { id } = await add(['deal.decided'])
    await decide()
    const first = await untilLast(id, { status: 'waiting', attempts: 1, response_status: 500, detail: 'Answered 500.' })
    expect(first?.next_on).toBe(new Date(now.getTime() + 5_000).toISOString())
    await hurry()
    const second = await untilLast(id, { status: 'delivered', attempts: 2, next_on: null })
    const params = { ...ofWorkspace(), webhookId: id, deliveryId: second?.id ?? '' }
    await app.call(webhookEndpoints.redeliver, { params }, member.token)
    await untilLast(id, { status: 'delivered', attempts: 3 })
    expect(new Set(received.map(({ headers, body }) => `${headers['webhook-id']} ${body}`)).size).toBe(1)
    expect(received).toHaveLength(3)
  })

  it('waits as long as the receiver asks, and follows no redirect', async () => {
    planned.push(answer(503, { 'retry-after': '120' }), answer(302, { location: 'http://127.0.0.1/' }))
    const { id } = await add(['deal.decided'])
    await decide()
    const asked = await untilLast(id, { status: 'waiting', response_status: 503 })
    expect(asked?.next_on).toBe(new Date(now.getTime() + 120_000).toISOString())
    await hurry()
    const redirected = await untilLast(id, { status: 'waiting', response_status: 302 })
    expect(redirected?.detail).toContain('Redirects are not followed')
    expect(redirected?.next_on).toBe(new Date(now.getTime() + 300_000).toISOString())
  })

  it('waits no longer than its patience, and leaves the body of a response unread', async () => {
    const { id } = await add()
    const webhook = await findWebhook(app.services.db, { workspaceId: member.workspaceId, webhookId: id })
    if (!webhook) throw new Error('The webhook is gone.')
    const event = { delivery_id: crypto.randomUUID(), deal_id: null, event: 'webhook.test' as const }
    const ctx = { ...app.services, actor: { type: 'job' as const, name: 'test' } }
    const post = (ms?: number) => postEvent(ctx, { ...webhook, ...event, verdict: null, happened_at: now }, ms)
    planned.push(() => {})
    expect(await post(300)).toMatchObject({
      outcome: 'refused',
      status: null,
      detail: 'No response within 15 seconds.',
    })
    planned.push((response) => response.writeHead(200, { 'content-length': '5000000000' }).write('endless'))
    planned.push(answer(200, { 'content-encoding': 'zstd' }))
    for (const status of [200, 200]) expect(await post()).toMatchObject({ outcome: 'taken', status })
  })

  it('is sent although its job is lost', async () => {
    planned.push(answer(500))
    const { id } = await add(['deal.decided'])
    await decide()
    const waiting = await untilLast(id, { status: 'waiting', attempts: 1 })
    await sql`delete from pgboss.job where name = 'deliver-event' and state < 'active'`.execute(app.services.db)
    const ctx = { ...app.services, actor: { type: 'job' as const, name: 'test' } }
    for (const { endLost } of [...webhookJobs, ...webhookJobs]) await endLost?.(ctx, async () => [])
    expect(await untilLast(id, { status: 'waiting', attempts: 1 })).toEqual(waiting)
    await hurry()
    await untilLast(id, { status: 'delivered', attempts: 2 })
  })

  it('is not sent by a webhook that is paused, and what waited is told of', async () => {
    planned.push(answer(500))
    const { id } = await add(['deal.decided'])
    await decide()
    await untilLast(id, { status: 'waiting', attempts: 1 })
    const params = { ...ofWorkspace(), webhookId: id }
    const paused = await app.call(webhookEndpoints.change, { params, body: { on: false } }, member.token)
    expect(paused).toMatchObject({ on: false, off_reason: null })
    await decide()
    await hurry()
    const last = await untilLast(id, { status: 'failed', detail: 'The webhook was off, so this was not sent.' })
    expect(received).toHaveLength(1)
    const redeliver = app.call(
      webhookEndpoints.redeliver,
      { params: { ...params, deliveryId: last?.id ?? '' } },
      member.token,
    )
    await expect(redeliver).rejects.toMatchObject({ status: 409, message: expect.stringContaining('Switch it on') })
  })

  it('is not sent while its workspace is closed, and can be sent once that is taken back', async () => {
    const { id } = await add(['deal.decided'])
    const closing = { params: ofWorkspace(), body: { name: 'Test Fund', password: testPassword } }
    await app.call(workspaceEndpoints.close, closing, member.token)
    await decide()
    const detail = 'The workspace was closed, so this was not sent.'
    const last = await untilLast(id, { status: 'failed', detail })
    expect(received).toEqual([])
    await app.call(workspaceEndpoints.reopen, { params: ofWorkspace() }, member.token)
    const which = { ...ofWorkspace(), webhookId: id, deliveryId: last?.id ?? '' }
    await app.call(webhookEndpoints.redeliver, { params: which }, member.token)
    await untilLast(id, { status: 'delivered', attempts: 1 })
    expect(received).toHaveLength(1)
  })
})

describe('a webhook is switched off', () => {
  it('by 410, and its owners are told', async () => {
    planned.push(answer(410))
    const { id } = await add(['deal.decided'])
    await decide()
    await untilLast(id, { status: 'failed', response_status: 410 })
    expect(await list()).toMatchObject([{ on: false, off_reason: 'gone' }])
    const [mail] = await vi.waitFor(async () => {
      const sent = (await app.emails(member.email)).filter(({ subject }) => subject.includes('hooks.example'))
      expect(sent).toHaveLength(1)
      return sent
    }, 180_000)
    expect(mail?.text).toContain('http://firstread.test/workspace-edit/connections')
    const params = { ...ofWorkspace(), webhookId: id }
    const on = await app.call(webhookEndpoints.change, { params, body: { on: true } }, member.token)
    expect(on).toMatchObject({ on: true, off_reason: null })
  })

  it('after events were given up on five days, not sooner', async () => {
    const { id } = await add(['deal.decided'])
    now = new Date(now.getTime() + 60_000)
    const lastTry = () => app.services.db.updateTable('webhook_delivery').set({ tries_left: 0 })
    for (let day = 1; day <= 5; day += 1) {
      expect(await list()).toMatchObject([{ on: true }])
      planned.push(answer(500), answer(500))
      await decide()
      await untilLast(id, { status: 'waiting', attempts: 1 })
      await lastTry().where('status', '=', 'waiting').execute()
      await hurry()
      await untilLast(id, { status: 'failed', attempts: 2, next_on: null })
      now = new Date(now.getTime() + 86_400_000)
    }
    await expect.poll(list).toMatchObject([{ on: false, off_reason: 'failing' }])
  })
})

describe('webhooks of a workspace', () => {
  it('are tested at once, with what came back', async () => {
    const { id } = await add()
    planned.push(answer(404))
    const params = { ...ofWorkspace(), webhookId: id }
    const test = () => app.call(webhookEndpoints.test, { params }, member.token)
    expect(await test()).toMatchObject({ event: 'webhook.test', status: 'failed', detail: 'Answered 404.' })
    expect(await test()).toMatchObject({ status: 'delivered', response_status: 200 })
    expect(await list()).toMatchObject([{ last_delivery: { event: 'webhook.test', status: 'delivered' } }])
    planned.push((response) => {
      const removed = app.call(webhookEndpoints.remove, { params }, member.token)
      void removed.then(() => response.writeHead(200).end())
    })
    await expect(test()).rejects.toMatchObject({ status: 404, message: 'This webhook was deleted meanwhile.' })
  })

  it.each([
    ['http://hooks.example/', 'https://'],
    ['https://127.0.0.1/', 'private network'],
    ['https://localhost/', 'private network'],
    ['https://hooks.example:8443/', 'no port'],
    ['hooks', 'https://'],
  ])('do not lead to %s', async (address, why) => {
    const body = { url: address, events: [...webhookEvents] }
    const adding = app.call(webhookEndpoints.create, { params: ofWorkspace(), body }, member.token)
    await expect(adding).rejects.toMatchObject({ status: 422, fields: { url: expect.stringContaining(why) } })
  })

  it('keep their secret sealed, tell it once, and are forgotten with it', async () => {
    const { id, secret } = await add()
    expect(secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const [stored] = await app.services.db.selectFrom('webhook').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(secret)
    expect(JSON.stringify(await list())).not.toContain('whsec_')
    await decide()
    await untilLast(id, { event: 'deal.decided', status: 'delivered' })
    await app.call(webhookEndpoints.remove, { params: { ...ofWorkspace(), webhookId: id } }, member.token)
    expect(await list()).toEqual([])
    expect(await app.services.db.selectFrom('webhook_delivery').selectAll().execute()).toEqual([])
  })

  it('are ten at most', async () => {
    for (let made = 0; made < 10; made += 1) await add()
    await expect(add()).rejects.toMatchObject({ status: 409, message: expect.stringContaining('at most 10') })
  })
})

it('has no webhooks on a server that keeps no secrets', async () => {
  const without = { ...app.services, secrets: null }
  const ctx = { ...without, actor: { type: 'user' as const, userId: member.userId, tokenId: crypto.randomUUID() } }
  const adding = addWebhook(ctx, member.workspaceId, { url, events: ['deal.decided'] })
  await expect(adding).rejects.toMatchObject({ code: 409, message: expect.stringContaining('SECRET_KEY is not set') })
})
