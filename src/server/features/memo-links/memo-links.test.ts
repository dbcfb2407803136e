import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { activityEndpoints } from '#contract/activity.ts'
import { auditEndpoints } from '#contract/audit.ts'
import { commentEndpoints } from '#contract/comments.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { expandSharedMemo } from '#contract/expand-shared-memo.ts'
import { memberEndpoints } from '#contract/members.ts'
import { memoEndpoints } from '#contract/memo.ts'
import { type MemoLink, memoLinkEndpoints, sharedMemoEndpoints } from '#contract/memo-links.ts'
import type { SharedMemo } from '#contract/shared-memo.ts'
import { listUnknownFields } from '#contract/unknown-fields.ts'
import { deckForm, sampleDeck, sendDeck, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

let app: TestApp
let ana: Member
let deal: Uploaded
let clock = () => new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => clock() })
  ana = await app.member()
  const body = { first_name: 'Anastasia', last_name: 'Ruizwell', email: ana.email }
  await app.call(accountEndpoints.updateUser, { params: { id: ana.userId }, body }, ana.token)
  const deck = {
    deal_name: 'Secret name',
    additional_data: 'Walrus update',
    pdf_file: await sampleDeck('hidden-contradictions'),
  }
  deal = await sendDeck(app, ana.token, deckForm(deck))
  await untilDone(app, ana.token, deal.deal_id)
})
afterAll(() => app.stop())

type Choices = {
  passcode?: string
  ask_email?: boolean
  with_pages?: boolean
  with_pdf?: boolean
  days?: 1 | 7 | 30 | 90
}
const params = () => ({ dealId: deal.deal_id })
const later = (ms: number) => {
  clock = () => new Date(Date.now() + ms)
}
async function make(choices: Choices = {}, { token } = ana): Promise<MemoLink & { key: string }> {
  const body = { name: 'Ida Holm', ...choices }
  const { url, ...link } = await app.call(memoLinkEndpoints.make, { params: params(), body }, token)
  return { ...link, key: url.replace('http://firstread.test/m/', '') }
}
type Answers = { passcode?: string; email?: string }
const open = (key: string, body: Answers = {}) => app.call(sharedMemoEndpoints.open, { params: { key }, body })
const withTicket = (path: string, ticket: string, init: RequestInit = {}) =>
  app.fetch(path, { ...init, headers: { 'memo-ticket': ticket, 'content-type': 'application/json' } })
const list = () => app.call(memoLinkEndpoints.list, { params: params() }, ana.token)
const views = (id: string) => app.call(memoLinkEndpoints.views, { params: { ...params(), id } }, ana.token)

