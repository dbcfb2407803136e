import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, untilDone } from '#server/testing/deck-calls.ts'
import {
  type DocumentedCall,
  fetchDocument,
  findScope,
  isPublic,
  listCalls,
  makeCall,
} from '#server/testing/documented-calls.ts'
import { findFreePort } from '#server/testing/free-port.ts'
import { insertKey } from '#server/testing/insert-caller.ts'
import { hookOrigin, insertChildren, type OwnerOfDeal } from '#server/testing/insert-children.ts'
import { makeSmallDeck } from '#server/testing/small-deck.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import type { OpenApiDocument } from './openapi-types.ts'

const pdf = new Uint8Array(noTextPdf())

/** Things that an address may begin with: a caller is let to them, or not, by what they are. */
const parents = ['workspaces', 'users', 'deals', 'generated_answers', 'pitch_decks']

/** Where each child is stored; `deal_id` and `from` are told in a query or a body. */
const tables: Record<string, { table: string; column: string }> = {
  comments: { table: 'comment', column: 'comment_id' },
  links: { table: 'memo_link', column: 'link_id' },
  views: { table: 'deal_view', column: 'view_id' },
  api_keys: { table: 'api_key', column: 'key_id' },
  invites: { table: 'invite', column: 'invite_id' },
  members: { table: 'membership', column: 'user_id' },
  sessions: { table: 'session_token', column: 'token_id' },
  archive: { table: 'workspace_archive', column: 'archive_id' },
  unconfirmed_mail: { table: 'received_mail', column: 'mail_id' },
  webhooks: { table: 'webhook', column: 'webhook_id' },
  deliveries: { table: 'webhook_delivery', column: 'delivery_id' },
  deal_id: { table: 'deal', column: 'deal_id' },
  from: { table: 'deck', column: 'deck_id' },
}
const children = Object.keys(tables)

/** Its parents and children, by kind. */
type Owned = OwnerOfDeal & { ids: Record<string, string> }

let app: TestApp
let document: OpenApiDocument
let calls: DocumentedCall[]
let owner: Owned
let stranger: Owned
beforeAll(async () => {
  const linkOrigins = new Map([[hookOrigin, `http://127.0.0.1:${await findFreePort()}`]])
  app = await startTestApp({ config: { linkOrigins } })
  document = await fetchDocument(app)
  calls = listCalls(document).filter((call) => !isPublic(call))
  owner = await own()
  stranger = await own()
})
afterAll(() => app.stop())

async function own(): Promise<Owned> {
  const member = await app.member()
  const send = async (name: string, file: Uint8Array<ArrayBuffer>) => {
    const sent = await sendDeck(app, member.token, deckForm({ deal_name: name, pdf_file: file }))
    await untilDone(app, member.token, sent.deal_id)
    return sent
  }
  const deal = await send('Gravelow', makeSmallDeck([['Gravelow', 'We make lanterns that read.']]))
  const other = await send('Other', pdf)
  const ids = {
    workspaces: member.workspaceId,
    users: member.userId,
    deals: deal.deal_id,
    generated_answers: deal.generated_answer_id,
    pitch_decks: deal.pitch_deck_id,
    deal_id: other.deal_id,
    from: deal.pitch_deck_id,
    ...(await insertChildren(app, { member, deal })),
  }
  return { member, deal, ids }
}

/** An id that a call is told: its name there, and of what it is. */
type Told = { name: string; kind: string }

/** The ids of a call in their order, those of its path first. */
function listIds({ path, operation: { parameters, requestBody } }: DocumentedCall): Told[] {
  const isId = (schema: { format?: string } | undefined) => schema?.format === 'uuid'
  const inPath = [...path.matchAll(/\/(\w+)\/\{(\w+)\}/g)]
    .map(([, kind = '', name = '']) => ({ kind, name }))
    .filter(({ name }) => isId(parameters.find((one) => one.in === 'path' && one.name === name)?.schema))
  const inQuery = parameters.filter((one) => one.in === 'query' && isId(one.schema)).map(({ name }) => name)
  const inBody = Object.values(requestBody?.content ?? {}).flatMap(({ schema }) =>
    Object.entries(schema.properties ?? {}).flatMap(([name, part]) => (isId(part) ? [name] : [])),
  )
  return inPath.length === 0 ? [] : [...inPath, ...[...inQuery, ...inBody].map((name) => ({ kind: name, name }))]
}

