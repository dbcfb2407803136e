import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeSecret, signBody } from '#server/features/webhooks/sign-body.ts'
import { startTestApp, type TestApp } from '#server/testing/test-app.ts'
import { demoPerson } from './demo-person.ts'
import { joinFirstread } from './join-firstread.ts'
import { LocalClient } from './local-client.ts'

const run = promisify(execFile)

let folder: string
let app: TestApp
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'firstread-doors-'))
  app = await startTestApp()
})
afterAll(async () => {
  await app.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The blocks of a page in one language, in order. */
async function readBlocks(page: string, language: string): Promise<string> {
  const text = await readFile(new URL(`../docs/${page}`, import.meta.url), 'utf8')
  return [...text.matchAll(/```(\w+)\n([\s\S]*?)```/g)]
    .flatMap(([, is, code]) => (is === language ? code : []))
    .join('\n')
}

it('the receiver of docs/webhooks.md takes what Firstread signs, and nothing else', async () => {
  const file = join(folder, 'receiver.mjs')
  await writeFile(file, await readBlocks('webhooks.md', 'js'))
  const secret = makeSecret()
  const env = { ...process.env, SECRET: secret, PORT: '0' }
  const receiver = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface(receiver.stdout)[Symbol.asyncIterator]()
  const port = /\d+$/.exec(String((await lines.next()).value))?.[0]
  const id = crypto.randomUUID()
  const body = JSON.stringify({ id, type: 'webhook.test', data: {} })
  const send = async (headers: Record<string, string>) =>
    (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', headers, body })).status
  const timestamp = Math.floor(Date.now() / 1000)
  expect(await send(signBody(makeSecret(), { id, timestamp, body }))).toBe(401)
  expect(await send(signBody(secret, { id, timestamp: timestamp - 600, body }))).toBe(401)
  expect(await send({})).toBe(401)
  expect(await send(signBody(secret, { id, timestamp, body }))).toBe(204)
  expect((await lines.next()).value).toBe(`webhook.test  ${id}`)
  receiver.kill()
  await once(receiver, 'exit')
})

it('the commands of docs/mcp.md run as they stand', async () => {
  await joinFirstread(app, new LocalClient(app.url), demoPerson)
  // The Node that runs the tests, as a reader's would be found.
  const PATH = `${dirname(process.execPath)}:${process.env.PATH}`
  const env = { ...process.env, PATH, FIRSTREAD: app.url }
  const { stdout } = await run('sh', ['-eu', '-c', await readBlocks('mcp.md', 'sh')], { env })
  expect(stdout.trim().split('\n')).toEqual([
    'list_deals',
    'search',
    'get_memo',
    'ask_deck',
    'No deal of the workspace is like that.',
  ])
})