describe('a memo link', () => {
  it('opens the memo for a stranger for seven days, and its key is told once and kept nowhere', async () => {
    const link = await make()
    expect(link.key).toMatch(/^[\w-]{43}$/)
    expect(Date.parse(link.expires_on) - Date.parse(link.made_on)).toBe(7 * 24 * 3_600_000)
    expect(link).toMatchObject({ is_open: true, has_passcode: false, with_pages: false, with_pdf: false, views: 0 })
    expect(JSON.stringify(await list())).not.toContain(link.key)
    const stored = await app.services.db.selectFrom('memo_link').selectAll().execute()
    expect(JSON.stringify(stored)).not.toContain(link.key)
    const { memo } = await open(link.key)
    expect(memo).toMatchObject({ pages: null, has_pdf: false })
    expect((await list())[0]).toMatchObject({ views: 1, made_by: 'Anastasia Ruizwell' })
    later(7 * 24 * 3_600_000 + 60_000)
    await expect(open(link.key)).rejects.toMatchObject({ status: 410 })
    clock = () => new Date()
  })

  it('asks for what it was made with, all at once', async () => {
    const { key, id } = await make({ passcode: 'seven seas', ask_email: true })
    await expect(open(key)).rejects.toMatchObject({
      status: 401,
      fields: { passcode: 'Passcode is required', email: 'Email is required' },
    })
    await expect(open(key, { email: 'ida@' })).rejects.toMatchObject({
      status: 422,
      fields: { email: 'Invalid email' },
    })
    const answers = { passcode: 'seven seas', email: 'ida@harbour.test' }
    await expect(open(key, { ...answers, passcode: 'wrong one' })).rejects.toMatchObject({
      status: 401,
      fields: { passcode: expect.stringContaining('wrong') },
    })
    await open(key, answers)
    expect(await views(id)).toEqual([
      { at: expect.any(String), email: 'ida@harbour.test', seconds: 0, parts: [], pages: [] },
    ])
  })

  it('refuses an eleventh wrong passcode in an hour, and the right one then too', async () => {
    const { key } = await make({ passcode: 'seven seas' })
    for (let count = 0; count < 10; count += 1)
      await expect(open(key, { passcode: `guess ${count}` })).rejects.toMatchObject({ status: 401 })
    await expect(open(key, { passcode: 'seven seas' })).rejects.toMatchObject({
      status: 429,
      message: expect.stringMatching(/^Too many wrong passcodes\. Try again in \d+ minutes\.$/),
      retryAfter: expect.any(Number),
    })
    later(3_600_000 + 60_000)
    await open(key, { passcode: 'seven seas' })
    clock = () => new Date()
  })

  it('refuses more than thirty wrong passcodes in an hour, from however many networks', async () => {
    const { key, id } = await make({ passcode: 'seven seas' })
    const tries = Array.from({ length: 30 }, (_, at) => ({
      try_id: crypto.randomUUID(),
      link_id: id,
      network: `2001:db8:${at.toString(16)}::/64`,
      tried_at: new Date(),
    }))
    await app.services.db.insertInto('memo_link_try').values(tries.slice(1)).execute()
    await open(key, { passcode: 'seven seas' })
    await app.services.db.insertInto('memo_link_try').values(tries.slice(0, 1)).execute()
    await expect(open(key, { passcode: 'seven seas' })).rejects.toMatchObject({ status: 429 })
  })

  it('ends by hand and keeps its log, with other days it lives on, and unknown keys are 404', async () => {
    const { key, id } = await make({ days: 1 })
    const link = await app.call(
      memoLinkEndpoints.change,
      { params: { ...params(), id }, body: { days: 90 } },
      ana.token,
    )
    expect(Date.parse(link.expires_on)).toBeGreaterThan(Date.now() + 89 * 24 * 3_600_000)
    const { ticket } = await open(key)
    const end = () => app.call(memoLinkEndpoints.end, { params: { ...params(), id } }, ana.token)
    await end()
    await end()
    await expect(open(key)).rejects.toMatchObject({ status: 410, message: expect.stringContaining('has ended') })
    expect(
      (await withTicket(`/api/m/${key}/seen/`, ticket, { method: 'POST', body: '{"seconds":1,"parts":[],"pages":[]}' }))
        .status,
    ).toBe(410)
    expect(await views(id)).toHaveLength(1)
    const changed = app.call(memoLinkEndpoints.change, { params: { ...params(), id }, body: { days: 7 } }, ana.token)
    await expect(changed).rejects.toMatchObject({ status: 409 })
    await expect(open('x'.repeat(43))).rejects.toMatchObject({ status: 404 })
    const told = await app.call(activityEndpoints.list, { params: params(), query: { limit: 2 } }, ana.token)
    expect(told.map(({ text }) => text)).toEqual([
      'Anastasia Ruizwell ended the memo link for Ida Holm.',
      'Anastasia Ruizwell made a memo link for Ida Holm, for 1 day.',
    ])
    const logged = await app.call(
      auditEndpoints.list,
      { params: { id: ana.workspaceId }, query: { event: 'sharing', limit: 3 } },
      ana.token,
    )
    expect(logged.map(({ subject_id }) => subject_id)).toEqual([id, id, id])
    const kept = await app.services.db.selectFrom('audit_event').where('subject_id', '=', id).select('detail').execute()
    expect(kept.map(({ detail }) => detail).toSorted()).toEqual(['', '1 day', '90 days from now'])
  })

  it('is a matter of the workspace, and ends with its maker’s removal', async () => {
    const ben = await app.member()
    const ofDeal = { params: { ...params(), id: deal.deal_id } }
    for (const call of [memoLinkEndpoints.views, memoLinkEndpoints.end])
      await expect(app.call(call, ofDeal, ben.token)).rejects.toMatchObject({ status: 404, message: 'Deal not found.' })
    await expect(make({}, ben)).rejects.toMatchObject({ status: 404 })
    await expect(app.call(memoLinkEndpoints.end, ofDeal, ana.token)).rejects.toMatchObject({
      message: 'Memo link not found.',
    })
    const membership = { workspace_id: ana.workspaceId, user_id: ben.userId, role: 'member' as const }
    await app.services.db.insertInto('membership').values(membership).execute()
    const [his, hers] = [await make({}, ben), await make()]
    const removal = { params: { id: ana.workspaceId, userId: ben.userId } }
    await app.call(memberEndpoints.remove, removal, ana.token)
    await expect(open(his.key)).rejects.toMatchObject({ status: 410 })
    await open(hers.key)
  })
})

