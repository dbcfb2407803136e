import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { dealEndpoints } from '#contract/deals.ts'
import { type KeyScope, keyScopes } from '#contract/key-scopes.ts'
import { deckForm, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { insertKey } from '#server/testing/insert-caller.ts'
import { makeSmallDeck } from '#server/testing/small-deck.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { tokensThatDoNotCount } from '#server/testing/tokens-that-do-not-count.ts'
import { allTools } from './all-tools.ts'

/** Words of a deal and of its deck that stand nowhere else. */
const marks = { deal: 'Zirkonquell', other: 'Nebelhorn', deck: 'Quasarbohne' }
const deck = makeSmallDeck([
  [marks.deck, 'We make lanterns that read.'],
  ['Ask', `${marks.deck} raises €2M.`],
])

let app: TestApp
let owner: Member
let stranger: Member
let deal: Uploaded
let cursor: string
beforeAll(async () => {
  app = await startTestApp()
  owner = await app.member()
  stranger = await app.member()
  deal = await addDeal(marks.deal)
  await addDeal(marks.other)
  const page = await callTool('list_deals', { limit: 1 }, await keyOf(owner))
  cursor = z.object({ data: z.object({ next: z.string() }) }).parse(page).data.next
})
afterAll(() => app.stop())

async function addDeal(name: string): Promise<Uploaded> {
  const added = await sendDeck(app, owner.token, deckForm({ deal_name: name, pdf_file: deck }))
  await untilDone(app, owner.token, added.deal_id)
  return added
}
const keyOf = ({ workspaceId, userId }: Member, scopes: readonly KeyScope[] = keyScopes) =>
  insertKey(app, { workspaceId, madeBy: userId, scopes })

/** What each tool is asked about the owner's deals, in every way in which it can be. */
const questions = (): Record<string, Array<Record<string, unknown>>> => {
  const named = [{ deal_id: deal.deal_id }, { memo_id: deal.generated_answer_id }]
  const base64 = Buffer.from(deck).toString('base64')
  return {
    list_deals: [{}, { cursor, limit: 1 }],
    search: [{ query: marks.deal }],
    get_memo: named,
    ask_deck: named.map((one) => ({ ...one, question: `What does ${marks.deck} raise?` })),
    add_deal: [{ name: 'Lantern', file: { name: 'deck.pdf', base64 } }],
  }
}
const listQuestions = () =>
  allTools.flatMap(({ name, endpoint: { scope } }) =>
    (questions()[name] ?? []).map((input) => ({ name, scope, input })),
  )

function post(method: string, params: unknown, key: string | undefined): Promise<Response> {
  const headers = {
    'content-type': 'application/json',
    accept: 'application/json, text/event-stream',
    ...(key !== undefined && { authorization: `Bearer ${key}` }),
  }
  return app.fetch('/mcp', { method: 'POST', headers, body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }) })
}

const answered = z.object({
  result: z.object({
    isError: z.boolean().default(false),
    content: z.tuple([z.object({ text: z.string() })]),
    structuredContent: z.unknown().optional(),
  }),
})
async function callTool(name: string, input: Record<string, unknown>, key: string) {
  const response = await post('tools/call', { name, arguments: input }, key)
  const { isError, content, structuredContent: data } = answered.parse(await response.json()).result
  return { isError, text: content[0].text, data, whole: JSON.stringify([content, data]) }
}

/** What a text tells of the owner's deals. */
const listTold = (text: string) =>
  [...Object.values(marks), deal.deal_id, deal.generated_answer_id, owner.workspaceId].filter((one) =>
    text.includes(one),
  )
const countDeals = async ({ token }: Member) => (await app.call(dealEndpoints.counts, { query: {} }, token)).total

describe('/mcp', () => {
  it('is asked by this test with every tool, and tells the owner’s key of the deals', async () => {
    expect(Object.keys(questions()).sort()).toEqual(allTools.map(({ name }) => name).sort())
    const key = await keyOf(owner)
    for (const { name, input } of listQuestions()) {
      const { isError, whole } = await callTool(name, input, key)
      expect([name, isError, listTold(whole).length > 0]).toEqual([name, false, true])
    }
  })

  it.each(Object.entries(tokensThatDoNotCount))('is 401 with what does not count: %s', async (_, makeToken) => {
    const token = await makeToken(app, owner)
    const before = await countDeals(owner)
    const asked = [
      { method: 'initialize', params: {} },
      { method: 'tools/list', params: {} },
      ...listQuestions().map(({ name, input }) => ({ method: 'tools/call', params: { name, arguments: input } })),
    ]
    for (const { method, params } of asked) {
      const response = await post(method, params, token)
      const text = await response.text()
      expect([method, response.status, listTold(text)]).toEqual([method, 401, []])
      expect(text).toMatch(/^\{"error":\{"code":401,"message":"[^"]+"\}\}$/)
    }
    expect(await countDeals(owner)).toBe(before)
  })

  it('is 401 with the token of a sign-in, which opens all of the API', async () => {
    for (const { name, input } of listQuestions()) {
      const response = await post('tools/call', { name, arguments: input }, owner.token)
      expect([name, response.status, listTold(await response.text())]).toEqual([name, 401, []])
    }
  })

  it.each([...new Set(allTools.map(({ endpoint }) => endpoint.scope))])(
    'neither lists nor opens the tools of %s for a key without it',
    async (scope) => {
      const key = await keyOf(
        owner,
        keyScopes.filter((one) => one !== scope),
      )
      const before = await countDeals(owner)
      const listed = await (await post('tools/list', {}, key)).text()
      for (const { name, input } of listQuestions().filter((one) => one.scope === scope)) {
        expect(listed).not.toContain(`"${name}"`)
        const { isError, whole } = await callTool(name, input, key)
        expect([name, isError, listTold(whole)]).toEqual([name, true, []])
        expect(whole).toContain(`lacks the scope ${scope}`)
      }
      expect(await countDeals(owner)).toBe(before)
    },
  )

  it('tells a key of another workspace nothing of the deals, whether its maker is in one of the workspaces or in both', async () => {
    const before = await countDeals(owner)
    const key = await keyOf(stranger)
    for (const isInBoth of [false, true]) {
      const joined = { workspace_id: owner.workspaceId, user_id: stranger.userId, role: 'owner' as const }
      if (isInBoth) await app.services.db.insertInto('membership').values(joined).execute()
      for (const { name, input } of listQuestions()) {
        const { isError, text, whole } = await callTool(name, input, key)
        expect([name, listTold(whole)]).toEqual([name, []])
        if ('deal_id' in input || 'memo_id' in input)
          expect([isError, text]).toEqual([true, expect.stringMatching(/not found/)])
      }
    }
    expect(await countDeals(owner)).toBe(before)
  })
})
