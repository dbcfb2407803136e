import { PassThrough } from 'node:stream'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { type Archive, archiveEndpoints } from '#contract/archives.ts'
import { auditEndpoints } from '#contract/audit.ts'
import { commentEndpoints } from '#contract/comments.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { decisionEndpoints } from '#contract/decisions.ts'
import type { Ctx } from '#server/platform/context.ts'
import { unavailable } from '#server/platform/errors.ts'
import { inTransaction } from '#server/platform/in-transaction.ts'
import { PermanentJobError } from '#server/platform/jobs/queue.ts'
import { sampleDeck, sendSample, type Uploaded, untilDone } from '#server/testing/deck-calls.ts'
import { type Member, startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { insertArchive } from './archives-store.ts'
import { keepArchives } from './keep-archives.ts'
import { makeArchive } from './make-archive.ts'
import { makeArchiveQueue } from './start-archive.ts'
import { writeZip } from './zip-writer.ts'

let app: TestApp
let owner: Member
let deal: Uploaded
let days = 0
beforeAll(async () => {
  app = await startTestApp({ now: () => new Date(Date.now() + days * 86_400_000) })
  owner = await app.member()
  deal = await sendSample(app, owner.token, 'saas-seed', 'They closed a pilot.')
  await untilDone(app, owner.token, deal.deal_id)
  const params = { dealId: deal.deal_id }
  await app.call(commentEndpoints.add, { params, body: { body: 'Ask for the cohort table.' } }, owner.token)
  const body = { decision: 'pass', reason: 'Too early' } as const
  await app.call(decisionEndpoints.decide, { params, body }, owner.token)
})
afterAll(() => app.stop())

const asJob = (): Ctx => ({ ...app.services, actor: { type: 'job', name: 'test' } })
const params = () => ({ id: owner.workspaceId })
const newest = async () => (await app.call(archiveEndpoints.list, { params: params() }, owner.token))[0]
async function untilMade(): Promise<Archive> {
  for (;;) {
    const archive = await newest()
    if (archive && archive.state !== 'making') return archive
    await new Promise((resolve) => setImmediate(resolve))
  }
}
async function listFiles(): Promise<string[]> {
  const keys: string[] = []
  for await (const { key } of app.services.files.list()) if (key.startsWith('archives/')) keys.push(key)
  return keys
}
const fetchFile = (archiveId: string, token = owner.token) =>
  app.fetch(`/api/workspaces/${owner.workspaceId}/archive/${archiveId}/file/`, {}, token)

/** An archive that is being made by a job whose turn does not come: one without a job would be given up as lost. */
async function insertMaking(askedBy: string): Promise<string> {
  const archiveId = crypto.randomUUID()
  await inTransaction(asJob(), async (tx) => {
    await insertArchive(tx.db, { archiveId, workspaceId: owner.workspaceId, askedBy, at: new Date() })
    await tx.jobs.send(makeArchiveQueue, { archiveId }, { key: archiveId, afterSeconds: 86_400 })
  })
  return archiveId
}

it('holds everything of the workspace in one file, for its owners, for a week', async () => {
  const [begun, again] = [
    await app.call(archiveEndpoints.start, { params: params() }, owner.token),
    await app.call(archiveEndpoints.start, { params: params() }, owner.token),
  ]
  expect(begun).toMatchObject({ state: 'making', bytes: null, expires_on: null })
  expect(again.id === begun.id || again.state === 'making').toBe(true)
  const made = await untilMade()
  expect(made).toMatchObject({ state: 'ready', done: 1, total: 1, detail: '' })

  const answer = await fetchFile(made.id)
  expect(answer.headers.get('content-disposition')).toContain('filename="Test Fund archive ')
  const bytes = new Uint8Array(await answer.arrayBuffer())
  expect(bytes.length).toBe(made.bytes)
  const files = unzipSync(bytes)
  const folder = `deals/saas-seed ${deal.deal_id.slice(-8)}`
  const inDeal = ['activity', 'comments', 'deal', 'emails', 'history', 'links', 'memo', 'updates']
  expect(Object.keys(files).sort()).toEqual(
    [
      'README.txt',
      'deals.csv',
      'flags.json',
      'mail/mail.json',
      'members.json',
      'workspace.json',
      ...inDeal.map((name) => `${folder}/${name}.json`),
      `${folder}/memo.md`,
      `${folder}/memo.pdf`,
      `${folder}/decks/1 Deck №1.pdf`,
    ].sort(),
  )
  const text = (path: string) => new TextDecoder().decode(files[path])
  expect(files[`${folder}/decks/1 Deck №1.pdf`]).toEqual(await sampleDeck('saas-seed'))
  expect(text(`${folder}/memo.pdf`)).toMatch(/^%PDF-/)
  expect(JSON.parse(text(`${folder}/comments.json`))).toMatchObject([{ body: 'Ask for the cohort table.' }])
  expect(JSON.parse(text(`${folder}/deal.json`))).toMatchObject({ decision: { decision: 'pass', reason: 'Too early' } })
  expect(JSON.parse(text(`${folder}/updates.json`))).toMatchObject([{ text: 'They closed a pilot.' }])
  expect(text('deals.csv')).toContain('"saas-seed"')
  expect(text('README.txt')).toContain('Archive of Test Fund')
  expect(text('README.txt')).not.toContain('Not in this archive')

  const stranger = await app.member()
  expect((await fetchFile(made.id, stranger.token)).status).toBe(404)
  const membership = { workspace_id: owner.workspaceId, user_id: stranger.userId, role: 'member' } as const
  await app.services.db.insertInto('membership').values(membership).execute()
  expect((await fetchFile(made.id, stranger.token)).status).toBe(403)

  days = 7
  await keepArchives(asJob(), async () => [])
  expect(await newest()).toBeUndefined()
  expect((await fetchFile(made.id)).status).toBe(404)
  expect(await listFiles()).toEqual([])
  days = 0
})

it('is deleted with its file before its time, by an owner alone, and the audit log tells who did it', async () => {
  const { db, files } = app.services
  const archiveId = await insertMaking(owner.userId)
  const remove = (token: string) =>
    app.fetch(`/api/workspaces/${owner.workspaceId}/archive/${archiveId}/`, { method: 'DELETE' }, token)
  expect((await remove(owner.token)).status).toBe(409)
  await makeArchive(asJob(), { archiveId }, { signal: new AbortController().signal })
  const member = await app.member()
  expect((await remove(member.token)).status).toBe(404)
  const membership = { workspace_id: owner.workspaceId, user_id: member.userId, role: 'member' } as const
  await db.insertInto('membership').values(membership).execute()
  expect((await remove(member.token)).status).toBe(403)

  const away = vi.spyOn(files, 'delete').mockRejectedValueOnce(unavailable('The file storage can’t be reached.'))
  expect((await remove(owner.token)).status).toBe(503)
  away.mockRestore()
  expect(await newest()).toMatchObject({ id: archiveId, state: 'ready' })
  expect(await listFiles()).toHaveLength(1)
  expect((await remove(owner.token)).status).toBe(200)
  expect(await newest()).toBeUndefined()
  expect(await listFiles()).toEqual([])
  expect((await fetchFile(archiveId)).status).toBe(404)
  expect((await remove(owner.token)).status).toBe(404)
  const query = { event: 'archive_deleted' } as const
  const told = await app.call(auditEndpoints.list, { params: params(), query }, owner.token)
  expect(told).toMatchObject([
    { user_id: owner.userId, subject_id: archiveId, text: 'Deleted an archive of the workspace.' },
  ])
})

it('is cancelled by an owner alone while it is made, and leaves no file', async () => {
  const { files } = app.services
  const archiveId = await insertMaking(owner.userId)
  const cancel = (token: string) =>
    app.fetch(`/api/workspaces/${owner.workspaceId}/archive/${archiveId}/cancel/`, { method: 'POST' }, token)
  const member = await app.member()
  expect((await cancel(member.token)).status).toBe(404)
  // Between the first deal and the end of the file.
  const asked = Promise.withResolvers<void>()
  const go = Promise.withResolvers<void>()
  const getStream = files.getStream.bind(files)
  const slow = vi.spyOn(files, 'getStream').mockImplementationOnce(async (...args) => {
    asked.resolve()
    await go.promise
    return getStream(...args)
  })
  const making = makeArchive(asJob(), { archiveId }, { signal: new AbortController().signal })
  await asked.promise
  expect((await cancel(owner.token)).status).toBe(200)
  go.resolve()
  await making
  slow.mockRestore()
  expect(await newest()).toMatchObject({ id: archiveId, state: 'failed', detail: 'It was cancelled.' })
  expect(await listFiles()).toEqual([])
  expect((await cancel(owner.token)).status).toBe(409)
  const query = { event: 'archive_cancelled' } as const
  const told = await app.call(auditEndpoints.list, { params: params(), query }, owner.token)
  expect(told).toMatchObject([{ subject_id: archiveId, text: 'Cancelled an archive of the workspace.' }])

  // Before its job begins with a deal.
  const other = await insertMaking(owner.userId)
  await app.call(archiveEndpoints.cancel, { params: { ...params(), archiveId: other } }, owner.token)
  await makeArchive(asJob(), { archiveId: other }, { signal: new AbortController().signal })
  expect(await listFiles()).toEqual([])
  await app.services.db.deleteFrom('workspace_archive').execute()
  expect((await cancel(owner.token)).status).toBe(404)
})

it('is made by a later attempt where a file can’t be reached, and not for a person who owns nothing here', async () => {
  const { db, files } = app.services
  const make = async (askedBy: string) => {
    const archiveId = await insertMaking(askedBy)
    const attempt = () => makeArchive(asJob(), { archiveId }, { signal: new AbortController().signal })
    return { archiveId, attempt }
  }
  const { archiveId, attempt } = await make(owner.userId)
  const away = vi.spyOn(files, 'getStream').mockRejectedValue(unavailable('The file storage can’t be reached.'))
  await expect(attempt()).rejects.toMatchObject({ code: 503 })
  away.mockRestore()
  expect(await newest()).toMatchObject({ id: archiveId, state: 'making' })
  await attempt()
  expect(await newest()).toMatchObject({ id: archiveId, state: 'ready' })

  const member = await app.member()
  await expect((await make(member.userId)).attempt()).rejects.toBeInstanceOf(PermanentJobError)
  await db.deleteFrom('workspace_archive').execute()
})

it('leaves out a deal that goes meanwhile, and has failed where its job is lost', async () => {
  const { db } = app.services
  await app.call(dealEndpoints.remove, { params: { dealId: deal.deal_id } }, owner.token)
  await app.call(archiveEndpoints.start, { params: params() }, owner.token)
  expect(await untilMade()).toMatchObject({ state: 'ready', done: 0 })
  await db.updateTable('workspace_archive').set({ state: 'making', ended_at: null }).execute()
  await keepArchives(asJob(), async () => [])
  expect(await newest()).toMatchObject({ state: 'failed', detail: 'The server stopped in the meantime.' })
})

it('closes the file that it reads when the archive can’t be stored', async () => {
  const endless = new PassThrough()
  async function* entries() {
    yield { path: 'endless', open: async () => endless }
  }
  const writing = writeZip(entries(), new Date(), async (file) => {
    for await (const _ of file) throw unavailable('The file storage can’t be reached.')
  })
  endless.write('a')
  await expect(writing).rejects.toMatchObject({ code: 503 })
  expect(endless.destroyed).toBe(true)
})
