import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { apiKeyEndpoints } from '#contract/api-keys.ts'
import { type AuditFilters, auditEndpoints, auditEvents } from '#contract/audit.ts'
import { noTextPdf } from '#samples/bad-inputs.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { deckForm, sendDeck } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { writeAuditText } from './audit-text.ts'
import { noteAudit } from './note-audit.ts'

let app: TestApp
let owner: Member
const now = new Date()
beforeAll(async () => {
  app = await startTestApp({ now: () => now })
  owner = await app.member()
})
afterAll(() => app.stop())

const list = (query: AuditFilters & { cursor?: string; limit?: number } = {}, of: Member = owner) =>
  app.call(auditEndpoints.list, { params: { id: of.workspaceId }, query }, of.token)
const ctx = () => ({ ...app.services, actor: { type: 'job', name: 'test' } as const })

describe('the audit log', () => {
  it('tells sign-ins and failures of a member, with the network, each once', async () => {
    await app.logIn(owner.email)
    const wrong = { body: { email: owner.email, password: 'not the password' } }
    await expect(app.call(accountEndpoints.logIn, wrong)).rejects.toMatchObject({ status: 401 })
    const [failed, signedIn] = await list()
    expect(failed).toMatchObject({
      event: 'sign_in_failed',
      door: 'visitor',
      by: 'Someone who is not signed in',
      text: `Could not sign in as ${owner.email}: wrong password.`,
      user_id: null,
    })
    expect(signedIn).toMatchObject({ event: 'signed_in', door: 'person', by: owner.email, user_id: owner.userId })
    expect(signedIn?.network).toBe('127.0.0.0/24')
    expect(await list({ event: 'sign_in_failed' })).toHaveLength(1)
    expect((await list({ event: 'sign_ins', who: 'visitor' })).map(({ event }) => event)).toEqual(['sign_in_failed'])
    expect((await list({ who: owner.userId })).every(({ user_id }) => user_id === owner.userId)).toBe(true)
  })

  it('stands or falls with what it tells', async () => {
    const before = (await list()).length
    const failing = inTransaction(ctx(), async (tx) => {
      await noteAudit(tx, { workspaceId: owner.workspaceId, event: 'workspace_changed' })
      throw new Error('It could not be done.')
    })
    await expect(failing).rejects.toThrow('It could not be done.')
    expect(await list()).toHaveLength(before)
  })

  it('comes in parts and as a table, which is noted, and no formula in it runs', async () => {
    const detail = '=HYPERLINK("http://evil.test")'
    await inTransaction(ctx(), (tx) =>
      noteAudit(tx, { workspaceId: owner.workspaceId, event: 'workspace_changed', detail }),
    )
    const path = `/api/workspaces/${owner.workspaceId}/audit/`
    const first = await (await app.fetch(`${path}?limit=1`, {}, owner.token)).json()
    const { results, next } = first as { results: Array<{ id: string }>; next: string }
    const following = await list({ cursor: next })
    expect([...results, ...following].map(({ id }) => id)).toEqual((await list()).map(({ id }) => id))
    const table = await (await app.fetch(`${path}csv/?event=settings`, {}, owner.token)).text()
    expect(table.split('\r\n')[1]).toContain('"Firstread","job","Changed settings of the workspace: =HYPERLINK')
    expect(table).not.toMatch(/"=/)
    expect((await list())[0]).toMatchObject({ event: 'audit_exported', by: owner.email })
  })

  it('tells a download once, however many ranges a reader of PDFs asks for, and a key by its name', async () => {
    const params = { id: owner.workspaceId }
    const body = { name: 'Backup', scopes: ['deals:read' as const], expires_in_days: 30 as const }
    const { key } = await app.call(apiKeyEndpoints.make, { params, body }, owner.token)
    const pdf = new Uint8Array(noTextPdf())
    const deal = await sendDeck(app, owner.token, deckForm({ deal_name: 'Gravelow', pdf_file: pdf }))
    const path = `/api/pitch_decks/${deal.pitch_deck_id}/file/`
    for (const range of ['bytes=0-9', 'bytes=10-19']) await app.fetch(path, { headers: { range } }, key)
    await app.fetch(path, {}, owner.token)
    const told = (await list({ event: 'exports' })).map(({ by, text }) => `${by}: ${text}`)
    expect(told.slice(0, 2)).toEqual([
      `${owner.email}: Downloaded the deck of ‘Gravelow’.`,
      'API key ‘Backup’: Downloaded the deck of ‘Gravelow’.',
    ])
    expect(told.filter((text) => text.includes('deck'))).toHaveLength(2)
  })

  it('has a sentence for every event', () => {
    for (const event of auditEvents) {
      const text = writeAuditText(event, { about: 'Ana Ruiz', deal: 'Gravelow', detail: 'x' })
      expect(text, event).toMatch(/^[A-Z].+\.$/)
    }
  })

  it('is whole as a table that takes several parts', async () => {
    await sql`insert into audit_event (event_id, workspace_id, at, event, door, network, detail)
      select gen_random_uuid(), ${owner.workspaceId}, ${now}::timestamptz - n * interval '1 millisecond', 'deal_deleted', 'job', '', ''
      from generate_series(1, 1001) as n`.execute(app.services.db)
    const path = `/api/workspaces/${owner.workspaceId}/audit/csv/?event=deal_deleted`
    const table = await (await app.fetch(path, {}, owner.token)).text()
    // The head, and what follows the last line.
    expect(table.split('\r\n')).toHaveLength(1_001 + 2)
  })
})