describe('what a reader gets', () => {
  /** Every key and every text in a JSON value. */
  function walk(value: unknown, found = { keys: new Set<string>(), texts: [] as string[] }) {
    if (typeof value === 'string') found.texts.push(value)
    if (typeof value === 'object' && value !== null)
      for (const [key, part] of Object.entries(value)) {
        if (!Array.isArray(value)) found.keys.add(key)
        walk(part, found)
      }
    return found
  }
  let shared: SharedMemo
  let key: string
  let ticket: string
  let id: string
  beforeAll(async () => {
    const at = { params: { id: deal.generated_answer_id } }
    const { validated_response: memo } = await app.call(memoEndpoints.get, at, ana.token)
    const set = (value: string) => ({ value, type: 'str' as const, validated: true })
    const body = {
      validated_response: {
        ...memo,
        'General information': { ...memo['General information'], 'Contact Email': set('otter@stackmarrow.test') },
        Fundraising: { ...memo.Fundraising, Stage: set('Series A') },
      },
    }
    await app.call(memoEndpoints.save, { ...at, body }, ana.token)
    const field = { section: 'Fundraising', field: 'Stage' }
    await app.call(commentEndpoints.add, { params: params(), body: { body: 'Between us: Walrus', field } }, ana.token)
    const made = await make({ with_pages: true, with_pdf: true })
    ;({ key, id } = made)
    ;({ memo: shared, ticket } = await open(key))
  })

  it('is the read view with marks, contradictions and hidden instructions, and nothing else', async () => {
    expect(shared.hidden_instructions.length).toBeGreaterThan(0)
    expect(JSON.stringify(shared.json_response.marks)).toContain('"contradicted"')
    const fundraising = shared.fields.Fundraising
    expect(Array.isArray(fundraising) ? null : fundraising?.Stage).toMatchObject({
      value: 'Series A',
      standing: 'entered',
      entered: { action: 'edited' },
    })
    const raw: unknown = await (
      await app.fetch(`/api/m/${key}/`, { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } })
    ).json()
    const { keys, texts } = walk(raw)
    const kept = [
      'candidates',
      'rules',
      'found',
      'found_standing',
      'found_entries',
      'evidence',
      'by',
      'on',
      'edited',
      'flags',
      'green',
    ]
    const more = [
      'red',
      'decision',
      'comments',
      'seen_before',
      'founder_candidates',
      'model',
      'removed',
      'version',
      'engine',
      'prose',
    ]
    const others = [
      'additional_data',
      'deal',
      'deal_id',
      'scrappers_status',
      'validated_response',
      'generated_answer_id',
      'signals',
      'Email',
      'Contact Email',
    ]
    for (const one of [...kept, ...more, ...others]) expect(keys, one).not.toContain(one)
    for (const secret of [
      'Walrus',
      'Anastasia',
      'Ruizwell',
      ana.email,
      'Secret name',
      deal.deal_id,
      deal.generated_answer_id,
      'otter@',
    ])
      expect(
        texts.filter((text) => text.includes(secret)),
        secret,
      ).toEqual([])
  })

  it('names the same unknown fields and counts as the memo itself', async () => {
    const memo = await app.call(memoEndpoints.get, { params: { id: deal.generated_answer_id } }, ana.token)
    expect(listUnknownFields(expandSharedMemo(shared))).toEqual(listUnknownFields(memo as never))
    expect(shared.counts.by_team).toBe(2)
  })

  it('has page images and the PDF only where the link offers them, and only with its ticket', async () => {
    const image = await withTicket(`/api/m/${key}/pages/1/image/`, ticket)
    expect([image.status, image.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect((await withTicket(`/api/m/${key}/pages/999/image/`, ticket)).status).toBe(404)
    const pdf = await withTicket(`/api/m/${key}/pdf/`, ticket)
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await pdf.text()).slice(0, 5)).toBe('%PDF-')
    const byLinks = { params: { id: ana.workspaceId }, query: { who: 'link' as const } }
    expect(await app.call(auditEndpoints.list, byLinks, ana.token)).toMatchObject([
      { event: 'memo_exported', by: 'A reader of a memo link', deal_id: deal.deal_id },
    ])
    const bare = await make()
    const { ticket: other } = await open(bare.key)
    expect((await withTicket(`/api/m/${bare.key}/pages/1/image/`, other)).status).toBe(403)
    expect((await withTicket(`/api/m/${bare.key}/pdf/`, other)).status).toBe(403)
    for (const path of ['pages/1/image/', 'pdf/'])
      for (const wrong of ['', 'made-up', other])
        expect((await withTicket(`/api/m/${key}/${path}`, wrong)).status).toBe(401)
    later(12 * 3_600_000 + 60_000)
    expect((await withTicket(`/api/m/${key}/pdf/`, ticket)).status).toBe(401)
    clock = () => new Date()
  })

  it('is logged once an opening, with what was seen so far', async () => {
    const before = (await views(id)).length
    const again = await withTicket(`/api/m/${key}/`, ticket, { method: 'POST', body: '{}' })
    expect(((await again.json()) as { results: { ticket: string } }).results.ticket).toBe(ticket)
    expect(await views(id)).toHaveLength(before)
    const seen = (body: unknown) =>
      withTicket(`/api/m/${key}/seen/`, ticket, { method: 'POST', body: JSON.stringify(body) })
    expect((await seen({ seconds: 40, parts: ['Summary', 'Team'], pages: [2, 999] })).status).toBe(200)
    expect((await seen({ seconds: 12, parts: ['Market', 'Team'], pages: [1, 2] })).status).toBe(200)
    expect((await seen({ seconds: 12, parts: ['Anything'], pages: [] })).status).toBe(422)
    const log = await views(id)
    expect(log).toContainEqual(
      expect.objectContaining({ seconds: 40, parts: ['Market', 'Summary', 'Team'], pages: [1, 2], email: null }),
    )
  })

  it('ends with the deal', async () => {
    await app.call(dealEndpoints.remove, { params: params() }, ana.token)
    await expect(open(key)).rejects.toMatchObject({ status: 404 })
  })
})
