import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { deckForm } from './testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from './testing/test-app.ts'

let app: TestApp
let member: Member
beforeAll(async () => {
  app = await startTestApp({ limitFactor: 1 })
  member = await app.member()
})
afterAll(() => app.stop())

const statusOf = async (response: Promise<Response>) => (await response).status

describe('uploads', () => {
  const upload = (token: string) =>
    app.fetch('/api/pitch_decks/', { method: 'POST', body: deckForm({ deal_name: 'No deck' }) }, token)

  it('are possible sixty times an hour for a user, whatever the token', async () => {
    const other = await app.member()
    const second = await app.logIn(member.email)
    for (let n = 0; n < 60; n += 1) expect(await statusOf(upload(n % 2 ? member.token : second))).toBe(422)
    const refused = await upload(member.token)
    expect(refused.status).toBe(429)
    expect(await refused.json()).toEqual({
      error: { code: 429, message: expect.stringMatching(/^Too many attempts\. Try again in /) },
    })
    expect(await statusOf(upload(await app.logIn(member.email)))).toBe(429)
    expect(await statusOf(upload(other.token))).toBe(422)
  })
})

describe('a list', () => {
  const list = (query: string) => app.fetch(`${dealEndpoints.list.path}?${query}`, {}, member.token)

  it.each(['201', '0', '-1', '1.5', 'ten', ''])('of limit %s is refused by its field', async (limit) => {
    const answer = await list(`limit=${limit}`)
    expect(answer.status).toBe(422)
    expect(await answer.json()).toMatchObject({ error: { code: 422, fields: { limit: expect.any(String) } } })
  })

  it('may have up to two hundred in a part, and says that nothing follows', async () => {
    const answer = await list('limit=200')
    expect(await answer.json()).toEqual({ results: [], next: null })
  })

  it.each(['status=done', 'order=size', `search=${'x'.repeat(201)}`, 'workspace=1', `cursor=${'x'.repeat(4_001)}`])(
    'is refused for %s',
    async (query) => {
      expect(await statusOf(list(query))).toBe(422)
    },
  )
})

describe('a body', () => {
  const post = (body: string, type = 'application/json') =>
    app.fetch('/api/create_workspaces/', { method: 'POST', body, headers: { 'content-type': type } }, member.token)

  it('of JSON may have one megabyte', async () => {
    const long = (bytes: number) => JSON.stringify({ name: 'x'.repeat(bytes) })
    expect(await statusOf(post(long(990_000)))).toBe(422)
    const answer = await post(long(1_000_000))
    expect(answer.status).toBe(413)
    expect(await answer.json()).toEqual({ error: { code: 413, message: 'The request is too large.' } })
  })

  it('has to be JSON', async () => {
    expect(await statusOf(post('{"name":'))).toBe(400)
    expect(await statusOf(post('name=x', 'application/x-www-form-urlencoded'))).toBe(415)
    expect(await statusOf(post('[]'))).toBe(422)
  })
})
