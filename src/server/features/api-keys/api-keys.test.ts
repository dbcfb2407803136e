import { setImmediate } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { activityEndpoints } from '#contract/activity.ts'
import { type ApiKeyBody, apiKeyEndpoints } from '#contract/api-keys.ts'
import { auditEndpoints } from '#contract/audit.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { memberEndpoints } from '#contract/members.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { memoChangeEndpoints } from '#contract/memo-changes.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { dealEvents, deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let owner: Member
let uploaded: Uploaded
let now = new Date()
const everything: ApiKeyBody = {
  name: 'Airtable',
  scopes: ['deals:read', 'deals:write', 'memos:write', 'ask'],
  expires_in_days: 30,
}
const make = (body: Partial<ApiKeyBody> = {}, by: Member = owner) =>
  app.call(apiKeyEndpoints.make, { params: { id: owner.workspaceId }, body: { ...everything, ...body } }, by.token)
const list = (of: Member = owner) => app.call(apiKeyEndpoints.list, { params: { id: of.workspaceId } }, of.token)
const listDeals = (key: string) => app.call(dealEndpoints.list, { query: {} }, key)

beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  owner = await app.member()
  const { key } = await make()
  const pdf = new Uint8Array(noTextPdf())
  uploaded = await sendDeck(app, key, deckForm({ deal_name: 'Gravelow', pdf_file: pdf }))
  await untilDone(app, key, uploaded.deal_id)
})
afterAll(() => app.stop())

/** Another owner of the workspace. */
async function joinAsOwner(): Promise<Member> {
  const person = await app.member()
  const { workspaceId: workspace_id } = owner
  await app.services.db
    .insertInto('membership')
    .values({ workspace_id, user_id: person.userId, role: 'owner' })
    .execute()
  return person
}

describe('an API key', () => {
  it('is shown once, and then known by its name and its end', async () => {
    const made = await make({ name: 'Sheets', scopes: ['deals:read'] })
    expect(made.key).toMatch(/^fr_[\w-]{43}$/)
    const [listed] = await list()
    expect(listed).toEqual({
      key_id: made.key_id,
      name: 'Sheets',
      shown: `fr_…${made.key.slice(-4)}`,
      scopes: ['deals:read'],
      made_by: owner.email,
      made_on: now.toISOString(),
      expires_on: new Date(now.getTime() + 30 * 86_400_000).toISOString(),
      last_used_on: null,
    })
    await listDeals(made.key)
    expect((await list())[0]?.last_used_on).toBe(now.toISOString().slice(0, 10))
    const stored = await app.services.db.selectFrom('api_key').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(made.key)
  })

  it('does what its scopes name, by either header, and says which one is missing', async () => {
    const { key } = await make({ scopes: ['deals:read'] })
    for (const authorization of [`Token ${key}`, `Bearer ${key}`, `bearer ${key}`])
      expect((await app.fetch('/deal_entities/deals/', { headers: { authorization } })).status).toBe(200)
    const rename = { params: { dealId: uploaded.deal_id }, body: { name: 'Other' } }
    await expect(app.call(dealEndpoints.change, rename, key)).rejects.toMatchObject({
      status: 403,
      message: expect.stringContaining('lacks the scope deals:write'),
    })
    await expect(app.call(apiKeyEndpoints.list, { params: { id: owner.workspaceId } }, key)).rejects.toMatchObject({
      status: 403,
      message: 'API keys can’t make this call. It takes the token of a sign-in.',
    })
  })

  it('stands by its name in the activity and the history of what it does', async () => {
    const { key } = await make()
    const at = { params: { id: uploaded.generated_answer_id } }
    const { version } = await app.call(memoEndpoints.get, at, key)
    const place = { section: 'Fundraising', field: 'Stage' }
    const change = { op: 'set', place, value: 'Seed' } as const
    await app.call(memoChangeEndpoints.change, { ...at, body: { version, changes: [change] } }, key)
    const [edit] = await app.call(memoEndpoints.history, at, owner.token)
    expect(edit?.changed_by).toEqual({ first_name: 'API key ‘Airtable’', last_name: '' })
    const entries = await app.call(activityEndpoints.list, { params: { dealId: uploaded.deal_id }, query: {} }, key)
    expect(entries.map(({ text }) => text)).toEqual([
      'API key ‘Airtable’ changed Stage.',
      expect.any(String),
      'API key ‘Airtable’ added the deck.',
    ])
  })

  it('reaches the one workspace that it was made for, also where its maker is in others', async () => {
    const both = await joinAsOwner()
    const { key } = await make({}, both)
    expect((await listDeals(key)).map(({ name }) => name)).toEqual(['Gravelow'])
    const elsewhere = { query: { workspace: both.workspaceId } }
    await expect(app.call(dealEndpoints.list, elsewhere, key)).rejects.toMatchObject({ status: 404 })
  })

  it('ends by its day, by an owner, and with the right of its maker', async () => {
    const ended = await make({ name: 'Ended' })
    const lasting = await make({ name: 'Lasting', expires_in_days: null })
    const maker = await joinAsOwner()
    const theirs = await make({ name: 'Theirs' }, maker)
    const params = { id: owner.workspaceId, userId: maker.userId }
    await app.call(memberEndpoints.changeRole, { params, body: { role: 'member' } }, owner.token)
    await expect(listDeals(theirs.key)).rejects.toMatchObject({ status: 401 })
    await app.call(apiKeyEndpoints.end, { params: { id: owner.workspaceId, keyId: ended.key_id } }, owner.token)
    await expect(listDeals(ended.key)).rejects.toMatchObject({ status: 401 })
    const old = await make({ name: 'Old' })
    const before = now
    now = new Date(now.getTime() + 30 * 86_400_000)
    await expect(listDeals(old.key)).rejects.toMatchObject({ status: 401 })
    await expect(listDeals(lasting.key)).resolves.toHaveLength(1)
    now = before
    const query = { event: 'key_ended' } as const
    const told = await app.call(auditEndpoints.list, { params: { id: owner.workspaceId }, query }, owner.token)
    expect(told.map(({ text }) => text)).toEqual(['Ended the API key ‘Ended’.', 'Ended the API key ‘Theirs’.'])
  })

  it('has its open event stream end with it', async () => {
    const { key, key_id: keyId } = await make()
    const events = dealEvents(app, key)
    await events.next()
    await app.call(apiKeyEndpoints.end, { params: { id: owner.workspaceId, keyId } }, owner.token)
    for (let next = await events.next(); !next.done; next = await events.next()) await setImmediate()
    await expect(listDeals(key)).rejects.toMatchObject({ status: 401 })
  })
})

it('is limited in calls a minute, each key for itself', async () => {
  const limited = await startTestApp({ limitFactor: 0.1 })
  try {
    const member = await limited.member()
    const makeHere = async () => {
      const call = { params: { id: member.workspaceId }, body: everything }
      return (await limited.call(apiKeyEndpoints.make, call, member.token)).key
    }
    const [one, other] = [await makeHere(), await makeHere()]
    const ask = async (key: string) => (await limited.fetch('/api/pitch_decks/limits/', {}, key)).status
    const answers = await Promise.all(Array.from({ length: 33 }, () => ask(one)))
    expect(answers.filter((status) => status === 200)).toHaveLength(30)
    expect(new Set(answers)).toEqual(new Set([200, 429]))
    expect(await ask(other)).toBe(200)
  } finally {
    await limited.stop()
  }
})
