import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dealEndpoints } from '#contract/deals.ts'
import { decisionEndpoints } from '#contract/decisions.ts'
import { memberEndpoints } from '#contract/members.ts'
import { toJson } from '#server/platform/database/storable.ts'
import { sampleMemo } from '#server/testing/sample-memo.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'

/** Reads a table as Excel does: commas, quotes doubled inside of quotes. */
function parseTable(text: string): Array<Record<string, string>> {
  const [head = [], ...rows] = text
    .replace(/\r\n$/, '')
    .split('\r\n')
    .map((line) =>
      [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^",]*))/g)].map(([, a, b]) =>
        (a ?? b ?? '').replaceAll('""', '"'),
      ),
    )
  return rows.map((row) => Object.fromEntries(head.map((title, index) => [title, row[index] ?? ''])))
}

describe('the list as a table', () => {
  let app: TestApp
  let member: Member
  beforeAll(async () => {
    app = await startTestApp()
    member = await app.member()
    for (let index = 0; index < 60; index += 1) await makeDeal(index)
  })
  afterAll(() => app.stop())

  async function makeDeal(index: number): Promise<void> {
    const at = new Date(Date.UTC(2026, 0, 5, 9, index))
    const deal = { deal_id: crypto.randomUUID(), deck_id: crypto.randomUUID(), workspace_id: member.workspaceId }
    const shown = { status: 'completed', status_detail: '', progress_stage: null, model_state: null } as const
    const name = index === 0 ? '=HYPERLINK("http://x.test","Gravelow")' : `Deal ${String(index).padStart(2, '0')}`
    await app.services.db
      .insertInto('deal')
      .values({
        ...deal,
        ...shown,
        name,
        created_by: member.userId,
        created_at: at,
        updated_at: at,
        hq: index < 55 ? 'hq_usa' : 'none',
      })
      .execute()
    const { validated_response } = sampleMemo({
      values: { Revenue: '-$1.2m', Customers: '@all, "many"' },
      founders: [{ 'Founder Name': 'Odile Ferrand', Role: 'CEO' }, { 'Founder Name': 'Zoé Quist' }],
    })
    const memo = { memo_id: crypto.randomUUID(), deal_id: deal.deal_id, created_at: at }
    await app.services.db
      .insertInto('memo')
      .values({ ...memo, validated_response: index === 1 ? null : toJson(validated_response) })
      .execute()
  }
  const get = (query: string, token = member.token) =>
    app.fetch(`/deal_entities/deals/csv/?workspace=${member.workspaceId}&${query}`, {}, token)

  it('has all rows in the order of the list, each value with how sure it is, and runs nothing', async () => {
    const answer = await get('order=name')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(
      /^attachment; filename="Test Fund deals \d{4}-\d\d-\d\d\.csv"/,
    )
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    const rows = parseTable(new TextDecoder().decode(bytes))
    expect(rows).toHaveLength(60)
    expect(rows[0]).toMatchObject({
      'Deal Name': `'=HYPERLINK("http://x.test","Gravelow")`,
      Status: 'Completed',
      Revenue: '-$1.2m',
      'Revenue: standing': 'Proved',
      Customers: `'@all, "many"`,
      'Founder Name': 'Odile Ferrand; Zoé Quist',
      'Valuation: standing': 'Not stated',
    })
    expect(rows[0]?.Memo).toMatch(/^http:\/\/firstread\.test\/deal-memo\/[\w-]{36}$/)
    expect(rows[1]).toMatchObject({ 'Deal Name': 'Deal 01', Revenue: '', 'Revenue: standing': '' })
    expect(rows.slice(1).map((row) => row['Deal Name'])).toEqual(
      rows
        .slice(1)
        .map((row) => row['Deal Name'])
        .sort(),
    )
  })

  it('has what the filters leave', async () => {
    const rows = parseTable(await (await get('hq=none&order=-name')).text())
    expect(rows.map((row) => row['Deal Name'])).toEqual(['Deal 59', 'Deal 58', 'Deal 57', 'Deal 56', 'Deal 55'])
    expect(parseTable(await (await get('search=nothing+like+it')).text())).toEqual([])
  })

  it('has the reasons and notes of decisions only where they are asked for', async () => {
    const [deal] = await app.call(dealEndpoints.list, { query: { search: 'Deal 07' } }, member.token)
    if (!deal) throw new Error('Deal 07 is missing.')
    const body = { decision: 'pass', reason: 'Too early', note: 'Ask in autumn.' } as const
    await app.call(decisionEndpoints.decide, { params: { dealId: deal.deal_id }, body }, member.token)
    for (const query of ['', '&with_reasons=false']) {
      const text = await (await get(`search=Deal+07${query}`)).text()
      expect(parseTable(text)[0]).toMatchObject({ Decision: 'Pass' })
      expect(text).not.toMatch(/"Reason"|"Note"|Too early|Ask in autumn/)
    }
    const [row] = parseTable(await (await get('search=Deal+07&with_reasons=true')).text())
    expect(row).toMatchObject({ Decision: 'Pass', Reason: 'Too early', Note: 'Ask in autumn.' })
  })

  it('is for who may read the workspace, viewers too', async () => {
    const viewer = await app.member()
    expect((await get('', viewer.token)).status).toBe(404)
    const membership = { workspace_id: member.workspaceId, user_id: viewer.userId, role: 'viewer' } as const
    await app.services.db.insertInto('membership').values(membership).execute()
    const members = await app.call(memberEndpoints.list, { params: { id: member.workspaceId } }, viewer.token)
    expect(members).toHaveLength(2)
    expect((await get('', viewer.token)).status).toBe(200)
  })
})
