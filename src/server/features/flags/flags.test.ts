import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import type { CallInput } from '#contract/endpoint.ts'
import { flagEndpoints } from '#contract/flags.ts'
import { type Memo, memoEndpoints } from '#contract/memo.ts'
import { workspaceEndpoints } from '#contract/workspaces.ts'
import { fieldIn } from '#server/testing/blank-memo.ts'
import { dealEvents, sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.stop())

type Body = CallInput<typeof flagEndpoints.save>['body']
const body = (changes: Partial<Body> = {}): Body => ({
  green_flags: ['b2b', 'seed'],
  red_flags: ['b2c'],
  input_flags: { quantity_of_founders: 2 },
  ...changes,
})
const save = (token: string, changes: Partial<Body> = {}) =>
  app.call(flagEndpoints.save, { body: body(changes) }, token)
const list = (token: string, workspace?: string) =>
  app.call(flagEndpoints.list, { query: workspace === undefined ? {} : { workspace } }, token)

describe('flag templates', () => {
  it('are none at first, and are saved for the workspace as its default', async () => {
    const { token, workspaceId } = await app.member()
    expect(await list(token)).toEqual([])
    const saved = await save(token, { green_flags: ['b2b', 'seed', 'b2b'] })
    expect(saved).toEqual({
      id: expect.any(String),
      name: 'Default',
      green_flags: ['b2b', 'seed'],
      red_flags: ['b2c'],
      input_flags: { quantity_of_founders: 2 },
      workspace: workspaceId,
      default_for_current_user: true,
    })
    expect(await list(token, workspaceId)).toEqual([saved])
    const init = { method: 'POST', body: JSON.stringify(body()), headers: { 'content-type': 'application/json' } }
    expect((await app.fetch(flagEndpoints.save.path, init, token)).status).toBe(201)
  })

  it('replace the one of the same name', async () => {
    const { token, workspaceId } = await app.member()
    const first = await save(token, { workspace: workspaceId, name: 'Default' })
    const second = await save(token, { green_flags: [], red_flags: ['ai'], name: ' Default ' })
    expect(second).toEqual({ ...first, green_flags: [], red_flags: ['ai'] })
    expect(await list(token)).toEqual([second])
  })

  it('have one default in a workspace, the last one that was saved as such', async () => {
    const { token } = await app.member()
    await save(token, { name: 'Seed fund' })
    await save(token, { name: 'Growth fund' })
    await save(token, { name: 'Aside', default_for_current_user: false })
    const named = async () => (await list(token)).map((one) => [one.name, one.default_for_current_user])
    expect(await named()).toEqual([
      ['Growth fund', true],
      ['Aside', false],
      ['Seed fund', false],
    ])
    await save(token, { name: 'Growth fund', default_for_current_user: false })
    expect((await named()).every(([, isDefault]) => !isDefault)).toBe(true)
  })

  it('keep one default when several are saved at the same time', async () => {
    const { token } = await app.member()
    await Promise.all(['One', 'Two', 'Three', 'One', 'Two'].map((name) => save(token, { name })))
    const all = await list(token)
    expect(all.map(({ name }) => name).sort()).toEqual(['One', 'Three', 'Two'])
    expect(all.filter((one) => one.default_for_current_user)).toHaveLength(1)
  })

  it.each([
    [{ green_flags: ['b2b', 'b2x'] }, { green_flags: "'b2x' is not an option." }],
    [{ red_flags: ['Seed'] }, { red_flags: "'Seed' is not an option." }],
    [{ red_flags: ['seed'] }, { red_flags: 'Seed can’t be both a green and a red flag.' }],
    [
      { input_flags: { quantity_of_founders: -1 } },
      { 'input_flags.quantity_of_founders': 'Quantity of founders must be a whole number from 0 to 50.' },
    ],
    [{ name: '  ' }, { name: 'Template name is required' }],
  ])('refuse %j', async (changes, fields) => {
    const { token } = await app.member()
    await expect(save(token, changes)).rejects.toMatchObject({ status: 422, fields })
    expect(await list(token)).toEqual([])
  })

  it('are no one else’s', async () => {
    const { token, workspaceId } = await app.member()
    await save(token)
    const stranger = await app.member()
    const missing = { status: 404, message: 'Workspace not found.' }
    await expect(list(stranger.token, workspaceId)).rejects.toMatchObject(missing)
    await expect(save(stranger.token, { workspace: workspaceId })).rejects.toMatchObject(missing)
    expect(await list(stranger.token)).toEqual([])
  })

  it('need a workspace', async () => {
    const { email } = await app.signUp()
    await app.confirm(email)
    const token = await app.logIn(email)
    const refused = { status: 409, message: 'Create your workspace first.' }
    await expect(save(token)).rejects.toMatchObject(refused)
    await expect(list(token)).rejects.toMatchObject(refused)
  })
})

