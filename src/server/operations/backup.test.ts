import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { copyFile, mkdir, mkdtemp, open, readdir, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { dealEndpoints } from '#contract/deals.ts'
import { proofSize } from '#engine/testing/proof-size.ts'
import { textDeckPdf } from '#samples/bad-inputs.ts'
import { deckForm, sendDeck, untilDone } from '#server/testing/deck-calls.ts'
import { type PostgresServer, postgresPrograms, startPostgresServer } from '#server/testing/postgres-server.ts'
import { type Member, startTestApp, type TestApp, testPassword } from '#server/testing/test-app.ts'
import { type Config, readConfig } from '../platform/config.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { lockFile } from '../platform/file-lock.ts'
import { createLog } from '../platform/log.ts'
import { openStore } from '../platform/storage/open-store.ts'
import { backUp } from './back-up.ts'
import { moveEmbedded } from './move-embedded.ts'
import { restore } from './restore.ts'

const log = createLog('silent')
let folder: string
let server: PostgresServer | null = null
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstread-backup-'))
  if (postgresPrograms !== null) server = await startPostgresServer(postgresPrograms)
})
afterAll(async () => {
  await server?.stop()
  await rm(folder, { recursive: true, force: true })
})

/** An installation with a folder of its own, on the embedded database or on one of the server. */
const configure = (name: string, databaseUrl: string | null = null): Config =>
  readConfig({
    DATA_DIR: join(folder, name),
    RELAY_SMTP_PORT: '0',
    STORAGE_URL: pathToFileURL(join(folder, name, 'files')).href,
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  })

const start = async (config: Config): Promise<TestApp> =>
  startTestApp({
    database: await openDatabase(config, log, () => {}),
    config: { ...config, port: 0, logLevel: 'silent' },
  })

type Sent = { dealId: string; deckId: string; pdf: Uint8Array<ArrayBuffer> }

async function send(app: TestApp, { token }: Pick<Member, 'token'>, name: string): Promise<Sent> {
  const pdf = new Uint8Array(Buffer.concat([textDeckPdf(2), Buffer.from(`\n% ${randomBytes(4).toString('hex')}\n`)]))
  const answer = await sendDeck(app, token, deckForm({ deal_name: name, pdf_file: pdf }))
  return { dealId: answer.deal_id, deckId: answer.pitch_deck_id, pdf }
}

/** Each costs a memo. */
const mostDuring = proofSize(1, 60)
/** Milliseconds. */
const longest = proofSize(900_000, 1_800_000)

/** Takes a backup while decks are uploaded one after the other; returns those that were acknowledged before it began. */
async function backUpUnderLoad(app: TestApp, config: Config, member: Member, path: string): Promise<Sent[]> {
  const before = [await send(app, member, 'first'), await send(app, member, 'second')]
  // Its pages are drawn; the other may still be read.
  await untilDone(app, member.token, before[0]?.dealId ?? '')
  let isTaken = false
  const taking = backUp(config, log, path).finally(() => {
    isTaken = true
  })
  let during = 0
  while (!isTaken && during < mostDuring) {
    await send(app, member, `during ${during}`)
    during += 1
  }
  expect((await taking).missing).toEqual([])
  expect(during).toBeGreaterThan(0)
  return before
}

/** Every deal is there, is brought to its end, and has the file that was sent. */
async function expectDeals(app: TestApp, { email, token: oldToken }: Member, sent: readonly Sent[]): Promise<string> {
  expect((await app.fetch(dealEndpoints.list.path, {}, oldToken)).status).toBe(401)
  const { key } = await app.call(accountEndpoints.logIn, { body: { email, password: testPassword } })
  for (const { dealId, deckId, pdf } of sent) {
    expect(await untilDone(app, key, dealId)).toMatchObject({ deal_id: dealId, status: 'completed' })
    const file = await app.fetch(`/api/pitch_decks/${deckId}/file/`, {}, key)
    expect(Buffer.from(await file.arrayBuffer()).equals(pdf)).toBe(true)
  }
  return key
}

const embedded = () => configure('embedded')
const first = () => join(folder, 'first.tar')
let member: Member
let acknowledged: Sent[]

test(
  'a backup of the embedded database under load holds every deal acknowledged before it, and is the owner’s alone',
  async () => {
    const app = await start(embedded())
    onTestFinished(app.stop)
    member = await app.member()
    const unfinished = `${first()}.unfinished`
    await writeFile(unfinished, 'what a killed backup left')
    const unlock = lockFile(`${unfinished}.lock`, 0)
    await expect(backUp(embedded(), log, first())).rejects.toThrow('is being written by another backup')
    unlock?.()
    acknowledged = await backUpUnderLoad(app, embedded(), member, first())
    expect((await readdir(folder)).filter((name) => name.startsWith('first'))).toEqual(['first.tar'])
    expect((await stat(first())).mode & 0o777).toBe(0o600)
    await expect(backUp(embedded(), log, first())).rejects.toThrow('is there already')
  },
  longest,
)