const ofChildren = () => calls.filter((call) => listIds(call).some(({ kind }) => !parents.includes(kind)))

/** Makes a call with the ids of `whose`, which would change something where it can. */
const make = (call: DocumentedCall, whose: (told: Told) => Owned, token: string) => {
  const told = listIds(call).map((one) => [one.name, whose(one).ids[one.kind] ?? ''])
  const ids = { ...Object.fromEntries(told), url: `${hookOrigin}/taken-over`, body: 'Taken over' }
  return makeCall(call, { app, document, ids, pdf }, token)
}

/** Every choice of one or more. */
function choicesOf<T>([first, ...rest]: readonly T[]): T[][] {
  if (first === undefined) return []
  const others = choicesOf(rest)
  return [[first], ...others, ...others.map((one) => [first, ...one])]
}

/** Asks for children of the owner by way of parents of the stranger; returns what was answered otherwise than wanted. */
async function listLetThrough(asked: DocumentedCall[], token: string, wanted: (call: DocumentedCall) => number) {
  const wrong: string[] = []
  for (const call of asked)
    for (const foreign of choicesOf(listIds(call).filter(({ kind }) => children.includes(kind)))) {
      const isForeign = ({ name }: Told) => foreign.some((one) => one.name === name)
      const answer = await make(call, (told) => (isForeign(told) ? owner : stranger), token)
      const text = await answer.text()
      const isRefused = answer.status === wanted(call) && /^\{"error":\{"code":\d+,"message":"[^"]+"\}\}$/.test(text)
      const names = foreign.map(({ kind }) => kind).join(', ')
      if (!isRefused) wrong.push(`${call.name} with foreign ${names}: ${answer.status} ${text.slice(0, 200)}`)
    }
  return wrong
}

/** What is stored of the owner's children. */
const readChildren = () =>
  Promise.all(
    Object.entries(tables).map(async ([kind, { table, column }]) => {
      const { rows } =
        await sql`select * from ${sql.table(table)} where ${sql.ref(column)} = ${owner.ids[kind]}`.execute(
          app.services.db,
        )
      return { kind, rows }
    }),
  )

describe('a child of another workspace', () => {
  it('is of a kind that this test knows', () => {
    const kinds = new Set(calls.flatMap((call) => listIds(call).map(({ kind }) => kind)))
    expect([...kinds].filter((kind) => !parents.includes(kind) && !children.includes(kind))).toEqual([])
    expect(children.filter((kind) => !kinds.has(kind))).toEqual([])
    expect(ofChildren().length).toBeGreaterThan(20)
  })

  it('is 404 by way of a parent of the caller’s own, and stays as it is', async () => {
    const before = await readChildren()
    expect(before.filter(({ rows }) => rows.length !== 1)).toEqual([])
    const { token, userId, workspaceId } = stranger.member
    expect(await listLetThrough(ofChildren(), token, () => 404)).toEqual([])
    const key = await insertKey(app, { workspaceId, madeBy: userId })
    const wanted = (call: DocumentedCall) => (findScope(call) === null ? 403 : 404)
    expect(await listLetThrough(ofChildren(), key, wanted)).toEqual([])
    expect(await readChildren()).toEqual(before)
  })

  it('is 404 by that way for a person who is in both workspaces, too', async () => {
    const { token, userId } = stranger.member
    const { db } = app.services
    const workspaceId = owner.member.workspaceId
    const joined = { workspace_id: workspaceId, user_id: userId, role: 'owner' as const }
    await db.insertInto('membership').values(joined).execute()
    const before = await readChildren()
    const ofParents = ofChildren().filter((call) => listIds(call).length > 1)
    expect(await listLetThrough(ofParents, token, () => 404)).toEqual([])
    expect(await readChildren()).toEqual(before)
    await db.deleteFrom('membership').where('workspace_id', '=', workspaceId).where('user_id', '=', userId).execute()
  })

  it('is there for its owner, by each of these calls', async () => {
    const inOrder = ofChildren().sort(
      (one, other) => Number(one.method === 'DELETE') - Number(other.method === 'DELETE'),
    )
    const missing: string[] = []
    for (const call of inOrder) {
      const answer = await make(call, () => owner, owner.member.token)
      const text = await answer.text()
      if ([401, 403, 404].includes(answer.status) || answer.status >= 500)
        missing.push(`${call.name}: ${answer.status} ${text.slice(0, 200)}`)
    }
    expect(missing).toEqual([])
  })
})