describe('flags of a deal', () => {
  let member: Member
  let uploaded: Uploaded
  beforeAll(async () => {
    member = await app.member()
    uploaded = await sendSample(app, member.token, 'saas-seed')
    await untilDone(app, member.token, uploaded.deal_id)
  })

  const params = () => ({ id: uploaded.generated_answer_id })
  const memo = () => app.call(memoEndpoints.get, { params: params() }, member.token) as Promise<Memo>
  const deal = async () => {
    const deals = await app.call(dealEndpoints.list, { query: {} }, member.token)
    const found = deals.find((one) => one.deal_id === uploaded.deal_id)
    if (!found) throw new Error('The deal is not in the list.')
    return found
  }
  /** The flags of memo and list, which must count the same. */
  const flags = async () => {
    const { flags: shown } = await memo()
    const { flags: counted } = await deal()
    expect(counted).toEqual({ green: shown.green.length, red: shown.red.length, signals: shown.signals.length })
    return shown
  }

  it('are none without a template', async () => {
    expect(await flags()).toMatchObject({ green: [], red: [] })
  })

  it('follow the template at once, without another extraction', async () => {
    const before = await memo()
    await save(member.token, { green_flags: ['b2b'], red_flags: ['seed', 'hq_asia'] })
    const { green, red, signals } = await flags()
    expect(green.map(({ key, value }) => [key, value])).toEqual([
      ['Client Type', 'B2B'],
      ['Quantity of Founders', '2'],
    ])
    expect(red).toMatchObject([{ key: 'Stage', value: 'Seed', source: [{ value: expect.stringContaining('?page=') }] }])
    expect(signals).toEqual(before.flags.signals)
    await save(member.token, { green_flags: [], red_flags: [], input_flags: { quantity_of_founders: 3 } })
    expect(await flags()).toMatchObject({ green: [], red: [{ key: 'Quantity of Founders', value: '2' }] })
    expect((await memo()).version).toBe(before.version)
  })

  it('follow what people edit, the place of the headquarters by its region', async () => {
    const green_flags = ['series_a', 'hq_latin_america']
    await save(member.token, { green_flags, red_flags: ['seed'], input_flags: { quantity_of_founders: 0 } })
    expect((await flags()).red).toHaveLength(1)
    const { validated_response, version } = await memo()
    fieldIn(validated_response, 'Fundraising', 'Stage').value = 'series A'
    fieldIn(validated_response, 'General information', 'Headquarter Location').value = 'Bogotá, Colombia'
    await app.call(memoEndpoints.save, { params: params(), body: { validated_response, version } }, member.token)
    const { green, red } = await flags()
    expect(green.map(({ value }) => value)).toEqual(['Series A', 'Latin America'])
    expect(red).toEqual([])
  })

  it('are told to open lists when the template changes, though the deal counts as unchanged', async () => {
    const { updated_on } = await deal()
    const listening = new AbortController()
    let isReady = false
    for await (const { event } of dealEvents(app, member.token, { signal: listening.signal })) {
      if (!isReady) void save(member.token, { green_flags: [], red_flags: ['series_a'] })
      isReady = true
      if (event?.type !== 'reload') continue
      expect(await deal()).toMatchObject({ deal_id: uploaded.deal_id, updated_on, flags: { red: 1 } })
      break
    }
    listening.abort()
  })

  it('are counted for memos that are older than the columns for it', async () => {
    const old = { flag_values: null, founder_count: null }
    await app.services.db.updateTable('memo').set(old).execute()
    await save(member.token, { green_flags: ['series_a'], red_flags: ['b2b'] })
    expect((await flags()).green).toHaveLength(2)
  })

  it('come from the own workspace’s template only', async () => {
    const other = { name: 'Second', another: true }
    const { workspace_id } = await app.call(workspaceEndpoints.create, { body: other }, member.token)
    const before = await flags()
    await save(member.token, { workspace: workspace_id, green_flags: [], red_flags: [] })
    expect(await flags()).toEqual(before)
  })

  it('are counted in one query for the whole list', async () => {
    const { listDealRows } = await import('../deals/deal-list-store.ts')
    const { readOrder } = await import('../deals/deal-orders.ts')
    const queries: string[] = []
    const counted = app.services.db.withPlugin({
      transformQuery: ({ node }) => {
        queries.push(node.kind)
        return node
      },
      transformResult: async ({ result }) => result,
    })
    const list = { conditions: [], order: readOrder('name'), after: null, limit: 10 }
    const deals = await listDealRows(counted, member.workspaceId, list)
    expect(deals).toHaveLength(1)
    expect(queries).toHaveLength(1)
  })
})