test('a backup that was cut off or altered, or is none, is refused before anything is made', async () => {
  const damaged = join(folder, 'damaged.tar')
  const target = configure('never')
  await copyFile(first(), damaged)
  const { size } = await stat(damaged)
  await truncate(damaged, Math.floor(size / 2))
  await expect(restore(target, log, damaged)).rejects.toThrow(/cut off|can’t be read/)
  await copyFile(first(), damaged)
  const file = await open(damaged, 'r+')
  // Longer than what fills up a block of the file behind a part, which says nothing.
  await file.write(randomBytes(1_024), 0, 1_024, Math.floor(size / 2))
  await file.close()
  await expect(restore(target, log, damaged)).rejects.toThrow(/was altered|can’t be read/)
  await expect(restore(target, log, import.meta.filename)).rejects.toThrow(/can’t be read|not a backup/)
  await expect(restore(embedded(), log, first())).rejects.toThrow('not empty')
})

test(
  'a backup is restored on a database server, and one of that under load on an embedded database',
  async (run) => {
    const onServer = server === null ? null : configure('on-server', server.url)
    const wanted = [...acknowledged]
    let path = first()
    if (onServer !== null) {
      const { key } = await restore(onServer, log, path)
      expect(key).toBe('restored')
      const app = await start(onServer)
      const token = await expectDeals(app, member, wanted)
      path = join(folder, 'second.tar')
      member = { ...member, token }
      wanted.push(...(await backUpUnderLoad(app, onServer, member, path)))
      await app.stop()
    }
    const again = configure('again')
    await restore(again, log, path)
    const app = await start(again)
    await expectDeals(app, member, wanted)
    await app.stop()
    acknowledged = wanted
    if (onServer === null) run.annotate('No PostgreSQL found: restored on the embedded database only.')
  },
  longest,
)

/** Kills its process, as a power cut would, when so many files of the backup lie in the store. */
const killAtFile = (count: number) =>
  `data:text/javascript,${encodeURIComponent(`
  import fs from 'node:fs/promises'
  import { syncBuiltinESMExports } from 'node:module'
  const { rename } = fs
  let left = ${count}
  fs.rename = async (from, to) => {
    await rename(from, to)
    if (to.includes('/files/decks/') && --left === 0) process.kill(process.pid, 'SIGKILL')
  }
  syncBuiltinESMExports()`)}`

/** Runs the command on the target until it is killed. */
async function restoreUntilKilled({ dataDir }: Config, path: string): Promise<void> {
  const program = join(import.meta.dirname, '../../cli/restore.ts')
  const storage = pathToFileURL(join(dataDir, 'files')).href
  const env = { PATH: process.env.PATH, DATA_DIR: dataDir, RELAY_SMTP_PORT: '0', STORAGE_URL: storage }
  const child = spawn(process.execPath, ['--import', killAtFile(2), program, path], { env, stdio: 'ignore' })
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
}

test(
  'what a killed restore left is told at a start, and goes with the next restore, which brings everything',
  async () => {
    const target = configure('killed')
    await restoreUntilKilled(target, first())
    expect((await listKeys(target)).length).toBeGreaterThan(1)
    await expect(start(target)).rejects.toThrow(
      /^A restore or a move was stopped half way: \S+ holds a part of its files/,
    )
    const left = join(target.dataDir, 'files/decks/left/deck')
    await mkdir(dirname(left), { recursive: true })
    await writeFile(left, 'of a killed restore')
    await restore(target, log, first())
    const keys = await listKeys(target)
    expect(keys).not.toContain('decks/left/deck')
    await expect(restore(target, log, first())).rejects.toThrow('not empty')

    // Killed between its rows and its end: all is there.
    const files = await openStore(target, log)
    const filled = Buffer.from('All files of a copy lie here, and its rows are being kept.\n')
    await files.putStream('unfinished-copy/mark', Readable.from([filled]))
    files.close()
    await expect(restore(target, log, first())).rejects.toThrow('The database is not empty')
    const app = await start(target)
    onTestFinished(app.stop)
    expect((await listKeys(target)).sort()).toEqual(keys.sort())
    await app.logIn(member.email)
  },
  longest,
)

async function listKeys(config: Config): Promise<string[]> {
  const files = await openStore(config, log)
  const keys: string[] = []
  for await (const { key } of files.list()) keys.push(key)
  files.close()
  return keys
}

test.skipIf(postgresPrograms === null)(
  'an embedded installation moves to a database server with its sessions',
  async () => {
    const from = embedded()
    const admin = await openDatabase(configure('admin', server?.url ?? null), log, () => {})
    await admin.pool.query('create database moved')
    await admin.close()
    const to = configure('moved', server?.url.replace('/postgres?', '/moved?') ?? null)
    // A folder in the place of a file can't be written over, and no listing shows it.
    const last = (await listKeys(from)).at(-1) ?? ''
    await mkdir(join(to.dataDir, 'files', last), { recursive: true })
    await expect(moveEmbedded(from, to, log)).rejects.toThrow()
    expect(await listKeys(to)).toEqual([])
    const { tables, files, missing } = await moveEmbedded(from, to, log)
    expect(tables['public.deal']?.rows).toBeGreaterThanOrEqual(2)
    expect(files?.count).toBeGreaterThan(2)
    expect(missing).toEqual([])
    await expect(moveEmbedded(from, to, log)).rejects.toThrow('not empty')
    expect(await readFile(join(from.dataDir, 'secret.key'), 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
    const app = await start(to)
    const listed = await app.call(dealEndpoints.list, { query: {} }, await app.logIn(member.email))
    expect(listed.length).toBe(tables['public.deal']?.rows)
    await app.stop()
  },
)
